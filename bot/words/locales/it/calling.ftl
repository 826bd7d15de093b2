# Calls to lobbies: who asked for them, whom a host calls, who is coming, and who wants a seat.

# What somebody chooses who wants to be called.
button-call-me = Chiamami
button-call-me-off = Non chiamarmi più
button-call-me-change = Quando e per cosa
call-me-on =
    ### 🔔 Ti chiamo ai tavoli di questo server
    Quando un host preme **{ button-call-players }**, menziono fino a dieci persone che lo hanno chiesto, estratte a sorte. Finché siedi a un tavolo di qui, non ti chiamo. Nessuno può vedere chi lo ha chiesto, fino alla menzione nel canale di un tavolo.
# $games: their names, $count of them.
call-me-games = **Giochi:** { $count ->
    [0] tutti
   *[other] { $games }
  }
call-me-hours = **Orario:** { $when ->
    [always] a qualsiasi ora
    [unknown] dalle { $first } alle { $last }, ma non conosco il tuo fuso orario e quindi non posso chiamarti. Sceglilo qui sotto.
   *[known] dalle { $first } alle { $last } del tuo orologio ({ $city }, adesso { $time })
  }
call-me-often = **Quante volte:** al massimo { $count ->
    [one] una volta
   *[other] { $count } volte
  } in 24 ore
call-me-choose = { $what ->
    [games] Tutti i giochi, oppure scegline alcuni
    [from] Da che ora
    [until] Fino a che ora
   *[often] Quante volte al massimo
  }
call-me-hour = { $which ->
    [any] A qualsiasi ora
    [from] Dalle { $hour }
   *[until] Fino alle { $hour }
  }
call-me-often-option = { $count ->
    [one] Al massimo una volta al giorno
   *[other] Al massimo { $count } volte al giorno
  }
call-me-uninvitable = ⚠️ Hai scelto di non essere invitato, e questo viene prima: finché vale, non ti chiamo neanch’io.
call-me-ended = { $where ->
    [everywhere] 🔕 Non ti chiamo più ai tavoli di nessun server.
   *[here] 🔕 Non ti chiamo più ai tavoli di questo server.
  }
settings-call-me = **Chiamate ai tavoli qui:** { $on ->
    [yes] sì. Gli host possono farti chiamare, negli orari che hai scelto.
   *[no] no. Con **{ button-call-me }** sai quando a un tavolo mancano giocatori.
  }
settings-call-me-elsewhere = **Chiamate ai tavoli:** { $count ->
    [0] no. Si scelgono su un server, lì con `/{ name-settings }`.
    [one] sì, su un server.
   *[other] sì, su { $count } server.
  }

# The host's button, and the message in the channel. $people: mentions, or a role.
button-call-players = Chiama giocatori
call-message = 📣 { $people }: { $host } cerca giocatori per **{ $game }**, tavolo #{ $table }.
button-why-called = Perché io?
call-done = 📣 Fatto: la chiamata per il tavolo #{ $table } è nel canale. Ogni tavolo ne ha una.
call-nobody = Adesso non posso chiamare nessuno. Puoi riprovare fra un’ora; intanto invita chi conosci con **{ button-players }**, o aggiungi dei computer. Posso chiamare chi ha premuto **{ button-call-me }**.
# Besides, where a role was to be called.
call-role-not-mentionable = Non posso menzionare { $role }, il ruolo che si chiama su questo server. Chi gestisce il server può permetterlo: nelle impostazioni del ruolo, *Consenti a chiunque di @menzionare questo ruolo*, o a me il permesso *Menziona @everyone, @here e tutti i ruoli*.

# For whoever presses *Why me?*
why-called = { $called ->
    [yes] 🔔 Ti ho chiamato al tavolo #{ $table } perché me lo hai chiesto su questo server. Fra chi lo ha chiesto, ha deciso la sorte.
   *[no] 🔔 Mi hai chiesto di chiamarti su questo server, ma al tavolo #{ $table } non ti ho chiamato.
  }
why-called-off = { $called ->
    [yes] 🔕 Ti ho chiamato al tavolo #{ $table } perché me lo avevi chiesto su questo server. Adesso non vuoi più, quindi non ti chiamo di nuovo.
   *[no] Non ti ho chiamato al tavolo #{ $table }. Chiamo solo chi lo ha chiesto.
  }
why-called-role = 📣 Al tavolo #{ $table } è stato chiamato { $role }: chi gestisce questo server ha scelto quel ruolo per le chiamate. Si chiama al massimo una volta al giorno. Se non ti va, lascia il ruolo o chiedi a loro.

# What is refused
call-only-in-channels = Si possono chiamare giocatori solo a un tavolo nel canale di un server.
call-only-for-all = Il tavolo #{ $table } è per gli invitati, quindi non si chiama nessun altro. Con **{ button-players }** inviti o fai entrare tutti.
call-table-full = Al tavolo #{ $table } i posti sono tutti occupati, quindi non c’è nessuno da chiamare.
call-once-a-table = Al tavolo #{ $table } si è già chiamato, e ogni tavolo ha una sola chiamata. Puoi ancora invitare con **{ button-players }**.
# $when: "in 20 minutes".
call-once-an-hour = Puoi chiamare giocatori una volta all’ora: di nuovo { $when }. Intanto invita con **{ button-players }**.
call-not-posted = Non ho potuto scrivere la chiamata: nel canale del tavolo #{ $table } non posso.
call-role-not-everybody = Non chiamo mai tutti insieme. Scegli un ruolo che si possa lasciare.
call-me-on-a-server = Le chiamate sono per i tavoli di un server: premi lì **{ button-call-me }**.

# In a lobby
button-coming = Arrivo fra 5 min
# $people: names, each with "in 5 minutes".
lobby-coming = 🏃 In arrivo: { $people }
lobby-coming-one = { $name } { $when }
coming-done = 🏃 Il tavolo mostra che arrivi fra cinque minuti. Premi **{ button-join }** quando ci sei.
too-many-coming = Verso questo tavolo sono già in arrivo { $most } persone. Premi **{ button-join }** quando ci sei.
want-seat-offer = Vuoi che ti menzioni qui se si libera un posto prima della partita?
button-want-seat = Chiamami se c’è posto
button-want-seat-off = No, grazie
want-seat-done = 🔔 Ti menziono una volta, qui nel canale, se al tavolo #{ $table } si libera un posto per te. Chi lo ha chiesto prima viene prima.
want-seat-no-more = 🔕 Non ti menziono per un posto al tavolo #{ $table }.
seat-is-free-now = 🪑 Al tavolo #{ $table } c’è un posto libero proprio adesso: premi **{ button-join }**.
seat-is-free = 🪑 { $person }, al tavolo #{ $table } c’è un posto libero. Non è riservato: premi **{ button-join }**.

# For those who manage a server.
server-call-role = **Chi si chiama ai tavoli:** { $role ->
    [none] chi lo ha chiesto con **{ button-call-me }**.
    [gone] chi lo ha chiesto con **{ button-call-me }**, perché il ruolo scelto non c’è più.
   *[other] { $role }, al massimo una volta al giorno; altrimenti chi lo ha chiesto con **{ button-call-me }**.
  }
server-call-role-choose = Un ruolo da chiamare: sceglilo qui
