# Players with their scoring areas.

# $points: all points so far; $rounds: those of the finished rounds; $now: those of the scoring area.
bohne-seat = { $token ->
    [yes] 🫘 **{ $name }**
   *[no] **{ $name }**
 } · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } · **{ $points }**{ $rounds ->
    [none] {""}
   *[other] {" "}({ $rounds }, now { $now })
 }
# $points: a number, perhaps with a minus sign; $size: the same without.
bohne-points = { $points } { $size ->
    [one] point
   *[other] points
 }
bohne-seat-waited-for = ⏳
bohne-seat-left = · *left · a computer plays*

# The colours of a scoring area, each as in bohne-area-colour.
bohne-area = > { $colours }
bohne-area-empty = > nothing taken
bohne-area-separator = {"  ·  "}
# $formula: the numbers and the other cards of one colour, such as (2 + 8) ×2 🔻; $name: symbol and name of the
# colour, in the short form its symbol alone.
bohne-area-colour = { $name }: { $formula } = **{ $result }**
bohne-area-colour-short = { $name } { $formula } = **{ $result }**
