# What somebody did in all their games of one kind, behind how often they won.

stats-thalers = { $thalers } 🪙 a turno
stats-trades = { $trades ->
    [one] 1 scambio
   *[other] { $trades } scambi
 }
stats-gifts = { $gifts ->
    [one] 1 regalo fatto
   *[other] { $gifts } regali fatti
 }
# $bean: symbol and name of the one that paid most.
stats-favourite = fagiolo preferito: { $bean }

# What all games of this family are called together.
family-bohnanza = Bohnanza
# The duel is rated apart from them.
family-duel = Bohnanza (duello)
