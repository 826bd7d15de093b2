# Why a computer player would make a move, told to one person who asked for a hint.

# Taking. $points: what the card adds to the reader's scoring area now, or costs; $colour: the card's.
bohne-hint-take-most = No other card adds more to your scoring area now: { $points ->
    [one] one point
   *[other] { $points } points
 }.
bohne-hint-take-harmless = It changes nothing for you now, and no other card would add points.
bohne-hint-take-least = Every card costs you points now, and none less than this one: { $points }.
bohne-hint-take-minus = With one more minus { bohne-colour } counts as plus again for you: { $points } points more.
bohne-hint-take-x2 = { bohne-colour } counts double for you with it: { $points } points more.
bohne-hint-take-nothing = It wipes out what { bohne-colour } costs you now: { $points } points more.
bohne-hint-take-later = Another card would add more now. But this one is worth more with what may still come, or leaves the others less.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs somebody at most.
bohne-hint-lay-last = It's your last card.
bohne-hint-lay-hurts = It helps nobody now, and may cost one of the others { $costs ->
    [one] a point
   *[other] { $costs } points
 }.
bohne-hint-lay-useless = It adds nothing to anybody else's scoring area now.
bohne-hint-lay-mixed = It may cost one of the others { $costs ->
    [one] a point
   *[other] { $costs } points
 }, and adds { $most } at most to anybody's scoring area.
bohne-hint-lay-little = It adds { $most } at most to anybody's scoring area; your other cards add as much or more.
bohne-hint-lay-keeps = It adds { $most } at most to anybody's scoring area now; your other cards will serve you better later.
