# Games that were played to their end: a list of them, and what somebody did in theirs.

# A number with one digit behind the point: { $whole }, of which the minus, if any, is a part, and its tenths.
number-with-tenths = { $whole },{ $tenths }

# Above a list of games: this server's, or the reader's own.
history-title = { $whose ->
    [server] ## 📜 Partite su questo server
   *[me] ## 📜 Le tue partite
 }
# $when: the day, as Discord shows it. The seats follow on the next line.
history-game = **{ $game }** · #{ $table } · { $when }
history-seat = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } { $name } { $score }{ $left ->
    [yes] {" "}(ha lasciato)
   *[no] {""}
 }
history-page = -# Pagina { $page } di { $pages } · { $games ->
    [one] 1 partita
   *[other] { $games } partite
 }
# Label of a button, one for each of the games: looks back at it.
history-replay = ⏪ Rivedi #{ $table }
history-review = 🔍 Analisi #{ $table }
history-newer = Più recenti
history-older = Più vecchie
history-none = { $whose ->
    [server] Su questo server non è ancora finita nessuna partita.
   *[me] Non hai ancora giocato una partita fino alla fine.
 } `/{ name-play }` apre un tavolo.
history-in-a-server = Le partite di un server si vedono lì. Le tue puoi vederle qui.
# While games that ended before this was counted are still being added.
still-counting = -# ⏳ Sto ancora contando: le partite più vecchie si aggiungono un po’ alla volta.

stats-title = ## 📊 Le tue partite in numeri
# Above what somebody did in all their games of one kind.
stats-kind = **{ $game }** · in { $players }{ $computers ->
    [yes] , con computer
   *[no] {""}
 }
stats-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
 } · { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
 } · in media { $score } punti, posto { $place }
stats-partners = **Più spesso con:** { $names }
stats-partner = { $name } ({ $games ->
    [one] 1 partita
   *[other] { $games } partite
 })
stats-note = -# Contano solo le partite che hai giocato fino alla fine, non quelle che hai lasciato.

# Somebody's last games in a chart with a column for each, or in a line: place/players and the score, as 1/4 (12).
picture-form = Le tue ultime { $count } partite
# The legend: what the columns of the first three places and of all others stand for, and the number below them.
picture-form-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] altri
 }
picture-form-says = sotto: il tuo punteggio
form-line = **Le tue ultime partite**, dalla più vecchia: { $games }
form-game = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
 }{ $place }/{ $of } ({ $score })
