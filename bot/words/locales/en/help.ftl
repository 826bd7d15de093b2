# What to do next, and all commands.

# The first line, for whoever has finished no game.
help-learn = 🎓 **New here?** `/{ name-learn }` teaches you the game in five minutes, press by press.
help-title = ## 🫘 What to do next
# How it stands with the reader at one of their tables.
help-at-table = { $how ->
    [waits] ▶️ **{ $game }, table #{ $table }** waits for you: press the button, or type `/{ name-hand }`.
    [paused] ⏸️ **{ $game }, table #{ $table }** is paused. `/{ name-resume }` continues the game.
    [host] 🪑 **{ $game }, table #{ $table }** hasn't begun yet. Once everybody is there, `/{ name-start }` deals the cards.
    [guest] 🪑 **{ $game }, table #{ $table }** hasn't begun yet. The host starts it.
   *[others] ⏳ **{ $game }, table #{ $table }** waits for others. I'll message you when it's your turn.
  }
# $place: what there is where they ask.
help-no-table = { $place ->
    [open] You sit at no table, but there is an open one in this channel: `/{ name-join }` sits you down. `/{ name-play }` opens another one.
    [messages] You sit at no table. `/{ name-play }` deals you a game against computers here; in a channel of a server that has me, it opens a table for you and your friends.
   *[nothing] You sit at no table. `/{ name-play }` opens one in this channel: your friends press **{ button-join }**, and computers can take the other seats. `/{ name-play } { option-name-start }:` begins at once, against computers.
  } `/{ name-rules }` explains the games.
help-button = Table #{ $table }

help-commands =
    ### Commands
    -# The buttons at the table and of your hand do the same.
help-group = { $group ->
    [tables] **Tables**
    [looking] **Cards and rules**
   *[yourself] **You and this bot**
  }
# $name as the reader's Discord lists it.
help-command = `/{ $name }` { $about }
