# Calls to lobbies: who asked for them, whom a host calls, who is coming, and who wants a seat.

# What somebody chooses who wants to be called.
button-call-me = Avísame
button-call-me-off = No me avises más
button-call-me-change = Cuándo y para qué
call-me-on =
    ### 🔔 Te avisaré de las mesas de este servidor
    Cuando un anfitrión usa **{ button-call-players }**, menciono a un máximo de diez personas que lo han pedido, por sorteo. Mientras estés sentado a una mesa de aquí, no te aviso. Nadie puede ver quién lo ha pedido, hasta la mención en el canal de una mesa.
# $games: their names, $count of them.
call-me-games = **Juegos:** { $count ->
    [0] cualquiera
   *[other] { $games }
  }
call-me-hours = **Horario:** { $when ->
    [always] a cualquier hora
    [unknown] de { $first } a { $last }, pero no conozco tu zona horaria y por eso no puedo avisarte. Elígela aquí abajo.
   *[known] de { $first } a { $last } según tu reloj ({ $city }, ahora { $time })
  }
call-me-often = **Cuántas veces:** como máximo { $count ->
    [one] una vez
   *[other] { $count } veces
  } en 24 horas
call-me-choose = { $what ->
    [games] Cualquier juego, o elige algunos
    [from] Desde qué hora
    [until] Hasta qué hora
   *[often] Cuántas veces como máximo
  }
call-me-hour = { $which ->
    [any] A cualquier hora
    [from] Desde { $hour }
   *[until] Hasta { $hour }
  }
call-me-often-option = { $count ->
    [one] Como máximo una vez al día
   *[other] Como máximo { $count } veces al día
  }
call-me-uninvitable = ⚠️ Has elegido que no te inviten, y eso va primero: mientras siga así, tampoco te avisaré.
call-me-ended = { $where ->
    [everywhere] 🔕 Ya no te avisaré de las mesas de ningún servidor.
   *[here] 🔕 Ya no te avisaré de las mesas de este servidor.
  }
settings-call-me = **Avisos de mesas aquí:** { $on ->
    [yes] sí. Los anfitriones pueden hacer que te avise, en el horario que elegiste.
   *[no] no. Con **{ button-call-me }** sabrás cuándo falta gente en una mesa.
  }
settings-call-me-elsewhere = **Avisos de mesas:** { $count ->
    [0] no. Se eligen en un servidor, con `/{ name-settings }`.
    [one] sí, en un servidor.
   *[other] sí, en { $count } servidores.
  }

# The host's button, and the message in the channel. $people: mentions, or a role.
button-call-players = Llamar gente
call-message = 📣 { $people }: { $host } busca gente para **{ $game }**, mesa #{ $table }.
button-why-called = ¿Por qué yo?
call-done = 📣 Hecho: el aviso para la mesa #{ $table } está en el canal. Cada mesa tiene uno.
call-nobody = Ahora mismo no puedo avisar a nadie. Puedes volver a probar dentro de una hora; mientras tanto, invita a gente que conozcas con **{ button-players }** o usa **{ button-computers }**. Puedo avisar a quien lo haya pedido con **{ button-call-me }**.
# Besides, where a role was to be called.
call-role-not-mentionable = No puedo mencionar a { $role }, el rol al que se avisa en este servidor. Quien administra el servidor puede permitirlo: al editar el rol, *Permitir que cualquiera @mencione este rol*, o para mí el permiso *Mencionar @everyone, @here y todos los roles*.

# For whoever presses *Why me?*
why-called = { $called ->
    [yes] 🔔 Te avisé de la mesa #{ $table } porque me lo pediste en este servidor. Saliste por sorteo entre quienes lo pidieron.
   *[no] 🔔 Me pediste que te avisara en este servidor, pero no te avisé de la mesa #{ $table }.
  }
why-called-off = { $called ->
    [yes] 🔕 Te avisé de la mesa #{ $table } porque me lo habías pedido en este servidor. Ya no lo quieres, así que no volveré a avisarte.
   *[no] No te avisé de la mesa #{ $table }. Solo aviso a quien lo ha pedido.
  }
why-called-role = 📣 A la mesa #{ $table } se llamó a { $role }: quienes administran este servidor eligieron ese rol para los avisos. Se le llama como máximo una vez al día. Si no lo quieres, deja el rol o pregúntales.

# What is refused
call-only-in-channels = Solo se puede llamar gente a una mesa del canal de un servidor.
call-only-for-all = La mesa #{ $table } es para personas invitadas, así que no se llama a nadie más. **{ button-players }** invita o deja entrar a todos.
call-table-full = Todos los asientos de la mesa #{ $table } están ocupados, así que no hay a quién llamar.
call-once-a-table = A la mesa #{ $table } ya se ha llamado, y cada mesa tiene un solo aviso. Todavía puedes invitar con **{ button-players }**.
# $when: "in 20 minutes".
call-once-an-hour = Puedes llamar gente una vez por hora: otra vez { $when }. Mientras tanto, invita con **{ button-players }**.
call-not-posted = No pude escribir el aviso: no se me permite en el canal de la mesa #{ $table }.
call-role-not-everybody = Nunca llamo a todos a la vez. Elige un rol que la gente pueda dejar.
call-me-on-a-server = Los avisos son para las mesas de un servidor: { -press } allí **{ button-call-me }**.

# In a lobby
button-coming = Voy en 5 min
# $people: names, each with "in 5 minutes".
lobby-coming = 🏃 En camino: { $people }
lobby-coming-one = { $name } { $when }
coming-done = 🏃 La mesa muestra que llegas en cinco minutos. { -Press } **{ button-join }** cuando estés.
too-many-coming = Ya hay { $most } personas de camino a esta mesa. { -Press } **{ button-join }** cuando estés.
want-seat-offer = ¿Quieres que te mencione aquí si queda un asiento libre antes de empezar?
button-want-seat = Avísame si queda un sitio
button-want-seat-off = No, gracias
want-seat-done = 🔔 Te mencionaré una vez, aquí en el canal, si queda un asiento libre para ti en la mesa #{ $table }. Quien lo pidió antes va primero.
want-seat-no-more = 🔕 No te mencionaré por un asiento de la mesa #{ $table }.
seat-is-free-now = 🪑 Ahora mismo hay un asiento libre en la mesa #{ $table }: { -press } **{ button-join }**.
seat-is-free = 🪑 { $person }, hay un asiento libre en la mesa #{ $table }. No está reservado: { -press } **{ button-join }**.

# For those who manage a server.
server-call-role = **A quién se avisa de las mesas:** { $role ->
    [none] a quien lo ha pedido con **{ button-call-me }**.
    [gone] a quien lo ha pedido con **{ button-call-me }**, porque el rol elegido ya no existe.
   *[other] a { $role }, como máximo una vez al día; si no, a quien lo ha pedido con **{ button-call-me }**.
  }
server-call-role-choose = Un rol al que se avisa: elígelo aquí
