# A game that is over, looked at again step by step.

button-replay = Rivedi

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Rivedi la partita · passo { $number } di { $last }
# The first step.
replay-dealt = Le carte sono distribuite.
# Below what was said in one step, such as that offers were declined: how much more there was.
replay-more = -# … e ancora { $count }
replay-hand = **La tua mano**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turno
replay-back = ◀ Indietro
# Plays by itself, a turn every two seconds, until that is pressed which stands in its place meanwhile.
replay-play = ▶ Riproduci
replay-stay = ⏸ Pausa
replay-next = Avanti ▶
replay-turn-next = Turno ⏭
replay-share = Condividi

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Rivedi la partita · un momento condiviso da { $name }

# A replay with everybody's hands, which their people have opened: the title, and a line for each; without a card.
# $front: whether the cards are in an order that matters.
replay-hands = **Tutte le mani**{ $front ->
    [yes] , dalla prima carta
   *[no] {""}
 }
replay-hand-of = { $name }: { $cards }
replay-hand-empty = nessuna carta
replay-laid = { $name } ha posato { $card } coperta.
# The same in a picture and in its alt text.
picture-all-hands = Tutte le mani
alt-hand-of = Mano di { $name }{ $front ->
    [yes] , dalla prima carta
   *[no] {""}
 }: { $cards }.
# Labels of buttons that show all hands at this step, or one's own alone again.
replay-all-hands = Tutte le mani
replay-own-hand = Solo la mia mano

# A button that gives the whole game in a file, and what is said above the file.
replay-export = Esporta
replay-exported = Tavolo #{ $table }, passo per passo, come hai visto la partita. Su un computer dove è installato il tavolo dei fagioli, `bean-table replay` apre questo file.

# A list of the steps at which most was decided, and behind each where it is. $name: who it was, $other: from or with
# whom, $count: how much, always 1 or more.
turning-points = Momenti decisivi
turning-step = Passo { $number }
turning-harvest = 🪙 Raccolta più grande: { $name }, { $count ->
    [one] 1 moneta
   *[other] { $count } monete
 }
turning-trade = 🤝 Scambio più grande: { $name } e { $other }, { $count } carte
turning-field = 🟫 Terzo campo prima di tutti: { $name }
turning-pile = 🎒 Il mazzo finisce per l’ultima volta
turning-lead = 📈 { $name } supera { $other } e ha più monete di tutti
turning-best-round = 🏅 Manche migliore: { $name }, { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
turning-worst-round = 📉 Manche peggiore: { $name }, −{ $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
turning-costly-card = 💥 Carta più cara: { $name } perde { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
turning-lead-after-round = 📈 { $name } supera { $other } ed è in testa

# The button that asks somebody who played whether others may see their hand, and the question.
button-hands = Mostra le mani
hands-title = ### 🖐️ Mostra le mani · tavolo #{ $table }
hands-about = Quando tutte le persone che hanno giocato avranno detto di sì, chi rivede questa partita potrà vedere tutte le mani, passo per passo. Nessuno viene a sapere chi ha detto di sì. Puoi ritirare il tuo sì; quello che è stato visto prima resta visto.
# $state: the reader has said `yes` or not (`no`); everybody has (`all`); somebody who left never can (`never`).
hands-state = { $state ->
    [yes] **Hai detto di sì.** Le mani si vedranno quando lo avranno detto anche gli altri.
    [all] **Tutte le mani di questa partita sono visibili.**
    [never] **Le mani di questa partita restano coperte:** non si può più chiedere a tutte le persone che hanno giocato.
   *[no] **La tua mano è coperta.** Gli altri possono vederla?
 }
hands-open = Sì, mostra la mia mano
hands-close = Ritira il mio sì
hands-back = Torna a rivedere

# Why there is nothing to see.
replay-not-over = La partita al tavolo #{ $table } non è ancora finita. Quando lo sarà, potrai rivederla.
replay-too-old = La partita al tavolo #{ $table } è di molto tempo fa: so ancora com’è finita, ma non come si è giocata.
replay-never-ended = Il tavolo #{ $table } è stato chiuso prima che finisse una partita: non c’è niente da rivedere.
replay-nothing-here = Non conosco nessuna tua partita finita, e nessuna in questo canale. `/{ name-play }` apre un tavolo.
replay-share-there = Questo si può condividere solo nel canale del tavolo #{ $table }, se lì puoi scrivere.

# Too many people let theirs play at once.
replay-busy = In questo momento girano già molti replay. Vai avanti passo per passo, o premi di nuovo ▶ tra un minuto.
