# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.

# Taking. $points: what the card adds to somebody's scoring area now, or costs; $colour: symbol and name of the card's colour;
# $cards: another card; $more: how much more that adds; $who: another player.
bohne-hint-take-most = No other card adds more to your scoring area now: { $points ->
    [one] one point
   *[other] { $points } points
 }.
bohne-hint-take-harmless = This card changes nothing for you now, and no other card would add points.
bohne-hint-take-least = Every card costs you points now, and none less than this one: { $points ->
    [one] one point
   *[other] { $points } points
 }.
bohne-hint-take-minus = With one more minus { $colour } counts as plus again for you: { $points ->
    [one] one point
   *[other] { $points } points
 } more.
bohne-hint-take-x2 = { $colour } counts double for you with this card: { $points ->
    [one] one point
   *[other] { $points } points
 } more.
bohne-hint-take-nothing = This card wipes out what { $colour } costs you now: { $points ->
    [one] one point
   *[other] { $points } points
 } more.
bohne-hint-take-later = { $cards } would be worth { $more ->
    [one] one point
   *[other] { $more } points
 } more now.
bohne-hint-take-denies = For { $who } this card would add { $points ->
    [one] one point
   *[other] { $points } points
 }.
# What the colour counts then and now, with a minus sign where that is less than nothing.
bohne-hint-colour = { $colour } then counts { $after }, now { $before }.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs $who; $cards: another card of the hand.
bohne-hint-lay-last = This is your last card.
bohne-hint-lay-hurts = This card adds nothing to anybody else's scoring area now, and whoever takes this card may lose: { $who } would lose { $costs ->
    [one] one point
   *[other] { $costs } points
 }.
bohne-hint-lay-useless = This card adds nothing to anybody else's scoring area now.
bohne-hint-lay-mixed = { $who } would lose { $costs ->
    [one] one point
   *[other] { $costs } points
 } with this card, and nobody gains more than { $most ->
    [one] one point
   *[other] { $most } points
 }.
bohne-hint-lay-little = Nobody gains more than { $most ->
    [one] one point
   *[other] { $most } points
 } with this card now; each of your other cards would bring somebody as much or more.
bohne-hint-lay-keeps = { $who } would gain { $most ->
    [one] one point
   *[other] { $most } points
 } with this card, so the card may be taken early, and then you choose next. { $cards } would bring less.
