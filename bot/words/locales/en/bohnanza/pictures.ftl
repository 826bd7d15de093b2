# What stands in the pictures of Bohnanza, and their alt text.

# The title: who acts, in which phase.
picture-turn = { $phase ->
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
# Below the title. $names: who is waited for beside the active player, or `none`.
picture-line = { $last ->
    [yes] Last turn{ $names ->
        [none] {""}
       *[other] {" "}· waiting for { $names }
     }
   *[no] { $names ->
        [none] {""}
       *[other] Waiting for { $names }
     }
 }
# In a duel, beside the cards face up: a few short words. $other left them.
picture-face-up = { $offered ->
    [yes] Left by { $other }
   *[no] Face up
 }
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: now, if it is the reader's turn to plant from their hand.
picture-front = { $cards ->
    [0] No card in hand
   *[other] { $when ->
        [now] Plant this first
       *[later] Your front card
    }
 }
picture-cards = { $cards ->
    [0] {""}
    [one] 1 card
   *[other] { $cards } cards
 }
# Above cards that lie together: at most twelve characters.
picture-to-plant = to plant
picture-stored = in store

# The end: the title, below it what separated players with equal scores, above the chart what it shows.
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
# $scores: those that several players reached.
picture-tie = Equal at { $scores }: { $rule ->
    [most_cards_in_hand] more cards in hand decide
    [farthest_from_start] the seat farther from the start player decides
   *[shared] they share the place
 }
picture-chart = by turn
# What a score is made of where there is a town; $more: thalers under buildings and for them.
picture-parts = { $cash ->
    [one] 1{"\u00A0"}thaler
   *[other] { $cash }{"\u00A0"}thalers
 }{ $buildings ->
    [0] {""}
   *[other] {" "}+ { $buildings }{"\u00A0"}for buildings
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }{"\u00A0"}bonus
 }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }{"\u00A0"}extra
 }
# Below the ranking, beside a small field: what each player had in the fields at the end.
picture-harvest = Final harvest

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · table #{ $table } · turn { $turn } · pile { $pile } of { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· third field { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· out of the game { $box }
 }

# The alt text of the table.
alt-turn = { picture-turn }{ $names ->
    [none] .
   *[other] {"; "}waiting for { $names }.
 }{ $last ->
    [yes] {" "}It's the last turn.
   *[no] {""}
 }
alt-face-up = { $who ->
    [anyone] Face up: { $beans }.
    [offered] Left by { $other } for { $name }: { $beans }.
   *[other] Face up for { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
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
alt-hand-card = { $place }. { $bean }{ $place ->
    [1] {" "}(front card)
   *[other] {""}
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
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $bean ->
    [none] .
   *[other] , most thalers from { $bean }.
 }
alt-end-tie = { picture-tie }.
alt-end-half = Half-way, after turn { $turn }: { $scores }.
alt-end-score = { $name } { $score }
alt-end-harvest = The final harvest of { $name }: { $crops }.
# $count: how many cards they are.
alt-end-crop = { $crop } { $count ->
    [one] pays
   *[other] pay
 } { $pays }
alt-end-town = The town of { $name }: { $buildings }.
