# A game that is over as a film: a moving picture of the table, turn by turn, which somebody shares in the channel.

# The button, beside the one that shares a single step.
button-film = Condividi il film

# To the person alone, one after the other in the same message. In line: their own film of another game comes first,
# or other people's do. Then it is being made, and at last it is there. $percent: 0 to 100.
film-own-first = 🎞️ Il film del tavolo #{ $table } arriva subito dopo quello che hai già chiesto.
film-others-first = 🎞️ Il film del tavolo #{ $table } è in coda: prima tocca a quello di un’altra persona.
film-making = 🎞️ Preparo il film del tavolo #{ $table }… { $percent } %
    -# Comparirà qui. Se per un minuto non cambia nulla, premi di nuovo **{ button-film }**.
film-posted = 🎞️ Il film del tavolo #{ $table } è qui.

# The same, where nothing comes of it.
film-too-large = Il film del tavolo #{ $table } è troppo grande da inviare qui, anche in piccolo. **{ replay-share }** mostra un singolo passo.
film-not-taken = Il film del tavolo #{ $table } è pronto, ma al momento qui non posso inviare file.
film-failed = Il film del tavolo #{ $table } non è riuscito. Premi di nuovo **{ button-film }** tra un minuto.
film-stopped = Mi sto riavviando e il film del tavolo #{ $table } resta a metà. Premi di nuovo **{ button-film }** tra un minuto.

# Why there is none.
film-under-way = Il film del tavolo #{ $table } è già in preparazione.
film-busy = In questo momento si preparano già molti film. Premi di nuovo **{ button-film }** tra un minuto.
film-not-here = Qui non posso mostrare film: le immagini sono disattivate o al momento non si possono inviare.

# Above the film, for everybody; and what it shows, for those who don't see it. How the game ended follows.
film-shared = ### 🎞️ Tutta la partita · un film condiviso da { $name }
film-alt = Un film della partita al tavolo #{ $table }, turno per turno, come tutti hanno visto il tavolo.
