# The score sheets of finished rounds.

bohne-sheets-title = ## 🧮 Punktezettel · { $game } · Tisch #{ $table }
bohne-sheets-none = Noch ist keine Runde zu Ende. Jede bekommt hier ihren Punktezettel.
bohne-sheet-title = ### 🧮 Punktezettel der Runde { $round }
bohne-sheet-player = **{ $name }**: **{ $points }**
# One colour, step by step: $steps, each as in the messages below.
bohne-sheet-colour = > { $name }: { $steps } → **{ $result }**
bohne-sheet-separator = {", "}
bohne-sheet-no-cards = keine Karten
bohne-sheet-no-numbers = keine Zahlen = 0
bohne-sheet-number = { $sum }
bohne-sheet-numbers = { $numbers } = { $sum }
bohne-sheet-x2 = ⏫ ×2 = { $value }
bohne-sheet-minus = { $minus ->
    [1] 🔻 minus = { $value }
    [2] 🔻🔻 heben sich auf = { $value }
   *[other] 🔻🔻🔻 minus = { $value }
 }
bohne-sheet-nicht-die-bohne = 🚫 nicht die Bohne = 0
bohne-sheet-sum = > { $sum } = **{ $total }**

# All of a player's rounds, one line each, at the end of the game: $area as in bohne-area-colour-short.
bohne-sheet-round = > Runde { $round }: { $area } → Summe **{ $total }**
bohne-sheet-round-empty = > Runde { $round }: nichts genommen → Summe **0**
