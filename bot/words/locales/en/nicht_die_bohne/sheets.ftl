# The score sheets of finished rounds.

bohne-sheets-title = ## 🧮 Score sheets · { $game } · table #{ $table }
bohne-sheets-none = No round is finished yet. Each one gets its score sheet here.
bohne-sheet-title = ### 🧮 Score sheet of round { $round }
bohne-sheet-player = **{ $name }**: **{ $points }**
# One colour, step by step: $steps, each as in the messages below.
bohne-sheet-colour = > { $name }: { $steps } → **{ $result }**
bohne-sheet-separator = {", "}
bohne-sheet-no-cards = no cards
bohne-sheet-no-numbers = no numbers = 0
bohne-sheet-number = { $sum }
bohne-sheet-numbers = { $numbers } = { $sum }
bohne-sheet-x2 = ⏫ ×2 = { $value }
bohne-sheet-minus = { $minus ->
    [1] 🔻 minus = { $value }
    [2] 🔻🔻 cancel out = { $value }
   *[other] 🔻🔻🔻 minus = { $value }
 }
bohne-sheet-nicht-die-bohne = 🚫 nicht die Bohne = 0
bohne-sheet-sum = > { $sum } = **{ $total }**

# All of a player's rounds, one line each, at the end of the game: $area as in bohne-area-colour-short.
bohne-sheet-round = > Round { $round }: { $area } → sum **{ $total }**
bohne-sheet-round-empty = > Round { $round }: nothing taken → sum **0**
