# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = You are the host of { $most ->
    [one] a table that is still open, and one is the most
   *[other] { $most } tables that are still open, and that is the most
  } for one person. Finish a game, or close a table with `/{ name-close }`; then you can open the next one.
too-many-lobbies = You have opened { $most ->
    [one] a table or lesson
   *[other] { $most } tables and lessons
  } within an hour, and that is the most. Somebody else can open the next one, or you can a little later.
too-many-tables-here = On this server { $most ->
    [one] a table is
   *[other] { $most } tables are
  } open, and that is the most. Join one of them, or wait until one is over.
# When somebody asks for a lesson, which counts like a table.
no-lesson-beside-tables = A lesson counts like a table, and you are the host of { $most ->
    [one] one that is still open, which is the most
   *[other] { $most } that are still open, which is the most
  } for one person. Finish a game, or close a table with `/{ name-close }`; then I'm glad to teach you.
no-lesson-this-hour = You have opened { $most ->
    [one] a table or lesson
   *[other] { $most } tables and lessons
  } within an hour, and that is the most. Let's go on learning a little later.
too-many-lessons = So many people are learning right now that I can't begin another lesson. Try again a little later.
too-many-alone = So many people are playing against computers in direct messages right now that I can't deal another game. Try again a little later.
too-many-open-offers = You have { $most ->
    [one] an open offer
   *[other] { $most } open offers
  }. Withdraw one, then you can make the next one.
too-fast = That was too fast, so this click didn't count. Press again.
