# What the panels of all games share: somebody's private message of a table.

button-wake = Despertar
button-play-here = Jugar aquí
button-what = ¿Qué está pasando?
button-hint = Pista
button-take-hint = Seguir la pista
button-more = Más
button-as-text = Mesa en texto

# The first line of a panel that can't tell what the others do.
panel-resting = ### No es tu turno. Te escribo cuando lo sea.
panel-card = ### 🃏 Tu mano · estás jugando en el canal
# The first words of a direct message that has come because the game waits for its reader. $what: what they do now.
panel-call = ### 🔔 La mesa #{ $table } te espera: { $what }
panel-asleep = ### 💤 Tu mano · **Despertar** muestra cómo va todo
# $paused: pace-paused-by; $host: whether the reader can let it go on.
panel-paused = ### { $paused }. El tiempo no corre y no se pierde nada.{ $host ->
    [yes] {""}
   *[no] {" "}Quien dirige la mesa puede reanudar la partida.
 }
# The last line. $url: where the table message is.
panel-where = -# Tu mano · { $game } · mesa #{ $table } · [ir a la mesa]({ $url })
panel-where-nowhere = -# Tu mano · { $game } · mesa #{ $table }
