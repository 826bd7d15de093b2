# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

bohne-who = { $who ->
    [you] Tú
   *[other] { $name }
 }

# Whose card it was, behind "a".
bohne-whose = { $whose ->
    [you] ti
   *[other] { $other }
 }

bohne-news-dealt = { $who ->
    [you] Ronda { $round }: cartas repartidas, abres tú.
   *[other] Ronda { $round }: cartas repartidas, abre { $name }.
 }
bohne-news-led = { $who ->
    [you] Abriste
   *[other] { $name } abrió
 } con { $card }.
bohne-news-laid-down = { $who ->
    [you] Jugaste
   *[other] { $name } jugó
 } { $known ->
    [yes] { $card } boca abajo.
   *[no] una carta boca abajo.
 }
bohne-news-exchanged = { $who ->
    [you] Cambiaste
   *[other] { $name } cambió
 } la carta: ahora es { $card }, boca abajo.
bohne-news-turned-up = Se ven las cartas: { $cards }.
bohne-news-taken = { $who ->
    [you] Tomaste { $card } de { $other }.
   *[other] { $whose ->
        [you] { $name } tomó tu { $card }.
       *[other] { $name } tomó { $card } de { $other }.
     }
 }
bohne-news-token-taken = { $who ->
    [you] Tomaste { $card } de { $other }, con la ficha.
   *[other] { $whose ->
        [you] { $name } tomó tu { $card }, con la ficha.
       *[other] { $name } tomó { $card } de { $other }, con la ficha.
     }
 }
bohne-news-round-ended = Fin de la ronda { $round }: { $scores }.
bohne-news-ended = La partida ha terminado.

# $card and whose it is, in the list of the cards turned up; a player and the score of a round.
bohne-news-card = { $card } ({ $name })
bohne-news-score = { $name } { $score }
