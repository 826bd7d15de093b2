# What stands in the pictures of Bohnanza, and their alt text.

# On an offer that is open to everybody: a short word, in the place of a name.
picture-anyone = Anyone
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: `now` if the reader must plant it, `more` if they may after another.
picture-front = { $cards ->
    [0] No card in hand
   *[other] { $when ->
        [now] Plant this first
        [more] You may plant this
       *[later] Your front card
    }
 }
# One card is seen at a glance.
picture-cards = { $cards ->
    [0] {""}
    [one] {""}
   *[other] { $cards } cards
 }

# The end.
picture-end = { $count ->
    [one] { $names } wins with { picture-end-score }
   *[other] { $names } share the win with { picture-end-score }
 }
picture-end-score = { $town ->
    [yes] { $score ->
        [one] 1 point
       *[other] { $score } points
     }
   *[no] { picture-thalers }
 }
picture-thalers = { $score ->
    [one] 1 thaler
   *[other] { $score } thalers
 }
# Beside a player with the same score as somebody ahead of them, or as others on the same place: at most 15
# characters.
picture-tie = { $rule ->
    [most_cards_in_hand] fewer cards
    [farthest_from_start] went earlier
   *[shared] shared place
 }
# On the uppermost line of the chart.
picture-chart = { $town ->
    [yes] points turn by turn
   *[no] thalers turn by turn
 }

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · table #{ $table } · turn { $turn } · pile { $pile } of { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· third field { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· out of the game { $box }
 }

# The alt text of the table. Who acts, in which phase.
alt-step = { $phase ->
    [plant] { $name } is planting
    [trade] { $name } is trading
    [plant_offered] { $name } is dealing with the offer
    [duel_plant] { $name } is planting and discarding
    [plant_turned_up] { $name } is planting face-up cards
    [cards_drawn] { $name } is drawing
    [final_harvest] The end: the final harvest
    [all_harvested] The end: all fields are harvested
   *[plant_received] Planting the new beans
 }
# $names: who is waited for, or `none`.
alt-turn = { alt-step }{ $names ->
    [none] .
   *[other] {"; "}waiting for { $names }.
 }{ $last ->
    [yes] {" "}It's the last turn.
   *[no] {""}
 }
# $name made the offer, to $other or to anyone.
alt-offer = { $kind ->
    [gift] { $name } offers { $other } { $give } as a gift.
    [wish] { $name } asks { $other } for { $want } as a gift.
   *[trade] { $name } offers { $other } { $give } for { $want }.
 }
alt-offers-more = { $count ->
    [one] One more offer is open.
   *[other] { $count } more offers are open.
 }
alt-face-up = { $who ->
    [anyone] Face up: { $beans }.
    [offered] Left by { $other } for { $name }: { $beans }.
   *[other] Face up for { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
    [turn] {" "}(whose turn it is)
    [offers] , offers
    [done] , done
   *[nothing] {""}
 }: { $parts }.
alt-seat-cards = { alt-thalers }, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
 }
alt-thalers = { $thalers ->
    [one] 1 thaler
   *[other] { $thalers } thalers
 }
alt-several = { $count } { $name }
alt-field = { $crop } (pays { $pays }{ $next ->
    [0] {""}
   *[other] , { $more } at { $next }
 })
alt-field-empty = empty{ field-for-one }
alt-to-plant = to plant { $beans }
alt-town = buildings { $buildings }
alt-stored = in store { $beans }
alt-saloon = { $thalers } under the Saloon
alt-distillery = { $thalers } under the Distillery
alt-piles = Draw pile { $draw }, discard pile { $discard ->
    [0] empty
   *[other] { $discard }, on top { $top }
 }.

# The alt text of the hand.
alt-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card: { $cards }.
   *[other] Your hand, { $count } cards from the front: { $cards }.
 }
alt-hand-card = { $place }. { $bean }{ $when ->
    [now] {" "}(plant this first)
    [more] {" "}(you may plant this)
   *[later] {""}
 }
alt-hand-to-plant = To plant: { $beans }.
alt-hand-field = Field { $field }: { $crop }, pays { $pays }{ $next ->
    [0] {""}
   *[other] , { $more } at { $next }
 }{ $protected ->
    [yes] , protected
   *[no] {""}
 }.
alt-hand-field-empty = Field { $field }: { alt-field-empty }.
alt-hand-thalers = { alt-thalers }.
alt-hand-stored = In store: { $beans }.
# Another player above the hand: $parts as in alt-seat. $acts: whether it is their turn.
alt-other = { $name }{ $acts ->
    [yes] {" "}(whose turn it is)
   *[no] {""}
 }: { $parts }.
# A field of theirs; $fits: whether a bean that is given or asked for just now would suit it.
alt-other-field = { $field }{ $fits ->
    [yes] {" "}(suits the trade)
   *[no] {""}
 }

# The alt text of the end.
alt-end = { picture-end }{ $bean ->
    [none] .
   *[other] , most thalers from { $bean }.
 }
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $reason ->
    [none] {""}
   *[other] , { $reason }
 }{ $bean ->
    [none] .
   *[other] , most thalers from { $bean }.
 }
alt-end-half = Half-way, after turn { $turn }: { $scores }.
alt-end-score = { $name } { $score }
