# La partita del giorno: su questo bot tutti ricevono le stesse carte. $day: la sua data. Gli orari li scrive Discord.

# Sopra il pannello, in piccolo. $piles: quante volte finisce il mazzo fino alla fine;
# $some: se mancano fagioli, $without: quali.
daily-place = -# 🗓️ Partita del { $day } · { daily-rule }
daily-rule = { $piles ->
    [1] la partita si chiude la prima volta che finisce il mazzo
    [2] la partita si chiude la seconda volta che finisce il mazzo
   *[other] la partita si chiude la terza volta che finisce il mazzo
 }{ $some ->
    [yes] {" ("}senza: { $without })
   *[no] {""}
 }
# Una volta, sopra il primo pannello.
daily-begun = ### 🗓️ La partita del { $day }: { $game }, in { $players }
    Su questo bot oggi tutti ricevono queste carte, questo posto e questi computer forti. Hai un solo tentativo, senza consigli e senza orologio: i computer aspettano finché non dici che hai finito. Non cambia né la classifica né le statistiche.
    Per durare una decina di minuti, { daily-rule }. Puoi andartene e tornare: ti aspetta fino al { $until }. La prossima arriva { $next }, quando comincia il giorno in UTC.
daily-leave = ### Lasciare la partita del giorno?
    Puoi andartene e basta: ti aspetta fino al { $until }, e `/{ name-daily }` ti riporta qui. Non c’è un secondo tentativo.
daily-closed = ### 🗓️ La partita del { $day } è chiusa
    Non è stata finita entro la fine del giorno dopo.
daily-stays = Nessuno riceve una seconda partita del giorno, perciò la tua resta aperta: ti aspetta fino al { $until }. `/{ name-daily }` ti riporta lì.
daily-waits = 🗓️ La tua **partita del giorno** ({ $day }) ti aspetta fino al { $until }: `/{ name-daily }` ti riporta lì.

# Com’è andata.
daily-title = ### 🗓️ La partita del { $day }: { $game }
daily-own = { $beans } Hai **{ $score }** { daily-unit }, posizione { $place } su { $of } al tuo tavolo.
daily-unit = { $town ->
    [yes] { $score ->
        [one] punto
       *[other] punti
     }
   *[no] { $score ->
        [one] moneta
       *[other] monete
     }
 }
daily-unplayed = Questa non l’hai finita.
# $own: se chi legge l’ha giocata.
daily-hard = 🤖 Un computer forte { $own ->
    [yes] al tuo posto
   *[no] allo stesso posto
 }, con la stessa fortuna: **{ $score }** { daily-unit }, posizione { $place }.
daily-beside = 👥 { $beaten ->
    [0] Altre { $others } persone l’hanno finita, e oggi hanno fatto almeno altrettanto bene.
   *[other] Hai fatto meglio di **{ $beaten }** delle altre { $others } persone che l’hanno finita.
 }
daily-all = 👥 L’hanno finita { $finished } persone.
# Sono meno di $enough. $over: se il suo giorno è passato.
daily-few = 👥 { $over ->
    [yes] { $finished ->
        [0] Non l’ha finita nessuno.
        [one] L’ha finita una persona.
       *[other] L’hanno finita { $finished } persone.
     } I risultati si vedono da { $enough } persone in su.
   *[no] { $finished ->
        [one] Nessuno l’ha finita prima di te!
       *[other] Il tuo è tra i primi { $finished } risultati!
     } Quando l’avranno finita { $enough } persone, qui vedrai com’è andata rispetto a loro.
 }
# L’immagine in una riga, e ogni sua parte. $scores: per esempio 12 o 12–13.
daily-columns = Risultati: { $columns }
daily-column = { $scores } ({ $people ->
    [one] 1 persona
   *[other] { $people } persone
 })
daily-beans = -# 🫘🫘🫘🫘🫘 vuol dire: bene come il computer forte, o meglio.
daily-next = -# Prossima partita: { $next }

# Nell’immagine: il titolo e che cosa vogliono dire i due segni.
picture-daily = { $town ->
    [yes] A quanti punti sono arrivati tutti
   *[no] A quante monete sono arrivati tutti
 }
picture-daily-own = tu
picture-daily-hard = un computer forte allo stesso posto

# Sui pulsanti.
daily-button-result = 🗓️ Com’è andata
daily-button-share = Dillo al canale
daily-button-hands = Rivedi con tutte le mani
daily-button-hard = La partita del computer
daily-button-yesterday = Quella di ieri
daily-button-play = Gioca la partita del giorno

# Per tutti in un canale. $beans: com’è andata.
daily-shared = 🗓️ **{ $name }** ha giocato la partita del { $day }: { $beans }
    -# Tutti ricevono le stesse carte. Cinque fagioli: bene come il computer forte, o meglio.

# Ciò che non si può.
daily-not-begun = Vedi com’è andata quando l’hai giocata: `/{ name-daily }` ti dà le carte.
daily-not-finished = Vedi com’è andata quando l’hai finita: `/{ name-daily }` ti riporta lì.
daily-no-such-day = Quella partita non si può più rivedere: le tengo per una settimana.
daily-no-hints = Nella partita del giorno non ci sono consigli: qui si pensa da soli.
daily-hands = Tutte le mani di questa partita si aprono { $when } per chi l’ha giocata.
daily-share-in-a-server = Si può dire solo nel canale di un server in cui puoi scrivere.
daily-after-forgetting = Oggi hai fatto cancellare tutto di te, perciò non posso sapere se hai già visto le carte di oggi. La prossima partita arriva { $when }.
