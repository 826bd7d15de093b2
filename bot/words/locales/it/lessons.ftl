# Lezioni: partite guidate nel proprio pannello. $lesson: quale.

button-learn = Impara a giocare
button-how-to-play = Gioca con altre persone
# Il nome di una lezione, in un elenco e su un pulsante: al massimo 80 caratteri.
lesson-name = { $lesson ->
    [first_duel] Il duello dei fagioli, in due
    [first_town] La città di High Bohn
    [first_tricks] Le tue prime prese a Nicht die Bohne
   *[first_game] La tua prima partita a Bohnanza
 }
# Sopra le parole di ogni passo.
lesson-place = -# 🎓 { lesson-name } · passo { $number } di { $total }
# Dov’è la prima carta della mano: lo stesso segno la indica nelle immagini, nelle parole e sui pulsanti.
lesson-front = dove c’è 📍
# Sotto di esse. $button: ciò che sta scritto sul pulsante.
lesson-press = ### 👉 Premi **{ $button }**
# Lo stesso quando si sceglie da un elenco. $choice: la riga. $list: ciò che sta scritto nell’elenco fino ad allora.
lesson-choose = ### 👉 Scegli **{ $choice }** dall’elenco «{ $list }»
# Perché non si fa una mossa che le regole permettono.
lesson-another-move = ↩️ Non ancora: le regole lo permettono, ma prima viene questo.
lesson-leave = ### Lasciare la lezione?
    Puoi anche andartene e basta: per un giorno `/{ name-learn }` ti riporta a questo passo.
lesson-button-end = Chiudi la lezione
lesson-closed = ### 🎓 Questa lezione è finita
    Una lezione viene eliminata se la chiudi, se resta ferma per un giorno, se un altro tuo tavolo ha bisogno del suo posto o se è stata riscritta. Puoi ricominciarla quando vuoi.
lesson-is-over = Questa lezione è finita. `/{ name-learn }` la fa ricominciare.
lesson-how = ### 🫘 Come si gioca con altre persone
    In un canale di un server, `/{ name-play }` apre un tavolo. Lì gli altri premono **{ button-join }**, **{ button-computers }** occupa i posti e **{ button-start }** distribuisce le carte.
    Per conto tuo: `/{ name-play } { option-name-start }:` comincia subito, con i computer. `/{ name-rules }` spiega ogni gioco, `/{ name-help }` mostra tutti i comandi.
# Below it, where that can be.
lesson-how-apps = Tra amici in un messaggio di gruppo, o in un server dove non ci sono: aggiungimi alle tue app e `/{ name-play }` funziona anche lì.
