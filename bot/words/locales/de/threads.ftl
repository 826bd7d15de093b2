# Threads that are opened for tables.

# The name of a thread, in plain text, and the line in the channel below which it is shown.
thread-name = { $game } · { $host }
thread-opened = 🫘 **{ $game }** · Tisch #{ $table }, eröffnet von { $host }. { $invited ->
    [True] Öffne den Thread darunter, um zuzusehen: Hier spielen nur Eingeladene mit.
   *[False] Öffne den Thread darunter, um mitzuspielen oder zuzusehen.
  }

# Why a table that was to open a thread stands in the channel.
no-threads-here = Der Tisch steht im Kanal selbst: In so einem Kanal gibt es keine Threads.
thread-not-yours = Der Tisch steht im Kanal selbst: Um hier einen Thread zu eröffnen, brauchst du die Berechtigung *{ permission-create-public-threads }*.
thread-missing-permissions = Der Tisch steht im Kanal selbst: Um einen Thread für ihn zu eröffnen, fehlt mir: { $permissions }. Wer den Server verwaltet, kann mir das geben.
thread-failed = Der Tisch steht im Kanal selbst: Discord hat keinen Thread für ihn eröffnet.
