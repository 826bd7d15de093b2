# What somebody did in all their games of one kind, behind how often they won.

stats-thalers = { $thalers } 🪙 a turn
stats-trades = { $trades ->
    [one] 1 trade
   *[other] { $trades } trades
 }
stats-gifts = { $gifts ->
    [one] 1 gift made
   *[other] { $gifts } gifts made
 }
# $bean: symbol and name of the one that paid most.
stats-favourite = favourite bean: { $bean }

# What all games of this family are called together.
family-bohnanza = Bohnanza
# The duel is rated apart from them.
family-duel = Bohnanza (duel)
