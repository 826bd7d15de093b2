# Why a click or a command was refused before it became a move: what is the matter and what can be done.

earlier-trick = Dieser Knopf gehört zu einem früheren Stich. Bei deinen Karten und am Tisch siehst du den jetzigen.
laid-meanwhile = Inzwischen hast du { $card } gelegt. Du kannst tauschen, bis die letzte Karte liegt: Wähl jetzt eine andere.

# What was typed for a slash command.
card-unknown = `{ $word }` verstehe ich nicht. Tippe eine Farbe und was auf der Karte steht: `{ $example }`, `{ $minus }`.
card-unclear = `{ $word }` kann mehrere Karten bedeuten: { $possible }. Wähl beim Tippen eine aus der Liste.
