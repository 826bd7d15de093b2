# A game that is over as a film: a moving picture of the table, turn by turn, which somebody shares in the channel.

# The button, beside the one that shares a single step.
button-film = Als Film teilen

# To the person alone, one after the other in the same message. In line: their own film of another game comes first,
# or other people's do. Then it is being made, and at last it is there. $percent: 0 to 100.
film-own-first = 🎞️ Der Film von Tisch #{ $table } kommt gleich nach dem, um den du schon gebeten hast.
film-others-first = 🎞️ Der Film von Tisch #{ $table } kommt gleich dran: Erst ist jemand anders an der Reihe.
film-making = 🎞️ Der Film von Tisch #{ $table } entsteht … { $percent } %
    -# Er erscheint dann hier. Tut sich eine Minute lang nichts, drück noch einmal auf **{ button-film }**.
film-posted = 🎞️ Der Film von Tisch #{ $table } ist da.

# The same, where nothing comes of it.
film-too-large = Der Film von Tisch #{ $table } ist selbst in klein zu groß, um ihn hier zu schicken. **{ replay-share }** zeigt einen einzelnen Schritt.
film-not-taken = Der Film von Tisch #{ $table } ist fertig, aber ich kann hier gerade keine Dateien schicken.
film-failed = Aus dem Film von Tisch #{ $table } ist nichts geworden. Drück in einer Minute noch einmal auf **{ button-film }**.
film-stopped = Ich starte neu, deshalb wird der Film von Tisch #{ $table } jetzt nicht fertig. Drück in einer Minute noch einmal auf **{ button-film }**.

# Why there is none.
film-under-way = Der Film von Tisch #{ $table } entsteht schon.
film-busy = Gerade entstehen schon sehr viele Filme. Drück in einer Minute noch einmal auf **{ button-film }**.
film-not-here = Filme kann ich hier nicht zeigen: Bilder sind hier ausgeschaltet oder lassen sich gerade nicht schicken.

# Above the film, for everybody; and what it shows, for those who don't see it. How the game ended follows.
film-shared = ### 🎞️ Die ganze Partie · geteilt von { $name }
film-alt = Ein Film der Partie an Tisch #{ $table }, Zug für Zug, so wie alle den Tisch gesehen haben.
