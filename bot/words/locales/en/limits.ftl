# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = You already host { $most ->
    [one] an open table
   *[other] { $most } open tables
  }, which is the limit. Finish a game, or close a table with `/{ name-close }`; then you can open the next one.
too-many-lobbies = You've opened { $most ->
    [one] a table or lesson
   *[other] { $most } tables and lessons
  } within an hour, which is the limit. Somebody else can open the next one, or you can a little later.
too-many-tables-here = This server already has { $most ->
    [one] an open table
   *[other] { $most } open tables
  }, which is the limit. Join one of them, or wait until one is over.
# The same in a direct message among people, or on a server without me.
too-many-tables-there = There already { $most ->
    [one] is an open table
   *[other] are { $most } open tables
  } here, which is the limit. Join one of them, or wait until one is over.
# When somebody asks for a lesson, which counts like a table.
no-lesson-beside-tables = A lesson counts like a table, and you already host { $most ->
    [one] an open one
   *[other] { $most } open ones
  }, which is the limit. Finish a game, or close a table with `/{ name-close }`; then I'm glad to teach you.
no-lesson-this-hour = You've opened { $most ->
    [one] a table or lesson
   *[other] { $most } tables and lessons
  } within an hour, which is the limit. Let's go on learning a little later.
too-many-lessons = So many people are learning right now that I can't begin another lesson. Try again a little later.
too-many-alone = So many people are playing against computers in direct messages right now that I can't deal another game. Try again a little later.
too-many-open-offers = You have { $most ->
    [one] an open offer
   *[other] { $most } open offers
  }. Withdraw one before you make the next.
too-fast = That was too fast, so this click didn't count. Press again.
