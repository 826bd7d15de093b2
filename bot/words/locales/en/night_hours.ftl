# What a game night says by itself, in its channel. $title: as its host typed it; $when, $left: written by Discord, such
# as “Friday, 28 November 2026 20:00” and “in an hour”; $part: 1, or 2, 3, … for more messages of the same.

# An hour before. Below it stand mentions of those who come; $count: how many come.
night-reminder = { $part ->
    [1] ### ⏰ **{ $title }** begins { $left }
   *[other] ⏰ **{ $title }** begins { $left }: also coming (part { $part })
 }
night-reminder-count = { $when } · { $count ->
    [one] so far 1 person is coming
   *[other] { $count } people are coming
 }
night-reminder-about = -# At the time I open the tables here and ping you. Can't make it? Say so at the announcement.
# The same as a direct message, to those who asked for one.
night-reminder-direct = ⏰ **{ $title }** begins { $left }, { $when }. You said you're coming.
button-night-there = Announcement

# All who come are told. Below it stand their mentions.
night-told-moved = 🗓️ **{ $title }** has moved: it's now { $when } · { $left }{ $part ->
    [1] {""}
   *[other] {" ("}part { $part })
 }
night-told-cancelled = ❌ **{ $title }**, { $when }, is cancelled.{ $part ->
    [1] {""}
   *[other] {" ("}part { $part })
 }
# Of a weekly night that was cancelled.
night-told-next = { $on ->
    [True] The next one takes place as usual.
   *[False] There won't be a next one.
 }

# To its host, whose mention is $host.
night-new-host = { $host }: the host of **{ $title }** ({ $when }) is gone, so it's your night now. `/{ name-night }` moves or cancels it.
night-asked = { $host }: somebody deleted the event of **{ $title }** ({ $when }) in Discord.
night-asked-about = Does the night still take place? If you say nothing, it does.
night-decided = { $kept ->
    [True] ✅ The night takes place.
   *[False] ❌ The night doesn't take place.
 }
button-night-keep = It takes place
button-night-call-off = Cancel it

# It begins. Below it a line for each table, with mentions of its people; $person: the mention of its host.
night-call = { $part ->
    [1] ### 🌙 **{ $title }** begins
   *[other] 🌙 **{ $title }** begins: more tables (part { $part })
 }
night-call-late = I was away when it should have begun: it begins now.
night-call-table = **{ $table }:** { $people }{ $lacking ->
    [0] {""}
    [one] {" · "}1 more player needed: whoever wants to can join
   *[other] {" · "}{ $lacking } more players needed: whoever wants to can join
 }
# $server: whether the server, and not its people, has too many tables open.
night-call-refused = { $people }: { $server ->
    [True] I couldn't open your table, since this server has too many open already. Finish or close one, then use `/{ name-play }`.
   *[False] I couldn't open your table, since each of you already hosts too many. Finish or close one, then use `/{ name-play }`.
 }
night-call-host = { $person } (host)
night-call-about = -# Your seats are ready for you. Once everybody at a table is there, its host presses *{ button-start }*. If the host doesn't come, anybody else at the table can, and is its host then. With `/{ name-remove }` the host stops waiting for whoever is missing.
night-table = Table #{ $table }

# It did not take place.
night-missed = { $nobody ->
    [True] 💤 Nobody said they're coming, so **{ $title }** ({ $when }) didn't take place.
   *[False] 💤 **{ $title }** should have begun { $left }, and I wasn't there. If you are, `/{ name-play }` opens a table.
 }

# It is over. Below it a line for each table.
night-last = ### 🏁 That was **{ $title }**
night-last-table = **{ $table }:** { $how ->
    [won] { $count ->
        [one] 🏆 { $names } won
       *[other] 🏆 { $names } won together
     }
    [playing] still playing: I'll say here who has won
    [waiting] no game was begun
   *[closed] closed before the end
 }
button-night-again = Same time next week

# To the host of a weekly night to which nobody else has come lately, whose mention is $host; $weeks: for how many weeks.
night-rests = { $host }: for { $weeks } weeks nobody else has come to **{ $title }**, so I haven't planned the next one.
night-rests-about = Whoever presses the button hosts it from next week on, every week at the same time.
button-night-on = Go on every week

# To the host alone.
night-lost = **{ $title }** ({ $when }) doesn't take place: its channel is gone, or I can't write there any more. `/{ name-night }` plans it elsewhere.
