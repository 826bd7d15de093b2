# The private message of a seat.

# What is turned up next: one card only where that is the last one.
cards-to-turn-up = { $cards ->
    [one] the last card
   *[other] { $cards } cards
 }

# The first line: what the game waits for from the reader.
hand-do-first = ### 🪴 Your turn: plant your front card
hand-do-more = ### 🪴 Plant one more or turn up { cards-to-turn-up }
hand-do-turn-up = ### 🎴 Turn up { cards-to-turn-up }
hand-do-trade = ### 🤝 Trade, then end trading
hand-do-received = ### 🧺 Plant { $count ->
    [one] this
   *[other] these
 }: { $beans }
# The same where a direct message has come for it, after "Table #2: ".
call-first = plant your front card
call-more = plant one more or turn up { cards-to-turn-up }
call-turn-up = turn up { cards-to-turn-up }
call-trade = trade, then end trading
call-received = plant { $beans }
# $names: who has made the reader $count of them.
call-offer = answer the { $count ->
    [one] offer
   *[other] offers
 } from { $names }
# The first line: whom it waits for, if not for the reader. $name is the active player.
hand-trade-of = ### { $done ->
    [yes] ✓ You're done trading with { $name }
   *[no] 🤝 Trade with { $name }
 }
# $names: others who are waited for, or `none`; $before sits before the reader.
hand-who = ### { $phase ->
    [plant] 🪴 { $name } is planting
    [trade] 🤝 { $name } is trading
    [plant_offered] 🎁 { $name } is dealing with the offer
    [duel_plant] 🪴 { $name } is planting and discarding
    [plant_turned_up] 🎴 { $name } is planting face-up cards
    [cards_drawn] 🎒 { $name } is drawing
    [final_harvest] 🏁 The end: the final harvest
    [all_harvested] 🏁 The end: all fields are harvested
   *[plant_received] 🧺 Planting the new beans
 }{ $names ->
    [none] {""}
   *[other] {" "}· waiting for { $names }
 }{ $turn ->
    [none] {""}
    [next] {" "}· you're next
   *[later] {" "}· you come after { $before }
 }
hand-last-turn = 🏁 Last turn: the game ends { $duel ->
    [yes] with this step.
   *[no] once this turn's cards are planted.
 }
# Below it
hand-face-up = Face up: { $beans ->
    [none] nothing left
   *[some] { $beans }
 }
hand-done = done ✓ { $names }
hand-thinking = still to answer: { $names }
hand-free = may still offer: { $names }
hand-goes-on = { $name } ends trading { $when }
hand-done-by-default = -# Auto-done is on: you sit out until somebody makes you an offer.
hand-below-separator = {" · "}
hand-last-draw = 🏁 Last turn: the game ends when the last cards are drawn.
# $ahead: `end` where the game ends at once.
hand-last-turn-up = 🏁 { $cards ->
    [one] The last card is
   *[other] The last cards are
 } turned up next: { $ahead ->
    [end] then the game ends.
   *[last_turn] this turn is the last.
 }

# A card of the hand; in the finished line all its spaces are unbreakable.
hand-card = { $place }. { $card }
hand-front = 📍 **{ $place }. { $card }**
hand-separator = {"\u00A0· "}
hand-empty = Your hand is empty.

# A field, and behind the last one the thalers.
hand-field = Field { $field } { $crop }{ field-for-one } · pays { $pays }{ $more ->
    [0] {""}
   *[more] , { $more } at { $next }
 }{ $protected ->
    [yes] {" "}🔒
   *[no] {""}
 }
hand-field-empty = Field { $field } empty{ field-for-one }
hand-last-field = { $line } · { $thalers } 🪙
hand-protection = -# 🔒 A single bean may not be harvested { $rule ->
    [unless_all_have_one] unless each of your fields holds exactly one
   *[while_another_has_more] while another field holds more
 }.

hand-no-room = No field takes { $beans } now: harvest one first.
hand-no-room-optional = No field takes { $beans } now unless you harvest one first.
hand-set-aside = 🧺 To plant: { $beans }
hand-set-aside-more = Other cards have their turn after these; `/{ name-plant }` lists them all: { $beans }

# Offers for whose buttons there is no room, those that the reader has no cards for, in a line each, and the reader's own.
hand-offers-more = -# More for you: { $offers }
hand-offers-lacking = -# Cards you don't have: { $offers }
hand-offer-lacking = #{ $offer } wants { $want } (gives { $give ->
    [none] nothing
   *[some] { $give }
 })
hand-offers-separator = {" · "}
hand-own-offers = { $count ->
    [one] Your offer: { $offers }
   *[other] Your offers:
    { $offers }
 }
hand-own-trade = **#{ $offer }** → { offer-to }: { $give } for { $want }
hand-own-gift = **#{ $offer }** → { offer-to }: a gift of { $give }
hand-own-wish = **#{ $offer }** → { offer-to }: asking for { $want } as a gift
hand-own-declined = {" · "}no from { $names }
# Where the cards lie that the offer gives: `card 2, face up`.
hand-own-copies = {" · "}{ $copies }
hand-copies-in-hand = { $count ->
    [one] card { $places }
   *[other] cards { $places }
 }
hand-copies-up = face up

# The end: who won, and the reader's own place if they did not.
hand-won = ## 🏁 { $count ->
    [one] { $names } wins { end-with }
   *[other] { $names } win together { end-with }
 }
hand-place = You are { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } { end-with }.

# The hand by itself.
hand-over = 🏁 Game over: { $count ->
    [one] { $names } won { end-with }
   *[other] { $names } won together { end-with }
 }

# Labels of buttons: at most 80 characters.
hand-button-plant = Plant { $bean } in field { $field }{ $count ->
    [0] {""}
   *[other] {" "}({ $count } already there)
 }
hand-button-plant-anew = Plant { $bean } in field { $field } (empty)
hand-button-harvest-plant = Harvest { hand-harvested } (pays { $pays }), plant { $bean }
hand-harvested = { $twice ->
    [yes] field { $field }: { $crop }
   *[no] { $crop }
 }
hand-button-plant-all = Plant all { $count }
# In the hand and at the table. $ahead: whether these are the last cards, and if so, what follows.
turn-up-button = { $ahead ->
    [end] Turn up the last cards: the game ends
    [last_turn] Turn up the last cards: this turn is the last
   *[nothing] Turn up { $cards } cards
 }
end-trading-and-game = End trading: the game ends
hand-button-end = { $beans ->
    [none] End trading
   *[some] End trading, keep { $beans }
 }
hand-button-pass = I'm done
hand-button-back-in = Back in
hand-button-offer = Offer
hand-button-offers = All offers{ $hidden ->
    [0] {""}
   *[other] {" "}(+{ $hidden })
 }
hand-button-harvest = Harvest
hand-button-meters = Meters
hand-button-buy = Buy a third field ({ $price } 🪙)

# The first lines of a panel at rest where there is trading. They end with a line in small print.
hand-resting = { panel-resting } On the others' turns you can trade: press **{ button-take-part }**.
