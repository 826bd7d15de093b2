# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# Numbers, with the articles among the words for 1, and places in a row.
typed-number = { $number ->
    [1] one, a, an
    [2] two, couple, pair
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
   *[12] twelve
 }
typed-ordinal = { $number ->
    [1] first, 1st
    [2] second, 2nd
    [3] third, 3rd
    [4] fourth, 4th
    [5] fifth, 5th
   *[6] sixth, 6th
 }
# Words beside others that say nothing more.
typed-small = the, of, my, your, another
# Before a number: half an hour [to] that hour, or [past] it, as in “half past eight”; nothing where a language says
# it otherwise. Half an hour behind the number is [thirty], below.
typed-half = { $which ->
    [to] {""}
   *[past] half past, half
 }
# Of a date or a time: days, parts of a day, hours, lengths of time, and what stands beside them. A word may be in several
# places. Weekdays and months are known from the calendar, with their usual short forms; here are further
# ones.
typed-moment = { $means ->
    [today] today
    [tonight] tonight, this evening
    [tomorrow] tomorrow, tmrw, tmr
    [after] day after tomorrow
    [next] next, coming
    [morning] morning, in the morning, this morning
    [afternoon] afternoon, in the afternoon, this afternoon
    [evening] evening, in the evening, at night, night
    [noon] noon, midday
    [half] half an hour
    [thirty] {""}
    [at] at, @
    [clock] o'clock, h, hrs
    [in] in
    [minutes] minutes, minute, mins, min
    [hours] hours, hour, hrs, hr, h
    [days] days, day
    [weeks] weeks, week
    [tuesday] tues
    [wednesday] weds
    [thursday] thurs, thur
    [saturday] saturday
   *[small] on, the, of, this, and, from now
 }
