# What the panels of all games share: somebody's private message of a table.

button-wake = Wake up
button-play-here = Play here
# What a panel at rest lets its reader do once it is awake: the first where a trade is open, the last where there is none.
button-take-part = { $to ->
    [trade] Join the trade
    [turns] Take part
   *[game] Follow the game
 }
button-hint = Hint
button-take-hint = Take the hint
button-more = More
button-as-text = Table as text

# The first lines of a panel that can't tell what the others do: nothing in them becomes untrue, whatever happens.
panel-resting = ### 🃏 Your hand
    -# I'll message you when it's your turn.
# The same in the last turn of a game, which is another player's or as good as over.
panel-resting-last = ### 🃏 Your hand
    -# You have no more turns.
# Stands for a moment where a private message is about to appear.
panel-coming = -# One moment …
# Among direct messages, while their reader plays in the channel: nothing in it becomes untrue, whatever happens.
panel-card = ### 🃏 You're playing in the channel: your hand is there
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 Table #{ $table }: { $what }
panel-asleep = ### 💤 Press **Wake up** to see your hand
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. The clock is stopped, nothing is lost.{ $host ->
    [yes] {""}
   *[no] {" "}The host can resume the game.
 }
# What others did last, for whoever plays alone among direct messages. $line: a sentence.
panel-lately = -# { $line }
# The last line. $game: its name, or panel-where-hand; $url: where the table message is.
panel-where = -# { $game } · table #{ $table } · [to the table]({ $url })
panel-where-nowhere = -# { $game } · table #{ $table }
# In place of the game's name in the last line, where the hand is shown.
panel-where-hand = Your hand · { $game }
