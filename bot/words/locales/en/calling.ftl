# Calls to lobbies: who asked for them, whom a host calls, who is coming, and who wants a seat.

# What somebody chooses who wants to be called.
button-call-me = Call me
button-call-me-off = Stop calling me
button-call-me-change = When and for what
call-me-on =
    ### 🔔 I'll call you to this server's tables
    When a host presses **{ button-call-players }**, I ping up to ten people who asked for it, drawn at random. You're left out while you have a seat at a table here. Nobody can see who asked for this, until I ping them in a table's channel.
# $games: their names, $count of them.
call-me-games = **Games:** { $count ->
    [0] any
   *[other] { $games }
  }
call-me-hours = **Hours:** { $when ->
    [always] at any time of day
    [unknown] { $first } to { $last }, but I don't know your time zone, so I can't call you. Choose it below.
   *[known] { $first } to { $last } by your clock ({ $city }, { $time } now)
  }
call-me-often = **How often:** at most { $count ->
    [one] once
   *[other] { $count } times
  } within 24 hours
call-me-choose = { $what ->
    [games] Any game, or choose some
    [from] From when
    [until] Until when
   *[often] How often at most
  }
call-me-hour = { $which ->
    [any] At any time of day
    [from] From { $hour }
   *[until] Until { $hour }
  }
call-me-often-option = { $count ->
    [one] At most once a day
   *[other] At most { $count } times a day
  }
call-me-uninvitable = ⚠️ You've chosen not to be invited, and that comes first: as long as it holds, I won't call you either.
call-me-ended = { $where ->
    [everywhere] 🔕 I won't call you to any server's tables any more.
   *[here] 🔕 I won't call you to this server's tables any more.
  }
settings-call-me = **Calls to tables here:** { $on ->
    [yes] on. Hosts can have you called, at the times you chose.
   *[no] off. With **{ button-call-me }** you're told when a table needs players.
  }
settings-call-me-elsewhere = **Calls to tables:** { $count ->
    [0] off. You choose them on a server, with `/{ name-settings }` there.
    [one] on, on one server.
   *[other] on, on { $count } servers.
  }

# The host's button, and the message in the channel. $people: mentions, or a role.
button-call-players = Call players
call-message = 📣 { $people }: { $host } is looking for players for **{ $game }**, table #{ $table }.
button-why-called = Why me?
call-done = 📣 Done: the call for table #{ $table } is in the channel. Each table has one call.
call-nobody = There's nobody I can call right now. You can try again in an hour; until then, invite people you know with **{ button-players }**, or add computers. Everybody can be called who has pressed **{ button-call-me }**.
# Besides, where a role was to be called.
call-role-not-mentionable = I can't mention { $role }, the role that is called on this server. Somebody who manages the server can allow it: in the role's settings, *Allow anyone to @mention this role*, or for me the permission *Mention @everyone, @here and All Roles*.

# For whoever presses *Why me?*
why-called = { $called ->
    [yes] 🔔 I called you to table #{ $table } because you asked me to on this server. You were drawn at random among those who did.
   *[no] 🔔 You asked me to call you on this server, but I didn't call you to table #{ $table }.
  }
why-called-off = { $called ->
    [yes] 🔕 I called you to table #{ $table } because you had asked me to on this server. You no longer do, so I won't call you again.
   *[no] I didn't call you to table #{ $table }. I only call people who have asked for it.
  }
why-called-role = 📣 { $role } was called to table #{ $table }: those who manage this server chose that role for calls. It's called at most once a day. If you don't want that, give the role back, or ask them.

# What is refused
call-only-in-channels = Players can only be called to a table in a server's channel.
call-only-for-all = Table #{ $table } is for invited people, so nobody else is called. **{ button-players }** invites people or lets everybody in.
call-table-full = All seats at table #{ $table } are taken, so there's nobody to call.
call-once-a-table = Players have already been called to table #{ $table }, and each table has one call. You can still invite people with **{ button-players }**.
# $when: "in 20 minutes".
call-once-an-hour = You can call players once an hour: again { $when }. Until then, invite people with **{ button-players }**.
call-not-posted = I couldn't post the call: I'm not allowed to write in the channel of table #{ $table }.
call-role-not-everybody = I never call everybody at once. Choose a role that people can give back.
call-me-on-a-server = Calls are for the tables of a server: press **{ button-call-me }** there.

# In a lobby
button-coming = Coming in 5 min
# $people: names, each with "in 5 minutes".
lobby-coming = 🏃 Coming: { $people }
lobby-coming-one = { $name } { $when }
coming-done = 🏃 The table shows that you're coming in five minutes. Press **{ button-join }** when you're there.
too-many-coming = { $most } people are already on their way to this table. Just press **{ button-join }** when you're there.
want-seat-offer = Shall I ping you here if a seat becomes free before the game starts?
button-want-seat = Call me if a seat gets free
button-want-seat-off = No, thanks
want-seat-done = 🔔 I'll ping you once, here in the channel, if a seat at table #{ $table } becomes free for you. Those who asked before you come first.
want-seat-no-more = 🔕 I won't ping you about a seat at table #{ $table }.
seat-is-free-now = 🪑 A seat at table #{ $table } is free right now: press **{ button-join }**.
seat-is-free = 🪑 { $person }, a seat at table #{ $table } is free. It isn't kept for you: press **{ button-join }**.

# For those who manage a server.
server-call-role = **Who is called to tables:** { $role ->
    [none] people who asked for it with **{ button-call-me }**.
    [gone] people who asked for it with **{ button-call-me }**, since the role that was chosen is gone.
   *[other] { $role }, at most once a day; otherwise people who asked for it with **{ button-call-me }**.
  }
server-call-role-choose = A role that is called: choose it here
