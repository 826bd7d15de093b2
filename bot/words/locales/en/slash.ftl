# The commands and their options as Discord lists them; at most 100 characters each.

command-play = Open a table in this channel
command-join = Sit down at the table in this channel, or take back the seat that you left
command-start = Start the game at your table (the host)
command-rematch = Play the same game again, in a new lobby
command-leave = Stand up; in a running game your seat is played on in the simplest way
command-close = Close a table that is not over (the host, or a moderator)
command-forget = Erase everything that is stored about you; you leave all your tables
command-hand = Show your hand, to you alone
command-table = Post the table message anew
command-rules = Explain a game
command-plant = Plant the first card of your hand, or a card that is set aside for you
command-harvest = Harvest one of your fields
command-offer = Offer a trade or a gift, or ask for something
command-accept = Accept an offer
command-decline = Decline an offer
command-withdraw = Take back an offer of yours
command-end = Go on: turn up cards, or end trading
command-pass = Say that you do not mean to trade any more this turn
command-buy = Buy a third field

option-game = Which game
option-table = Which table, if you sit at several
option-card = Which of the cards set aside for you
option-field = Which field
option-harvest = The field to harvest first
option-offer = The number of the offer
option-give = The cards you give, for example: soy chili
option-want = The beans you want, for example: red, or 2 red; nothing: a gift
option-to = To whom; nothing: to anyone

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
