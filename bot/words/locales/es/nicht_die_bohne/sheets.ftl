# The score sheets of finished rounds.

bohne-sheets-title = ## 🧮 Hojas de puntuación · { $game } · mesa #{ $table }
bohne-sheets-none = Aún no ha terminado ninguna ronda. Aquí irá la hoja de puntuación de cada una.
bohne-sheet-title = ### 🧮 Hoja de puntuación de la ronda { $round }
bohne-sheet-player = **{ $name }**: **{ $points }**
# One colour, step by step: $steps, each as in the messages below.
bohne-sheet-colour = > { $name }: { $steps } → **{ $result }**
bohne-sheet-separator = {", "}
bohne-sheet-no-cards = sin cartas
bohne-sheet-no-numbers = sin números = 0
bohne-sheet-number = { $sum }
bohne-sheet-numbers = { $numbers } = { $sum }
bohne-sheet-x2 = ⏫ ×2 = { $value }
bohne-sheet-minus = { $minus ->
    [1] 🔻 menos = { $value }
    [2] 🔻🔻 se anulan = { $value }
   *[other] 🔻🔻🔻 menos = { $value }
 }
bohne-sheet-nicht-die-bohne = 🚫 nicht die Bohne = 0
bohne-sheet-sum = > { $sum } = **{ $total }**

# All of a player's rounds, one line each, at the end of the game: $area as in bohne-area-colour-short.
bohne-sheet-round = > Ronda { $round }: { $area } → suma **{ $total }**
bohne-sheet-round-empty = > Ronda { $round }: sin cartas → suma **0**
