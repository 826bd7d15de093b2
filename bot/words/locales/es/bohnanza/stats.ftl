# What somebody did in all their games of one kind, behind how often they won.

stats-thalers = { $thalers } 🪙 por turno
stats-trades = { $trades ->
    [one] 1 intercambio
   *[other] { $trades } intercambios
 }
stats-gifts = { $gifts ->
    [one] 1 regalo hecho
   *[other] { $gifts } regalos hechos
 }
# $bean: symbol and name of the one that paid most.
stats-favourite = variedad favorita: { $bean }

# What all games of this family are called together.
family-bohnanza = Bohnanza
# The duel is rated apart from them.
family-duel = Bohnanza (duelo)
