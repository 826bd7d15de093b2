# The commands and their options as Discord lists them.

# What people type, the names of the commands and their options: small letters, digits, - and _ only, at most 32. No two
# commands may be alike, nor one like another in English; so may no two options of a command.
name-play = jugar
name-join = unirme
name-start = empezar
name-rematch = revancha
name-leave = irme
name-close = cerrar
name-invite = invitar
name-remove = sacar
name-watch = observar
name-forget = olvidar
name-hand = mano
name-table = mesa
name-rules = reglas
name-settings = { -settings }
name-about = info
name-pause = pausar
name-resume = reanudar
name-hint = pista
name-replay = repetición
name-learn = aprender
name-daily = diaria
name-help = ayuda
name-history = historial
name-stats = estadísticas
name-leaderboard = clasificación
name-night = noche

option-name-game = juego
option-name-computers = robots
option-name-start = empezar
option-name-pace = tiempo
option-name-tempo = ritmo
option-name-strength = nivel
option-name-pictures = imágenes
option-name-language = idioma
option-name-whose = para-quién
option-name-history-whose = cuáles
option-name-day = día
option-name-table = mesa
option-name-thread = hilo
option-name-player = quién
option-name-invited = con-invitación
option-name-leaderboard = clasificación
option-name-invitations = invitaciones
option-name-title = título
option-name-when = cuándo
option-name-seats = asientos
option-name-weekly = semanal
option-name-divide = repartir
option-name-night = noche
option-name-cancel = cancelar

# What Discord says of each; at most 100 characters.
command-play = Abre una mesa en este canal, o juega contra robots en un mensaje directo
command-join = Siéntate a la mesa de este canal, o recupera el asiento que dejaste
command-start = Empieza la partida de tu mesa (anfitrión)
command-rematch = Juega otra vez lo mismo, en una mesa nueva
command-leave = Deja la mesa; en una partida empezada un robot juega por ti
command-close = Cierra una mesa sin terminar (anfitrión o moderación)
command-invite = Invita a alguien a tu mesa, o deja volver a quien sacaste (anfitrión)
command-remove = Saca a alguien de tu mesa; en la partida sigue un robot (anfitrión)
command-watch = Mira una mesa: te aviso cuando empiece y en cada revancha; otra vez para dejarlo
command-forget = Borra todo lo que está guardado sobre ti; dejas todas tus mesas
command-hand = Muestra tu mano, solo a ti
command-table = Publica de nuevo el mensaje de la mesa
command-rules = Explica un juego
command-settings = Elige idioma, imágenes y clasificaciones, o mira qué vale, también para las mesas de este servidor
command-about = Muestra qué es este bot, qué guarda y quién lo administra
command-pause = Pausa una partida: el tiempo no corre (anfitrión o moderación)
command-resume = Reanuda una partida en pausa
command-hint = Muestra qué haría un robot en tu lugar, solo a ti
command-replay = Vuelve a ver una partida terminada, paso a paso, solo para ti
command-learn = Aprende a jugar: una partida guiada con robots, solo para ti; o sigue con la tuya
command-daily = Juega la partida del día: las mismas cartas para todo el mundo en este bot, solo a ti
command-help = Muestra qué hacer ahora, y todos los comandos
command-history = Muestra las partidas terminadas: las tuyas o las de este servidor, solo a ti
command-stats = Muestra tus partidas en cifras, solo a ti
command-leaderboard = Mira quién juega mejor en este servidor, entre quienes quieren aparecer; solo a ti
command-night = Planea una noche de juegos, o mira las de este servidor

option-game = Qué juego
option-learn-what = Qué quieres aprender
option-daily-day = Qué día: hoy, si lo dejas vacío
option-computers = Cuántos robots juegan contigo
option-start = Empezar ya; los robots ocupan los asientos que hacen falta
option-pace = Cuánto puede durar una decisión
option-tempo = A qué ritmo juegan los robots
option-language = El idioma de la mesa
option-thread = Si la mesa tiene un hilo; si lo dejas vacío, como sea en este servidor
option-strength = El nivel de los robots
option-pictures = Imágenes de cartas y campos, o solo texto
option-settings-language = El idioma en que te escribo, o el de las mesas nuevas
option-whose = Para quién: para ti, si lo dejas vacío
option-history-whose = Qué partidas: las tuyas, si lo dejas vacío
option-leaderboard = Si puedes aparecer en las clasificaciones
option-invitations = Si otras personas pueden invitarte a sus mesas
option-leaderboard-game = Qué juegos
choice-pictures = { $on ->
    [on] sí
   *[off] no: solo texto
 }
choice-leaderboard = { $on ->
    [on] sí: puedo aparecer
   *[off] no
 }
choice-invitations = { $on ->
    [on] sí: pueden invitarme
   *[off] no: nadie puede
 }
choice-whose = { $whose ->
    [server] para las mesas de este servidor (quien lo administra)
   *[me] para mí
 }
choice-daily-day = { $day ->
    [yesterday] la de ayer
   *[today] la de hoy
 }
choice-history-whose = { $whose ->
    [server] las de este servidor
   *[me] las mías
 }
option-table = Qué mesa, si estás en varias
option-invited = Solo pueden sentarse las personas que invites
option-invite-player = A quién invitas
option-remove-player = Quién debe irse
option-replay-table = Qué partida, si no es la última tuya
option-title = Cómo se llama la noche
option-when = Fecha y hora como las dirías: viernes 20h
option-seats = Cuántas personas se sientan como máximo en una mesa
option-weekly = Si se repite cada semana a la misma hora
option-divide = Cómo se reparte a la gente cuando no cabe en una mesa
option-night-computers = Si los robots pueden ocupar asientos donde una mesa se quedaría corta
option-night = Una noche planeada: para verla, moverla (con { option-name-when }:) o cancelarla
option-cancel = Cancela la noche indicada
choice-night-by = { $by ->
    [rating] por valoración: fuertes con fuertes
   *[lot] al azar
 }

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-read-message-history = Leer el historial de mensajes
permission-create-events = Crear eventos
