# The words of the playground's page and of what its small Discord says there. They are put together in the page, which
# knows names and numbers only then: no message here may choose by one of them.

page-title = La mesa de { -beans } · zona de pruebas
page-heading = La mesa de { -beans }
page-heading-small = zona de pruebas
page-skip = Ir a tus botones
page-acting = Eres
page-language = Idioma
page-tabs = Mesa o mensajes directos
page-needs-script = Esta página es un pequeño programa de chat y necesita JavaScript. No carga nada de ningún otro sitio.

page-everybody = esto lo ve todo el mundo
page-archived = archivado
page-private-to = esto solo lo ve { $name }
page-messages-to = Mensajes para { $name }
page-say-as = Escribe algo como { $name }, o / para los comandos
page-say-short = Mensaje, o / para los comandos
page-say-direct = Escribe al bot como { $name }, o /
page-send = Enviar
page-cancel = Cancelar
page-done = Listo
page-yes = Sí
page-no = No
page-commands = Comandos
page-no-command = Ningún comando empieza así.
page-optional = opcional
page-required = Falta esto.
page-unknown-choice = Elige algo de la lista.
page-not-a-number = Tiene que ser un número entero.
page-too-short = Mínimo de caracteres: { $least }.
page-choose = Elige { $count }.
page-choose-between = Elige de { $least } a { $most }.
page-choose-up-to = Elige { $most } como máximo.
page-choose-at-least = Elige { $least } como mínimo.
page-nothing-chosen = Elegir…
page-no-suggestions = Sin sugerencias
page-thinking = { $name } está pensando…
page-failed = La interacción falló.
page-failed-try-again = La interacción falló. Inténtalo otra vez.
page-failed-why = La interacción falló: { $reason }
page-not-sent = La zona de pruebas no respondió; quizá no pasó nada. Inténtalo otra vez dentro de un momento.
page-bot-offline = El bot no está conectado ahora. Está arrancando: no se pierde nada, y tus botones volverán a funcionar enseguida.
page-offline = Se perdió la conexión con la zona de pruebas. ¿Sigue abierta en su ventana? Esta página vuelve sola.
page-moved = La zona de pruebas se inició de nuevo y tiene otra dirección: está en su ventana. Allí siguen tus partidas.
page-somebody = alguien
page-connecting = Conectando…
page-dismiss = Descartar
page-used = { $name } usó /{ $command }
page-bot = bot
page-unread = Sin leer: { $count }
page-new-below = Hay algo nuevo abajo ↓
page-new-from = Mensaje nuevo de { $name }.
page-your-turn = ● Te toca
# The switch at the top; what it says, and when one points at it.
page-sound = Sonido cuando te toca
page-sound-on = Activado: suena cuando te toca
page-sound-off = Desactivado: no suena cuando te toca
page-show = Ver
page-gone = Ese mensaje ya no está aquí.
page-add-person = { -Add } a alguien
page-add-person-title = Alguien más
page-add-person-about = Otra persona con quien jugar. Puedes cambiar de una a otra.
page-name = Nombre
page-dms-open = Mensajes directos
page-dms-of = { $name } acepta mensajes directos
page-dms-about = Desactívalo para ver qué pasa cuando alguien no acepta mensajes directos.
page-nobody-yet = Aquí todavía no hay nada. Cuando te sientes a una mesa, tus cartas llegarán a este lado, donde nadie más las ve.
page-suppressed = (Esta página no puede mostrar una parte del tipo { $kind }).
page-spoiler = Oculto; { -press } para verlo
page-open-image = Imagen

# The clock at the top, by which everything goes, and the form in which it is set forward. $when: a day and an hour, $name: what happens then.
page-clock = Reloj: { $when }
page-clock-title = Adelantar el reloj
page-clock-about = Todo aquí va con este reloj, también el bot: lo que toca ocurre al momento. No se puede atrasar.
page-clock-hour = Una hora más
page-clock-day = Un día más
page-clock-week = Una semana más
page-clock-to = Hasta el { $when }
page-clock-event = Hasta el { $when }: { $name }
page-clock-before = Hasta el { $when }: una hora antes de { $name }
page-clock-set = Ahora es el { $when }.
# The events of the server, above its channel.
page-events = Eventos
page-no-events = No hay ninguno.
page-event-begun = ha empezado
page-event-delete = Eliminar
page-event-delete-of = Eliminar { $name }
page-event-permission = El bot puede crear eventos
page-event-permission-about = Apagado: lo invitaron sin el permiso «{ permission-create-events }».

# In the same form: where the bot is not.
page-anywhere = Jugar en cualquier lugar
page-anywhere-about = Quien tiene el bot entre sus aplicaciones lo lleva consigo: a mensajes entre amigos y a servidores sin él.
page-installed = { $name } tiene el bot entre sus aplicaciones
page-external-apps = En servidores sin él, todos ven sus respuestas

# The card that stands over an empty channel.
page-play-title = Juega a Bohnanza aquí mismo
page-play-about = Esto es una zona de pruebas: un Discord en pequeño que funciona solo en este equipo, con el bot de verdad. No hace falta ninguna cuenta, y nada de lo que hagas aquí sale de este equipo.
page-play-game = Juego
page-play-computers = Robots en la mesa
page-play-strength = Nivel
page-play-at-once = Jugar ya
page-play-open = Abrir una mesa
page-play-enough = Los que hagan falta
page-play-none = Ninguno: juegan varias personas
page-play-with-computers = Sienta a los robots y reparte las cartas.
# $names: two people, as a list with "or".
page-play-several = Abre una mesa en este canal. Puedes hacer de varias personas: cambia arriba a { $names }, { -press } “{ button-join }”, vuelve a quien abrió la mesa y empieza la partida.
page-play-waiting = El bot está arrancando…
page-play-hands = Tus cartas llegan como mensajes directos, al lado de la mesa; en el teléfono, en la segunda pestaña.
page-learn = { button-learn }
page-learn-about = “{ button-learn }” empieza una partida corta con robots, explicada paso a paso.
page-real = Jugar en Discord de verdad
page-real-about = El mismo bot juega con tu gente en tu servidor. Tres pasos; el README cuenta más.
page-real-make = Crea una aplicación con un bot en el Discord Developer Portal (discord.com/developers/applications) y copia su token.
# $command: what is typed in a terminal.
page-real-start = Arranca el bot con él: { $command }
page-real-invite = Abre el enlace de invitación que aparece en el registro, lleva el bot a tu servidor y escribe allí /{ name-play }.

# Why something that was done at the page could not be done.
page-bot-away = El bot no está conectado.
page-bot-silent = El bot no respondió en tres segundos.
page-cannot = La zona de pruebas no pudo hacerlo; su registro cuenta más.
page-nobody = Nadie puede hacer eso.
page-name-length = Un nombre tiene de 1 a { $most } caracteres.
page-most-people = Ya hay { $most } personas.
page-name-taken = Ya hay alguien que se llama { $name }.
page-no-message = Ese mensaje ya no está aquí.
page-no-channel = Ese canal no existe.
page-no-event = Ese evento ya no existe.
page-not-now = Ahora no se puede usar.
page-no-control = Eso ya no está en el mensaje.
page-not-here = Eso no se puede elegir aquí.
page-no-field = Ese campo no está en este formulario.
page-form = En este formulario falta algo o es demasiado largo.
page-unknown-command = Aquí no existe el comando /{ $name }.
page-option-needed = Falta la opción { $name }.
page-no-option = Esa opción no existe.
page-option-fits-not = Eso no encaja en la opción { $name }.
page-garbled = La página envió algo que nadie puede leer.
# $message: what Discord would say, in English.
page-refused = Discord lo rechazaría: { $message }

# While a file is held above the page, and where it is none of those that are meant.
page-drop = Suelta aquí el archivo para volver a ver la partida.
page-not-a-record = Este archivo no contiene ninguna partida grabada.
