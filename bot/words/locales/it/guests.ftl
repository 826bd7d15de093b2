# Who may sit down at a table: whom the host invites, and whom they remove.

# In the lobby, for everybody. $people: mentions of those who have no seat yet.
lobby-invited-only = 🚪 Qui si siede solo chi ha un invito. Invita l’host: { $host }.
lobby-invited = ✉️ Con invito: { $people }
button-players = Chi gioca

# Who watches without a seat. $people: mentions.
button-watch = Guarda
button-watch-no-more = Non guardare più
lobby-watching = 👀 Guardano: { $people }
watch-begins = 👀 { $people }: al tavolo #{ $table } si comincia.
watch-on = 👀 Stai guardando il tavolo #{ $table }. Ti chiamo nel suo canale { $begun ->
    [yes] a ogni rivincita
   *[no] quando inizia la partita e a ogni rivincita
  }. Con `/{ name-watch }` smetti.
watch-off = Non guardi più il tavolo #{ $table }.
nothing-to-watch = Qui non c’è nessun tavolo da guardare. `/{ name-play }` ne apre uno.
too-many-watch = Questo tavolo lo guardano già { $most } persone. Puoi guardare lo stesso, ma di più non posso chiamarne.

# For the host alone, in a lobby.
players-title = ### 👥 Chi gioca al tavolo #{ $table }
players-about = { $closed ->
    [yes] Può sedersi solo chi inviti tu.
   *[no] Può sedersi chiunque nel canale.
  } Chi scegli nella lista viene chiamato nel canale, al massimo una volta all’ora; chi togli dalla lista non ha più l’invito.
# The same where the bot is not.
players-about-elsewhere = { $closed ->
    [yes] Può sedersi solo chi inviti tu.
   *[no] Qui può sedersi chiunque.
  } Chi scegli nell’elenco è invitato; chi togli non lo è più. Qui non avviso nessuno: diglielo tu.
players-removed = -# Fuori da qui o dal tavolo di prima: { $people }. Chi inviti può sedersi di nuovo.
players-invite = Chi vuoi invitare?
# Switches between the two.
button-invited-only = { $on ->
    [yes] Apri a chiunque
   *[no] Solo con invito
  }
players-remove = Fai uscire { $name }

# The same while a game is played.
players-about-game = Chi fai uscire lascia la partita, e al suo posto gioca un computer. Prima te lo chiedo.
players-readmit = Fai tornare { $name }

remove-ask =
    ### Far uscire { $name } dal tavolo #{ $table }?
    Al suo posto gioca un computer, e al tavolo lo vedono tutti. { $name } può tornare solo se lo permetti.
    -# Per correttezza questa partita non conta per la valutazione di { $name }, e la tua con questa partita può solo scendere.
removed-done = Hai fatto uscire { $name }. Al suo posto gioca un computer. `/{ name-invite }` fa tornare { $name }.
removed-done-lobby = Hai fatto uscire { $name } dal tavolo #{ $table }. `/{ name-invite }` fa tornare { $name }.
readmitted = { $name } può riprendere il posto al tavolo #{ $table }.
invited = { $name } ha un invito per il tavolo #{ $table }.

# For those who play on.
removed-told = 👋 L’host { $host } ha fatto uscire { $name }. Al suo posto gioca un computer.
seat-removed = · *fuori per decisione dell’host · gioca un computer*

# For the person who was removed. $host: who is the host now, who need not have done it.
removed-from-game = L’host ti ha fatto uscire dal tavolo #{ $table }. Al tuo posto gioca un computer, e la partita non conta per la tua valutazione. Può farti tornare solo l’host, { $host }.
removed-from-lobby = L’host ti ha fatto uscire dal tavolo #{ $table }. Per sederti di nuovo ti serve un invito dell’host, { $host }.
# Once they are let back.
let-back = L’host { $host } ti fa tornare al tavolo #{ $table }. Al tuo posto gioca un computer, finché non lo riprendi.

# What is refused
host-removed-you = L’host ti ha fatto uscire dal tavolo #{ $table }. Se vuoi tornare, chiedi un invito all’host, { $host }.
only-the-invited = Al tavolo #{ $table } si siede solo chi ha un invito. Chiedilo all’host, { $host }; oppure `/{ name-play }` apre un tavolo tuo.
remove-the-host = Al tavolo #{ $table } l’host sei tu, e non puoi farti uscire così. Con `/{ name-leave }` esci, e l’host diventa un’altra persona.
nobody-to-remove = Quella persona non è più al tavolo #{ $table }.
no-such-player = A questo tavolo nessuno, o più di una persona, si chiama così. Scegli dalla lista che mostra `/{ name-remove }`.
invite-no-bots = I bot qui non giocano. **Aggiungi computer**, nella lobby, fa sedere un computer.
too-many-invited = Sono troppe persone: a un tavolo se ne possono invitare al massimo { $most }.
invite-from-outside = Non ti vedo nel canale del tavolo #{ $table }, quindi non posso invitare nessuno lì.

# A seat that somebody left in a game: whom the host calls to it. $people: mentions, $names: who left.
button-spares = Chiama una riserva
spares-title = ### 📣 Una riserva per il tavolo #{ $table }
spares-about = Il posto di { $names } è libero: lo gioca un computer. Chi chiami viene menzionato nel canale, e continua a giocare chi preme per primo **{ button-take-seat }**.
spares-choose = Scegli chi chiamare
button-call-watchers = Chiama chi guarda
spares-called = 📣 { $people }, { $count ->
    [one] qui c’è un posto libero: quello lasciato da { $names }.
   *[other] qui ci sono posti liberi: quelli lasciati da { $names }.
  }
button-take-seat = Prendi il posto
spare-called = Hai chiamato { $names } al tavolo #{ $table }. Continua a giocare chi preme per primo **{ button-take-seat }**.
took-seat = Al tavolo #{ $table } continui tu: questa mano e questi campi adesso sono tuoi.
spare-wanted = 👋 { $name } se n’è andato e un computer continua a giocare. **{ button-more }** → **{ button-players }** chiama una riserva.
nobody-watches = Al momento nessuno guarda il tavolo #{ $table }. Scegli una persona dall’elenco, o usa `/{ name-invite }`.
no-seat-is-free = Al tavolo #{ $table } non c’è più nessun posto libero.
seat-is-taken = Qualcuno è stato più veloce: al tavolo #{ $table } non c’è più nessun posto libero.
