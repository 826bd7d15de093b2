# Games that were played to their end: a list of them, and what somebody did in theirs.

# A number with one digit behind the point: { $whole }, of which the minus, if any, is a part, and its tenths.
number-with-tenths = { $whole }.{ $tenths }

# Above a list of games: this server's, or the reader's own.
history-title = { $whose ->
    [server] ## 📜 Games on this server
   *[me] ## 📜 Your games
 }
# $when: the day, as Discord shows it. The seats follow on the next line.
history-game = **{ $game }** · #{ $table } · { $when }
history-seat = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } { $name } { $score }{ $left ->
    [yes] {" "}(left)
   *[no] {""}
 }
history-page = -# Page { $page } of { $pages } · { $games ->
    [one] 1 game
   *[other] { $games } games
 }
# Label of a button, one for each of the games: looks back at it.
history-replay = ⏪ Replay #{ $table }
# The same: shows how good one's own decisions were.
history-review = 🔍 Review #{ $table }
history-newer = Newer
history-older = Older
history-none = { $whose ->
    [server] No game has ended on this server yet.
   *[me] You haven't played a game to its end yet.
 } `/{ name-play }` opens a table.
history-in-a-server = A server's games are listed on that server. Here you can list your own.
# While games that ended before this was counted are still being added.
still-counting = -# ⏳ Still counting: older games are being added.

stats-title = ## 📊 Your games in numbers
# Above what somebody did in all their games of one kind.
stats-kind = **{ $game }** · { $players } players{ $computers ->
    [yes] , with computers
   *[no] {""}
 }
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 } · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
 } · on average score { $score }, place { $place }
stats-partners = **Most often with:** { $names }
stats-partner = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
 })
stats-note = -# Only games that you played to the end count, not those you left.

# Somebody's last games in a chart with a column for each, or in a line: place/players and the score, as 1/4 (12).
picture-form = Your last { $count } games
# The legend: what the columns of the first three places and of all others stand for, and the number below them.
picture-form-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] others
 }
picture-form-says = below: your score
form-line = **Your last games**, oldest first: { $games }
form-game = { $won ->
    [yes] 🏆{" "}
   *[no] {""}
 }{ $place }/{ $of } ({ $score })
