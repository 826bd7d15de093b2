# What whoever runs the bot has decided, and what they store about somebody.

# $text: in their own words, whatever language that is.
announcement = 📣 { $text }
person-shut-out = Non posso farlo: chi gestisce questo bot ti ha escluso.
server-shut-out = Qui non posso farlo: chi gestisce questo bot ha escluso questo server.
# From elsewhere, such as direct messages.
rematch-server-shut-out = Lì non posso aprire la rivincita: chi gestisce questo bot ha escluso il server di quella partita.
# In the channel, once.
server-shut-out-tables = I tavoli qui sono chiusi: chi gestisce questo bot ha escluso questo server.

# In /about, behind what is stored.
about-shut-out = Di chi è stato escluso conservo l’ID finché non viene riammesso.
button-stored = Che cosa conservi di me
stored-file = In questo file c’è tutto quello che conservo di te; si apre con qualsiasi editor di testo.
# In the file, at its beginning.
stored-about = Tutto quello che questo bot conserva di una persona su Discord. Gli orari sono UTC; i numeri di server, canali e messaggi sono quelli di Discord; i posti si contano da 0. Quello che si è fatto nelle partite è raccontato come l’hanno visto tutti al tavolo. Mancano le mani (quelle di una partita finita sono nel suo replay), gli ID e i nomi degli altri, indicati con il loro posto, e i token con cui si modificano i messaggi.
stored-nothing = Di te non conservo niente.
stored-again = Hai chiesto il tuo file un attimo fa. Prepararlo richiede un po’ di lavoro: richiedilo tra cinque minuti.
