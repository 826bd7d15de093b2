# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

# With the verb: "Du hast … geerntet", "Ana hat … geerntet".
news-who = { $who ->
    [you] Du hast
   *[other] { $name } hat
 }

news-who-is = { $who ->
    [you] Du bist
   *[other] { $name } ist
 }

# The other side of an offer or a trade, as the dative has it.
news-other = { $whom ->
    [you] dir
    [anyone] allen
   *[other] { $other }
 }

news-planted = { news-who } { $beans } auf Feld { $field } angebaut.
news-turned-up = { news-who } { $beans } aufgedeckt.
news-drew = { news-who } { $known ->
    [yes] { $beans }
   *[no] { $number ->
        [one] eine Karte
       *[other] { $number } Karten
     }
 } gezogen.
news-exhausted = Der Nachziehstapel war aufgebraucht: Der Ablagestapel wurde gemischt und ist jetzt der neue.
news-exhausted-last = Der Nachziehstapel ist zum letzten Mal aufgebraucht.

news-offered-trade = { news-who } { news-other } { $give } gegen { $want } angeboten (#{ $offer }).
news-offered-gift = { news-who } { news-other } ein Geschenk angeboten: { $give } (#{ $offer }).
news-offered-wish = { news-who } bei { news-other } nach { $want } gefragt (#{ $offer }).

news-declined = { news-who } Angebot #{ $offer } abgelehnt.
news-withdrawn = { news-who } Angebot #{ $offer } zurückgezogen.
news-lapsed = Angebot #{ $offer } ist vom Tisch: Eine Karte daraus ist weg.
news-passed = { news-who-is } in diesem Zug fertig mit Handeln.
news-back-in = { news-who-is } wieder dabei.

news-traded-trade = { news-who } { news-other } { $give } gegen { $want } gegeben.
news-traded-gift = { news-who } { news-other } { $give } geschenkt.
news-traded-wish = { news-who } von { news-other } { $want } geschenkt bekommen.

news-trading-ended = { news-who } den Handel beendet{ $known ->
    [yes] {" "}und { $beans } behalten
   *[no] {""}
 }.
news-face-up-discarded = Die Partie endet sofort. Vom Tisch abgelegt: { $beans }.
news-harvested = { news-who } { $beans } geerntet: { $number ->
    [0] kein Taler
    [one] 1 Taler
   *[other] { $number } Taler
 }.
news-field-bought = { news-who } für { $number ->
    [one] 1 Taler
   *[other] { $number } Taler
 } ein drittes Feld gekauft.
news-turn-began = { $who ->
    [you] Zug { $number }: Du bist dran.
   *[other] Zug { $number }: { $name }.
 }
news-ended = Die Partie ist zu Ende.
