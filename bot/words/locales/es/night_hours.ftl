# What a game night says by itself, in its channel. $title: as its host typed it; $when, $left: written by Discord, such
# as “Friday, 28 November 2026 20:00” and “in an hour”; $part: 1, or 2, 3, … for more messages of the same.

# An hour before. Below it stand mentions of those who come; $count: how many come.
night-reminder = { $part ->
    [1] ### ⏰ **{ $title }** empieza { $left }
   *[other] ⏰ **{ $title }** empieza { $left }: también vienen (parte { $part })
 }
night-reminder-count = { $when } · { $count ->
    [one] de momento viene 1 persona
   *[other] vienen { $count } personas
 }
night-reminder-about = -# Cuando llegue la hora, abriré aquí las mesas y mencionaré a quien viene. ¿Al final no puedes? Dilo en el anuncio.
# The same as a direct message, to those who asked for one.
night-reminder-direct = ⏰ **{ $title }** empieza { $left }, { $when }. Dijiste que ibas a venir.
button-night-there = Anuncio

# All who come are told. Below it stand their mentions.
night-told-moved = 🗓️ **{ $title }** se ha movido: ahora es { $when } · { $left }{ $part ->
    [1] {""}
   *[other] {" ("}parte { $part })
 }
night-told-cancelled = ❌ **{ $title }**, { $when }, queda cancelada.{ $part ->
    [1] {""}
   *[other] {" ("}parte { $part })
 }
# Of a weekly night that was cancelled.
night-told-next = { $on ->
    [True] La siguiente se mantiene.
   *[False] Tampoco se celebra en las semanas siguientes.
 }

# To its host, whose mention is $host.
night-new-host = { $host }: quien organizaba **{ $title }** ({ $when }) ya no está, así que ahora la noche es tuya. Con `/{ name-night }` la mueves o la cancelas.
night-asked = { $host }: alguien ha borrado en Discord el evento de **{ $title }** ({ $when }).
night-asked-about = ¿Se mantiene la noche? Si no dices nada, se mantiene.
night-decided = { $kept ->
    [True] ✅ La noche se mantiene.
   *[False] ❌ La noche no se celebra.
 }
button-night-keep = Se mantiene
button-night-call-off = Cancelarla

# It begins. Below it a line for each table, with mentions of its people; $person: the mention of its host.
night-call = { $part ->
    [1] ### 🌙 Empieza **{ $title }**
   *[other] 🌙 Empieza **{ $title }**: más mesas (parte { $part })
 }
night-call-late = Yo no estaba cuando tenía que empezar: empieza ahora.
night-call-table = **{ $table }:** { $people }{ $lacking ->
    [0] {""}
    [one] {" · "}falta 1 persona: quien quiera puede unirse
   *[other] {" · "}faltan { $lacking } personas: quien quiera puede unirse
 }
# $server: whether the server, and not its people, has too many tables open.
night-call-refused = { $people }: { $server ->
    [True] no se ha podido abrir esta mesa, porque el servidor ya tiene demasiadas abiertas. Cuando una termine o se cierre, `/{ name-play }` la abre.
   *[False] no se ha podido abrir esta mesa, porque cada persona ya es anfitriona de demasiadas. Cuando una termine o se cierre, `/{ name-play }` la abre.
 }
night-call-host = { $person } (anfitrión)
night-call-about = -# Cada persona ya tiene su sitio. Cuando no falte nadie en una mesa, su anfitrión { -press } *{ button-start }*. Si el anfitrión no viene, puede hacerlo cualquier otra persona de la mesa, y pasa a ser su anfitrión. Con `/{ name-remove }`, el anfitrión deja de esperar a quien falte.
night-table = Mesa #{ $table }

# It did not take place.
night-missed = { $nobody ->
    [True] 💤 Nadie ha dicho que venga, así que **{ $title }** ({ $when }) no se ha celebrado.
   *[False] 💤 **{ $title }** tenía que empezar { $left }, y yo no estaba. Quien esté por aquí abre una mesa con `/{ name-play }`.
 }

# It is over. Below it a line for each table.
night-last = ### 🏁 Esto ha sido **{ $title }**
night-last-table = **{ $table }:** { $how ->
    [won] { $count ->
        [one] 🏆 gana { $names }
       *[other] 🏆 ganan { $names }
     }
    [playing] todavía se juega: aquí diré quién gana
    [waiting] no se empezó ninguna partida
   *[closed] cerrada antes del final
 }
button-night-again = La semana que viene, otra

# To the host of a weekly night to which nobody else has come lately, whose mention is $host; $weeks: for how many weeks.
night-rests = { $host }: hace { $weeks } semanas que no viene nadie más a **{ $title }**, así que no he planeado la siguiente.
night-rests-about = Quien { -press } el botón es el anfitrión a partir de la semana que viene, cada semana a la misma hora.
button-night-on = Seguir cada semana

# To the host alone.
night-lost = **{ $title }** ({ $when }) no se celebra: su canal ya no existe, o ya no puedo escribir en él. Con `/{ name-night }` la planeas en otro sitio.
