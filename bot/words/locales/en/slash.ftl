# The commands and their options as Discord lists them.

# What people type, the names of the commands and their options: small letters, digits, - and _ only, at most 32. No two
# commands may be alike, nor one like another in English; so may no two options of a command.
name-play = play
name-join = join
name-start = start
name-rematch = rematch
name-leave = leave
name-close = close
name-invite = invite
name-remove = remove
name-watch = watch
name-forget = forget
name-hand = hand
name-table = table
name-rules = rules
name-settings = settings
name-about = about
name-pause = pause
name-resume = resume
name-hint = hint
name-replay = replay
name-learn = learn
name-daily = daily
name-help = help
name-history = history
name-stats = stats
name-leaderboard = leaderboard
name-night = night

option-name-game = game
option-name-computers = computers
option-name-start = start
option-name-pace = pace
option-name-tempo = tempo
option-name-strength = strength
option-name-pictures = pictures
option-name-language = language
option-name-whose = whose
option-name-history-whose = whose
option-name-day = day
option-name-table = table
option-name-thread = thread
option-name-player = player
option-name-invited = invited
option-name-leaderboard = leaderboard
option-name-invitations = invitations
option-name-title = title
option-name-when = when
option-name-seats = seats
option-name-weekly = weekly
option-name-divide = divide
option-name-night = night
option-name-cancel = cancel

# What Discord says of each; at most 100 characters.
command-play = Open a table in this channel, or play against computers in a direct message to me
command-join = Sit down at the table in this channel, or take back the seat that you left
command-start = Start the game at your table (the host)
command-rematch = Play the same game again, in a new lobby
command-leave = Leave the table; in a running game a computer plays your seat
command-close = Close a table that isn't over (the host, or a moderator)
command-invite = Invite somebody to your table, or let somebody back whom you removed (the host)
command-remove = Remove a player from your table; in a game a computer plays on (the host)
command-watch = Watch a table here: get a ping when its game begins, and for a rematch; again to stop
command-forget = Erase everything that is stored about you; you leave all your tables
command-hand = Show your hand, to you alone
command-table = Post the table message again
command-rules = Explain a game
command-settings = Choose your language, pictures and leaderboards, or see all settings, also this server's
command-about = Show what this bot is, what it stores, and who runs it
command-pause = Pause a game and stop its clock (the host, or a moderator)
command-resume = Resume a paused game
command-hint = Show what a computer would do in your place, to you alone
command-replay = Look back at a finished game, step by step, to you alone
command-learn = Learn to play: a guided game with computers, to you alone; or continue yours
command-daily = Play the deal of the day: the same cards for everybody on this bot, to you alone
command-help = See what to do next, and all commands
command-history = List the games that have ended: yours, or those of this server; to you alone
command-stats = See your games in numbers, to you alone
command-leaderboard = See who plays best on this server, of those who want to be listed; to you alone
command-night = Plan a game night, or see those of this server

option-game = Which game
option-learn-what = What you want to learn
option-daily-day = Which day: today, if you leave this out
option-computers = How many computers play with you
option-start = Start at once; computers take the seats that the game needs
option-pace = How long a decision may take
option-tempo = How fast computers play
option-language = Which language the table speaks
option-thread = Whether the table gets a thread; as this server does, if you leave this out
option-strength = How well the computers play
option-pictures = Pictures of cards and fields, or text only
option-settings-language = The language I write to you in, or the one that new tables speak
option-whose = For whom: for you, if you leave this out
option-history-whose = Whose games: yours, if you leave this out
option-leaderboard = Whether leaderboards may list you
option-invitations = Whether others may invite you to their tables
option-leaderboard-game = Which games
choice-pictures = { $on ->
    [on] on
   *[off] off: text only
 }
choice-leaderboard = { $on ->
    [on] yes: they may list me
   *[off] no
 }
choice-invitations = { $on ->
    [on] yes: they may invite me
   *[off] no: nobody can
 }
choice-whose = { $whose ->
    [server] this server's tables (for those who manage it)
   *[me] me
 }
choice-daily-day = { $day ->
    [yesterday] yesterday's
   *[today] today's
 }
choice-history-whose = { $whose ->
    [server] this server's
   *[me] mine
 }
option-table = Which table, if you sit at several
option-invited = Only people whom you invite can sit down
option-invite-player = Whom you invite
option-remove-player = Who is to go
option-replay-table = Which game, if it isn't your last one
option-title = What the night is called
option-when = Date and time as you'd say it: friday 20:00
option-seats = How many sit at one table at most
option-weekly = Whether it takes place every week at the same time
option-divide = How people are divided when more come than fit at a table
option-night-computers = Whether computers may take seats where a table would be too small
option-night = A night that is planned: to look at it, move it (with { option-name-when }:) or cancel it
option-cancel = Cancel the night that you name
choice-night-by = { $by ->
    [rating] by rating: the strong with the strong
   *[lot] at random
 }

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-create-events = Create Events
