# What the bot says about itself.

about-title = ## 🫘 Il tavolo dei fagioli · versione { $version }
about-what = Distribuisco le carte di Bohnanza e della sua famiglia, e ne conosco le regole. `/{ name-play }` apre un tavolo, `/{ name-rules }` spiega un gioco.
about-stored = **Che cosa conservo:** di chi apre un tavolo, ci prende posto, organizza una serata di gioco o vi risponde, o usa `/{ name-settings }`, l’ID Discord, il nome e la lingua, se vuole le immagini, comparire nelle classifiche ed essere menzionato, dove stanno i suoi messaggi, che cosa ha fatto nelle sue partite e se viene a una serata. Di chi riceve un invito a un tavolo, ne esce per decisione dell’host, lo guarda o non vuole inviti, l’ID; di tutti gli altri, niente. Quello che vi scrivete non lo leggo.
about-calls = **Chiamate:** di chi preme **{ button-call-me }** conservo su quale server, per quali giochi, in quali orari e quante volte, e il fuso orario. Per questo non chiamo nessun altro: al massimo dieci alla volta, una volta a tavolo, e ogni host una volta all’ora; il ruolo di un server al massimo una volta al giorno. Nessuno può vedere chi lo ha chiesto, fino alla menzione nel canale di un tavolo, e un tocco sotto una chiamata o in `/{ name-settings }` la fa finire.
about-how-long = **Per quanto tempo:** una lobby che nessuno tocca si chiude dopo un’ora, una partita ferma dopo trenta giorni; di una serata di gioco, trenta giorni dopo, non resta niente. { $days ->
    [0] Le partite finite restano, e con loro i nomi di chi c’era, finché qualcuno non chiede di cancellare il proprio.
    [one] Un giorno dopo la fine, di una partita resta solo il risultato, e dimentico chi da allora non ha fatto niente.
   *[other] { $days } giorni dopo la fine, di una partita resta solo il risultato, e dimentico chi da allora non ha fatto niente.
} Sta tutto in un solo file sulla macchina su cui giro, e nelle sue copie di sicurezza.
about-erase = **Come far cancellare tutto:** `/{ name-forget }` cancella il tuo ID, il tuo nome, la tua lingua e le tue impostazioni, e ti fa uscire da tutti i tavoli e da tutte le serate. Le partite finite restano senza il tuo nome.
about-alone = **Per stare in pace:** con **{ button-uninvite }**, sotto ogni invito e in `/{ name-settings }`, nessuno può più invitarti tramite me; `/{ name-leave }` e `/{ name-watch }` chiudono quello che hai cominciato tu. Se mi blocchi su Discord, di mio non ti arriva più niente.
# $contact: in the words of whoever runs the bot.
about-contact = **Chi gestisce questo bot:** { $contact }
