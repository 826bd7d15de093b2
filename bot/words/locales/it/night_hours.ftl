# What a game night says by itself, in its channel. $title: as its host typed it; $when, $left: written by Discord, such
# as “Friday, 28 November 2026 20:00” and “in an hour”; $part: 1, or 2, 3, … for more messages of the same.

# An hour before. Below it stand mentions of those who come; $count: how many come.
night-reminder = { $part ->
    [1] ### ⏰ **{ $title }** inizia { $left }
   *[other] ⏰ **{ $title }** inizia { $left }: vengono anche (parte { $part })
 }
night-reminder-count = { $when } · { $count ->
    [one] per ora viene 1 persona
   *[other] vengono in { $count }
 }
night-reminder-about = -# All’ora giusta apro qui i tavoli e vi menziono. Alla fine non puoi? Dillo nell’annuncio.
# The same as a direct message, to those who asked for one.
night-reminder-direct = ⏰ **{ $title }** inizia { $left }, { $when }. Hai detto che vieni.
button-night-there = Annuncio

# All who come are told. Below it stand their mentions.
night-told-moved = 🗓️ **{ $title }** è stata spostata: ora è { $when } · { $left }{ $part ->
    [1] {""}
   *[other] {" ("}parte { $part })
 }
night-told-cancelled = ❌ **{ $title }**, { $when }, è annullata.{ $part ->
    [1] {""}
   *[other] {" ("}parte { $part })
 }
# Of a weekly night that was cancelled.
night-told-next = { $on ->
    [True] La prossima si fa come sempre.
   *[False] Non si fa neanche nelle settimane dopo.
 }

# To its host, whose mention is $host.
night-new-host = { $host }: chi ospitava **{ $title }** ({ $when }) non c’è più, quindi ora la serata è tua. Con `/{ name-night }` la sposti o la annulli.
night-asked = { $host }: qualcuno ha eliminato su Discord l’evento di **{ $title }** ({ $when }).
night-asked-about = La serata si fa lo stesso? Se non dici niente, sì.
night-decided = { $kept ->
    [True] ✅ La serata si fa.
   *[False] ❌ La serata non si fa.
 }
button-night-keep = Si fa
button-night-call-off = Annulla

# It begins. Below it a line for each table, with mentions of its people; $person: the mention of its host.
night-call = { $part ->
    [1] ### 🌙 **{ $title }** comincia
   *[other] 🌙 **{ $title }** comincia: altri tavoli (parte { $part })
 }
night-call-late = Non c’ero quando doveva cominciare: comincia adesso.
night-call-table = **{ $table }:** { $people }{ $lacking ->
    [0] {""}
    [one] {" · "}manca 1 persona: chi vuole può unirsi
   *[other] {" · "}mancano { $lacking } persone: chi vuole può unirsi
 }
# $server: whether the server, and not its people, has too many tables open.
night-call-refused = { $people }: { $server ->
    [True] non ho potuto aprire il vostro tavolo, perché questo server ne ha già troppi aperti. Finitene o chiudetene uno e usate `/{ name-play }`.
   *[False] non ho potuto aprire il vostro tavolo, perché ognuno di voi ne ospita già troppi. Finitene o chiudetene uno e usate `/{ name-play }`.
 }
night-call-host = { $person } (host)
night-call-about = -# I vostri posti sono pronti. Quando a un tavolo ci siete tutti, l’host preme *{ button-start }*. Se l’host non viene, può farlo chiunque altro al tavolo, e diventa l’host. Con `/{ name-remove }` l’host non aspetta più chi manca.
night-table = Tavolo #{ $table }

# It did not take place.
night-missed = { $nobody ->
    [True] 💤 Nessuno ha detto che viene: **{ $title }** ({ $when }) non si è fatta.
   *[False] 💤 **{ $title }** doveva iniziare { $left }, e io non c’ero. Se ci siete, `/{ name-play }` apre un tavolo.
 }

# It is over. Below it a line for each table.
night-last = ### 🏁 È finita **{ $title }**
night-last-table = **{ $table }:** { $how ->
    [won] { $count ->
        [one] 🏆 vince { $names }
       *[other] 🏆 vincono { $names }
     }
    [playing] si gioca ancora: dirò qui chi vince
    [waiting] nessuna partita iniziata
   *[closed] chiuso prima della fine
 }
button-night-again = La prossima settimana, di nuovo

# To the host of a weekly night to which nobody else has come lately, whose mention is $host; $weeks: for how many weeks.
night-rests = { $host }: da { $weeks } settimane a **{ $title }** non viene nessun altro, quindi non ho organizzato la prossima.
night-rests-about = Chi preme il pulsante ne è l’host dalla settimana prossima, ogni settimana alla stessa ora.
button-night-on = Avanti ogni settimana

# To the host alone.
night-lost = **{ $title }** ({ $when }) non si fa: il suo canale non c’è più, o non posso più scriverci. Con `/{ name-night }` la organizzi altrove.
