# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

# Laying a card
wait-for-the-lead = Noch ist nichts ausgespielt. Wähl deine Karte, sobald du die mit dem Bohnenmarker siehst.
led-already = Deine Karte mit dem Bohnenmarker liegt offen und bleibt. Jetzt wählen die anderen ihre.
same-card-laid = Genau diese Karte hast du schon gelegt. Tauschen kannst du, bis die letzte liegt.
cards-are-up = Die Karten dieses Stichs sind aufgedeckt: Deine bleibt. Im nächsten Stich legst du eine andere.

# Taking a card
nothing-to-take-yet = Noch gibt es nichts zu nehmen. Genommen wird, wenn alle Karten eines Stichs aufgedeckt sind.
not-your-turn-to-take = Du bist nicht mit Nehmen dran. Du wählst, sobald jemand deine Karte genommen hat.
own-card-not-to-take = Das ist deine eigene Karte, die nur jemand anders nehmen kann. Wähl eine andere.
token-card-not-to-take = Auf dieser Karte liegt der Bohnenmarker: Die nimmt nur, wer zuletzt dran ist. Wähl eine andere.
card-taken-already = Diese Karte ist schon weg. Wähl eine, die noch da ist.
card-not-in-the-trick = Diese Karte gehört nicht zu diesem Stich. Wähl eine, die auf dem Tisch liegt.
