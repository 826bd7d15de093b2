# Why a click or a command was refused before it became a move: what is the matter and what can be done.

earlier-trick = That button belongs to an earlier trick. Your hand and the table show the one that is played now.
laid-meanwhile = Meanwhile you have laid { $card }. Until the last card is down you may change it: choose another one now.

# What was typed for a slash command.
card-unknown = I didn't understand `{ $word }`. Type a colour and what stands on the card: `{ $example }`, `{ $minus }`.
card-unclear = `{ $word }` could be several cards: { $possible }. Choose one from the list while you type.
