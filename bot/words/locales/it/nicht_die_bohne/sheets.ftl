# The score sheets of finished rounds.

bohne-sheets-title = ## 🧮 Fogli punti · { $game } · tavolo #{ $table }
bohne-sheets-none = Nessuna manche è ancora finita. Qui ognuna avrà il suo foglio punti.
bohne-sheet-title = ### 🧮 Foglio punti della manche { $round }
bohne-sheet-player = **{ $name }**: **{ $points }**
# One colour, step by step: $steps, each as in the messages below.
bohne-sheet-colour = > { $name }: { $steps } → **{ $result }**
bohne-sheet-separator = {", "}
bohne-sheet-no-cards = nessuna carta
bohne-sheet-no-numbers = nessun numero = 0
bohne-sheet-number = { $sum }
bohne-sheet-numbers = { $numbers } = { $sum }
bohne-sheet-x2 = ⏫ ×2 = { $value }
bohne-sheet-minus = { $minus ->
    [1] 🔻 meno = { $value }
    [2] 🔻🔻 si annullano = { $value }
   *[other] 🔻🔻🔻 meno = { $value }
 }
bohne-sheet-nicht-die-bohne = 🚫 nicht die Bohne = 0
bohne-sheet-sum = > { $sum } = **{ $total }**

# All of a player's rounds, one line each, at the end of the game: $area as in bohne-area-colour-short.
bohne-sheet-round = > Manche { $round }: { $area } → somma **{ $total }**
bohne-sheet-round-empty = > Manche { $round }: area vuota → somma **0**
