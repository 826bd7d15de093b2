# Game nights: a date for a game, and who comes. $title: as its host typed it; $when, $left: written by Discord, such as
# “Friday, 28 November 2026 20:00” and “in 3 hours”.

# The announcement, line by line; also the page of a night, and what is shown before it is posted.
night-heading = ## 🌙 { $title }
night-when = 🗓️ { $when } · { $left }{ $weekly ->
    [yes] {" · "}every week
   *[no] {""}
 }
# $most: how many sit at one table at most.
night-game = 🎲 **{ $game }** · { $most ->
    [2] two at a table
   *[other] at most { $most } at a table
 }
# How people become tables.
night-tables = -# { $by ->
    [rating] When more come than fit at a table, they are divided by rating: the strong sit with the strong.
   *[lot] When more come than fit at a table, they are divided at random.
 }{ $computers ->
    [yes] {" "}Computers take seats where a table would be too small.
   *[no] {""}
 }
# $names: a list, cut off where it is too long.
night-coming = **✅ Coming ({ $count }):** { $names }
night-maybe = **🤔 Maybe ({ $count }):** { $names }
night-not = **Not this time:** { $count }
night-names-more = { $names } and { $more } more
night-nobody = nobody yet
# $near: whether it is so near that nobody is reminded any more.
night-hosted = -# { $near ->
    [yes] Hosted by { $host }. At the time, the tables open here by themselves, and everybody who comes is called.
   *[no] Hosted by { $host }. An hour before, everybody who comes is reminded; at the time, the tables open here by themselves.
 }
night-stage = { $stage ->
    [opened] ▶️ **It has begun:** the tables are open in this channel.
    [over] 🏁 This night is over.
    [missed] 💤 This night didn't take place.
   *[cancelled] ❌ **This night is cancelled.**
 }
button-night-answer = { $answer ->
    [coming] I'm coming
    [maybe] Maybe
   *[not] Not this time
 }
button-night-more = More

# What somebody reads alone, once they have answered, and on the page of a night.
night-answered = { $answer ->
    [coming] { $near ->
        [yes] ✅ **You're coming.** It's soon: at the time I'll ping you in the night's channel, and a seat is ready for you.
       *[no] ✅ **You're coming.** An hour before I'll ping you in the night's channel, and at the time a seat is ready for you.
     }
    [maybe] 🤔 **You might come.** I'll ping you only if it's moved or cancelled, and a seat is ready only for those who say they're coming: you can still say so.
    [not] { $host ->
        [yes] **You're not coming this time.** The night takes place without you if anybody else comes; `/{ name-night }` cancels it.
       *[no] **You're not coming this time.** You can change your mind until it begins.
     }
   *[none] You haven't said yet whether you're coming.
 }
# $title, $when: of another night at that time.
night-also = ⚠️ You're also coming to **{ $title }**, { $when }. Say no to one of them if you can't make both.
night-direct = { $on ->
    [on] 🔔 I'll remind you by direct message, too.
   *[off] {""}
 }
button-night-direct = { $on ->
    [on] Remind me by direct message
   *[off] No direct message
 }
button-night-announcement = Announcement
button-night-move = Move
button-night-cancel = Cancel it

# The start page.
nights-title = ## 🌙 Game nights on this server
nights-none = No night is planned here yet.
nights-about = -# A night is a date for a game: people say whether they come, an hour before I remind them, and at the time the tables open by themselves.
nights-line = **{ $title }** · { $when } · { $left }{ $weekly ->
    [yes] {" · "}every week
   *[no] {""}
 }
    -# { $game } · { $coming ->
        [one] 1 is coming
       *[other] { $coming } are coming
     } · hosted by { $host }{ $begun ->
        [yes] {" · "}▶️ has begun
       *[no] {""}
     }
nights-more = -# … and { $count } more: the list below has them.
nights-choose = Look at a night
button-night-plan = Plan a night
button-nights-back = All nights

# Before it is posted: what was understood.
night-plan-title = ### Is this right?
night-plan-more = ### Nearly there
night-plan-holds = 🔁 { $weekly ->
    [yes] every week
   *[no] once
 } · { $by ->
    [rating] divided by rating
   *[lot] divided at random
 } · { $computers ->
    [yes] computers fill up
   *[no] no computers
 }
night-plan-where = -# It will be posted in { $channel }.
# $zone: the city that stands for the time zone.
night-plan-typed = -# { $zone ->
    [none] “{ $words }”, once I know what time it is where you live
   *[other] “{ $words }”, by the clocks of { $zone }
 }
button-night-post = Post it
button-night-title = Change the title
button-night-when = { $known ->
    [yes] Change date and time
   *[no] Say when
 }
button-night-zone = Another time zone
button-night-drop = Drop it
button-night-weekly = { $on ->
    [on] Repeat every week
   *[off] Only once
 }
button-night-by = { $by ->
    [rating] Divide by rating
   *[lot] Divide at random
 }
button-night-computers = { $on ->
    [on] Let computers fill up
   *[off] No computers
 }
night-seats-option = { $count ->
    [2] Two at a table
   *[other] At most { $count } at a table
 }
night-choose-game = Which game
night-choose-seats = How many at a table
# $players: such as “3 to 7”.
night-game-players = { $players } players
night-posted = 🌙 **{ $title }** is announced, and you're its host: `/{ name-night }` moves or cancels it.
night-posted-soon = 🌙 **{ $title }** is planned, and you're its host. Its announcement will be here in a moment.
# To whoever planned it, where the bot may make no event.
night-no-event = -# It has no entry among the server's events: for that I need the permission *Create Events*. Whoever manages the server can give it to me by [inviting me again]({ $url }); nothing else changes.
# To whoever has moved or cancelled it, where the bot may not change its event any more.
night-event-stays = -# Its entry among the server's events stays as it was: I no longer have the permission *Create Events* to change it.
night-event-hidden = -# It has no entry among the server's events, since not everybody sees this channel: there, everybody would read it.
night-dropped = Dropped: nothing was planned.

# What Discord offers while the time is typed.
night-example-tomorrow = tomorrow 20:00
night-example-friday = friday 20:00
night-example-saturday = saturday 15:00

# Forms; at most 45 characters for a title and a label, 100 for what stands below or inside a field.
night-form = Plan a game night
night-form-title = Title
# In place of a title that nobody typed.
night-untitled = Game night
night-form-when = Date and time
night-form-when-about = As you'd say it, in your own time.
night-form-when-example = friday 20:00 · 28 november 7:30 pm · in 2 hours
night-form-game = Game
night-form-weekly = How often
night-form-once = Once
night-form-every-week = Every week, at the same time
night-form-move = Move the night

# What is wrong with what was typed.
night-unreadable = I can't read “{ $words }” as a date and a time. Say it like `friday 20:00`, `28 november 7:30 pm` or `in 2 hours`.
night-hour-missing = “{ $words }” says the day, but not the time. Say it like `friday 20:00`.
night-when-missing = When is it? Say it like `friday 20:00` or `in 2 hours`.
# $first, $second: written by Discord.
night-which = “{ $words }” can be { $first } or { $second }. Which one?
night-past = That moment is already over. Say another one.
night-too-far = That's too far ahead: a night can be planned { $days } days ahead at most.
night-seats = **{ $game }** is for { $players } players: choose in the list how many sit at a table.
night-zone-missing = What time is it where you live? Choose it below, so that I read yours right; I ask only once.
night-zone-many = Several times fit that: choose yours below.

# Moving and cancelling.
night-move-question = ### Move **{ $title }**?
    From { $before }
    to **{ $when }** · { $left }
    Everybody who comes or may come is told once.{ $weekly ->
    [yes] {" "}It takes place every week: from then on always at this time.
   *[no] {""}
 }
night-same-time = It begins at that time already: { $when }. Say another time, or leave it as it is.
button-night-move-yes = Move it
button-night-move-other = Another time
night-moved = 🗓️ **{ $title }** is moved to { $when }. Everybody who comes or may come is told.
night-cancel-question = ### Cancel **{ $title }**, { $when }?
    Everybody who comes or may come is told once.{ $weekly ->
    [yes] {" "}It takes place every week: only this one, or all that follow, too?
   *[no] {""}
 }
button-night-cancel-one = { $weekly ->
    [yes] Only this one
   *[no] Cancel it
 }
button-night-cancel-all = All of them
night-cancelled = ❌ **{ $title }**, { $when }, is cancelled. Everybody who comes or may come is told.
# In place of the question to the host, whose event was deleted in Discord.
night-kept = **{ $title }** takes place as planned, { $when }.
# In Discord's list of events; at most 1,000 characters, and no Markdown but links.
night-event-about = { $game } · say whether you come: { $url }

# Refusals.
night-which-one = Say which night you mean: `/{ name-night } { option-name-night }:`.
night-in-a-server = Game nights belong to a server: use `/{ name-night }` in one of its channels.
no-such-night = There is no such night on this server, or not any more: `/{ name-night }` shows those to come.
night-over = This night has begun, is over or was cancelled, so that can't be changed any more.
night-moved-meanwhile = This night has been moved meanwhile. Look at it again with `/{ name-night }`.
night-not-yours = Only the night's host, or whoever manages this server, can do that.
night-twice = There already is such a night in this channel at that time: `/{ name-night }` shows it, and there you can say that you're coming.
night-not-coming = Only those who say they're coming are reminded: press **I'm coming** first.
night-reminded = The reminders of this night have been sent already.
night-one-thing = Name a night to look at it, move it (`{ option-name-when }:`) or cancel it (`{ option-name-cancel }:`). Its other settings can't be changed: cancel it and plan another.
night-draft-lost = I can't find your plan in this message any more. `/{ name-night }` begins another one.
night-full = { $most } people are coming to this night, which is the limit.
night-title = A title has 1 to { $most } characters.
too-many-nights = You already host { $most ->
    [one] a planned night
   *[other] { $most } planned nights
  }, which is the limit. Wait until one is over, or cancel one.
too-many-nights-here = This server already has { $most ->
    [one] a planned night
   *[other] { $most } planned nights
  }, which is the limit. Come to one of them, or wait until one is over.
