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
    [nobody] Nobody was there to play. A move or **Resume** lets it go on.
   *[asked] No time runs, and nobody can move until the host presses **Resume**.
 }
# Above a hand.
pace-nobody = ⏸️ Paused: nobody was there to play. A move or `/{ name-resume }` lets it go on.
pace-yours = { $reminded ->
    [yes] ⏰ **Table #{ $table } is waiting for you.** End of your time: { $when }; then a computer decides for you.
   *[no] ⏱️ End of your time for this decision: { $when }.
 }
pace-chosen = Table #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, table #{ $table } is waiting for you: press **My hand**. End of your time: { $when }
away = 💤 Your time ran out several times at table #{ $table }, so a computer plays your seat. Any move takes it back, or press the button.
seat-away = · *away · a computer plays*

button-pause = Pause
button-resume = Resume
paused = Table #{ $table } is paused. `/{ name-resume }` lets it go on.
resumed = Table #{ $table } goes on.

# What is refused
paused-already = Table #{ $table } is paused already. `/{ name-resume }` lets it go on.
not-paused = Table #{ $table } isn't paused.
table-is-paused = Table #{ $table } is paused: no time runs, and nobody can move. The host, { $host }, presses **Resume**.
no-such-pace = Choose a pace from the list.
