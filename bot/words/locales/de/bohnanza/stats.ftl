# What somebody did in all their games of one kind, behind how often they won.

stats-thalers = { $thalers } 🪙 pro Zug
stats-trades = { $trades ->
    [one] einmal gehandelt
   *[other] { $trades }-mal gehandelt
 }
stats-gifts = { $gifts ->
    [one] einmal etwas verschenkt
   *[other] { $gifts }-mal etwas verschenkt
 }
# $bean: symbol and name of the one that paid most.
stats-favourite = Lieblingsbohne: { $bean }

# What all games of this family are called together.
family-bohnanza = Bohnanza
# The duel is rated apart from them.
family-duel = Bohnanza (Duell)
