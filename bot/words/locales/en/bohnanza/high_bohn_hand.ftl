# High Bohn in the hand: what buildings allow, at the moment at which they allow it.

# What stands in a field, on a button.
crop-stew-of = stew of { $count }

# Labels of buttons that plant: at most 80 characters. $crop stands in the field.
hand-button-plant-stew = Plant { $bean } in field { $field }: begin a stew with { $crop }
hand-button-plant-join = Plant { $bean } in field { $field }: join the { $crop }
hand-button-plant-sow = Plant { $bean } in field { $field }: among { $crop }
hand-button-plant-only = Plant { $bean } in field { $field } ({ $bean } only, { $count ->
    [0] empty
   *[other] with { $count } there
 })
hand-no-room-store = No field takes { $beans } now: harvest one first, or use your store.
field-not-as-shown = Field { $field } has changed, so { $card } wasn't planted. Look at your hand and choose again.
say-which-field = Planting { $card } would join different beans. Name the field in the option `{ option-name-field }`, or use the buttons of your hand.

# The General Store
# A label of a button: at most 80 characters.
store-button = Store { $bean }
copies-store = { $card } (from the store)
hand-copies-store = in your store

# The Banks
bank-now = ### 🏦 Use your Bank before you plant
    Once you plant, the Bank waits for your next turn.
bank-peeked = ### 🏦 Top card: { $card }
    Only you see this card. If you just play on, it stays on top.
bank-drawn = **You have drawn**
# Labels of buttons: at most 80 characters; in an empty list: at most 150.
bank-button-peek = Look at the top card
bank-button-bottom = Put under the pile
bank-button-move-card = Move a card
bank-button-keep = Keep this order
bank-other-order = Or another order, the first one nearest the front …

# What the owner of Bank 4 chooses: in an empty list at most 150 characters, in a line of one at most 100.
move-ask = ### 🏦 Move one card of your hand (Bank)
    The cards between its old and new place shift by one.
move-card = { $more ->
    [yes] Which card: the rest of the hand …
   *[no] Which card …
 }
move-to = { $more ->
    [yes] Its new place: further back …
   *[no] Its new place …
 }
move-button = Move the card
move-button-skip = Don't move
move-place = { $place ->
    [1] 1. { $card } (front card)
   *[other] { $place }. { $card }
 }
one-card-and-place = Choose just one card and its new place. Press **Move a card** again.

# Which cards of a harvest become thalers: a label of a button, then a form.
thalers-button = Choose the thalers of field { $field }
thalers-title = Harvest field { $field }
thalers-which = The cards that become thalers
thalers-which-about = { $count ->
    [one] Just 1. The rest is discarded.
   *[other] Just { $count }. The rest is discarded.
 }
thalers-under = The one that goes under the Distillery
thalers-under-about = It must be one of the thalers.
thalers-copy = { $copy ->
    [1] { $card }
   *[other] { $card } ({ $copy })
 }
no-thalers-to-choose = The harvest of field { $field } leaves nothing to choose. Just harvest that field.

# The turn of somebody with an empty hand begins with the Bank only.
# In the turn of the reader, while others are asked something; $count: of how many the names are told.
hand-turn-waits = ### ⏳ Your turn continues when { $count ->
    [0] somebody else has
    [one] { $names } has
   *[other] { $names } have
 } answered
call-bank = use your Bank or turn up { cards-to-turn-up }
hand-do-bank = ### 🏦 Use your Bank or turn up { cards-to-turn-up }
table-guide-bank = ⏳ Waiting for **{ $names }** to use the Bank or turn up { cards-to-turn-up }.
hand-button-harvest-first = Harvest { hand-harvested } first (pays { $pays })
hand-no-room-two = No field takes { $beans } now. The fields that would are protected, so harvest another one first.

# Slash commands: lines of lists (at most 100 characters), and refusals.
choice-stew = { $field }: { $crop } – begin a stew
not-on-your-store = { $card ->
    [any] Your General Store is empty.
   *[one] You have no { $card } in your General Store.
 }
not-in-your-hand = You have no { $cards } in your hand.
order-each-once = Name each of the cards just drawn once, the one nearest the front first: { $cards }.
