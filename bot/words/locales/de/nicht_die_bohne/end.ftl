# The end of a game.

bohne-end-title = ### 🏁 { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
bohne-end-ranking = **Die Rangliste**
bohne-end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – **{ $points }** ({ $rounds })
bohne-end-tie = -# { $names } haben je { $points } und teilen sich den Platz.
bohne-end-sheets = **Die Punktezettel**
    -# ×2 verdoppelt · 🔻 minus, zwei davon heben sich auf · 🚫 nicht die Bohne: zählt 0
bohne-end-player = **{ $name }**
