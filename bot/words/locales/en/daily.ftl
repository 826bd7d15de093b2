# The deal of the day: everybody on this bot gets the same cards. $day: its date. Times are written by Discord.

# Above the panel, in small letters. $piles: how often the draw pile runs out until the end;
# $some: whether there are beans that are not in the game, $without: which.
daily-place = -# 🗓️ Daily deal of { $day } · { daily-rule }
daily-rule = { $piles ->
    [1] the game ends the first time the draw pile runs out
    [2] the game ends the second time the draw pile runs out
   *[other] the game ends the third time the draw pile runs out
 }{ $some ->
    [yes] {" ("}left out: { $without })
   *[no] {""}
 }
# Once, above the first panel.
daily-begun = ### 🗓️ The daily deal of { $day }: { $game }, { $players } players
    Everybody on this bot gets these cards, this seat and these hard computers today. You have one try, without hints and without a clock: the computers wait until you say that you're done. It changes no rating and no statistics.
    So that it's over in about ten minutes, { daily-rule }. You can leave and come back: it waits for you until { $until }. The next deal comes { $next }, when the day begins in UTC.
daily-leave = ### Leave the daily deal?
    You can just walk away: it waits for you until { $until }, and `/{ name-daily }` takes you back. There is no second try.
daily-closed = ### 🗓️ The daily deal of { $day } is over
    It wasn't finished by the end of the next day.
daily-stays = Nobody gets a second daily deal, so yours stays open: it waits for you until { $until }. `/{ name-daily }` takes you back.
# In /help.
daily-waits = 🗓️ Your **daily deal** of { $day } waits for you until { $until }: `/{ name-daily }` takes you back.

# How it went.
daily-title = ### 🗓️ The daily deal of { $day }: { $game }
daily-own = { $beans } You came to **{ $score }** { daily-unit }, place { $place } of { $of } at your table.
daily-unit = { $town ->
    [yes] { $score ->
        [one] point
       *[other] points
     }
   *[no] { $score ->
        [one] thaler
       *[other] thalers
     }
 }
daily-unplayed = You didn't finish this one.
# $own: whether the reader has played it.
daily-hard = 🤖 A hard computer in { $own ->
    [yes] your
   *[no] the same
 } seat, with the same luck: **{ $score }** { daily-unit }, place { $place }.
daily-beside = 👥 { $beaten ->
    [0] { $others } others have finished it too, and today they all did at least as well.
   *[other] You did better than **{ $beaten }** of the { $others } others who have finished it.
 }
daily-all = 👥 { $finished } people have finished it.
# There are fewer than $enough. $over: whether its day is over.
daily-few = 👥 { $over ->
    [yes] { $finished ->
        [0] Nobody has finished it.
        [one] One person has finished it.
       *[other] { $finished } people have finished it.
     } Results are shown from { $enough } people on.
   *[no] { $finished ->
        [one] You're the first to finish it!
       *[other] You're among the first { $finished } to finish it!
     } Once { $enough } people have, you'll see here how you did beside them.
 }
# The picture in a line, and each part of it. $scores: such as 12, or 12–13.
daily-columns = Results: { $columns }
daily-column = { $scores } ({ $people ->
    [one] 1 person
   *[other] { $people } people
 })
daily-beans = -# 🫘🫘🫘🫘🫘 stands for doing as well as the hard computer, or better.
daily-next = -# Next deal: { $next }

# In the picture: its title, and what its two marks stand for.
picture-daily = { $town ->
    [yes] How many points people came to
   *[no] How many thalers people came to
 }
picture-daily-own = you
picture-daily-hard = a hard computer in the same seat

# Labels of buttons.
daily-button-result = 🗓️ How it went
daily-button-share = Tell the channel
daily-button-hands = Replay with all hands
daily-button-hard = The computer's game
daily-button-yesterday = Yesterday's deal
daily-button-play = Play the daily deal

# For everybody in a channel. $beans: how it went.
daily-shared = 🗓️ **{ $name }** has played the daily deal of { $day }: { $beans }
    -# Everybody gets the same cards. Five beans: as good as the hard computer, or better.

# Refusals.
daily-not-begun = You'll see how it went once you've played it yourself: `/{ name-daily }` deals it to you.
daily-not-finished = You'll see how it went once you've finished it yourself: `/{ name-daily }` takes you back.
daily-no-such-day = That deal is too old to look back at: I keep deals for a week.
daily-no-hints = In the daily deal there are no hints: everybody has to think for themselves.
daily-hands = All hands of this deal open { $when }, to everybody who played it.
daily-share-in-a-server = That can be told only in a channel of a server where you may write.
daily-after-forgetting = You had everything about you erased today, so I can't know whether you have seen today's cards. The next deal comes { $when }.
