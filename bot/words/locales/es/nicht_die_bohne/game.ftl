# The game: its name, and what a lobby says about it. The first sentence stands in the list of games and has 80
# characters there.

game-nicht_die_bohne = Nicht die Bohne
about-nicht_die_bohne = Otro juego de cartas con { -beans }: juega una carta boca abajo y toma otra. Cuatro colores con diez números cada uno, y cartas que vuelven un color negativo, lo duplican o lo anulan: cuenta lo que tomas, y sigue la persona a quien le tomas la carta. Tres rondas; gana el total más alto.

# What all games of this family are called together.
family-nicht_die_bohne = Nicht die Bohne
