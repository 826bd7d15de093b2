# Why a move, a click or a command of any game was refused: what is the matter and what can be done.

game-over = Questa partita è finita. **Rivincita**, al tavolo, ne comincia un’altra.
no-such-seat = Lì non c’è nessuno. Scegli chi gioca a questo tavolo.
no-such-card = Quella carta non esiste. Scegline una tra quelle che vedi.
card-not-in-hand = Quella carta non è più nella tua mano. Guarda la mano e scegli di nuovo.
only-for-players = Questo può farlo solo chi gioca a questo tavolo. Puoi guardare, ed entrare nella prossima partita.
unknown-control = Questo pulsante non lo conosco. Usa il messaggio più recente del tavolo.
earlier-turn = Quel pulsante è di un turno passato. Usa il messaggio più recente del tavolo.
command-outdated = Questo comando è cambiato. Riavvia Discord (Ctrl+R), o usa i pulsanti della tua mano.
command-of-another-game = Al tavolo #{ $table } si gioca a { $game }, e `/{ $command }` è di un altro gioco. Bastano i pulsanti della tua mano.
# A question with a button for each of these tables.
which-table = Giochi a più tavoli: { $tables }. Quale intendi? Con l’opzione `{ option-name-table }:` lo dici subito.
typed-too-much = È più di quanto riesco a leggere. { $most } caratteri bastano per qualsiasi mossa.
