# A game that is over, looked at again step by step.

button-replay = Replay

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Replay · step { $number } of { $last }
# The first step.
replay-dealt = The cards are dealt.
replay-hand = **Your hand**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turn
replay-back = ◀ Step
replay-next = Step ▶
replay-turn-next = Turn ⏭
replay-share = Share

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Looking back · shared by { $name }

# Why there is nothing to see.
replay-not-over = The game at table #{ $table } isn't over yet. You can look back at it once it is.
replay-too-old = The game at table #{ $table } was long ago: I've kept how it ended, but not how it was played.
replay-never-ended = Table #{ $table } was closed before a game ended there, so there's nothing to look back at.
replay-nothing-here = I know no finished game of yours, and none in this channel. `/{ name-play }` opens a table.
replay-share-there = You can share this only in the channel where table #{ $table } is, if you may write there.
