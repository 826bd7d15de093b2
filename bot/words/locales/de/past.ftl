# Games that were played to their end: a list of them, and what somebody did in theirs.

# A number with one digit behind the point: { $whole }, of which the minus, if any, is a part, and its tenths.
number-with-tenths = { $whole },{ $tenths }

# Above a list of games: this server's, or the reader's own.
history-title = { $whose ->
    [server] ## 📜 Partien auf diesem Server
   *[me] ## 📜 Deine Partien
 }
# $when: the day, as Discord shows it. The seats follow on the next line.
history-game = **{ $game }** · #{ $table } · { $when }
history-seat = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } { $name } { $score }{ $left ->
    [yes] {" "}(ausgestiegen)
   *[no] {""}
 }
history-page = -# Seite { $page } von { $pages } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
# Label of a button, one for each of the games: looks back at it.
history-replay = ⏪ Rückblick #{ $table }
history-review = 🔍 Analyse #{ $table }
history-newer = Neuere
history-older = Ältere
history-none = { $whose ->
    [server] Auf diesem Server ist noch keine Partie zu Ende gespielt.
   *[me] Du hast noch keine Partie zu Ende gespielt.
 } `/{ name-play }` eröffnet einen Tisch.
history-in-a-server = Die Partien eines Servers siehst du dort. Deine eigenen siehst du auch hier.
# While games that ended before this was counted are still being added.
still-counting = -# ⏳ Es wird noch gezählt: Ältere Partien kommen nach und nach dazu.

stats-title = ## 📊 Deine Partien in Zahlen
# Above what somebody did in all their games of one kind.
stats-kind = **{ $game }** · { $players } Personen{ $computers ->
    [yes] , mit Computern
   *[no] {""}
 }
stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 } · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
 } · im Schnitt { $score } Punkte, Platz { $place }
stats-partners = **Am häufigsten mit:** { $names }
stats-partner = { $name } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 })
stats-note = -# Gezählt werden nur Partien, die du zu Ende gespielt hast, nicht die, aus denen du ausgestiegen bist.

# Somebody's last games in a chart with a column for each, or in a line: place/players and the score, as 1/4 (12).
picture-form = Deine letzten { $count } Partien
# The legend: what the columns of the first three places and of all others stand for, and the number below them.
picture-form-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] dahinter
 }
picture-form-says = unten: deine Punkte
form-line = **Deine letzten Partien**, die älteste zuerst: { $games }
form-game = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
 }{ $place }/{ $of } ({ $score })
