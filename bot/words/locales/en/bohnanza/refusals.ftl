# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

not-your-turn = It isn't your turn. The table shows whose turn it is.

# Planting
not-planting-now = Planting from the hand is over for this turn. Trade now, or end trading.
not-the-first-card = { bean-name } isn't your front card. Plant the front card first.
first-card-must-be-planted = First plant your front card.
turned-up-already = This turn's cards are already turned up. Your hand shows what you can do with them.
no-room = Field { $field } doesn't take { bean-name }. Choose another field, or harvest one first.
no-such-field = You have no such field. Choose one of the fields that your hand shows.
planted-after-trading = You'll plant that { bean-name } once trading has ended.
card-not-set-aside = You don't have to plant that card any more. Look at your hand again.

# Trading
not-trading-now = There's no trading now. It starts when the active player turns up cards.
empty-offer = An offer must give or want something. Choose at least one card or one bean.
offer-to-oneself = You can't make yourself an offer. Choose another player, or anyone.
only-with-the-active-player = You can trade only with the player whose turn it is. Make your offer to them.
offered-already = You've already made exactly this offer: #{ $offer } is still open.
not-addressed-to-you = Offer #{ $offer } isn't for you. You can make an offer of your own.
not-what-is-wanted = Offer #{ $offer } wants other cards. Give exactly those, or counter it.
declined-already = You've already declined offer #{ $offer }. You can still accept it while it's open.
not-your-offer = Offer #{ $offer } isn't yours. Only whoever made it can withdraw it.
no-such-offer = There is no offer #{ $offer }. The table shows the open ones.
offer-gone = Offer #{ $offer } is over. The table shows what is still open.
card-not-yours-to-give = That { bean-name } is no longer yours to give. Look at your hand and choose again.
received-card-to-give = You've received that { bean-name } this turn: new beans are planted, not traded on.
planted-card-to-give = Your { bean-name } is planted, and planted beans can't be traded.
face-up-card-to-give = The { bean-name } that lies face up isn't yours. You can ask the active player for it.
card-twice = One card was named twice. Name each card once.
bean-not-in-play = { bean-name } isn't in play at this table. Name another bean.
more-than-there-are = There are only { $copies } { bean-name } in the game. Ask for fewer.
active-player-ends-trading = It's your turn: trading goes on until you press **End trading**.
passed-already = You've already pressed *I'm done*. To trade again, press **Back in**, or make or accept an offer.
not-done = You haven't pressed *I'm done*, so you're still in.

# Harvesting and the third field
field-empty = Field { $field } is empty: there's nothing to harvest.
bean-protection = Field { $field } has a single bean, and another of your fields has more. Harvest that one first.
bean-protection-unless-all-single = Field { $field } has a single bean, and another of your fields { $other ->
    [empty] is empty
   *[more] has more
 }. A single bean may be harvested only while each of your fields holds exactly one.
third-field-not-for-sale = At this table no third field is for sale. Harvest one of yours to make room.
third-field-bought-already = You've bought your third field already, and each player may buy only one.
too-few-thalers = A third field costs { $price } 🪙, and you have { $thalers }. Harvest first.
