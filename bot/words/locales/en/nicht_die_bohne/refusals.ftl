# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

# Laying a card
wait-for-the-lead = Nobody has led yet. Choose your card once you see the one with the token.
led-already = Your card with the token lies face up and stays. Now the others choose theirs.
same-card-laid = You've already laid exactly that card. You can change it until the last one is down.
cards-are-up = The cards of this trick are turned up: yours stays. You lay another in the next trick.

# Taking a card
nothing-to-take-yet = There's nothing to take yet. Taking begins when all cards of a trick are turned up.
not-your-turn-to-take = It isn't your turn to take. You choose when somebody has taken your card.
own-card-not-to-take = That's your own card, which only somebody else can take. Choose another one.
token-card-not-to-take = The token lies on that card: only the last player takes it. Choose another one.
card-taken-already = That card is taken already. Choose one that is left.
card-not-in-the-trick = That card isn't part of this trick. Choose one that the table shows.
