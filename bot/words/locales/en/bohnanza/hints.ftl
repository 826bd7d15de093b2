# Why a computer player would make a move, told to one person who asked for a hint.

# Planting and harvesting
hint-plant-grows = { bean-name } grows in field { $field } already: this is card number { $cards } there.
hint-plant-begins = Field { $field } is empty, and { bean-name } has to go somewhere.
hint-plant-mixed = { bean-name } may stand with the others in field { $field }, and so costs no field of its own.
hint-harvest-full = Field { $field } pays { $thalers } 🪙, and more cards would not make it pay more.
hint-harvest-room = Room is needed, and field { $field } loses least by being harvested now. It pays { $thalers ->
    [0] nothing
   *[other] { $thalers } 🪙
 }.
hint-harvest-pays = Field { $field } pays { $thalers } 🪙 now, and has little chance to pay more.
hint-store = { bean-name } doesn't fit your fields; on the General Store it can wait for a trade.
hint-turn-up = You have nothing more to plant.
hint-turn-up-instead = { bean-name } need not be planted yet, and would cost more than it brings.
hint-discard = { bean-name } doesn't fit your fields, and here you may be rid of it without harvesting.
hint-leave-offer = You do better without { $number ->
    [one] the card that is left
   *[other] the { $number } cards that are left
 }.
hint-buy-field = You have long fields that would suffer. With one field more nothing has to be harvested too early.

# Trading
hint-accept-grows = Offer #{ $offer } brings you { bean-name }, which grows in your fields, and costs you less.
hint-accept-new = Offer #{ $offer } brings you { bean-name }, which is worth more to you than what it wants.
hint-accept-rid = Offer #{ $offer } takes { bean-name } from you, which you could not use well.
hint-decline = It would cost you more than it brings.
hint-withdraw = The offer is no longer worth its price.
hint-offer-grows = You need { bean-name } for your fields, and can do without what you give.
hint-offer-asks = You need { bean-name } for your fields, and somebody may want to be rid of one.
hint-offer-new = { bean-name } would be worth more to you than what you give.
hint-offer-costs-nothing = You could use { bean-name }, and asking costs you nothing.
hint-offer-rid = { bean-name } would cost you a field; somebody else may have room for it.
hint-pass = No trade would help you now.
hint-come-back = A trade may still help you.
hint-end-trading = No offer is good enough, and you have nothing better to ask for.

# The town of High Bohn
hint-buy-buildings = { $number ->
    [one] What a building costs comes back in the score
   *[other] What the buildings cost comes back in the score
 }, and what it does, or their number, comes on top.
hint-buy-no-more = Your thalers are worth more than what is for sale.
hint-name-type = The others would gain most by this type.
hint-take-last-planted = No building that you can still buy is worth more to you.
hint-final-harvest = These thalers of field { $field } may still pay for a building, and if not they count as much as others.
hint-peek = Looking costs nothing.
hint-put-to-bottom = { bean-name } on top of the draw pile doesn't help you.
hint-move-card = { bean-name } stands at a better place there.
hint-reorder = In this order what fits your fields is planted first.
