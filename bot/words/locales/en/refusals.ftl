# Why a move, a click or a command of any game was refused: what is the matter and what can be done.

game-over = This game is over. **Rematch** at the table starts another one.
no-such-seat = Nobody sits there. Choose one of the players at this table.
no-such-card = There is no such card. Choose one that is shown.
card-not-in-hand = That card isn't in your hand any more. Look at your hand and choose again.
only-for-players = Only the players at this table can do that. You can watch, and join the next one.
unknown-control = I don't know this button. Use the newest message of the table.
earlier-turn = That button belongs to an earlier turn. Use the newest message of the table.
command-outdated = This command has changed. Restart Discord (Ctrl+R), or use the buttons of your hand.
command-of-another-game = At table #{ $table } you play { $game }, and `/{ $command }` belongs to another game. Use the buttons of your hand there.
# A question with a button for each of these tables.
which-table = You sit at several tables: { $tables }. Which one do you mean? Next time, name the table with the option `{ option-name-table }:`.
typed-too-much = That's more than I can read. { $most } characters are enough for any move.
