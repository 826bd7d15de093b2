# The lobby, and everything around a game.

lobby-title = ## 🫘 { $game } · tavolo #{ $table }
lobby-about = { $about } Si gioca in { $players }.
lobby-choose = Gioco (sceglie l’host)
# One of the games to choose from, with the first sentences of what is said about it: 100 characters have room.
lobby-option = { $players } persone · { $about }
how-many = { $one ->
    [True] { $most }
   *[False] { $least }–{ $most }
  }
lobby-seats = **Al tavolo** ({ $count } su { $most })
lobby-seat = { $number }. { $name }{ $host ->
    [True] {" "}· host
   *[False] {""}
  }{ $computer ->
    [none] {""}
   *[other] {" "}· computer, livello { $computer }
  }{ $dms ->
    [closed] {" "}· messaggi diretti chiusi: gioca con *La mia mano*
    [later] {" "}· gioca con *La mia mano* finché non arriva il primo messaggio diretto
    [unreached] {" "}· gioca con *La mia mano*
   *[open] {""}
  }
# Of a rematch. $names: who played before and isn't in yet, $count of them.
lobby-again = 👋 { $names }: ancora una partita? Basta premere **Entra**.
lobby-few = ⏳ { $missing ->
    [one] Manca ancora una persona
   *[other] Mancano ancora { $missing } persone
  }: premi **Entra**. (L’host può anche aggiungere computer, o chiamare giocatori con **{ button-players }**.)
lobby-many = ⏳ Per questo gioco { $surplus ->
    [one] c’è una persona
   *[other] ci sono { $surplus } persone
  } di troppo: l’host può sceglierne uno con più posti nella lista qui sopra.
# $games: those that can start with the people who are there.
lobby-others = { $count ->
    [one] Con una persona sola
   *[other] In { $count }
  } si può già giocare a { $games }. Il gioco lo sceglie l’host nella lista qui sopra.
lobby-ready = ✅ Tutto pronto: l’host può premere **Inizia**, o aspettare altre persone.
lobby-full = ✅ Tutti i posti sono presi: l’host può premere **Inizia**.
lobby-closes = -# Si chiude { $when } se qui non succede niente.

button-join = Entra
button-leave = Esci
button-start = Inizia
button-computers = Aggiungi computer
button-cancel = Annulla
button-rules = Regole
button-go = Vai
button-back = Indietro
button-take-back = Riprendi il posto
button-leave-game = Esci
button-leave-anyway = Esci dalla partita
button-close = Chiudi il tavolo
button-rematch = Rivincita
button-my-hand = La mia mano
button-table = Al tavolo

greeting = 👋 Sei al tavolo #{ $table } di **{ $game }**. Quando si comincia, la tua mano compare qui, e ti scrivo quando tocca a te. La vedi solo tu.
greeting-closed = Non posso mandarti messaggi diretti. Puoi giocare lo stesso: **La mia mano**, al tavolo, ti mostra le tue carte. (Per riceverle in un messaggio: *Impostazioni privacy* di questo server → *Messaggi diretti*, poi esci dalla lobby e rientra.)
greeting-later = Posso scrivere solo a poche persone nuove per volta: la tua mano arriva presto in un messaggio diretto. Fino ad allora, e ogni volta che vuoi, il pulsante **La mia mano** al tavolo ti mostra le tue carte.
no-new-dms = Al momento Discord limita a quante persone nuove posso scrivere. Chi non ha ancora un mio messaggio diretto gioca con **La mia mano** al tavolo. Ci riprovo io: non si perde niente, e nessuno deve fare niente.
table-moved = Il tavolo #{ $table } continua più giù ↓
table-closed = Il tavolo #{ $table } di **{ $game }** è chiuso. `/{ name-play }` ne apre uno nuovo.
table-gone-quiet = Al tavolo #{ $table } non gioca nessuno da molto tempo. Si chiude { $when }, a meno che qualcuno non faccia una mossa.
nudge = { $person }, il tavolo #{ $table } ti aspetta: premi **La mia mano**.

left-lobby = Hai lasciato il tavolo #{ $table }.
left-game = Hai lasciato il tavolo #{ $table }. Al tuo posto gioca un computer, e `/{ name-join } { option-name-table }:{ $table }` te lo ridà.
joined = Sei al tavolo #{ $table }.
# $url: where that table stands, in another channel.
joined-elsewhere = Sei al tavolo #{ $table }: [vai al tavolo]({ $url }).
took-back = Eccoti di nuovo al tavolo #{ $table }: il posto è di nuovo tuo.
table-closed-done = Il tavolo #{ $table } è chiuso.
# $tables: the open tables at which the reader sits, $count of them.
forget-ask =
    ### Cancellare tutto quello che conservo di te?
    Cancello il tuo nome, la tua lingua e il tuo posto a ogni tavolo. Le partite finite restano, senza il tuo nome. Non si torna indietro.{ $count ->
        [0] {""}
       *[other] {"\u000A"}**Lasci { $tables }.** Dove la partita è già cominciata continua un computer al posto tuo, e il posto non lo puoi riprendere. Un tavolo senza nessun altro si chiude.
    }
forget-table = il tavolo #{ $table } ({ $game })
forget-button = Cancella tutto
forget-button-keep = Lascia com’è
forget-kept = Non ho cancellato niente.
forgotten = Ho cancellato tutto quello che conservavo di te. Le partite finite restano, senza il tuo nome.
# It stands in the place of a name, also at the beginning of a sentence.
forgotten-name = Qualcuno
# Where several were forgotten; $seat counts from 1.
forgotten-at-seat = { $name } al posto { $seat }
game-chosen = Il tavolo #{ $table } ora gioca a { $game }.
already-done = Già fatto.
posted-anew = Il messaggio del tavolo #{ $table } è di nuovo in fondo a { $channel }.

# What the lobby refuses
no-such-game = Qui questo gioco non c’è. Scegline uno dalla lista che mostra `/{ name-play }`.
no-such-table = Il tavolo #{ $table } non esiste. Lascia vuota l’opzione `{ option-name-table }:`, o scegli dalla sua lista.
no-table-here = Non stai giocando a nessun tavolo. `/{ name-play }` ne apre uno.
no-lobby-to-join = In questo canale non c’è nessun tavolo aperto. `/{ name-play }` ne apre uno.
you-left = Hai lasciato il tavolo #{ $table }; al tuo posto gioca un computer. `/{ name-join } { option-name-table }:{ $table }` te lo ridà.
form-too-late = È passato troppo tempo, e Discord non apre più il modulo. Premi di nuovo.
leave-ask = Lasciare il tavolo #{ $table }? Poi al tuo posto gioca un computer, e puoi riprenderlo quando vuoi.
leave-ask-last = Lasciare il tavolo #{ $table }? Oltre a te ci sono solo computer: se esci, la partita finisce.
close-ask = Chiudere il tavolo #{ $table }? La partita finisce subito per tutti, e non vince nessuno.
not-seated = Al tavolo #{ $table } non giochi. Puoi guardare, o aprire un tavolo tuo con `/{ name-play }`.
seated-already = Sei già al tavolo #{ $table }.
# In these three $fitting is the number of the games in $games.
table-full = Il tavolo #{ $table } è pieno: { $game } si gioca in { $players }. { $fitting ->
    [0] {""}
   *[other] {"L’host può scegliere un gioco con più posti: "}{ $games }. {""}
  }`/{ name-play }` apre un altro tavolo.
wrong-number-of-players = { $game } si gioca in { $players }, e qui { $count ->
    [one] c’è una persona sola
   *[other] siete in { $count }
  }. { $fitting ->
    [0] Aspetta che altre persone premano **Entra**, o riempi i posti con **Aggiungi computer**.
   *[other] { $count ->
        [one] Con una persona sola si può giocare
       *[other] In { $count } potete giocare
     } a { $games }. Il gioco lo sceglie l’host nella lista al tavolo.
  }
too-many-for-game = { $game } si gioca in { $players }, e qui siete in { $count }. { $fitting ->
    [0] Prima qualcuno dovrebbe uscire.
   *[other] In { $count } potete giocare a { $games }.
  }
only-the-host = Questo può farlo solo l’host: { $host }.
table-is-lobby = Al tavolo #{ $table } la partita non è ancora cominciata. La avvia l’host con **Inizia**.
table-is-running = Al tavolo #{ $table } la partita è già cominciata.
table-is-ended = Al tavolo #{ $table } la partita è finita. **Rivincita** ne apre una nuova.
table-is-closed = Il tavolo #{ $table } è chiuso. `/{ name-play }` ne apre uno nuovo.

# What Discord is short of
play-in-a-server = Un tavolo sta nel canale di un server, dove lo vede chi gioca con te. Vai in un canale e scrivi `/{ name-play }`; in un messaggio diretto a me comincia una partita contro i computer.
rematch-channel-gone = Il canale di quella partita non c’è più, o per me è chiuso. `/{ name-play }` apre un tavolo in qualsiasi altro canale.
rematch-not-yet = Sono appena ripartito e non vedo ancora il server di quella partita. Premi di nuovo **Rivincita** tra qualche minuto.
only-where-added = Funziono solo nei server che mi hanno aggiunto e nei messaggi diretti con me. Con questo link puoi aggiungermi a un server: { $url }
bot-not-in-server = In questo server mi hanno aggiunto senza il permesso `bot`, e quindi qui non posso pubblicare. Chi gestisce il server può aggiungermi di nuovo con questo link: { $url }
missing-permissions = In questo canale non posso aprire un tavolo, mi manca il permesso di: { $permissions }. Me lo può dare chi gestisce il server.
answer-lost = La mia risposta non è arrivata. Non si è perso niente: il tavolo mostra se la tua mossa è arrivata.
not-saved = Ora non riesco a salvare, quindi non è cambiato niente: ogni partita è rimasta com’era. Riprova tra un po’.
something-went-wrong = Qualcosa è andato storto da parte mia. Non si è perso niente: il tavolo mostra a che punto è la partita. Se la tua mossa non c’è, riprova.
game-damaged = Quello che ho conservato della partita al tavolo #{ $table } è danneggiato: non posso più mostrarla. Le altre partite sono a posto.
cannot-send-here = In questo canale non posso scrivere. Prova in un canale dove posso.
