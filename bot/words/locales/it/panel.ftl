# What the panels of all games share: somebody's private message of a table.

button-wake = Riattiva
button-play-here = Gioca qui
# What a panel at rest lets its reader do once it is awake: the first where a trade is open, the last where there is none.
button-take-part = { $to ->
    [trade] Entra negli scambi
    [turns] Partecipa
   *[game] Segui la partita
 }
button-hint = Consiglio
button-take-hint = Segui il consiglio
button-more = Altro
button-as-text = Tavolo come testo

# The first lines of a panel that can't tell what the others do: nothing in them becomes untrue, whatever happens.
panel-resting = ### 🃏 La tua mano
    -# Ti scrivo quando tocca a te.
# The same in the last turn of a game, which is another player's or as good as over.
panel-resting-last = ### 🃏 La tua mano
    -# Non hai altri turni.
panel-coming = -# Un momento…
# Among direct messages, while their reader plays in the channel: nothing in it becomes untrue, whatever happens.
panel-card = ### 🃏 Stai giocando nel canale: lì hai la tua mano
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 Il tavolo #{ $table } ti aspetta: { $what }
panel-asleep = ### 💤 La tua mano · **Riattiva** mostra a che punto siamo
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. Il tempo è fermo, non si perde niente.{ $host ->
    [yes] {""}
   *[no] {" "}L’host può riprendere la partita.
 }
# What others did last, for whoever plays alone among direct messages. $line: a sentence.
panel-lately = -# { $line }
# The last line. $game: its name, or panel-where-hand; $url: where the table message is.
panel-where = -# { $game } · tavolo #{ $table } · [al tavolo]({ $url })
panel-where-nowhere = -# { $game } · tavolo #{ $table }
# In place of the game's name in the last line, where the hand is shown.
panel-where-hand = La tua mano · { $game }
