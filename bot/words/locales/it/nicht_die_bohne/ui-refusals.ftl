# Why a click or a command was refused before it became a move: what is the matter and what can be done.

earlier-trick = Quel pulsante è di una presa passata. La tua mano e il tavolo mostrano quella che si gioca ora.
laid-meanwhile = Nel frattempo hai posato { $card }. Finché non è giù l’ultima carta puoi cambiarla: ora scegline un’altra.

# What was typed for a slash command.
card-unknown = Non ho capito `{ $word }`. Scrivi un colore e quello che c’è sulla carta: `{ $example }`, `{ $minus }`.
card-unclear = `{ $word }` può voler dire più carte: { $possible }. Sceglila dalla lista mentre scrivi.
