# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

# In Spanish the verb says who did it, so that each message chooses by $who itself.
news-who = { $who ->
    [you] Tú
   *[other] { $name }
 }

news-who-is = { $who ->
    [you] Tú
   *[other] { $name }
 }

# Behind the verb: the other side of an offer or a trade, unless that is the reader.
news-other = { $whom ->
    [you] {""}
    [anyone] {" "}a quien quiera
   *[other] {" "}a { $other }
 }

news-planted = { $who ->
    [you] Plantaste
   *[other] { $name } plantó
 } { $beans } en el campo { $field }.
news-turned-up = { $who ->
    [you] Revelaste
   *[other] { $name } reveló
 } { $beans }.
news-drew = { $who ->
    [you] Robaste
   *[other] { $name } robó
 } { $known ->
    [yes] { $beans }
   *[no] { $number ->
        [one] una carta
       *[other] { $number } cartas
     }
 }.
news-exhausted = La pila de robo se agotó: se barajó la de descarte para formar una nueva.
news-exhausted-last = La pila de robo se agotó por última vez.

news-offered-trade = { $who ->
    [you] { $whom ->
        [anyone] Ofreciste
       *[other] Le ofreciste
     }
   *[other] { $name } { $whom ->
        [you] te ofreció
        [anyone] ofreció
       *[other] le ofreció
     }
 }{ news-other } { $give } por { $want } (#{ $offer }).
news-offered-gift = { $who ->
    [you] { $whom ->
        [anyone] Ofreciste
       *[other] Le ofreciste
     }
   *[other] { $name } { $whom ->
        [you] te ofreció
        [anyone] ofreció
       *[other] le ofreció
     }
 }{ news-other } un regalo: { $give } (#{ $offer }).
news-offered-wish = { $who ->
    [you] { $whom ->
        [anyone] Pediste
       *[other] Le pediste
     }
   *[other] { $name } { $whom ->
        [you] te pidió
        [anyone] pidió
       *[other] le pidió
     }
 }{ news-other } { $want } (#{ $offer }).

news-declined = { $who ->
    [you] Rechazaste
   *[other] { $name } rechazó
 } la oferta #{ $offer }.
news-withdrawn = { $who ->
    [you] Retiraste
   *[other] { $name } retiró
 } la oferta #{ $offer }.
news-lapsed = La oferta #{ $offer } ya no vale: falta una carta que daba.
news-passed = { $who ->
    [you] Pasas
   *[other] { $name } pasa
 } en el intercambio de este turno.
news-back-in = { $who ->
    [you] Vuelves
   *[other] { $name } vuelve
 } al intercambio.

news-traded-trade = { $who ->
    [you] Le diste
   *[other] { $name } { $whom ->
        [you] te
       *[other] le
     } dio
 }{ news-other } { $give } por { $want }.
news-traded-gift = { $who ->
    [you] Le regalaste
   *[other] { $name } { $whom ->
        [you] te
       *[other] le
     } regaló
 }{ news-other } { $give }.
news-traded-wish = { $who ->
    [you] { $other } te regaló { $want }.
   *[other] { $whom ->
        [you] Le regalaste a { $name } { $want }.
       *[other] { $other } le regaló a { $name } { $want }.
     }
 }

news-trading-ended = { $who ->
    [you] Terminaste el intercambio{ $known ->
        [yes] {" "}y te quedaste con { $beans }
       *[no] {""}
     }
   *[other] { $name } terminó el intercambio{ $known ->
        [yes] {" "}y se quedó con { $beans }
       *[no] {""}
     }
 }.
news-face-up-discarded = La partida termina en el acto. Se descarta lo revelado: { $beans }.
news-harvested = { $who ->
    [you] Cosechaste
   *[other] { $name } cosechó
 } { $beans } { $number ->
    [0] sin ganar nada
    [one] por 1 moneda
   *[other] por { $number } monedas
 }.
news-field-bought = { $who ->
    [you] Compraste
   *[other] { $name } compró
 } un tercer campo por { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
 }.
news-turn-began = { $who ->
    [you] Turno { $number }: te toca.
   *[other] Turno { $number }: { $name }.
 }
news-ended = La partida ha terminado.
