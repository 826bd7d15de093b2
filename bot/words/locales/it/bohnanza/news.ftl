# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

# Subject and auxiliary verb; a participle follows.
news-who = { $who ->
    [you] Hai
   *[other] { $name } ha
 }

news-who-is = { $who ->
    [you] Rientri
   *[other] { $name } rientra
 }

# The other side of an offer or a trade, after a preposition.
news-other = { $whom ->
    [you] te
    [anyone] chiunque
   *[other] { $other }
 }

news-planted = { news-who } piantato { $beans } nel campo { $field }.
news-turned-up = { news-who } scoperto { $beans }.
news-drew = { news-who } pescato { $known ->
    [yes] { $beans }
   *[no] { $number ->
        [one] una carta
       *[other] { $number } carte
     }
 }.
news-exhausted = Il mazzo è finito: gli scarti, rimescolati, sono il nuovo mazzo.
news-exhausted-last = Il mazzo è finito per l’ultima volta.

news-offered-trade = { $whom ->
    [you] { $name } ti ha offerto
   *[other] { news-who } offerto a { news-other }
 } { $give } per { $want } (#{ $offer }).
news-offered-gift = { $whom ->
    [you] { $name } ti ha offerto in regalo
   *[other] { news-who } offerto in regalo a { news-other }
 } { $give } (#{ $offer }).
news-offered-wish = { $whom ->
    [you] { $name } ti ha chiesto
   *[other] { news-who } chiesto a { news-other }
 } { $want } (#{ $offer }).

news-declined = { news-who } rifiutato la #{ $offer }.
news-withdrawn = { news-who } ritirato la #{ $offer }.
news-lapsed = L’offerta #{ $offer } non vale più: manca una delle carte promesse.
news-passed = { news-who } finito di scambiare per questo turno.
news-back-in = { news-who-is } negli scambi.

news-traded-trade = { $whom ->
    [you] { $name } ti ha dato
   *[other] { news-who } dato a { news-other }
 } { $give } per { $want }.
news-traded-gift = { $whom ->
    [you] { $name } ti ha regalato
   *[other] { news-who } regalato a { news-other }
 } { $give }.
news-traded-wish = { news-who } avuto { $want } in regalo da { news-other }.

news-trading-ended = { news-who } chiuso gli scambi{ $known ->
    [yes] {" "}e tenuto { $beans }
   *[no] {""}
 }.
news-face-up-discarded = La partita finisce subito. Scartate dal tavolo: { $beans }.
news-harvested = { news-who } raccolto { $beans } { $number ->
    [0] senza guadagno
    [one] per 1 moneta
   *[other] per { $number } monete
 }.
news-field-bought = { news-who } comprato un terzo campo per { $number ->
    [one] 1 moneta
   *[other] { $number } monete
 }.
news-turn-began = { $who ->
    [you] Turno { $number }: tocca a te.
   *[other] Turno { $number }: { $name }.
 }
news-ended = La partita è finita.
