# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

# Subject and auxiliary verb; a participle follows.
bohne-who = { $who ->
    [you] Hai
   *[other] { $name } ha
 }

# Whose card it was, after a preposition.
bohne-whose = { $whose ->
    [you] te
   *[other] { $other }
 }

bohne-news-dealt = { $who ->
    [you] Manche { $round }: le carte sono distribuite, apri tu.
   *[other] Manche { $round }: le carte sono distribuite, apre { $name }.
 }
bohne-news-led = { bohne-who } aperto con { $card }.
bohne-news-laid-down = { bohne-who } posato { $known ->
    [yes] { $card }, coperta.
   *[no] una carta coperta.
 }
bohne-news-exchanged = { bohne-who } cambiato la carta coperta: ora è { $card }.
bohne-news-turned-up = Le carte scoperte: { $cards }.
bohne-news-taken = { $whose ->
    [you] { $name } ti ha preso { $card }
   *[other] { bohne-who } preso { $card } da { bohne-whose }
 }.
bohne-news-token-taken = { $whose ->
    [you] { $name } ti ha preso { $card } con il segnalino
   *[other] { bohne-who } preso { $card } con il segnalino da { bohne-whose }
 }.
bohne-news-round-ended = La manche { $round } è finita: { $scores }.
bohne-news-ended = La partita è finita.

# $card and whose it is, in the list of the cards turned up; a player and the score of a round.
bohne-news-card = { $card } ({ $name })
bohne-news-score = { $name } { $score }
