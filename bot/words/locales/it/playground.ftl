# The words of the playground's page and of what its small Discord says there. They are put together in the page, which
# knows names and numbers only then: no message here may choose by one of them.

page-title = Il tavolo dei fagioli · area di prova
page-heading = Il tavolo dei fagioli
page-heading-small = area di prova
page-skip = Vai ai tuoi pulsanti
page-acting = Ora sei
page-language = Lingua
page-tabs = Tavolo o messaggi diretti
page-needs-script = Questa pagina è un piccolo programma di chat e ha bisogno di JavaScript. Non carica niente da nessun’altra parte.

page-everybody = lo vedono tutti
page-archived = archiviato
page-private-to = lo vede solo { $name }
page-messages-to = I messaggi di { $name }
page-say-as = Scrivi a nome di { $name }, o / per i comandi
page-say-short = Messaggio, o / per i comandi
page-say-direct = Scrivi al bot a nome di { $name }, o /
page-send = Invia
page-cancel = Annulla
page-done = Fatto
page-yes = Sì
page-no = No
page-commands = Comandi
page-no-command = Nessun comando inizia così.
page-optional = facoltativo
page-required = Questo manca ancora.
page-unknown-choice = Scegli qualcosa dalla lista.
page-not-a-number = Deve essere un numero intero.
page-too-short = Almeno { $least } caratteri.
page-choose = Scegline { $count }.
page-choose-between = Scegline da { $least } a { $most }.
page-choose-up-to = Scegline al massimo { $most }.
page-choose-at-least = Scegline almeno { $least }.
page-nothing-chosen = Scegli…
page-no-suggestions = Nessun suggerimento
page-thinking = { $name } sta pensando…
page-failed = Questa interazione non è riuscita.
page-failed-try-again = Questa interazione non è riuscita. Riprova.
page-failed-why = Questa interazione non è riuscita: { $reason }
page-not-sent = L’area di prova non ha risposto, quindi forse non è successo niente. Riprova tra un momento.
page-bot-offline = Al momento il bot non è connesso. Si sta avviando: non si perde niente, e i tuoi pulsanti tornano a funzionare tra un momento.
page-offline = La connessione all’area di prova è caduta. È ancora in esecuzione nella sua finestra? Questa pagina torna da sola.
page-moved = L’area di prova è stata riavviata e ha un nuovo indirizzo: lo trovi nella sua finestra. Lì le tue partite continuano.
page-somebody = qualcuno
page-connecting = Connessione…
page-dismiss = Nascondi
page-used = { $name } ha usato /{ $command }
page-bot = bot
page-unread = Da leggere: { $count }
page-new-below = Novità qui sotto ↓
page-new-from = Nuovo messaggio di { $name }.
page-your-turn = ● Tocca a te
# The switch at the top; what it says, and when one points at it.
page-sound = Suono quando tocca a te
page-sound-on = Attivo: un suono quando tocca a te
page-sound-off = Spento: nessun suono quando tocca a te
page-show = Mostra
page-gone = Quel messaggio non c’è più.
page-add-person = Aggiungi una persona
page-add-person-title = Una nuova persona
page-add-person-about = Qualcuno in più con cui giocare. Puoi giocare a turno per ogni persona.
page-name = Nome
page-dms-open = Messaggi diretti
page-dms-of = { $name } accetta messaggi diretti
page-dms-about = Disattivali per vedere che cosa succede a chi ha i messaggi diretti chiusi.
page-nobody-yet = Qui non c’è ancora niente. Quando ti siedi a un tavolo, le tue carte arrivano da questa parte, dove nessun altro le vede.
page-suppressed = (Questa pagina non sa mostrare una parte di tipo { $kind }.)
page-spoiler = Nascosto; premi per vederlo
page-open-image = Immagine

# The clock at the top, by which everything goes, and the form in which it is set forward. $when: a day and an hour, $name: what happens then.
page-clock = Orologio: { $when }
page-clock-title = Mettere avanti l’orologio
page-clock-about = Qui tutto segue questo orologio, anche il bot: ciò che scade accade subito. Indietro non si può mettere.
page-clock-hour = Un’ora avanti
page-clock-day = Un giorno avanti
page-clock-week = Una settimana avanti
page-clock-to = Fino a { $when }
page-clock-event = Fino a { $when }: { $name }
page-clock-before = Fino a { $when }: un’ora prima di { $name }
page-clock-set = Adesso è { $when }.
# The events of the server, above its channel.
page-events = Eventi
page-no-events = Non ce ne sono.
page-event-begun = è iniziato
page-event-delete = Elimina
page-event-delete-of = Elimina { $name }
page-event-permission = Il bot può creare eventi
page-event-permission-about = Spento: è stato invitato senza il permesso «{ permission-create-events }».

# In the same form: where the bot is not.
page-anywhere = Giocare ovunque
page-anywhere-about = Chi ha il bot tra le proprie app lo porta con sé: nei messaggi tra amici e nei server senza di lui.
page-installed = { $name } ha il bot tra le proprie app
page-external-apps = Nei server senza di lui, tutti vedono le sue risposte

# The card that stands over an empty channel.
page-play-title = Gioca a Bohnanza qui e ora
page-play-about = Questa è un’area di prova: un piccolo Discord che gira solo su questo computer, con il bot vero. Non serve nessun account, e niente di quello che fai qui esce da questo computer.
page-play-game = Gioco
page-play-computers = Computer
page-play-strength = Livello
page-play-at-once = Gioca subito
page-play-open = Apri un tavolo
page-play-enough = Quanti ne servono
page-play-none = Nessuno: giocano solo persone
page-play-with-computers = Fa sedere i computer e distribuisce le carte.
# $names: two people, as a list with "or".
page-play-several = Apre un tavolo in questo canale. Puoi giocare per più persone: passa a { $names } in alto, premi «{ button-join }», poi «{ button-start }» come host.
page-play-waiting = Il bot si sta avviando…
page-play-hands = Le tue carte arrivano come messaggi diretti accanto al tavolo; sul telefono, nella seconda scheda.
page-learn = { button-learn }
page-learn-about = «{ button-learn }» comincia una breve partita con i computer, spiegata passo per passo.
page-real = Gioca sul vero Discord
page-real-about = Lo stesso bot gioca con chi vuoi su un tuo server. Tre passi; il README dice di più.
page-real-make = Crea un’applicazione con un bot nel Discord Developer Portal (discord.com/developers/applications) e copia il suo token.
# $command: what is typed in a terminal.
page-real-start = Avvia il bot con il token: { $command }
page-real-invite = Apri il link d’invito che appare nel log, aggiungi il bot al tuo server e scrivi lì /{ name-play }.

# Why something that was done at the page could not be done.
page-bot-away = Il bot non è connesso.
page-bot-silent = Il bot non ha risposto entro tre secondi.
page-cannot = L’area di prova non ci è riuscita; il suo log dice di più.
page-nobody = Questo non lo può fare nessuno.
page-name-length = Un nome va da 1 a { $most } caratteri.
page-most-people = Ci sono già { $most } persone.
page-name-taken = Qualcuno si chiama già { $name }.
page-no-message = Quel messaggio non c’è più.
page-no-channel = Questo canale non esiste.
page-no-event = Questo evento non c’è più.
page-not-now = Ora non si può usare.
page-no-control = Nel messaggio questo non c’è più.
page-not-here = Qui questo non si può scegliere.
page-no-field = In questo modulo quel campo non c’è.
page-form = In questo modulo manca qualcosa, o qualcosa è troppo lungo.
page-unknown-command = Qui non c’è il comando /{ $name }.
page-option-needed = Serve l’opzione { $name }.
page-no-option = Questa opzione non esiste.
page-option-fits-not = Questo non va bene per l’opzione { $name }.
page-garbled = La pagina ha inviato qualcosa di illeggibile.
# $message: what Discord would say, in English.
page-refused = Discord lo rifiuterebbe: { $message }

# While a file is held above the page, and where it is none of those that are meant.
page-drop = Lascia qui una partita registrata per rivederla.
page-not-a-record = Questo file non contiene nessuna partita registrata.
