# The lobby, and everything around a game.

lobby-title = ## 🫘 { $game } · table #{ $table }
lobby-about = { $about } For { $players } players.
lobby-choose = The host can choose another game here
# One of the games to choose from, with the first sentences of what is said about it: 100 characters have room.
lobby-option = { $players } players · { $about }
how-many = { $one ->
    [True] { $most }
   *[False] { $least } to { $most }
  }
lobby-seats = **At the table** ({ $count } of { $most })
lobby-seat = { $number }. { $name }{ $host ->
    [True] {" "}· host
   *[False] {""}
  }{ $computer ->
    [none] {""}
   *[other] {" "}· computer, { $computer }
  }{ $dms ->
    [closed] {" "}· direct messages closed: plays with *My hand*
    [later] {" "}· plays with *My hand* until the first direct message comes
    [unreached] {" "}· plays with *My hand*
   *[open] {""}
  }
# Of a rematch. $names: who played before and isn't in yet, $count of them.
lobby-again = 👋 { $names } played last time: press **Join** to play again.
lobby-few = ⏳ { $missing ->
    [one] 1 more player
   *[other] { $missing } more players
  } needed: press **Join**. (The host can also add computers, or call players with **{ button-players }**.)
lobby-many = ⏳ { $surplus ->
    [one] One player
   *[other] { $surplus } players
  } too many: host, pick a bigger game above.
# $games: those that can start with the people who are there.
lobby-others = With { $count ->
    [one] one player
   *[other] { $count } players
  } you could already start { $games }. The host picks the game in the list above.
lobby-ready = ✅ Ready: the host can press **Start**, or wait for more.
lobby-full = ✅ All seats are taken: the host can press **Start**.
lobby-closes = -# Closes { $when } if nothing happens.

button-join = Join
button-leave = Leave
button-start = Start
button-computers = Add computer
button-cancel = Cancel
button-rules = Rules
button-go = Go there
button-back = Back
button-take-back = Take the seat back
button-leave-game = Leave
button-leave-anyway = Leave the game
button-close = Close the table
button-rematch = Rematch
button-my-hand = My hand
button-table = To the table

greeting = 👋 You're at **{ $game }**, table #{ $table }. Your cards will appear here, and I'll message you when it's your turn. Only you see this.
greeting-closed = I can't send you direct messages. You can still play: **My hand** at the table shows you your cards. (To get your cards by message: *Privacy settings* of this server → *Direct messages*, then leave the lobby and join again.)
greeting-later = I can only message a few new people at a time, so your cards will follow shortly. Until then, and whenever you like, the **My hand** button at the table shows them.
no-new-dms = Discord is limiting my new direct messages right now. If you have none from me yet, play with **My hand** at the table. I'll keep trying; nothing is lost, and nobody has to do anything.
table-moved = Table #{ $table } continues below ↓
table-closed = **{ $game }, table #{ $table }** is closed. `/{ name-play }` opens a new one.
table-gone-quiet = Nobody has played at table #{ $table } for a long time. It closes { $when } unless somebody makes a move.
nudge = { $person }, table #{ $table } is waiting for you: press **My hand**.

left-lobby = You left table #{ $table }.
left-game = You left table #{ $table }. A computer plays your seat, and `/{ name-join } { option-name-table }:{ $table }` takes it back.
joined = You're at table #{ $table }.
# $url: where that table stands, in another channel.
joined-elsewhere = You're at table #{ $table }: [to the table]({ $url }).
took-back = Welcome back to table #{ $table }: the seat is yours again.
table-closed-done = Table #{ $table } is closed.
# $tables: the open tables at which the reader sits, $count of them.
forget-ask =
    ### Erase everything that is stored about you?
    Your name, your language and your place at every table are erased. Finished games stay, without your name. This can't be undone.{ $count ->
        [0] {""}
       *[other] {"\u000A"}**You leave { $tables }.** Where a game has begun, a computer plays on for you, and you can't take the seat back. A table without anybody else closes.
    }
forget-table = table #{ $table } ({ $game })
forget-button = Erase everything
forget-button-keep = Keep it
forget-kept = Nothing was erased.
forgotten = Everything stored about you is erased. Finished games are kept without your name.
# It stands in the place of a name, also at the beginning of a sentence.
forgotten-name = Somebody
# Where several were forgotten; $seat counts from 1.
forgotten-at-seat = { $name } in seat { $seat }
game-chosen = Table #{ $table } now plays { $game }.
already-done = That's already done.
posted-anew = Table #{ $table } is posted again in { $channel }.

# What the lobby refuses
no-such-game = There is no such game here. Choose one from the list that `/{ name-play }` shows.
no-such-table = There is no table #{ $table }. Leave the `{ option-name-table }:` option out, or choose one from its list.
no-table-here = You aren't at a running table. `/{ name-play }` opens one.
no-lobby-to-join = There is no open table in this channel. `/{ name-play }` opens one.
you-left = You left table #{ $table }; a computer plays your seat. `/{ name-join } { option-name-table }:{ $table }` takes it back.
form-too-late = That took too long, and Discord no longer opens the form. Press again.
leave-ask = Leave table #{ $table }? A computer then plays your seat, and you can take it back at any time.
leave-ask-last = Leave table #{ $table }? You are the only person at this table: leaving ends the game.
close-ask = Close table #{ $table }? The game ends for everybody at once, and nobody wins.
not-seated = You don't play at table #{ $table }. You can watch, or open a table of your own with `/{ name-play }`.
seated-already = You're already at table #{ $table }.
# In these three $fitting is the number of the games in $games.
table-full = Table #{ $table } is full: { $game } is for { $players } players. { $fitting ->
    [0] {""}
   *[other] {"The host can choose a game with more seats: "}{ $games }. {""}
  }`/{ name-play }` opens another table.
wrong-number-of-players = { $game } is for { $players } players, and { $count ->
    [one] only one person sits
   *[other] { $count } players sit
  } here. { $fitting ->
    [0] Wait until others have pressed **Join**, or fill the seats with **Add computer**.
   *[other] With { $count } you can play { $games }. The host chooses the game in the list at the table.
  }
too-many-for-game = { $game } is for { $players } players, and { $count } players sit here. { $fitting ->
    [0] Somebody would have to leave first.
   *[other] With { $count } you can play { $games }.
  }
only-the-host = Only the host can do that: { $host }.
table-is-lobby = The game at table #{ $table } hasn't begun yet. The host starts it with **Start**.
table-is-running = The game at table #{ $table } has already begun.
table-is-ended = The game at table #{ $table } is over. **Rematch** opens a new one.
table-is-closed = Table #{ $table } is closed. `/{ name-play }` opens a new one.

# What Discord is short of
play-in-a-server = A table stands in a channel of a server, where your friends can see it. Go to one and type `/{ name-play }` there; in a direct message to me, `/{ name-play }` begins a game against computers.
rematch-channel-gone = The channel of that game is gone, or closed to me. `/{ name-play }` opens a table in any other channel.
rematch-not-yet = I've just been started, and don't see the server of that game yet. Press **Rematch** again in a few minutes.
only-where-added = I only work on servers that have added me, and in direct messages with me. With this link you can add me to a server: { $url }
bot-not-in-server = I was added to this server without the `bot` permission, so I can't post here. Somebody who manages the server can add me again with this link: { $url }
missing-permissions = I can't open a table in this channel: I need { $permissions }. Somebody who manages the server can give me that.
answer-lost = My answer didn't come through. Nothing is lost: check the table to see whether your move went through.
not-saved = I couldn't save that, so nothing has changed: every game stands as it was. Try again in a while.
something-went-wrong = Something went wrong on my side. Nothing is lost: the table shows how the game stands. Try again if your move isn't there.
game-damaged = What I kept of the game at table #{ $table } is damaged, so I can't show it any more. All other games are fine.
cannot-send-here = I can't post in this channel. Try a channel where I may write.
