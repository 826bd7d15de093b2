# The game: its name, and what a lobby says about it. The first sentence stands in the list of games and has 80
# characters there.

game-nicht_die_bohne = Nicht die Bohne
about-nicht_die_bohne = Noch ein Kartenspiel mit Bohnen: eine Karte verdeckt legen, eine andere nehmen. Zehn Zahlen in vier Farben, dazu Karten, die eine Farbe ins Minus drehen, verdoppeln oder auslöschen: Was du nimmst, zählt, und von wem du nimmst, ist danach dran. Drei Runden, die höchste Summe gewinnt.

# What all games of this family are called together.
family-nicht_die_bohne = Nicht die Bohne
