# The pace of a game. $minutes: how long a decision takes in a live game.

pace = { $pace ->
    [live] Live: { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
     } a decision
    [day] A day for each decision
   *[none] No clock
 }
# In the list of the command, where it is not known how many minutes.
pace-option = { $pace ->
    [live] Live: some minutes a decision
    [day] A day for each decision
   *[none] No clock
 }
# At most 100 characters.
pace-about = { $pace ->
    [none] Everybody takes the time they need
   *[other] Whoever takes longer gets a reminder, then a computer decides
 }
pace-choose = The host can choose a pace here
pace-waiting = ⏱️ Time for { $names }: { $when }
# $name: who paused the game, or `none`.
pace-paused-by = ⏸️ Paused{ $name ->
    [none] {""}
   *[other] {" "}by { $name }
 }
# Below the first line of the table, which says that it is paused.
pace-paused = { $why ->
    [nobody] Nobody was there to play. Make a move or press **Resume** to continue.
   *[asked] The clock is stopped, and nobody can move until the host presses **Resume**.
 }
# Above a hand.
pace-nobody = ⏸️ Paused: nobody was there to play. Make a move or use `/{ name-resume }` to continue.
pace-yours = { $reminded ->
    [yes] ⏰ **Table #{ $table } is waiting for you.** Your time runs out { $when }; then a computer decides for you.
   *[no] ⏱️ Your time for this decision runs out { $when }.
 }
pace-chosen = Table #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, table #{ $table } is waiting for you: press **My hand**. Your time runs out { $when }
away = 💤 Your time ran out several times at table #{ $table }, so a computer plays your seat. To take the seat back, make any move or press the button.
seat-away = · *away · a computer plays*

button-pause = Pause
button-resume = Resume
paused = Table #{ $table } is paused. `/{ name-resume }` continues the game.
resumed = Table #{ $table } is back on.

# What is refused
paused-already = Table #{ $table } is paused already. `/{ name-resume }` continues the game.
not-paused = Table #{ $table } isn't paused.
table-is-paused = Table #{ $table } is paused, and nobody can move. Only the host, { $host }, can press **Resume**.
no-such-pace = Choose a pace from the list.
