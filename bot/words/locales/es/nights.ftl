# Noches de juegos: una fecha para una partida, y quién viene. $title: como la llamó su anfitrión; $when, $left: los escribe Discord, por
# ejemplo «viernes, 28 de noviembre de 2026 20:00» y «en 3 horas».

# El anuncio, línea por línea; también la página de una noche, y lo que se muestra antes de publicarla.
night-heading = ## 🌙 { $title }
night-when = 🗓️ { $when } · { $left }{ $weekly ->
    [yes] {" · "}cada semana
   *[no] {""}
 }
# $most: cuántas personas se sientan como máximo en una mesa.
night-game = 🎲 **{ $game }** · { $most ->
    [2] dos por mesa
   *[other] como máximo { $most } por mesa
 }
# Cómo se forman las mesas.
night-tables = -# { $by ->
    [rating] Si viene más gente de la que cabe en una mesa, se reparte por valoración: fuertes con fuertes.
   *[lot] Si viene más gente de la que cabe en una mesa, se reparte al azar.
 }{ $computers ->
    [yes] {" "}Donde una mesa se quede corta, juegan robots.
   *[no] {""}
 }
# $names: una lista, cortada donde es demasiado larga.
night-coming = **✅ Vienen ({ $count }):** { $names }
night-maybe = **🤔 Quizá ({ $count }):** { $names }
night-not = **Esta vez no:** { $count }
night-names-more = { $names } y { $more } más
night-nobody = nadie todavía
night-hosted = -# { $near ->
    [yes] Anfitrión: { $host }. A la hora fijada, las mesas se abren aquí por sí mismas, y recibe un aviso quien viene.
   *[no] Anfitrión: { $host }. Una hora antes recibe un aviso quien viene; a la hora fijada, las mesas se abren aquí por sí mismas.
 }
night-stage = { $stage ->
    [opened] ▶️ **Ha empezado:** las mesas están abiertas en este canal.
    [over] 🏁 Esta noche de juegos ha terminado.
    [missed] 💤 Esta noche de juegos no se ha celebrado.
   *[cancelled] ❌ **Esta noche de juegos está cancelada.**
 }
button-night-answer = { $answer ->
    [coming] Voy
    [maybe] Quizá
   *[not] Esta vez no
 }
button-night-more = Más

# Lo que lee una persona sola, tras responder y en la página de una noche.
night-answered = { $answer ->
    [coming] { $near ->
        [yes] ✅ **Cuento contigo.** Falta poco: a la hora fijada te menciono en el canal de la noche, y tienes un asiento listo.
       *[no] ✅ **Cuento contigo.** Una hora antes te menciono en el canal de la noche, y a la hora fijada tienes un asiento listo.
     }
    [maybe] 🤔 **Quizá vengas.** Solo te menciono si la noche se mueve o se cancela, y solo hay asiento para quien dice que viene: todavía puedes decirlo.
    [not] { $host ->
        [yes] **Esta vez no vienes.** La noche se celebra sin ti si viene alguien más; con `/{ name-night }` la cancelas.
       *[no] **Esta vez no vienes.** Puedes cambiar de idea hasta que empiece.
     }
   *[none] Todavía no has dicho si vienes.
 }
# $title, $when: of another night at that time.
night-also = ⚠️ También vas a **{ $title }**, { $when }. Si no puedes ir a las dos, di en una que no vas.
night-direct = { $on ->
    [on] 🔔 También te avisaré por mensaje directo.
   *[off] {""}
 }
button-night-direct = { $on ->
    [on] Avísame por mensaje directo
   *[off] Sin mensaje directo
 }
button-night-announcement = Al anuncio
button-night-move = Mover
button-night-cancel = Cancelarla

# La página de inicio.
nights-title = ## 🌙 Noches de juegos en este servidor
nights-none = Aquí no hay todavía ninguna noche planeada.
nights-about = -# Una noche es una fecha para una partida: cada quien dice si viene, una hora antes mando un aviso, y a la hora fijada las mesas se abren por sí mismas.
nights-line = **{ $title }** · { $when } · { $left }{ $weekly ->
    [yes] {" · "}cada semana
   *[no] {""}
 }
    -# { $game } · { $coming ->
        [one] viene 1
       *[other] vienen { $coming }
     } · anfitrión: { $host }{ $begun ->
        [yes] {" · "}▶️ ya ha empezado
       *[no] {""}
     }
nights-more = -# … y { $count } más: están en la lista de abajo.
nights-choose = Ver una noche
button-night-plan = Planear una noche
button-nights-back = Todas las noches

# Antes de publicarla: lo que se entendió.
night-plan-title = ### ¿Está bien así?
night-plan-more = ### Ya casi está
night-plan-holds = 🔁 { $weekly ->
    [yes] cada semana
   *[no] una vez
 } · { $by ->
    [rating] reparto por valoración
   *[lot] reparto al azar
 } · { $computers ->
    [yes] con robots donde falte gente
   *[no] sin robots
 }
night-plan-where = -# Se publicará en { $channel }.
# $zone: la ciudad que representa la zona horaria.
night-plan-typed = -# { $zone ->
    [none] «{ $words }», en cuanto sepa qué hora es donde vives
   *[other] «{ $words }», según el reloj de { $zone }
 }
button-night-post = Publicar
button-night-title = Cambiar el título
button-night-when = { $known ->
    [yes] Cambiar fecha y hora
   *[no] Decir cuándo
 }
button-night-zone = Otra zona horaria
button-night-drop = Descartar
button-night-weekly = { $on ->
    [on] Repetir cada semana
   *[off] Solo una vez
 }
button-night-by = { $by ->
    [rating] Repartir por valoración
   *[lot] Repartir al azar
 }
button-night-computers = { $on ->
    [on] Completar con robots
   *[off] Sin robots
 }
night-seats-option = { $count ->
    [2] Dos por mesa
   *[other] Como máximo { $count } por mesa
 }
night-choose-game = Qué juego
night-choose-seats = Cuántas personas por mesa
night-game-players = { $players } participantes
night-posted = 🌙 **{ $title }** está anunciada, y la organizas tú: con `/{ name-night }` la mueves o la cancelas.
night-posted-soon = 🌙 **{ $title }** está planeada, y la organizas tú. El anuncio aparecerá aquí enseguida.
# Para quien la planeó, donde el bot no puede crear eventos.
night-no-event = -# No figura entre los eventos del servidor: para eso necesito el permiso *Crear eventos*. Quien administra el servidor me lo da si [me invita de nuevo]({ $url }); no cambia nada más.
# To whoever has moved or cancelled it, where the bot may not change its event any more.
night-event-stays = -# Entre los eventos del servidor queda como estaba: ya no tengo el permiso *Crear eventos* para cambiarlo.
night-event-hidden = -# No figura entre los eventos del servidor, porque no todo el mundo ve este canal: allí la leería cualquiera.
night-dropped = Descartada: no hay nada planeado.

# Lo que Discord ofrece mientras se escribe la hora.
night-example-tomorrow = mañana 20h
night-example-friday = viernes 20h
night-example-saturday = sábado 15h

# Formularios; como máximo 45 caracteres para título y etiqueta, 100 para lo que está debajo o dentro de un campo.
night-form = Planear una noche de juegos
night-form-title = Título
# En lugar de un título que nadie escribió.
night-untitled = Noche de juegos
night-form-when = Fecha y hora
night-form-when-about = Como lo dirías, según tu propio reloj.
night-form-when-example = viernes 20h · 28 de noviembre 19:30 · en 2 horas
night-form-game = Juego
night-form-weekly = Con qué frecuencia
night-form-once = Una vez
night-form-every-week = Cada semana, a la misma hora
night-form-move = Mover la noche

# Lo que no encaja en lo que se escribió.
night-unreadable = No puedo leer «{ $words }» como fecha y hora. Dilo así: `viernes 20h`, `28 de noviembre 19:30` o `en 2 horas`.
night-hour-missing = «{ $words }» dice el día, pero no la hora. Dilo así: `viernes 20h`.
night-when-missing = ¿Cuándo es? Dilo así: `viernes 20h` o `en 2 horas`.
# $first, $second: los escribe Discord.
night-which = «{ $words }» puede ser { $first } o { $second }. ¿Cuál?
night-past = Ese momento ya pasó. Di otro.
night-too-far = Eso queda demasiado lejos: una noche se puede planear como máximo con { $days } días de antelación.
night-seats = **{ $game }** es para { $players } participantes: elige en la lista cuántas personas se sientan en una mesa.
night-zone-missing = ¿Qué hora es donde vives? Elígela abajo para que lea bien la tuya; solo lo pregunto una vez.
night-zone-many = Hay varias horas posibles: elige la tuya abajo.

# Mover y cancelar.
night-move-question = ### ¿Mover **{ $title }**?
    De { $before }
    a **{ $when }** · { $left }
    Quien viene o quizá venga recibe un solo aviso.{ $weekly ->
    [yes] {" "}Se repite cada semana: desde entonces, siempre a esta hora.
   *[no] {""}
 }
night-same-time = Ya empieza a esa hora: { $when }. Di otra, o déjala como está.
button-night-move-yes = Mover
button-night-move-other = Otra hora
night-moved = 🗓️ **{ $title }** se ha movido a { $when }. Quien viene o quizá venga recibe un aviso.
night-cancel-question = ### ¿Cancelar **{ $title }**, { $when }?
    Quien viene o quizá venga recibe un solo aviso.{ $weekly ->
    [yes] {" "}Se repite cada semana: ¿solo esta, o también todas las que siguen?
   *[no] {""}
 }
button-night-cancel-one = { $weekly ->
    [yes] Solo esta
   *[no] Cancelarla
 }
button-night-cancel-all = Todas
night-cancelled = ❌ **{ $title }**, { $when }, está cancelada. Quien viene o quizá venga recibe un aviso.
# In place of the question to the host, whose event was deleted in Discord.
night-kept = **{ $title }** se celebra como estaba planeado: { $when }.

# En la lista de eventos de Discord; como máximo 1.000 caracteres, y sin Markdown salvo enlaces.
night-event-about = { $game } · di si vienes: { $url }

# Lo que se rechaza.
night-which-one = Di qué noche es: `/{ name-night } { option-name-night }:`.
night-in-a-server = Las noches de juegos pertenecen a un servidor: usa `/{ name-night }` en uno de sus canales.
no-such-night = En este servidor no hay ninguna noche así, o ya no la hay: `/{ name-night }` muestra las próximas.
night-over = Esta noche de juegos ya ha empezado, ha terminado o está cancelada; eso ya no se puede cambiar.
night-moved-meanwhile = Mientras tanto, esta noche de juegos se ha movido. Mírala de nuevo con `/{ name-night }`.
night-not-yours = Eso solo puede hacerlo el anfitrión de la noche, o quien administra este servidor.
night-twice = En este canal ya hay una noche así a esa hora: `/{ name-night }` la muestra, y allí puedes decir que vas.
night-not-coming = Solo recibe aviso quien dice que viene: { -press } antes **Voy**.
night-reminded = Los avisos de esta noche de juegos ya se han enviado.
night-one-thing = Indica una noche para verla, moverla (`{ option-name-when }:`) o cancelarla (`{ option-name-cancel }:`). Lo demás no se puede cambiar: cancélala y planea otra.
night-draft-lost = Ya no encuentro tu plan en este mensaje. `/{ name-night }` empieza otro.
night-full = A esta noche de juegos ya vienen { $most } personas, y es el límite.
night-title = Un título tiene de 1 a { $most } caracteres.
too-many-nights = Ya organizas { $most ->
    [one] una noche planeada
   *[other] { $most } noches planeadas
  }, y es el límite. Espera a que pase una, o cancela una.
too-many-nights-here = Este servidor ya tiene { $most ->
    [one] una noche planeada
   *[other] { $most } noches planeadas
  }, y es el límite. Ve a una de ellas, o espera a que pase una.
