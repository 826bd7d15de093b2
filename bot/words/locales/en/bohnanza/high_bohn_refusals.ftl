# Why a move in High Bohn was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

no-buildings-here = There are no buildings in this game. Your hand shows what you can do.
no-such-building = There is no such building in this game. Choose one that the town shows.
building-gone = That building is no longer for sale. The town shows what is left.
one-building-of-a-type = Everybody has at most one building of a type, and you have one of that type.
too-few-thalers-of-a-bean = That building costs { $price } 🪙 of { bean-name }, and you have { $thalers } of these.
only-the-type-that-was-named = Now you can buy one building of the type that was named, or nothing.

# Questions
answer-first = First answer the question in your hand.
somebody-else-is-asked = Somebody else has to answer a question first. The table shows who.
nobody-asks-for-thalers = There are no thalers for you to choose now.
nobody-asks-what-you-buy = No purchase waits for you now. You can buy whatever you can pay for at any time.
nothing-to-name = There is no type of building for you to name now.
none-of-that-type-left = No building of that type is left. Name another type.

# The Bank
not-the-moment-of-your-bank = You can use your Bank only before you plant on your turn, and only once.
no-bank-to-peek = Only the owner of Bank 2 looks at the draw pile, and you don't own it.
no-bank-to-order = Only the owner of Bank 3 puts the cards drawn in order, and you don't own it.
no-bank-to-move-card = Only the owner of Bank 4 moves a card of the hand, and you don't own it.
look-first = Look at the top card first; then you can put it under the pile.
no-such-place-in-hand = Your hand has no such place. Choose one that it shows.
card-lies-there-already = That card is already there. Choose another place, or leave the card there.
nothing-to-order = There are no cards for you to put in order now.
not-the-cards-drawn = Those aren't the cards that you drew. Name each of them once.

# Fields and the store
no-stew-there = That card can't start a stew in that field. Plant it the usual way.
no-store = You have no General Store that takes beans. Plant the card.
store-is-full = Your General Store is full. Plant the card, or give a stored bean away first.
from-anothers-store = That { bean-name } came from another player's store: it has to be planted.

# Harvesting
not-what-the-field-pays = Field { $field } pays { $thalers } 🪙. Name exactly that many cards.
not-in-that-field = Field { $field } doesn't hold those cards, or they can't become thalers. Choose other cards.
nobody-takes-a-thaler = That harvest gives no Distillery a thaler. Harvest without naming a card for one.
