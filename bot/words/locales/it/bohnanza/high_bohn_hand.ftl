# High Bohn in the hand: what buildings allow, at the moment at which they allow it.

# What stands in a field, on a button.
crop-stew-of = stufato di { $count }

# Labels of buttons that plant: at most 80 characters. $crop stands in the field.
hand-button-plant-stew = Pianta { $bean } nel campo { $field }: comincia uno stufato con { $crop }
hand-button-plant-join = Pianta { $bean } nel campo { $field }: nello { $crop }
hand-button-plant-sow = Pianta { $bean } nel campo { $field }: tra { $crop }
hand-button-plant-only = Pianta { $bean } nel campo { $field } (solo { $bean }, { $count ->
    [0] vuoto
   *[other] già { $count }
 })
hand-no-room-store = Ora non hai posto per { $beans }: prima raccogli un campo (un pulsante fa tutto insieme), o usa l’Emporio.
field-not-as-shown = Il campo { $field } è cambiato, quindi { $card } resta da piantare. Guarda la tua mano e scegli di nuovo.
say-which-field = { $card } andrebbe tra fagioli diversi. Indica il campo nell’opzione `{ option-name-field }`, o usa i pulsanti della tua mano.

# The General Store
# A label of a button: at most 80 characters.
store-button = { $bean } nell’Emporio
copies-store = { $card } (dall’Emporio)
hand-copies-store = nell’Emporio

# The Banks
bank-now = ### 🏦 La tua Banca: ora, o in questo turno non più
    Se pianti, la salti.
bank-peeked = ### 🏦 La prima carta del mazzo: { $card }
    La vedi solo tu. Se vai avanti a giocare, resta lì.
bank-drawn = **Hai pescato**
# Labels of buttons: at most 80 characters; in an empty list: at most 150.
bank-button-peek = Guarda la prima carta
bank-button-bottom = Mettila sotto il mazzo
bank-button-move-card = Sposta una carta
bank-button-keep = Lascia quest’ordine
bank-other-order = O un altro ordine, cominciando dalla carta davanti …

# What the owner of Bank 4 chooses: in an empty list at most 150 characters, in a line of one at most 100.
move-ask = ### 🏦 La tua Banca: sposta una carta della mano
    Le carte dal nuovo posto in poi scorrono di uno.
move-card = { $more ->
    [yes] Quale carta: il resto della mano …
   *[no] Quale carta …
 }
move-to = { $more ->
    [yes] Il nuovo posto: più indietro …
   *[no] Il nuovo posto …
 }
move-button = Sposta
move-button-skip = Salta
move-place = { $place ->
    [1] 1. (davanti, ora { $card })
   *[other] { $place }. (ora { $card })
 }
one-card-and-place = Scegli una carta sola e un posto solo. Premi di nuovo **Sposta una carta**.

# Which cards of a harvest become thalers: a label of a button, then a form.
thalers-button = Scegli le monete del campo { $field }
thalers-title = Raccogli il campo { $field }
thalers-which = Le carte che diventano monete
thalers-which-about = { $count ->
    [one] Esattamente 1. Il resto si scarta.
   *[other] Esattamente { $count }. Il resto si scarta.
 }
thalers-under = Quella che va sotto la Distilleria
thalers-under-about = Dev’essere una delle monete.
thalers-copy = { $copy ->
    [1] { $card }
   *[other] { $card } ({ $copy })
 }
no-thalers-to-choose = Con la raccolta del campo { $field } non c’è niente da scegliere. Raccoglilo com’è.

# The turn of somebody with an empty hand begins with the Bank only.
# In the turn of the reader, while others are asked something; $count: of how many the names are told.
hand-turn-waits = ### ⏳ Il tuo turno continua quando { $count ->
    [0] qualcun altro ha
    [one] { $names } ha
   *[other] { $names } hanno
 } risposto
call-bank = usa la Banca, o scopri { cards-to-turn-up }
hand-do-bank = ### 🏦 Tocca a te: usa la Banca, o scopri { cards-to-turn-up }
table-guide-bank = ⏳ In attesa di **{ $names }**: può usare la Banca, o scoprire { cards-to-turn-up }.
hand-button-harvest-first = Prima raccogli { hand-harvested } (rende { $pays })
hand-no-room-two = Ora non hai posto per { $beans }. I campi adatti sono protetti, quindi prima serve un’altra raccolta.

# Slash commands: lines of lists (at most 100 characters), and refusals.
choice-stew = { $field }: { $crop } – comincia uno stufato
not-on-your-store = { $card ->
    [any] Nel tuo Emporio non hai altro.
   *[one] Nel tuo Emporio non hai { $card }.
 }
not-in-your-hand = In mano non hai { $cards }.
order-each-once = Indica una volta ciascuna le carte appena pescate, cominciando da quella davanti: { $cards }.
