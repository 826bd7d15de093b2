# The end of a game.

bohne-end-title = ### 🏁 { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
 }
bohne-end-ranking = **The ranking**
bohne-end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – **{ $points }** ({ $rounds })
bohne-end-tie = -# Tied players share the place.
bohne-end-sheets = **The score sheets**
    -# ×2 doubles · 🔻 minus, two of them cancel out · 🚫 nicht die Bohne: worth 0
bohne-end-player = **{ $name }**
