# A game that is over as a film: a moving picture of the table, turn by turn, which somebody shares in the channel.

# The button, beside the one that shares a single step.
button-film = Compartir película

# To the person alone, one after the other in the same message. In line: their own film of another game comes first,
# or other people's do. Then it is being made, and at last it is there. $percent: 0 to 100.
film-own-first = 🎞️ La película de la mesa #{ $table } viene justo después de la que ya pediste.
film-others-first = 🎞️ La película de la mesa #{ $table } está en cola: antes va la de otra persona.
film-making = 🎞️ Preparando la película de la mesa #{ $table }… { $percent } %
    -# Se publicará aquí. Si nada cambia en un minuto, { -press } otra vez **{ button-film }**.
film-posted = 🎞️ La película de la mesa #{ $table } ya está aquí.

# The same, where nothing comes of it.
film-too-large = La película de la mesa #{ $table } es demasiado grande para enviarla aquí, incluso en pequeño. **{ replay-share }** muestra un solo paso.
film-not-taken = La película de la mesa #{ $table } está lista, pero ahora mismo no puedo enviar archivos aquí.
film-failed = La película de la mesa #{ $table } no ha salido bien. { -Press } **{ button-film }** otra vez en un minuto.
film-stopped = Me estoy reiniciando y la película de la mesa #{ $table } se queda a medias. { -Press } **{ button-film }** otra vez en un minuto.

# Why there is none.
film-under-way = La película de la mesa #{ $table } ya se está preparando.
film-busy = Ahora mismo se están preparando muchas películas. { -Press } **{ button-film }** otra vez en un minuto.
film-not-here = No puedo mostrar películas aquí: las imágenes están desactivadas o no se pueden enviar ahora mismo.

# Above the film, for everybody; and what it shows, for those who don't see it. How the game ended follows.
film-shared = ### 🎞️ La partida entera · la comparte { $name }
film-alt = Película de la partida de la mesa #{ $table }, turno a turno, tal como se vio la mesa.
