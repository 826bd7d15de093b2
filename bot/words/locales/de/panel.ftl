# What the panels of all games share: somebody's private message of a table.

button-wake = Aufwecken
button-play-here = Hier spielen
# What a panel at rest lets its reader do once it is awake: the first where a trade is open, the last where there is none.
button-take-part = { $to ->
    [trade] Mithandeln
    [turns] Mitmachen
   *[game] Spiel verfolgen
 }
button-hint = Tipp
button-take-hint = Tipp übernehmen
button-more = Mehr
button-as-text = Tisch als Text

# The first lines of a panel that can't tell what the others do: nothing in them becomes untrue, whatever happens.
panel-resting = ### 🃏 Deine Karten
    -# Ich melde mich, wenn du dran bist.
# The same in the last turn of a game, which is another player's or as good as over.
panel-resting-last = ### 🃏 Deine Karten
    -# Du bist nicht mehr am Zug.
panel-coming = -# Einen Moment …
# Among direct messages, while their reader plays in the channel: nothing in it becomes untrue, whatever happens.
panel-card = ### 🃏 Du spielst im Kanal: Dort hast du deine Karten
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 Tisch #{ $table } wartet auf dich: { $what }
panel-asleep = ### 💤 Deine Karten · **Aufwecken** zeigt den neuesten Stand
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. Die Zeit steht, nichts geht verloren.{ $host ->
    [yes] {""}
   *[no] {" "}Der Host kann die Pause beenden.
 }
# What others did last, for whoever plays alone among direct messages. $line: a sentence.
panel-lately = -# { $line }
# The last line. $game: its name, or panel-where-hand; $url: where the table message is.
panel-where = -# { $game } · Tisch #{ $table } · [zum Tisch]({ $url })
panel-where-nowhere = -# { $game } · Tisch #{ $table }
# In place of the game's name in the last line, where the hand is shown.
panel-where-hand = Deine Karten · { $game }
