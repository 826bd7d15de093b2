# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

# With the verb: "Du hast … gelegt", "Ana hat … gelegt".
bohne-who = { $who ->
    [you] Du hast
   *[other] { $name } hat
 }

# Whose card it was, as the dative has it.
bohne-whose = { $whose ->
    [you] dir
   *[other] { $other }
 }

bohne-news-dealt = { $who ->
    [you] Runde { $round }: Die Karten sind verteilt, und du spielst aus.
   *[other] Runde { $round }: Die Karten sind verteilt, und { $name } spielt aus.
 }
bohne-news-led = { bohne-who } { $card } ausgespielt.
bohne-news-laid-down = { bohne-who } { $known ->
    [yes] { $card } verdeckt gelegt.
   *[no] eine Karte verdeckt gelegt.
 }
bohne-news-exchanged = { bohne-who } stattdessen { $card } verdeckt gelegt.
bohne-news-turned-up = Aufgedeckt: { $cards }.
bohne-news-taken = { bohne-who } { $card } von { bohne-whose } genommen.
bohne-news-token-taken = { bohne-who } { $card } samt dem Bohnenmarker von { bohne-whose } genommen.
bohne-news-round-ended = Runde { $round } ist vorbei: { $scores }.
bohne-news-ended = Die Partie ist zu Ende.

# $card and whose it is, in the list of the cards turned up; a player and the score of a round.
bohne-news-card = { $card } ({ $name })
bohne-news-score = { $name } { $score }
