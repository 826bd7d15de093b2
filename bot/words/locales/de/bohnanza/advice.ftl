# Moves as something to do, for a hint.

advice-plant = Bau { $beans } auf Feld { $field } an{ $stew ->
    [True] , als Anfang eines Eintopfs
   *[False] {""}
 }.
advice-turn-up = Deck { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } auf.
advice-discard = Leg { $beans } ab.
advice-leave-offer = Lass { $beans } für dein Gegenüber liegen.

# Whom an offer is made to, as the dative has it.
advice-to = { $whom ->
    [anyone] allen
   *[other] { $other }
 }
advice-offer-trade = Biete { advice-to } { $give } gegen { $want } an.
advice-offer-gift = Biete { advice-to } ein Geschenk an: { $give }.
advice-offer-wish = Frag bei { advice-to } nach { $want }.
advice-accept = Nimm Angebot #{ $offer } an{ $gives ->
    [True] {" "}und gib { $beans }
   *[False] {""}
 }.
advice-decline = Lehn Angebot #{ $offer } ab.
advice-withdraw = Zieh dein Angebot #{ $offer } zurück.
advice-pass = Drück „Bin fertig“.
advice-come-back = Drück „Wieder dabei“.
advice-end-trading = Beende den Handel.

advice-take-last-planted = Nimm auf deinen gemischten Feldern die zuletzt angebauten Karten als Taler.
advice-harvest-for = Ernte Feld { $field } ({ $crop }) und nimm { $thalers } als Taler.
advice-harvest = Ernte Feld { $field } ({ $crop }): { $pays ->
    [0] kein Taler
    [one] 1 Taler
   *[other] { $pays } Taler
 }.
advice-buy-field = Kauf ein drittes Feld für { $price ->
    [one] 1 Taler
   *[other] { $price } Taler
 }.

# High Bohn
advice-buy-buildings = Kauf { $buildings }.
advice-buy-no-more = Kauf nichts mehr.
advice-name-type = Nenn { $type }.
advice-store = Lager { $beans } im General Store ein.
advice-peek = Sieh dir die oberste Karte des Nachziehstapels an.
advice-put-to-bottom = Leg die angesehene Karte unter den Nachziehstapel.
advice-move-card = Steck { $beans } von Platz { $place } deiner Hand auf Platz { $to }.
advice-reorder = Nimm die gezogenen Karten in dieser Reihenfolge: { $beans }.
