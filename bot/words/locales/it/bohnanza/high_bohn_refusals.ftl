# Why a move in High Bohn was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

no-buildings-here = In questo gioco non ci sono edifici. La tua mano mostra che cosa puoi fare.
no-such-building = In questo gioco quell’edificio non c’è. Scegline uno che la città mostra.
building-gone = Quell’edificio non è più in vendita. La città mostra che cosa resta.
one-building-of-a-type = Si può avere un solo edificio per tipo, e uno di quel tipo ce l’hai già.
too-few-thalers-of-a-bean = Quell’edificio costa { $price } 🪙 di { bean-name }, e tu ne hai { $thalers }.
only-the-type-that-was-named = Ora puoi comprare un edificio del tipo indicato, o niente.

# Questions
answer-first = Prima rispondi alla domanda nella tua mano.
somebody-else-is-asked = Prima un’altra persona deve rispondere a una domanda. Il tavolo mostra chi.
nobody-asks-for-thalers = Ora non ti si chiede quali carte diventano monete.
nobody-asks-what-you-buy = Ora non ti si chiede che cosa compri. Puoi comprare quello che puoi pagare.
nothing-to-name = Ora non hai nessun tipo di edificio da indicare.
none-of-that-type-left = Di quel tipo non c’è più nessun edificio. Indicane un altro.

# The Bank
not-the-moment-of-your-bank = La tua Banca si usa solo prima di piantare nel tuo turno, e una volta sola.
no-bank-to-peek = Solo chi ha la Banca 2 guarda nel mazzo, e tu non ce l’hai.
no-bank-to-order = Solo chi ha la Banca 3 mette in ordine le carte pescate, e tu non ce l’hai.
no-bank-to-move-card = Solo chi ha la Banca 4 sposta una carta della mano, e tu non ce l’hai.
look-first = Prima guarda la prima carta; poi puoi metterla sotto il mazzo.
no-such-place-in-hand = Nella tua mano quel posto non c’è. Scegline uno che vedi.
card-lies-there-already = Quella carta è già lì. Scegli un altro posto, o lasciala.
nothing-to-order = Ora non ci sono carte da mettere in ordine.
not-the-cards-drawn = Non sono le carte che hai pescato. Indicale una volta ciascuna.

# Fields and the store
no-stew-there = In quel campo quella carta non comincia uno stufato. Piantala normalmente.
no-store = Non hai un Emporio dove mettere fagioli. Pianta la carta.
store-is-full = Il tuo Emporio è pieno. Pianta la carta, o prima da’ via un fagiolo dell’Emporio.
from-anothers-store = { bean-name } viene dall’Emporio di un’altra persona: devi piantare la carta.

# Harvesting
not-what-the-field-pays = Il campo { $field } rende { $thalers } 🪙. Indica esattamente altrettante carte.
not-in-that-field = Nel campo { $field } quelle carte non ci sono, o non possono diventare monete. Scegli tra quelle che possono.
nobody-takes-a-thaler = Di quella raccolta non va niente in una Distilleria. Raccogli senza indicare una carta per quella.
