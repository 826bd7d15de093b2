# Why a decision was not the best one, told in the review of a game that is over.

# $times: how often the draw pile runs out from now on.
hint-field-late = Little time is left for one more field: the draw pile holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and runs out { $times ->
    [one] once more
   *[other] { $times } times more
 }.

# What else speaks for the better decision. $beans: what there is to plant and in hand of the kind that gets room; $pays: what
# these pay together; $more pay $next_pays.
hint-sown = You have { $beans }: { $pays ->
    [0] { more-pays }.
   *[other] together they pay { $pays } 🪙.
 }
hint-front-homeless = Your front card, { $beans }, has no field either.
# What the decision that was made gave up.
hint-given-up = Field { $field } would have paid { $next_pays } 🪙 from { $next } cards on{ $held ->
    [yes] , and your hand has { $beans } for it.
   *[no] .
 }
hint-stays-in-front = If { $beans } stays in front, your next turn has to begin with it.
