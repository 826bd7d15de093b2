# A game that is over, reviewed for one person who played it: what they decided, beside the hard computer's choices.

button-review = Review

# The first line, and below it a line for each part of the game: how many decisions were as good as a hard computer's.
review-title = ### 🔍 Your game at table #{ $table }
review-parts = Decisions as good as a hard computer's:
review-part = { $part ->
    [planting] 🪴 Planting
    [trading] 🤝 Trading
    [harvesting] 🌾 Harvesting and buying fields
    [laying] 🫴 Laying cards
   *[taking] 🫳 Taking cards
 }: **{ $good }** of { $decided }
review-trading = -# Trading counts only your answers to offers, and those of your offers that were taken.
# What is not judged: purchases in a town, and third fields that were not bought.
review-unjudged = -# { $what ->
    [town] What you bought in town isn't judged; third fields count only if you bought one.
   *[field] Third fields count only if you bought one.
 }
# What does not count: a computer played for them, or somebody else sat there before.
review-stood-in = -# { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } of this seat weren't yours, and don't count here.
review-not-told-apart = -# This is an older game: if a computer played for you at times, its decisions are counted with yours.
review-failed = -# { $count ->
    [one] 1 decision
   *[other] { $count } decisions
 } from an older version can't be judged any more, and aren't counted.

# Above one of the decisions, of which there are $total. They are ordered by how much more the computer hopes for.
review-dear = **{ $total ->
    [one] A hard computer would have chosen otherwise
   *[other] A hard computer would have chosen otherwise · { $number } of { $total }
 }**
review-best = **⭐ Well chosen: a hard computer would have done the same**
# What was done and what would have been better: $move is a whole sentence that tells somebody what to do.
review-done = **Your choice:** { $move }
review-taken = { $name } took it.
review-better = **Hard computer:** { $move }
review-why = **Why:** { $why }
# Instead of a move: the computer would have done nothing.
review-rather-not = { $what ->
    [Harvest] Leave your fields as they are for now.
    [BuyField] Buy no third field any more.
   *[other] Don't make that offer.
 }
review-nothing = A hard computer would have decided much the same throughout.

# Labels of buttons: to the best decision, and to this moment of the replay.
review-to-best = ⭐ Best
review-replay = ⏪ Replay from here

# While the game is looked at.
review-waiting = 🔍 I'm looking at your game …
# Why there is none.
review-not-played = A review is for those who played at table #{ $table }. The replay is open to you.
review-busy = I can't look at your game right now. Press *Review* again in a minute.
