# Threads that are opened for tables.

# The name of a thread, in plain text, and the line in the channel below which it is shown.
thread-name = { $game } · { $host }
thread-opened = 🫘 **{ $game }** · mesa #{ $table }, abierta por { $host }. { $invited ->
    [True] Abre el hilo de aquí abajo para mirar: solo juega gente invitada.
   *[False] Abre el hilo de aquí abajo para jugar o mirar.
  }

# Why a table that was to open a thread stands in the channel.
no-threads-here = La mesa está en el propio canal: en un canal así no hay hilos.
thread-not-yours = La mesa está en el propio canal: para abrir un hilo aquí necesitas el permiso *{ permission-create-public-threads }*.
thread-missing-permissions = La mesa está en el propio canal: para abrirle un hilo me falta permiso para: { $permissions }. Quien administre el servidor me lo puede dar.
thread-failed = La mesa está en el propio canal: Discord no le ha abierto un hilo.
