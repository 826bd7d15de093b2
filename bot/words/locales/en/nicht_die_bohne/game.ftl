# The game: its name, and what a lobby says about it. The first sentence stands in the list of games and has 80
# characters there.

game-nicht_die_bohne = Nicht die Bohne
about-nicht_die_bohne = Another card game with beans: lay a card face down and take another one. Ten numbers in each of four colours, cards that turn a colour to minus, double it or wipe it out: what you take counts, and whose card you take goes next. Three rounds, highest total wins.

# What all games of this family are called together.
family-nicht_die_bohne = Nicht die Bohne
