# The private message of a seat.

hand-title = ## 🃏 Your hand · { $game } · table #{ $table }

# What the game waits for from the reader.
hand-do-first = ### 🪴 Your turn: plant your first card
hand-do-more = ### 🪴 Your turn: plant one more, or turn up { $cards } cards
hand-do-trade = ### 🤝 Your turn: trade
    Make offers, accept others. **End trading** when you are done.
hand-do-received = ### 🧺 Plant what you received
    In any order you like.
hand-wait = ### ⏳ Nothing to do for you now
    I'll write to you here. While others trade, answer and make offers at the table, or press **I'm done** there.
hand-no-room = No field takes { $beans } now: harvest one first. The button does both.
hand-no-room-optional = No field takes { $beans } now unless you harvest one first. The button does both.

hand-cards = **Your cards, from front to back**
hand-card = { $place }. { $card }
hand-front = { $place }. **{ $card }** ◀ front, planted next
hand-inline-card = `{ $place }` { $card }
hand-inline-separator = {" · "}
hand-back = -# Drawn cards go to the back, behind card { $count }.
hand-empty = **Your hand is empty.**

hand-fields = **Your fields** · you have { $thalers } 🪙
hand-field-protected = { $line } 🔒
hand-protection = -# 🔒 A single bean may not be harvested while another field holds more.
hand-face-up = 🎴 **Face up, yours to trade or keep:** { $beans }
hand-set-aside = 🧺 **To plant:** { $beans }
hand-set-aside-more = Other cards have their turn after these; `/plant` lists them all: { $beans }

hand-offers = **Offers to you**
hand-offer-lacking = -# You don't have what is wanted.
hand-own-offers = **Your open offers**
hand-own-copies = -# you give: { $cards }
hand-offers-more = { $count ->
    [one] 1 more offer of yours or to you
   *[other] { $count } more offers of yours or to you
 }: press **All offers**.

# Labels of buttons: at most 80 characters.
hand-button-plant = Plant { $bean }
hand-button-plant-in = Plant { $bean } in field { $field }
hand-button-plant-beside = Plant { $bean } in field { $field } (with { $count } there)
hand-button-plant-anew = Plant { $bean } in field { $field } (empty)
hand-button-harvest-plant = Harvest field { $field } ({ $crop }, pays { $pays }), plant { $bean }
hand-button-plant-all = Plant all { $count } cards
hand-button-turn-up = Turn up { $cards } cards
hand-button-end = End trading
hand-button-pass = I'm done
hand-button-offer = Offer
hand-button-offers = All offers
hand-button-accept = Accept #{ $offer }
hand-button-decline = Decline #{ $offer }
hand-button-withdraw = Withdraw #{ $offer }
hand-button-harvest = Harvest
hand-button-buy = Buy a third field ({ $price } 🪙)
