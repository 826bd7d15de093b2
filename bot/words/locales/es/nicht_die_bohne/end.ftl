# The end of a game.

bohne-end-title = ### 🏁 { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
 }
bohne-end-ranking = **La clasificación**
bohne-end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – **{ $points }** ({ $rounds })
bohne-end-tie = -# Empate a { $points }: { $names } comparten el puesto.
bohne-end-sheets = **Las hojas de puntuación**
    -# ×2 duplica · 🔻 menos, dos se anulan · 🚫 nicht die Bohne: vale 0
bohne-end-player = **{ $name }**
