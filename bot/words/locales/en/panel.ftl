# What the panels of all games share: somebody's private message of a table.

button-wake = Wake up
button-play-here = Play here
button-what = What's going on?
button-hint = Hint
button-take-hint = Take the hint
button-more = More
button-as-text = Table as text

# The first line of a panel that can't tell what the others do.
panel-resting = ### Not your turn. I'll write when it is.
panel-card = ### 🃏 Your hand · you are playing in the channel
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 Table #{ $table } waits for you: { $what }
panel-asleep = ### 💤 Your hand · **Wake up** shows how things stand
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. No time runs, nothing is lost.{ $host ->
    [yes] {""}
   *[no] {" "}The host can resume the game.
 }
# The last line. $url: where the table message is.
panel-where = -# Your hand · { $game } · table #{ $table } · [to the table]({ $url })
panel-where-nowhere = -# Your hand · { $game } · table #{ $table }
