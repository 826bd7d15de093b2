# What the panels of all games share: somebody's private message of a table.

button-wake = Despertar
button-play-here = Jugar aquí
# What a panel at rest lets its reader do once it is awake: the first where a trade is open, the last where there is none.
button-take-part = { $to ->
    [trade] Entrar al intercambio
    [turns] Participar
   *[game] Seguir la partida
 }
button-hint = Pista
button-take-hint = Seguir la pista
button-more = Más
button-as-text = Mesa en texto

# The first lines of a panel that can't tell what the others do: nothing in them becomes untrue, whatever happens.
panel-resting = ### 🃏 Tu mano
    -# Te aviso cuando te toque.
# The same in the last turn of a game, which is another player's or as good as over.
panel-resting-last = ### 🃏 Tu mano
    -# Ya no tienes más turnos.
panel-coming = -# Un momento…
# Among direct messages, while their reader plays in the channel: nothing in it becomes untrue, whatever happens.
panel-card = ### 🃏 Estás jugando en el canal: allí tienes tu mano
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 La mesa #{ $table } te espera: { $what }
panel-asleep = ### 💤 Tu mano · **Despertar** muestra cómo va todo
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. El tiempo no corre y no se pierde nada.{ $host ->
    [yes] {""}
   *[no] {" "}El anfitrión puede reanudar la partida.
 }
# What others did last, for whoever plays alone among direct messages. $line: a sentence.
panel-lately = -# { $line }
# The last line. $game: its name, or panel-where-hand; $url: where the table message is.
panel-where = -# { $game } · mesa #{ $table } · [ir a la mesa]({ $url })
panel-where-nowhere = -# { $game } · mesa #{ $table }
# In place of the game's name in the last line, where the hand is shown.
panel-where-hand = Tu mano · { $game }
