# A game that is over as a film: a moving picture of the table, turn by turn, which somebody shares in the channel.

# The button, beside the one that shares a single step.
button-film = Share as a film

# To the person alone, one after the other in the same message. In line: their own film of another game comes first,
# or other people's do. Then it is being made, and at last it is there. $percent: 0 to 100.
film-own-first = 🎞️ The film of table #{ $table } is next, after the one you already asked for.
film-others-first = 🎞️ The film of table #{ $table } is in line: somebody else's is being made first.
film-making = 🎞️ Making the film of table #{ $table } … { $percent } %
    -# It will be posted here. If nothing changes for a minute, press **{ button-film }** again.
film-posted = 🎞️ The film of table #{ $table } is here.

# The same, where nothing comes of it.
film-too-large = The film of table #{ $table } is too large to be sent here, even as a small one. **{ replay-share }** shows a single step.
film-not-taken = The film of table #{ $table } is ready, but I can't send files here right now.
film-failed = The film of table #{ $table } didn't work out. Press **{ button-film }** again in a minute.
film-stopped = I'm restarting, so I stopped making the film of table #{ $table }. Press **{ button-film }** again in a minute.

# Why there is none.
film-under-way = The film of table #{ $table } is already being made.
film-busy = So many films are being made right now. Press **{ button-film }** again in a minute.
film-not-here = I can't show films here: pictures are turned off here, or can't be sent right now.

# Above the film, for everybody; and what it shows, for those who don't see it. How the game ended follows.
film-shared = ### 🎞️ The whole game · shared by { $name }
film-alt = A film of the game at table #{ $table }, turn by turn, as everybody saw the table.
