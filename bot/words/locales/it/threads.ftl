# Threads that are opened for tables.

# The name of a thread, in plain text, and the line in the channel below which it is shown.
thread-name = { $game } · { $host }
thread-opened = 🫘 **{ $game }** · tavolo #{ $table }, aperto da { $host }. { $invited ->
    [True] Apri il thread qui sotto per guardare: gioca solo chi è invitato.
   *[False] Apri il thread qui sotto per giocare o guardare.
  }

# Why a table that was to open a thread stands in the channel.
no-threads-here = Il tavolo sta nel canale stesso: in un canale così non ci sono thread.
thread-not-yours = Il tavolo sta nel canale stesso: per aprire qui un thread ti serve il permesso *{ permission-create-public-threads }*.
thread-missing-permissions = Il tavolo sta nel canale stesso: per aprirgli un thread mi manca il permesso di: { $permissions }. Me lo può dare chi gestisce il server.
thread-failed = Il tavolo sta nel canale stesso: Discord non gli ha aperto un thread.
