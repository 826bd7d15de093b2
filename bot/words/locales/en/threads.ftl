# Threads that are opened for tables.

# The name of a thread, in plain text, and the line in the channel below which it is shown.
thread-name = { $game } · { $host }
thread-opened = 🫘 **{ $game }** · table #{ $table }, opened by { $host }. { $invited ->
    [True] Open the thread below to watch: only invited people play.
   *[False] Open the thread below to play or to watch.
  }

# Why a table that was to open a thread stands in the channel.
no-threads-here = The table stands in the channel itself: a channel of this kind has no threads.
thread-not-yours = The table stands in the channel itself: to open a thread here, you need the permission *{ permission-create-public-threads }*.
thread-missing-permissions = The table stands in the channel itself: to open a thread for it, I need { $permissions }. Somebody who manages the server can give me that.
thread-failed = The table stands in the channel itself: Discord didn't open a thread for it.
