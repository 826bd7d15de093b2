# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

bohne-who = { $who ->
    [you] You
   *[other] { $name }
 }

# Whose card it was.
bohne-whose = { $whose ->
    [you] you
   *[other] { $other }
 }

bohne-news-dealt = { $who ->
    [you] Round { $round }: the cards are dealt, and you lead.
   *[other] Round { $round }: the cards are dealt, and { $name } leads.
 }
bohne-news-led = { bohne-who } led { $card }.
bohne-news-laid-down = { bohne-who } laid { $known ->
    [yes] { $card } face down.
   *[no] a card face down.
 }
bohne-news-exchanged = { bohne-who } laid { $card } face down instead.
bohne-news-turned-up = The cards were turned up: { $cards }.
bohne-news-taken = { bohne-who } took { $card } from { bohne-whose }.
bohne-news-token-taken = { bohne-who } took { $card } with the token from { bohne-whose }.
bohne-news-round-ended = Round { $round } is over: { $scores }.
bohne-news-ended = The game is over.

# $card and whose it is, in the list of the cards turned up; a player and the score of a round.
bohne-news-card = { $card } ({ $name })
bohne-news-score = { $name } { $score }
