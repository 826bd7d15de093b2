# Why a decision was not the best one, told in the review of a game that is over.

# $times: how often the draw pile runs out from now on.
hint-field-late = Little time is left for one more field: the draw pile holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and runs out { $times ->
    [one] once more
   *[other] { $times } times more
 }.
