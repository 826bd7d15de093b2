# Moves as something to do, for a hint.

advice-plant = Pianta { $beans } nel campo { $field }{ $stew ->
    [True] , per cominciare uno stufato
   *[False] {""}
 }.
advice-turn-up = Scopri { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }.
advice-discard = Scarta { $beans }.
advice-leave-offer = Lascia { $beans } all’altra persona.

# Whom an offer is made to.
advice-to = { $whom ->
    [anyone] chiunque
   *[other] { $other }
 }
advice-offer-trade = Offri a { advice-to } { $give } per { $want }.
advice-offer-gift = Offri in regalo a { advice-to }: { $give }.
advice-offer-wish = Chiedi a { advice-to } { $want }.
advice-accept = Accetta l’offerta #{ $offer }{ $gives ->
    [True] {" "}e dai { $beans }
   *[False] {""}
 }.
advice-decline = Rifiuta l’offerta #{ $offer }.
advice-withdraw = Ritira la tua offerta #{ $offer }.
advice-pass = Premi «Ho finito».
advice-come-back = Premi «Rientro».
advice-end-trading = Chiudi gli scambi.

advice-take-last-planted = Come monete dei tuoi campi misti prendi le carte piantate per ultime.
advice-harvest-for = Raccogli il campo { $field } ({ $crop }), e come monete prendi { $thalers }.
advice-harvest = Raccogli il campo { $field } ({ $crop }){ $pays ->
    [0] , anche se non rende niente
    [one] {" "}per 1 moneta
   *[other] {" "}per { $pays } monete
 }.
advice-buy-field = Compra un terzo campo per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
 }.

# High Bohn
advice-buy-buildings = Compra { $buildings }.
advice-buy-no-more = Non comprare altro.
advice-name-type = Indica { $type }.
advice-store = Metti { $beans } nell’Emporio.
advice-peek = Guarda la prima carta del mazzo.
advice-put-to-bottom = Metti sotto il mazzo la carta che hai guardato.
advice-move-card = Sposta { $beans } dal posto { $place } al posto { $to } della mano.
advice-reorder = Prendi le carte appena pescate in quest’ordine: { $beans }.
