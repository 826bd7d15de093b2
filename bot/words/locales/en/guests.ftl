# Who may sit down at a table: whom the host invites, and whom they remove.

# In the lobby, for everybody. $people: mentions of those who have no seat yet.
lobby-invited-only = 🚪 Only invited people can sit down here. { $host }, the host, invites them.
lobby-invited = ✉️ Invited: { $people }
button-players = Players

# Who watches without a seat. $people: mentions.
button-watch = Watch
button-watch-no-more = Stop watching
lobby-watching = 👀 Watching: { $people }
watch-begins = 👀 { $people }, the game at table #{ $table } begins.
watch-on = 👀 You're watching table #{ $table }. I'll ping you in its channel { $begun ->
    [yes] for each rematch
   *[no] when the game begins, and for each rematch
  }. To stop watching, use `/{ name-watch }` again.
watch-off = You're no longer watching table #{ $table }.
nothing-to-watch = There is no table here that you could watch. `/{ name-play }` opens one.
too-many-watch = { $most } people are watching this table already. You can look on all the same, but I can't ping more of you.

# For the host alone, in a lobby.
players-title = ### 👥 Players at table #{ $table }
players-about = { $closed ->
    [yes] Only people whom you invite can sit down.
   *[no] Everybody in the channel can sit down.
  } Pick people in the list to invite them (I'll ping each at most once an hour); unpick them to uninvite.
# The same where the bot is not.
players-about-elsewhere = { $closed ->
    [yes] Only people whom you invite can sit down.
   *[no] Everybody here can sit down.
  } Pick people in the list to invite them; unpick them to uninvite. I ping nobody here, so tell them yourself.
players-removed = -# Removed, here or from the table before: { $people }. Whoever you invite can sit down again.
players-invite = Choose whom you invite
# Switches between the two.
button-invited-only = { $on ->
    [yes] Let everybody in
   *[no] Only invited people
  }
players-remove = Remove { $name }

# The same while a game is played.
players-about-game = Whoever you remove leaves the game, and a computer plays on. I'll ask you first.
players-readmit = Let { $name } back

remove-ask =
    ### Remove { $name } from table #{ $table }?
    A computer plays the seat on, and everybody at the table is told. { $name } can't take it back unless you allow it.
    -# To keep it fair, this game then doesn't count for { $name }'s rating, and yours can only fall by it.
removed-done = You removed { $name }. A computer plays on. `/{ name-invite }` lets { $name } back.
removed-done-lobby = You removed { $name } from table #{ $table }. `/{ name-invite }` lets { $name } back.
readmitted = { $name } can take the seat at table #{ $table } back.
invited = { $name } is invited to table #{ $table }.

# For those who play on.
removed-told = 👋 { $host }, the host, has removed { $name }. A computer plays on.
seat-removed = · *removed by the host · a computer plays*

# For the person who was removed. $host: who is the host now, who need not have done it.
removed-from-game = The host has removed you from table #{ $table }. A computer plays on, and the game doesn't count for your rating. Only { $host }, who is the host, can let you back.
removed-from-lobby = The host has removed you from table #{ $table }. To sit down there again you need an invitation from { $host }, who is the host.
# Once they are let back.
let-back = { $host }, the host, lets you play at table #{ $table } again. A computer plays your seat until you take it back.

# What is refused
host-removed-you = The host has removed you from table #{ $table }. If you'd like to come back, ask { $host }, who is the host, for an invitation.
only-the-invited = Table #{ $table } is for invited people. Ask { $host }, the host, for an invitation; or `/{ name-play }` opens a table of your own.
remove-the-host = You're the host of table #{ $table }, so you can't remove yourself. If you leave with `/{ name-leave }`, somebody else becomes the host.
nobody-to-remove = That person is no longer at table #{ $table }.
no-such-player = At this table nobody, or more than one person, has that name. Choose one from the list that `/{ name-remove }` shows.
invite-no-bots = Bots can't play here. **Add computer** in the lobby seats a computer.
too-many-invited = That's too many: at most { $most } people can be invited to a table.
invite-from-outside = I don't see you in the channel of table #{ $table }, so I can't invite anybody there.

# A seat that somebody left in a game: whom the host calls to it. $people: mentions, $names: who left.
button-spares = Call a spare
spares-title = ### 📣 A spare for table #{ $table }
spares-about = The seat of { $names } is free: a computer plays it. Whoever you call is mentioned in the channel, and the first to press **{ button-take-seat }** plays on.
spares-choose = Choose whom to call
button-call-watchers = Call all who watch
spares-called = 📣 { $people }, { $count ->
    [one] a seat is free here: the one that { $names } left.
   *[other] seats are free here: those that { $names } left.
  }
button-take-seat = Take the seat
spare-called = You called { $names } to table #{ $table }. The first to press **{ button-take-seat }** plays on.
took-seat = You play on at table #{ $table }: this hand and these fields are yours now.
spare-wanted = 👋 { $name } has left, and a computer plays on. **{ button-more }** → **{ button-players }** calls a spare.
nobody-watches = Nobody watches table #{ $table } at the moment. Choose one person in the list, or use `/{ name-invite }`.
no-seat-is-free = No seat is free at table #{ $table } any more.
seat-is-taken = Somebody else was quicker: no seat is free at table #{ $table } any more.
