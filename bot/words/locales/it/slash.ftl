# The commands and their options as Discord lists them.

# What people type, the names of the commands and their options: small letters, digits, - and _ only, at most 32. No two
# commands may be alike, nor one like another in English; so may no two options of a command.
name-play = gioca
name-join = entra
name-start = inizia
name-rematch = rivincita
name-leave = esci
name-close = chiudi
name-invite = invita
name-remove = fai-uscire
name-watch = guarda
name-forget = dimenticami
name-hand = mano
name-table = tavolo
name-rules = regole
name-settings = impostazioni
name-about = info
name-pause = pausa
name-resume = riprendi
name-hint = consiglio
name-replay = rivedi
name-learn = impara
name-daily = giornaliera
name-help = aiuto
name-history = cronologia
name-stats = statistiche
name-leaderboard = classifica
name-night = serata

option-name-game = gioco
option-name-computers = computer
option-name-start = subito
option-name-pace = tempo-per-decidere
option-name-tempo = ritmo
option-name-strength = difficoltà
option-name-pictures = immagini
option-name-language = lingua
option-name-whose = per-chi
option-name-history-whose = quali
option-name-day = giorno
option-name-table = tavolo
option-name-thread = thread
option-name-player = chi
option-name-invited = con-invito
option-name-leaderboard = classifica
option-name-invitations = inviti
option-name-title = titolo
option-name-when = quando
option-name-seats = posti
option-name-weekly = settimanale
option-name-divide = dividere
option-name-night = serata
option-name-cancel = annulla

# What Discord says of each; at most 100 characters.
command-play = Apri un tavolo in questo canale, o gioca contro i computer in un messaggio diretto
command-join = Siediti al tavolo di questo canale, o riprendi il posto che hai lasciato
command-start = Inizia la partita al tuo tavolo (solo l’host)
command-rematch = Rigioca la stessa partita, in una nuova lobby
command-leave = Lascia il tavolo; in una partita in corso al tuo posto gioca un computer
command-close = Chiudi un tavolo non ancora finito (l’host, o chi modera)
command-invite = Invita qualcuno al tuo tavolo, o fai tornare chi hai fatto uscire (solo l’host)
command-remove = Fai uscire qualcuno dal tavolo; nella partita gioca un computer (solo l’host)
command-watch = Guarda un tavolo: ti chiamo quando inizia e a ogni rivincita; di nuovo per smettere
command-forget = Cancella tutto quello che conservo di te; esci da tutti i tavoli
command-hand = Mostra la tua mano, solo a te
command-table = Pubblica di nuovo il messaggio del tavolo
command-rules = Spiega un gioco
command-settings = Scegli lingua, immagini e classifiche, o guarda che cosa vale, anche per i tavoli di questo server
command-about = Mostra che cos’è questo bot, che cosa conserva e chi lo gestisce
command-pause = Metti in pausa una partita: il tempo si ferma (l’host, o chi modera)
command-resume = Riprendi una partita in pausa
command-hint = Mostra che cosa farebbe un computer al posto tuo, solo a te
command-replay = Rivedi passo per passo una partita finita: la vedi solo tu
command-learn = Impara a giocare: una partita guidata con i computer, solo per te; o riprendi la tua
command-daily = Gioca la partita del giorno: le stesse carte per tutti su questo bot, solo a te
command-help = Mostra che cosa fare adesso, e tutti i comandi
command-history = Mostra le partite finite: le tue o quelle di questo server, solo a te
command-stats = Mostra le tue partite in numeri, solo a te
command-leaderboard = Guarda chi gioca meglio su questo server, tra chi vuole mostrarsi; solo a te
command-night = Organizza una serata di gioco, o guarda quelle di questo server

option-game = Quale gioco
option-learn-what = Che cosa vuoi imparare
option-daily-day = Quale giorno; vuoto: oggi
option-computers = Quanti computer giocano con te
option-start = Inizia subito; i posti che mancano li prendono i computer
option-pace = Quanto può durare una decisione
option-tempo = Quanto sono veloci i computer
option-language = In che lingua si gioca al tavolo
option-thread = Se il tavolo ha un thread; vuoto: come in questo server
option-strength = Quanto giocano bene i computer
option-pictures = Immagini delle carte e dei campi, o solo testo
option-settings-language = In che lingua ti scrivo, o in che lingua si gioca ai nuovi tavoli
option-whose = Per chi; vuoto: per te
option-history-whose = Quali partite; vuoto: le tue
option-leaderboard = Se le classifiche possono mostrarti
option-invitations = Se gli altri possono invitarti ai loro tavoli
option-leaderboard-game = Quali giochi
choice-pictures = { $on ->
    [on] sì
   *[off] no: solo testo
 }
choice-leaderboard = { $on ->
    [on] sì: possono mostrarmi
   *[off] no
 }
choice-invitations = { $on ->
    [on] sì: possono invitarmi
   *[off] no: nessuno può
 }
choice-whose = { $whose ->
    [server] per i tavoli di questo server (chi lo gestisce)
   *[me] per me
 }
choice-daily-day = { $day ->
    [yesterday] quella di ieri
   *[today] quella di oggi
 }
choice-history-whose = { $whose ->
    [server] quelle di questo server
   *[me] le mie
 }
option-table = Quale tavolo, se ne hai più di uno
option-invited = Può sedersi solo chi inviti tu
option-invite-player = Chi inviti
option-remove-player = Chi deve uscire
option-replay-table = Quale partita, se non è la tua ultima
option-title = Come si chiama la serata
option-when = Data e ora come le diresti: venerdì alle 20
option-seats = Quante persone siedono al massimo a un tavolo
option-weekly = Se si ripete ogni settimana alla stessa ora
option-divide = Come ci si divide quando non si sta tutti a un tavolo
option-night-computers = Se i computer possono occupare posti dove un tavolo sarebbe troppo piccolo
option-night = Una serata già fissata: per vederla, spostarla (con { option-name-when }:) o annullarla
option-cancel = Annulla la serata indicata
choice-night-by = { $by ->
    [rating] per valutazione: forti con forti
   *[lot] a sorte
 }

permission-view-channel = Visualizzare il canale
permission-send-messages = Inviare messaggi
permission-create-public-threads = Creare thread pubblici
permission-send-messages-in-threads = Inviare messaggi nei thread
permission-read-message-history = Leggere la cronologia dei messaggi
permission-create-events = Creare eventi
