# The game: its name, and what a lobby says about it. The first sentence stands in the list of games and has 80
# characters there.

game-nicht_die_bohne = Nicht die Bohne
about-nicht_die_bohne = Un altro gioco di fagioli: posa una carta coperta e prendine un’altra. Dieci numeri in ognuno dei quattro colori, e carte che mandano un colore in negativo, lo raddoppiano o lo azzerano: quello che prendi conta, e la persona a cui prendi la carta sceglie dopo di te. Tre manche, vince il totale più alto.

# What all games of this family are called together.
family-nicht_die_bohne = Nicht die Bohne
