# What to do next, and all commands.

# La primera línea, para quien todavía no ha terminado ninguna partida.
help-learn = 🎓 **¿Es tu primera vez?** `/{ name-learn }` te enseña el juego en cinco minutos, paso a paso.
help-title = ## 🫘 Qué hacer ahora
# How it stands with the reader at one of their tables.
help-at-table = { $how ->
    [waits] ▶️ **{ $game }, mesa #{ $table }**: te toca. { -Press } el botón o escribe `/{ name-hand }`.
    [paused] ⏸️ **{ $game }, mesa #{ $table }**: en pausa. Con `/{ name-resume }` sigue.
    [host] 🪑 **{ $game }, mesa #{ $table }**: aún no ha empezado. Cuando no falte nadie, `/{ name-start }` reparte las cartas.
    [guest] 🪑 **{ $game }, mesa #{ $table }**: aún no ha empezado. La inicia el anfitrión.
   *[others] ⏳ **{ $game }, mesa #{ $table }**: les toca a otras personas. Te aviso cuando te toque.
  }
# $place: what there is where they ask.
help-no-table = { $place ->
    [open] No estás en ninguna mesa, pero en este canal hay una abierta: con `/{ name-join }` te sientas. `/{ name-play }` abre otra.
    [messages] No estás en ninguna mesa. `/{ name-play }` te reparte aquí una partida contra robots; en un canal de un servidor donde yo esté abre una mesa para ti y tu grupo.
   *[nothing] No estás en ninguna mesa. `/{ name-play }` abre una en este canal: tus amigos eligen **{ button-join }**, y los robots pueden ocupar los demás asientos. `/{ name-play } { option-name-start }:` empieza ya, contra robots.
  } `/{ name-rules }` explica los juegos.
help-button = Mesa #{ $table }

help-commands =
    ### Comandos
    -# Los botones de la mesa y de tu mano hacen lo mismo.
help-group = { $group ->
    [tables] **Mesas**
    [looking] **Cartas y reglas**
   *[yourself] **Tú y este bot**
  }
# $name as the reader's Discord lists it.
help-command = `/{ $name }` { $about }
