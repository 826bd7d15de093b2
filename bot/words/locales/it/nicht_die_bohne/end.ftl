# The end of a game.

bohne-end-title = ### 🏁 { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
 }
bohne-end-ranking = **La classifica**
bohne-end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – **{ $points }** ({ $rounds })
bohne-end-tie = -# Parità a { $points }: { $names } si dividono il posto.
bohne-end-sheets = **I fogli punti**
    -# ×2 raddoppia · 🔻 meno, due si annullano · 🚫 nicht die Bohne: vale 0
bohne-end-player = **{ $name }**
