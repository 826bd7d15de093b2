# What stands in the pictures of Nicht die Bohne, and their alt text.

# The title, and below it where in the game this is.
bohne-picture-turn = { $phase ->
    [lead] { $names } is leading
    [lay] Laying cards face down
   *[take] { $names } is taking a card
 }
bohne-picture-where = Round { $round } of { $rounds } · trick { $trick } of { $tricks }{ $names ->
    [none] {""}
   *[other] {" "}· waiting for { $names }
 }
# The hand: the title with what to do now or, where it does not follow the game, what it is; how many cards there
# are; and beside one's own card in the trick.
bohne-picture-hand = { $task ->
    [lead] Lead a card, face up
    [lay] Lay one face down
    [take] Take a card
    [down] Your card is down
   *[none] { $cards ->
        [0] No card in hand
       *[other] Your hand
     }
 }
bohne-picture-cards = { $cards ->
    [0] {""}
    [one] 1 card
   *[other] { $cards } cards
 }
bohne-picture-laid = your card
# Beside a scoring area: what all rounds have brought, this one too; at most twelve characters.
bohne-picture-total = total: { $points }
# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] { $names } wins with { bohne-points }
   *[other] { $names } share the win with { bohne-points }
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = shared place
bohne-picture-chart = points round by round

# The alt text of the table.
bohne-alt-turn = { bohne-picture-turn }. { $waiting ->
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
 }, { $points }{ $rounds ->
    [none] {""}
   *[other] {" "}from the rounds before
 }; { $area ->
    [none] nothing taken
   *[other] { $area }, together { $now }
 }.
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
 }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, round by round { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
