# Why a move, a click or a command of any game was refused: what is the matter and what can be done.

game-over = This game is over. **Rematch** at the table starts another one.
no-such-seat = There is nobody at that seat. Choose one of the players at this table.
no-such-card = There is no such card. Choose one that is shown.
card-not-in-hand = That card is not in your hand. Look at your hand again, and choose one that it shows.
only-for-players = Only those who play at this table can do that. You can watch, and sit down at the next one.
unknown-control = This button or form is not one that I know. Use the newest message of the table.
earlier-turn = That button belongs to an earlier turn. Use the newest message of the table.
command-outdated = This command has changed since your Discord last looked. Restart Discord (Ctrl+R), or use the buttons of your hand.
command-of-another-game = At table #{ $table } you play { $game }, and `/{ $command }` belongs to another game. The buttons of your hand there do everything.
# A question with a button for each of these tables.
which-table = You sit at several tables: { $tables }. Which one do you mean? The option `table:` names it at once.
