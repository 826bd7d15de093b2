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
pace-choose = Tiempo para decidir (lo elige quien dirige la mesa)
pace-waiting = ⏱️ Fin del tiempo de { $names }: { $when }
# $name: who paused the game, or `none`.
pace-paused-by = ⏸️ En pausa{ $name ->
    [none] {""}
   *[other] {" "}(la pidió { $name })
 }
# Below the first line of the table, which says that it is paused.
pace-paused = { $why ->
    [nobody] No había nadie para jugar. Con una jugada o con **Reanudar** la partida sigue.
   *[asked] El tiempo no corre y nadie puede jugar hasta que quien dirige la mesa pulse **Reanudar**.
 }
# Above a hand.
pace-nobody = ⏸️ En pausa: no había nadie para jugar. Con una jugada o con `/{ name-resume }` la partida sigue.
pace-yours = { $reminded ->
    [yes] ⏰ **La mesa #{ $table } te espera.** Fin de tu tiempo: { $when }; después decide un robot por ti.
   *[no] ⏱️ Fin de tu tiempo para decidir: { $when }.
 }
pace-chosen = Mesa #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, la mesa #{ $table } te espera: pulsa **Mi mano**. Fin de tu tiempo: { $when }
away = 💤 En la mesa #{ $table } se te acabó el tiempo varias veces, así que un robot juega por ti. Con cualquier jugada recuperas tu asiento, o pulsa el botón.
seat-away = · *ausente · juega un robot*

button-pause = Pausar
button-resume = Reanudar
paused = La mesa #{ $table } está en pausa. Con `/{ name-resume }` sigue.
resumed = La mesa #{ $table } sigue.

# What is refused
paused-already = La mesa #{ $table } ya está en pausa. Con `/{ name-resume }` sigue.
not-paused = La mesa #{ $table } no está en pausa.
table-is-paused = La mesa #{ $table } está en pausa: el tiempo no corre y nadie puede jugar. Quien la dirige, { $host }, pulsa **Reanudar**.
no-such-pace = Elige de la lista el tiempo para decidir.
