# The pace of a game. $minutes: how long a decision takes in a live game.

pace = { $pace ->
    [live] En vivo: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
     } por decisión
    [day] Un día por decisión
   *[none] Sin reloj
 }
# In the list of the command, where it is not known how many minutes.
pace-option = { $pace ->
    [live] En vivo: unos minutos por decisión
    [day] Un día por decisión
   *[none] Sin reloj
 }
# At most 100 characters.
pace-about = { $pace ->
    [none] Cada cual se toma el tiempo que necesite
   *[other] Si alguien tarda más, recibe un aviso; después decide un robot
 }
pace-choose = Tiempo para decidir (elige el anfitrión)
pace-waiting = ⏱️ El tiempo de { $names } acaba { $when }
# $name: who paused the game, or `none`.
pace-paused-by = ⏸️ En pausa{ $name ->
    [none] {""}
   *[other] {" "}(la pidió { $name })
 }
# Below the first line of the table, which says that it is paused.
pace-paused = { $why ->
    [nobody] No había nadie para jugar. Juega o usa **{ button-resume }** para continuar.
   *[asked] El tiempo no corre y nadie puede jugar hasta que el anfitrión elija **{ button-resume }**.
 }
# Above a hand.
pace-nobody = ⏸️ En pausa: no había nadie para jugar. Juega o usa `/{ name-resume }` para continuar.
pace-yours = { $reminded ->
    [yes] ⏰ **La mesa #{ $table } te espera.** Tu tiempo acaba { $when }; después decide un robot por ti.
   *[no] ⏱️ Tu tiempo para decidir acaba { $when }.
 }
pace-chosen = Mesa #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, la mesa #{ $table } te espera: { -press } **{ button-my-hand }**. Tu tiempo acaba { $when }
away = 💤 En la mesa #{ $table } se te acabó el tiempo varias veces, así que un robot juega por ti. Con cualquier jugada recuperas tu asiento, o con el botón.
seat-away = · *ausente · juega un robot*

button-pause = Pausar
button-resume = Reanudar
paused = La mesa #{ $table } está en pausa. Con `/{ name-resume }` continúa la partida.
resumed = La partida continúa en la mesa #{ $table }.

# What is refused
paused-already = La mesa #{ $table } ya está en pausa. Con `/{ name-resume }` continúa la partida.
not-paused = La mesa #{ $table } no está en pausa.
table-is-paused = La mesa #{ $table } está en pausa: el tiempo no corre y nadie puede jugar. La partida continúa cuando { $host } elija **{ button-resume }**.
no-such-pace = Elige de la lista el tiempo para decidir.
