# Why a click or a command was refused before it became a move: what is the matter and what can be done.

earlier-trick = Ese botón es de una baza anterior. En tu mano y en la mesa ves la que se juega ahora.
laid-meanwhile = Mientras tanto ya jugaste { $card }. Puedes cambiarla hasta que se juegue la última: elige ahora otra.

# What was typed for a slash command.
card-unknown = No entendí `{ $word }`. Escribe un color y lo que dice la carta: `{ $example }`, `{ $minus }`.
card-unclear = `{ $word }` puede ser más de una carta: { $possible }. Elige una de la lista mientras escribes.
