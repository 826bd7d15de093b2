# Games that were played to their end: a list of them, and what somebody did in theirs.

# A number with one digit behind the point: { $whole }, of which the minus, if any, is a part, and its tenths.
number-with-tenths = { $whole },{ $tenths }

# Above a list of games: this server's, or the reader's own.
history-title = { $whose ->
    [server] ## 📜 Partidas de este servidor
   *[me] ## 📜 Tus partidas
 }
# $when: the day, as Discord shows it. The seats follow on the next line.
history-game = **{ $game }** · #{ $table } · { $when }
history-seat = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } { $name } { $score }{ $left ->
    [yes] {" "}(se fue)
   *[no] {""}
 }
history-page = -# Página { $page } de { $pages } · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 }
# Label of a button, one for each of the games: looks back at it.
history-replay = ⏪ Repetición #{ $table }
history-review = 🔍 Análisis #{ $table }
history-newer = Más recientes
history-older = Más antiguas
history-none = { $whose ->
    [server] En este servidor aún no ha terminado ninguna partida.
   *[me] Aún no has jugado ninguna partida hasta el final.
 } `/{ name-play }` abre una mesa.
history-in-a-server = Las partidas de un servidor se ven en él. Las tuyas las puedes ver aquí.
# While games that ended before this was counted are still being added.
still-counting = -# ⏳ Aún se está contando: las partidas más antiguas se van sumando.

stats-title = ## 📊 Tus partidas en cifras
# Above what somebody did in all their games of one kind.
stats-kind = **{ $game }** · { $players } participantes{ $computers ->
    [yes] , con robots
   *[no] {""}
 }
stats-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
 } · { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
 } · en promedio { $score } puntos, puesto { $place }
stats-partners = **Más a menudo con:** { $names }
stats-partner = { $name } ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
 })
stats-note = -# Solo cuentan las partidas que jugaste hasta el final, no las que dejaste.

# Somebody's last games in a chart with a column for each, or in a line: place/players and the score, as 1/4 (12).
picture-form = Tus últimas { $count } partidas
# The legend: what the columns of the first three places and of all others stand for, and the number below them.
picture-form-place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] otros
 }
picture-form-says = abajo: tu puntuación
form-line = **Tus últimas partidas**, la más antigua primero: { $games }
form-game = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
 }{ $place }/{ $of } ({ $score })
