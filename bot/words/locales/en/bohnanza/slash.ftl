# The commands of Bohnanza and their options as Discord lists them.

# What people type: the other file of this name says which names can be.
name-plant = plant
name-harvest = harvest
name-offer = offer
name-accept = accept
name-decline = decline
name-withdraw = withdraw
name-end = end
name-discard = discard
name-pass = pass
name-buy = buy
name-store = store
name-peek = peek
name-bottom = bottom
name-order = order
name-move = move
name-town = town

# `to` is a player, but in the command that moves a card it is the card's new place.
option-name-field = field
option-name-harvest = harvest
option-name-card = card
option-name-thalers = thalers
option-name-distillery = distillery
option-name-give = give
option-name-want = want
option-name-to = to
option-name-offer = offer
option-name-what = what
option-name-cards = cards
option-name-move-to = to

# What Discord says of each; at most 100 characters.
command-plant = Plant your front card, or one of your new cards
command-harvest = Harvest one of your fields
command-offer = Offer a trade or a gift, or ask for something
command-accept = Accept an offer
command-decline = Decline an offer
command-withdraw = Withdraw an offer of yours
command-end = Go on: turn up cards, end trading, or (bean duel) leave the rest
command-discard = Bean duel: discard a card of the offer, or one of your hand after planting
command-pass = Say that you're done trading this turn; again: that you're back in
command-buy = Buy a third field, or buildings in High Bohn
command-store = High Bohn: put a card in your General Store instead of planting it
command-peek = High Bohn: look at the top card of the draw pile before you plant (Bank 2)
command-bottom = High Bohn: put the card you looked at under the draw pile (Bank 2)
command-order = High Bohn: say in which order you take the cards just drawn (Bank 3)
command-move = High Bohn: move a card of your hand to another place before you plant (Bank 4)
command-town = High Bohn: see all buildings, who owns them, and what you can buy

option-plant-card = Which card, where there are several that you may plant
option-plant-field = Which field
option-plant-harvest = The field to harvest first
option-buy-what = What to buy, for example: Bank 2; nothing: the third field, in High Bohn the town
option-discard-card = Which card: its bean, or its place in your hand such as #3
option-harvest-field = Which field
option-harvest-thalers = High Bohn: of different beans, the cards that become thalers, for example: blue soy
option-harvest-distillery = High Bohn: which of these thalers goes under the Distillery
option-store-card = Which card, where there are several that you may store
option-order-cards = The cards just drawn, the one nearest the front first; nothing: as they lie
option-move-card = Which card: its place in your hand such as #3, or its bean
option-move-to = Its new place, counted from the front
option-offer-give = The cards you give: soy chili. Or the whole offer: soy chili { option-name-want }: red { option-name-to }: Anna
option-offer-want = The beans you want, for example: red, or 2 red; nothing: a gift
option-offer-to = To whom; nothing: to anyone
option-accept-offer = The number of the offer
option-accept-give = Exactly the cards you give, where several could go, for example: soy chili
option-decline-offer = The number of the offer
option-withdraw-offer = The number of the offer

# Above these commands in the help.
help-bohnanza = **Bohnanza and High Bohn**
