# Why a decision was not the best one, told in the review of a game that is over, after the reason for the best one: what the
# card does that was taken, or laid.

bohne-hint-took = With your card, { $colour } counts { $after }, before { $before }.
bohne-hint-laid-gives = With your card, { $who } could gain { $points ->
    [one] one point
   *[other] { $points } points
 }.
bohne-hint-laid-nothing = Your card changes nothing for anybody else now.
