# A game that is over, looked at again step by step.

button-replay = Replay

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Replay · step { $number } of { $last }
# The first step.
replay-dealt = The cards are dealt.
# Below what was said in one step, such as that offers were declined: how much more there was.
replay-more = -# … and { $count } more
replay-hand = **Your hand**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turn
replay-back = ◀ Step
# Plays by itself, a turn every two seconds, until that is pressed which stands in its place meanwhile.
replay-play = ▶ Play
replay-stay = ⏸ Pause
replay-next = Step ▶
replay-turn-next = Turn ⏭
replay-share = Share

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Looking back · shared by { $name }

# A replay with everybody's hands, which their people have opened: the title, and a line for each; without a card.
# $front: whether the cards are in an order that matters.
replay-hands = **All hands**{ $front ->
    [yes] , from the front
   *[no] {""}
 }
replay-hand-of = { $name }: { $cards }
replay-hand-empty = no cards
replay-laid = { $name } has laid { $card } face down.
# The same in a picture and in its alt text.
picture-all-hands = All hands
alt-hand-of = Hand of { $name }{ $front ->
    [yes] , from the front
   *[no] {""}
 }: { $cards }.
# Labels of buttons that show all hands at this step, or one's own alone again.
replay-all-hands = All hands
replay-own-hand = My hand only

# A button that gives the whole game in a file, and what is said above the file.
replay-export = Export
replay-exported = The game at table #{ $table }, step by step as you saw everything. Where the bean table is installed, `bean-table replay` plays this file.

# A list of the steps at which most was decided, and behind each where it is. $name: who it was, $other: from or with
# whom, $count: how much, always 1 or more.
turning-points = Turning points
turning-step = Step { $number }
turning-harvest = 🪙 Biggest harvest: { $name }, { $count ->
    [one] 1 thaler
   *[other] { $count } thalers
 }
turning-trade = 🤝 Biggest trade: { $name } and { $other }, { $count } cards
turning-field = 🟫 First third field: { $name }
turning-pile = 🎒 The draw pile runs out for the last time
turning-lead = 📈 { $name } overtakes { $other } for the lead in thalers
turning-best-round = 🏅 Best round: { $name }, { $count ->
    [one] 1 point
   *[other] { $count } points
 }
turning-worst-round = 📉 Worst round: { $name }, −{ $count ->
    [one] 1 point
   *[other] { $count } points
 }
turning-costly-card = 💥 Costliest card: { $name } loses { $count ->
    [one] 1 point
   *[other] { $count } points
 }
turning-lead-after-round = 📈 { $name } overtakes { $other } for the lead

# The button that asks somebody who played whether others may see their hand, and the question.
button-hands = Open hands
hands-title = ### 🖐️ Open hands · table #{ $table }
hands-about = Once everyone who played has said yes, anyone who looks back at this game can see all hands, step by step. Nobody is told who has said yes. You can take your yes back; what was seen until then was seen.
# $state: the reader has said `yes` or not (`no`); everybody has (`all`); somebody who left never can (`never`).
hands-state = { $state ->
    [yes] **You've said yes.** All hands open once everyone else has.
    [all] **All hands of this game are open.**
    [never] **The hands of this game stay closed:** somebody who played is gone and can't be asked.
   *[no] **Your hand is closed.** May the others see it?
 }
hands-open = Yes, show my hand
hands-close = Take my yes back
hands-back = To the replay

# Why there is nothing to see.
replay-not-over = The game at table #{ $table } isn't over yet. You can look back once the game has ended.
replay-too-old = The game at table #{ $table } was long ago: I've kept how it ended, but not how it was played.
replay-never-ended = Table #{ $table } was closed before a game ended there, so there's nothing to look back at.
replay-nothing-here = I know no finished game of yours, and none in this channel. `/{ name-play }` opens a table.
replay-share-there = You can share this only in the channel where table #{ $table } is, if you may write there.

# Too many people let theirs play at once.
replay-busy = So many replays are playing right now. Step through this one, or press ▶ again in a minute.
