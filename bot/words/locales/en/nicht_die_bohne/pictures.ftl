# What stands in the pictures of Nicht die Bohne, and their alt text.

# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] { $names } wins with { bohne-points }
   *[other] { $names } share the win with { bohne-points }
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = shared place
bohne-picture-chart = points round by round

# The alt text of the table.
bohne-alt-turn = { $phase ->
    [lead] { $names } is leading
    [lay] Laying cards face down
   *[take] { $names } is taking a card
 }. { $waiting ->
    [none] {""}
   *[other] Waiting for { $waiting }.{" "}
 }Round { $round } of { $rounds }, trick { $trick } of { $tricks }.
bohne-alt-trick = The trick: { $cards }.
bohne-alt-past = Previous trick: { $cards }.
bohne-alt-card = { $state ->
    [token] { $card } from { $name } with the token
    [taken] { $card } from { $name }, taken by { $taker }
    [down] one face down from { $name }
   *[left] { $card } from { $name }
 }
bohne-alt-seat = { $name }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
 }; { $area ->
    [none] nothing taken
   *[other] { $area }, together { $now }
 }{ bohne-alt-total }.
# The points from all rounds, this one too; `none` in the first one.
bohne-alt-total = { $total ->
    [none] {""}
   *[other] ; in total { $total }
 }
# A colour of a scoring area: its cards, and what they are worth.
bohne-alt-colour = { $colour } { $cards } = { $result }
bohne-alt-face = { $face ->
    [minus] minus
    [x2] ×2
    [nicht_die_bohne] nicht die Bohne
   *[number] { $number }
 }

# The alt text of the hand.
bohne-alt-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards: { $cards }.
 }
bohne-alt-laid = Your card in the trick: { $card }.
bohne-alt-area = Your scoring area: { $area ->
    [none] nothing taken
   *[other] { $area }, together { $now }
 }{ bohne-alt-total }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, round by round { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
