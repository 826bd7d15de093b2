# Why a move, a click or a command of any game was refused: what is the matter and what can be done.

game-over = Esta partida ha terminado. Con **Revancha**, en la mesa, empieza otra.
no-such-seat = Ahí no hay nadie. Elige a alguien de esta mesa.
no-such-card = Esa carta no existe. Elige una de las que se ven.
card-not-in-hand = Esa carta ya no está en tu mano. Mira tu mano y elige otra vez.
only-for-players = Eso solo lo puede hacer quien juega en esta mesa. Puedes mirar y entrar en la próxima.
unknown-control = No conozco este botón. Usa el mensaje más nuevo de la mesa.
earlier-turn = Ese botón es de un turno anterior. Usa el mensaje más nuevo de la mesa.
command-outdated = Este comando ha cambiado. Reinicia Discord (Ctrl+R) o usa los botones de tu mano.
command-of-another-game = En la mesa #{ $table } se juega a { $game }, y `/{ $command }` es de otro juego. Con los botones de tu mano se puede todo.
# A question with a button for each of these tables.
which-table = Estás en varias mesas: { $tables }. ¿Cuál quieres? Con la opción `{ option-name-table }:` la eliges de una vez.
typed-too-much = Eso es más de lo que puedo leer. Con { $most } caracteres basta para cualquier jugada.
