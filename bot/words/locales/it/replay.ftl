# A game that is over, looked at again step by step.

button-replay = Rivedi

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Rivedi la partita · passo { $number } di { $last }
# The first step.
replay-dealt = Le carte sono distribuite.
replay-hand = **La tua mano**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turno
replay-back = ◀ Indietro
replay-next = Avanti ▶
replay-turn-next = Turno ⏭
replay-share = Condividi

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Rivedi la partita · un momento condiviso da { $name }

# Why there is nothing to see.
replay-not-over = La partita al tavolo #{ $table } non è ancora finita. Quando lo sarà, potrai rivederla.
replay-too-old = La partita al tavolo #{ $table } è di molto tempo fa: so ancora com’è finita, ma non come si è giocata.
replay-never-ended = Il tavolo #{ $table } è stato chiuso prima che finisse una partita: non c’è niente da rivedere.
replay-nothing-here = Non conosco nessuna tua partita finita, e nessuna in questo canale. `/{ name-play }` apre un tavolo.
replay-share-there = Questo si può condividere solo nel canale del tavolo #{ $table }, se lì puoi scrivere.
