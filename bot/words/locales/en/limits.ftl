# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = You are the host of { $most ->
    [one] a table that is still open, and I look after one
   *[other] { $most } tables that are still open, and I look after so many
  } for one person. Finish a game, or close a table with `/close`; then you can open the next one.
too-many-lobbies = You have opened { $most ->
    [one] a table
   *[other] { $most } tables
  } within an hour, and that is all for now. Somebody else can open the next one, or you can, a little later.
too-many-tables-here = On this server { $most ->
    [one] a table is
   *[other] { $most } tables are
  } open, and I cannot look after more here. Join one of them, or wait until one is over.
too-many-open-offers = You have { $most ->
    [one] an open offer
   *[other] { $most } open offers
  }, and the others need to find their way through them. Take one back, then you can make the next one.
too-fast = That was faster than I can follow, so I left this click out; nothing has changed by it. Please press again.
