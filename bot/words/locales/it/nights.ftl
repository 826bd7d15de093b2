# Serate di gioco: una data per una partita, e chi viene. $title: come l’ha chiamata chi la organizza; $when, $left: li scrive Discord,
# per esempio «venerdì 28 novembre 2026 20:00» e «tra 3 ore».

# L’annuncio, riga per riga; anche la pagina di una serata, e ciò che si vede prima di annunciarla.
night-heading = ## 🌙 { $title }
night-when = 🗓️ { $when } · { $left }{ $weekly ->
    [yes] {" · "}ogni settimana
   *[no] {""}
 }
# $most: quante persone siedono al massimo a un tavolo.
night-game = 🎲 **{ $game }** · { $most ->
    [2] in due al tavolo
   *[other] al massimo in { $most } a un tavolo
 }
# Come ci si divide ai tavoli.
night-tables = -# { $by ->
    [rating] Se non ci si sta tutti a un tavolo, ci si divide per valutazione: forti con forti.
   *[lot] Se non ci si sta tutti a un tavolo, ci si divide a sorte.
 }{ $computers ->
    [yes] {" "}Dove un tavolo sarebbe troppo piccolo, giocano dei computer.
   *[no] {""}
 }
# $names: un elenco, tagliato dove è troppo lungo.
night-coming = **✅ Vengono ({ $count }):** { $names }
night-maybe = **🤔 Forse ({ $count }):** { $names }
night-not = **Stavolta no:** { $count }
night-names-more = { $names } e altri { $more }
night-nobody = ancora nessuno
night-hosted = -# { $near ->
    [yes] Host: { $host }. All’ora fissata i tavoli si aprono qui da soli, e chi viene riceve un avviso.
   *[no] Host: { $host }. Un’ora prima ricevono un promemoria tutti quelli che vengono; all’ora fissata i tavoli si aprono qui da soli.
 }
night-stage = { $stage ->
    [opened] ▶️ **Si comincia:** i tavoli sono aperti in questo canale.
    [over] 🏁 Questa serata è finita.
    [missed] 💤 Questa serata non si è fatta.
   *[cancelled] ❌ **Questa serata è annullata.**
 }
button-night-answer = { $answer ->
    [coming] Vengo
    [maybe] Forse
   *[not] Stavolta no
 }
button-night-more = Altro

# Ciò che una persona legge da sola, dopo aver risposto e nella pagina di una serata.
night-answered = { $answer ->
    [coming] { $near ->
        [yes] ✅ **Ci sei.** Manca poco: all’ora fissata ti menziono nel canale della serata, e un posto ti aspetta.
       *[no] ✅ **Ci sei.** Un’ora prima ti menziono nel canale della serata, e all’ora fissata un posto ti aspetta.
     }
    [maybe] 🤔 **Forse vieni.** Ti menziono solo se la serata viene spostata o annullata, e un posto c’è solo per chi dice che viene: puoi ancora dirlo.
    [not] { $host ->
        [yes] **Stavolta non vieni.** La serata si fa senza di te, se viene qualcun altro; con `/{ name-night }` la annulli.
       *[no] **Stavolta non vieni.** Puoi cambiare idea finché non comincia.
     }
   *[none] Non hai ancora detto se vieni.
 }
# $title, $when: of another night at that time.
night-also = ⚠️ Vieni anche a **{ $title }**, { $when }. Se non puoi fare entrambe, di’ di no a una.
night-direct = { $on ->
    [on] 🔔 Te lo ricordo anche con un messaggio diretto.
   *[off] {""}
 }
button-night-direct = { $on ->
    [on] Ricordamelo con un messaggio diretto
   *[off] Nessun messaggio diretto
 }
button-night-announcement = All’annuncio
button-night-move = Sposta
button-night-cancel = Annulla

# La pagina iniziale.
nights-title = ## 🌙 Serate di gioco su questo server
nights-none = Qui non c’è ancora nessuna serata in programma.
nights-about = -# Una serata è una data per una partita: ognuno dice se viene, un’ora prima mando un promemoria, e all’ora fissata i tavoli si aprono da soli.
nights-line = **{ $title }** · { $when } · { $left }{ $weekly ->
    [yes] {" · "}ogni settimana
   *[no] {""}
 }
    -# { $game } · { $coming ->
        [one] viene 1
       *[other] vengono in { $coming }
     } · host: { $host }{ $begun ->
        [yes] {" · "}▶️ è cominciata
       *[no] {""}
     }
nights-more = -# … e altre { $count }: sono nell’elenco qui sotto.
nights-choose = Guarda una serata
button-night-plan = Organizza una serata
button-nights-back = Tutte le serate

# Prima di annunciarla: ciò che si è capito.
night-plan-title = ### Va bene così?
night-plan-more = ### Ci siamo quasi
night-plan-holds = 🔁 { $weekly ->
    [yes] ogni settimana
   *[no] una volta
 } · { $by ->
    [rating] divisi per valutazione
   *[lot] divisi a sorte
 } · { $computers ->
    [yes] con i computer dove manca qualcuno
   *[no] senza computer
 }
night-plan-where = -# Verrà annunciata in { $channel }.
# $zone: la città che sta per il fuso orario.
night-plan-typed = -# { $zone ->
    [none] «{ $words }», appena so che ora è dove vivi
   *[other] «{ $words }», secondo l’orologio di { $zone }
 }
button-night-post = Annuncia
button-night-title = Cambia il titolo
button-night-when = { $known ->
    [yes] Cambia data e ora
   *[no] Di’ quando
 }
button-night-zone = Altro fuso orario
button-night-drop = Lascia perdere
button-night-weekly = { $on ->
    [on] Ripeti ogni settimana
   *[off] Una volta sola
 }
button-night-by = { $by ->
    [rating] Dividi per valutazione
   *[lot] Dividi a sorte
 }
button-night-computers = { $on ->
    [on] Completa con i computer
   *[off] Senza computer
 }
night-seats-option = { $count ->
    [2] In due al tavolo
   *[other] Al massimo in { $count } a un tavolo
 }
night-choose-game = Quale gioco
night-choose-seats = In quanti a un tavolo
night-game-players = in { $players }
night-posted = 🌙 **{ $title }** è annunciata, e ne sei l’host: con `/{ name-night }` la sposti o la annulli.
night-posted-soon = 🌙 **{ $title }** è in programma, e ne sei l’host. L’annuncio arriva qui tra un attimo.
# Per chi la organizza, dove il bot non può creare eventi.
night-no-event = -# Non compare tra gli eventi del server: per questo mi serve il permesso *Creare eventi*. Me lo dà chi gestisce il server [invitandomi di nuovo]({ $url }); non cambia nient’altro.
# To whoever has moved or cancelled it, where the bot may not change its event any more.
night-event-stays = -# Tra gli eventi del server resta com’era: non ho più il permesso *Creare eventi* per cambiarlo.
night-event-hidden = -# Non compare tra gli eventi del server, perché non tutti vedono questo canale: lì la leggerebbe chiunque.
night-dropped = Lasciata perdere: non c’è niente in programma.

# Ciò che Discord offre mentre si scrive l’ora.
night-example-tomorrow = domani alle 20
night-example-friday = venerdì alle 20
night-example-saturday = sabato alle 15

# Moduli; al massimo 45 caratteri per titolo ed etichetta, 100 per ciò che sta sotto o dentro un campo.
night-form = Organizza una serata di gioco
night-form-title = Titolo
# Al posto di un titolo che nessuno ha scritto.
night-untitled = Serata di gioco
night-form-when = Data e ora
night-form-when-about = Come le diresti, secondo il tuo orologio.
night-form-when-example = venerdì alle 20 · 28 novembre 19:30 · tra 2 ore
night-form-game = Gioco
night-form-weekly = Quante volte
night-form-once = Una volta
night-form-every-week = Ogni settimana, alla stessa ora
night-form-move = Sposta la serata

# Ciò che non va in quel che si è scritto.
night-unreadable = Non riesco a leggere «{ $words }» come data e ora. Dillo così: `venerdì alle 20`, `28 novembre 19:30` o `tra 2 ore`.
night-hour-missing = «{ $words }» dice il giorno, ma non l’ora. Dillo così: `venerdì alle 20`.
night-when-missing = Quando si fa? Dillo così: `venerdì alle 20` o `tra 2 ore`.
# $first, $second: li scrive Discord.
night-which = «{ $words }» può essere { $first } o { $second }. Quale?
night-past = Quel momento è già passato. Scegline un altro.
night-too-far = È troppo lontano: una serata si può organizzare al massimo { $days } giorni prima.
night-seats = **{ $game }** è per { $players } persone: scegli nell’elenco in quanti si sta a un tavolo.
night-zone-missing = Che ora è dove vivi? Sceglila qui sotto, così leggo bene la tua; lo chiedo una volta sola.
night-zone-many = Le ore possibili sono diverse: scegli la tua qui sotto.

# Spostare e annullare.
night-move-question = ### Spostare **{ $title }**?
    Da { $before }
    a **{ $when }** · { $left }
    Chi viene o forse viene riceve un solo avviso.{ $weekly ->
    [yes] {" "}Si ripete ogni settimana: da allora sempre a quest’ora.
   *[no] {""}
 }
night-same-time = Comincia già a quell’ora: { $when }. Scegline un’altra, o lasciala com’è.
button-night-move-yes = Sposta
button-night-move-other = Un’altra ora
night-moved = 🗓️ **{ $title }** è spostata a { $when }. Chi viene o forse viene riceve un avviso.
night-cancel-question = ### Annullare **{ $title }**, { $when }?
    Chi viene o forse viene riceve un solo avviso.{ $weekly ->
    [yes] {" "}Si ripete ogni settimana: solo questa, o anche tutte le prossime?
   *[no] {""}
 }
button-night-cancel-one = { $weekly ->
    [yes] Solo questa
   *[no] Annulla la serata
 }
button-night-cancel-all = Tutte
night-cancelled = ❌ **{ $title }**, { $when }, è annullata. Chi viene o forse viene riceve un avviso.
# In place of the question to the host, whose event was deleted in Discord.
night-kept = **{ $title }** si fa come previsto: { $when }.

# Nell’elenco degli eventi di Discord; al massimo 1.000 caratteri, e niente Markdown a parte i link.
night-event-about = { $game } · di’ se vieni: { $url }

# Ciò che viene rifiutato.
night-which-one = Di’ quale serata: `/{ name-night } { option-name-night }:`.
night-in-a-server = Le serate di gioco sono di un server: usa `/{ name-night }` in uno dei suoi canali.
no-such-night = Su questo server non c’è una serata così, o non c’è più: `/{ name-night }` mostra le prossime.
night-over = Questa serata è cominciata, finita o annullata: ormai non si può più cambiare.
night-moved-meanwhile = Nel frattempo questa serata è stata spostata. Guardala di nuovo con `/{ name-night }`.
night-not-yours = Può farlo solo l’host della serata, o chi gestisce questo server.
night-twice = In questo canale c’è già una serata così a quell’ora: `/{ name-night }` la mostra, e lì puoi dire che vieni.
night-not-coming = Il promemoria arriva solo a chi dice che viene: premi prima **Vengo**.
night-reminded = I promemoria di questa serata sono già stati mandati.
night-one-thing = Indica una serata per guardarla, spostarla (`{ option-name-when }:`) o annullarla (`{ option-name-cancel }:`). Il resto non si può cambiare: annullala e organizzane un’altra.
night-draft-lost = In questo messaggio non trovo più il tuo piano. `/{ name-night }` ne comincia un altro.
night-full = A questa serata vengono già in { $most }, ed è il limite.
night-title = Un titolo ha da 1 a { $most } caratteri.
too-many-nights = Organizzi già { $most ->
    [one] una serata
   *[other] { $most } serate
  }, ed è il limite. Aspetta che una passi, o annullane una.
too-many-nights-here = Questo server ha già { $most ->
    [one] una serata in programma
   *[other] { $most } serate in programma
  }, ed è il limite. Vieni a una di queste, o aspetta che una passi.
