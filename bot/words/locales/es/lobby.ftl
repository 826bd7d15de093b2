# The lobby, and everything around a game.

lobby-title = ## 🫘 { $game } · mesa #{ $table }
lobby-about = { $about } Para { $players } participantes.
lobby-choose = Juego (elige el anfitrión)
# One of the games to choose from, with the first sentences of what is said about it: 100 characters have room.
lobby-option = { $players } participantes · { $about }
how-many = { $one ->
    [True] { $most }
   *[False] { $least } a { $most }
  }
lobby-seats = **En la mesa** ({ $count } de { $most })
lobby-seat = { $number }. { $name }{ $host ->
    [True] {" "}· anfitrión
   *[False] {""}
  }{ $computer ->
    [none] {""}
   *[other] {" "}· robot, nivel { $computer }
  }{ $dms ->
    [closed] {" "}· mensajes directos cerrados: juega con *Mi mano*
    [later] {" "}· juega con *Mi mano* hasta que llegue el primer mensaje directo
    [unreached] {" "}· juega con *Mi mano*
   *[open] {""}
  }
# Of a rematch. $names: who played before and isn't in yet, $count of them.
lobby-again = 👋 { $count ->
    [one] { $names } jugó la última vez y puede volver
   *[other] { $names } jugaron la última vez y pueden volver
  } con **{ button-join }**.
lobby-few = ⏳ { $missing ->
    [one] Falta una persona
   *[other] Faltan { $missing } personas
  }: { -press } **{ button-join }**. (El anfitrión también puede usar **{ button-computers }**, o llamar gente con **{ button-players }**).
lobby-many = ⏳ { $surplus ->
    [one] Sobra una persona
   *[other] Sobran { $surplus } personas
  } para este juego: el anfitrión elige uno más grande en la lista de arriba.
# $games: those that can start with the people who are there.
lobby-others = Con { $count ->
    [one] una persona
   *[other] { $count } personas
  } ya se puede jugar a { $games }. El anfitrión elige el juego en la lista de arriba.
lobby-ready = ✅ Todo listo: el anfitrión puede elegir **{ button-start }** o esperar a más gente.
lobby-full = ✅ Mesa llena: el anfitrión puede elegir **{ button-start }**.
lobby-closes = -# Si no pasa nada, la mesa se cierra { $when }.

button-join = Unirme
button-leave = Irme
button-start = Empezar
button-computers = { -Add } robot
button-cancel = Cancelar
button-rules = Reglas
button-go = Ir allí
button-back = Atrás
button-take-back = Recuperar mi asiento
button-leave-game = Irme
button-leave-anyway = Irme de la partida
button-close = Cerrar la mesa
button-rematch = Revancha
button-my-hand = Mi mano
button-table = Ir a la mesa

greeting = 👋 Ya tienes asiento en **{ $game }**, mesa #{ $table }. Aquí tendrás tus cartas, que solo ves tú, y aquí te aviso cuando te toque.
greeting-closed = No puedo enviarte mensajes directos. Puedes jugar igual: **Mi mano**, en la mesa, te muestra tus cartas. (Si las quieres por mensaje: { -settings } de privacidad de este servidor → *Mensajes directos*; después sal de la mesa y vuelve a entrar).
greeting-later = Solo puedo escribir a unas pocas personas nuevas a la vez: tus cartas te llegarán dentro de un rato por mensaje directo. Hasta entonces, y siempre que quieras, te las muestra **{ button-my-hand }**, en la mesa.
no-new-dms = Ahora mismo Discord no me deja escribir a gente nueva. Quien aún no tenga un mensaje directo mío juega con **Mi mano**, en la mesa. Lo volveré a intentar por mi cuenta; no se pierde nada.
table-moved = La mesa #{ $table } continúa más abajo ↓
table-closed = **{ $game }, mesa #{ $table }**: cerrada. `/{ name-play }` abre otra.
table-gone-quiet = Hace mucho que nadie juega en la mesa #{ $table }. Se cierra { $when } si nadie hace una jugada.
nudge = { $person }, la mesa #{ $table } te espera: { -press } **{ button-my-hand }**.

left-lobby = Dejaste la mesa #{ $table }.
left-game = Dejaste la mesa #{ $table }. Un robot juega por ti; con `/{ name-join } { option-name-table }:{ $table }` recuperas tu asiento.
joined = Ya estás en la mesa #{ $table }.
# $url: where that table stands, in another channel.
joined-elsewhere = Ya estás en la mesa #{ $table }: [ir a la mesa]({ $url }).
took-back = ¡Hola de nuevo! Tu asiento en la mesa #{ $table } vuelve a ser tuyo.
table-closed-done = La mesa #{ $table } está cerrada.
# $tables: the open tables at which the reader sits, $count of them.
forget-ask =
    ### ¿Borrar todo lo guardado sobre ti?
    Se borran tu nombre, tu idioma y tu asiento en todas las mesas. Las partidas terminadas quedan sin tu nombre. No se puede deshacer.{ $count ->
        [0] {""}
       *[other] {"\u000A"}**Dejas { $tables }.** Donde la partida ya empezó, un robot sigue por ti y no podrás recuperar tu asiento. Una mesa sin nadie más se cierra.
    }
forget-table = la mesa #{ $table } ({ $game })
forget-button = Borrar todo
forget-button-keep = No borrar nada
forget-kept = No se borró nada.
forgotten = Todo lo guardado sobre ti está borrado. Las partidas terminadas quedan sin tu nombre.
# It stands in the place of a name, also at the beginning of a sentence.
forgotten-name = Alguien
# Where several were forgotten; $seat counts from 1.
forgotten-at-seat = { $name } (asiento { $seat })
game-chosen = En la mesa #{ $table } ahora se juega a { $game }.
already-done = Eso ya está hecho.
posted-anew = La mesa #{ $table } está publicada de nuevo en { $channel }.

# What the lobby refuses
no-such-game = Aquí no existe ese juego. Elige uno de la lista que muestra `/{ name-play }`.
no-such-table = No hay ninguna mesa #{ $table }. Deja vacía la opción `{ option-name-table }:` o elige una de su lista.
no-table-here = No estás en ninguna partida. `/{ name-play }` abre una mesa.
no-lobby-to-join = En este canal no hay ninguna mesa abierta. `/{ name-play }` abre una.
you-left = Dejaste la mesa #{ $table } y un robot juega por ti. Con `/{ name-join } { option-name-table }:{ $table }` recuperas tu asiento.
form-too-late = Tardó demasiado y Discord ya no abre el formulario. { -Press } otra vez.
leave-ask = ¿Dejar la mesa #{ $table }? Un robot jugará por ti, y puedes recuperar tu asiento cuando quieras.
leave-ask-last = ¿Dejar la mesa #{ $table }? No hay más personas en esta mesa: si te vas, la partida se acaba.
close-ask = ¿Cerrar la mesa #{ $table }? La partida se acaba de golpe para todo el mundo y no gana nadie.
not-seated = No juegas en la mesa #{ $table }. Puedes mirar, o abrir tu propia mesa con `/{ name-play }`.
seated-already = Ya estás en la mesa #{ $table }.
# In these three $fitting is the number of the games in $games.
table-full = La mesa #{ $table } está llena: { $game } es para { $players } participantes. { $fitting ->
    [0] {""}
   *[other] {"El anfitrión puede elegir un juego con más asientos: "}{ $games }. {""}
  }`/{ name-play }` abre otra mesa.
wrong-number-of-players = { $game } es para { $players } participantes, y { $count ->
    [one] aquí solo hay una persona
   *[other] aquí hay { $count }
  }. { $fitting ->
    [0] Espera a que alguien más se una, o completa la mesa con **{ button-computers }**.
   *[other] Con { $count } se puede jugar a { $games }. El anfitrión elige el juego en la lista de la mesa.
  }
too-many-for-game = { $game } es para { $players } participantes, y aquí hay { $count }. { $fitting ->
    [0] Alguien tendría que irse antes.
   *[other] Con { $count } se puede jugar a { $games }.
  }
only-the-host = Eso solo lo puede hacer el anfitrión: { $host }.
table-is-lobby = La partida de la mesa #{ $table } aún no ha empezado. El anfitrión la inicia con **{ button-start }**.
table-is-running = La partida de la mesa #{ $table } ya ha empezado.
table-is-ended = La partida de la mesa #{ $table } ha terminado. **Revancha** abre otra.
table-is-closed = La mesa #{ $table } está cerrada. `/{ name-play }` abre otra.

# What Discord is short of
play-in-a-server = Una mesa se abre en un canal de un servidor, donde tus amigos puedan verla. Ve a uno y escribe allí `/{ name-play }`; en un mensaje directo conmigo empieza una partida contra robots.
rematch-channel-gone = El canal de esa partida ya no existe, o no puedo entrar. `/{ name-play }` abre una mesa en cualquier otro canal.
rematch-not-yet = Acabo de arrancar y todavía no veo el servidor de esa partida. Elige **{ button-rematch }** otra vez dentro de unos minutos.
only-where-added = Solo funciono en los servidores donde estoy y en los mensajes directos conmigo. Con este enlace me puedes llevar a un servidor: { $url }
bot-not-in-server = Estoy en este servidor sin el permiso `bot`, así que no puedo publicar aquí. Quien administre el servidor lo arregla con este enlace: { $url }
missing-permissions = No puedo abrir una mesa en este canal: me falta permiso para: { $permissions }. Quien administre el servidor me lo puede dar.
answer-lost = Mi respuesta no llegó. No se ha perdido nada: mira en la mesa si tu jugada cuenta.
not-saved = No he podido guardarlo, así que nada ha cambiado: todas las partidas siguen como estaban. Prueba dentro de un rato.
something-went-wrong = Fue un fallo mío. No se ha perdido nada: en la mesa se ve cómo está la partida. Repite tu jugada si no aparece.
game-damaged = Lo que guardé de la partida de la mesa #{ $table } está dañado y ya no puedo mostrarla. Las demás partidas están bien.
cannot-send-here = No puedo publicar en este canal. Prueba en uno donde tenga permiso para escribir.
