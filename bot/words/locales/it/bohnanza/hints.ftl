# Why a computer player would make a move, told to one person who asked for a hint.

# Planting and harvesting
hint-plant-grows = { bean-name } cresce già nel campo { $field }: con questa le carte diventano { $cards }.
hint-plant-begins = Il campo { $field } è vuoto, e { bean-name } deve pur andare da qualche parte.
hint-plant-mixed = { bean-name } può stare con gli altri nel campo { $field }, e così non occupa un campo tutto suo.
hint-harvest-full = Il campo { $field } rende { $thalers } 🪙, e con altre carte non renderebbe di più.
hint-harvest-room = Serve posto, e raccogliendo ora il campo { $field } ci perdi di meno. { $thalers ->
    [0] Non rende niente
   *[other] Rende { $thalers } 🪙
 }.
hint-harvest-pays = Il campo { $field } ora rende { $thalers } 🪙, e difficilmente renderà di più.
hint-store = { bean-name } nei tuoi campi non va bene; nell’Emporio può aspettare uno scambio.
hint-turn-up = Non hai altro da piantare.
hint-turn-up-instead = { bean-name } può aspettare, e ora costerebbe più di quanto porta.
hint-discard = { bean-name } nei tuoi campi non va bene, e qui puoi liberartene senza raccogliere.
hint-leave-offer = Stai meglio senza { $number ->
    [one] la carta rimasta
   *[other] le { $number } carte rimaste
 }.
hint-buy-field = I tuoi campi crescono bene: con uno in più niente va raccolto troppo presto.

# Trading
hint-accept-grows = L’offerta #{ $offer } ti porta { bean-name }, che cresce nei tuoi campi, e ti costa meno di quanto porta.
hint-accept-new = L’offerta #{ $offer } ti porta { bean-name }, che per te vale più di quello che chiede.
hint-accept-rid = L’offerta #{ $offer } ti libera di { bean-name }, che a te non serviva granché.
hint-decline = Ti costerebbe più di quanto ti porta.
hint-withdraw = Questa offerta non ti conviene più.
hint-offer-grows = { bean-name } ti serve per i tuoi campi, e di quello che dai puoi fare a meno.
hint-offer-asks = { bean-name } ti serve per i tuoi campi, e forse qualcuno vuole liberarsene.
hint-offer-new = { bean-name } per te varrebbe più di quello che dai.
hint-offer-costs-nothing = { bean-name } ti farebbe comodo, e chiedere non costa niente.
hint-offer-rid = { bean-name } ti costerebbe un campo; qualcun altro può avere posto.
hint-pass = Ora nessuno scambio ti aiuterebbe.
hint-come-back = Uno scambio può ancora aiutarti.
hint-end-trading = Nessuna offerta è abbastanza buona, e non hai niente di meglio da chiedere.

# The town of High Bohn
hint-buy-buildings = { $number ->
    [one] Quello che costa un edificio
   *[other] Quello che costano gli edifici
 } torna nel punteggio, e in più c’è quello che { $number ->
    [one] fa, o il numero di edifici
   *[other] fanno, o il loro numero
 }.
hint-buy-no-more = Le tue monete valgono più di quello che è in vendita.
hint-name-type = È il tipo che gioverebbe di più agli altri.
hint-take-last-planted = Nessun edificio che puoi ancora comprare ti conviene di più.
hint-final-harvest = Queste monete del campo { $field } possono ancora pagare un edificio, altrimenti contano come le altre.
hint-peek = Guardare non costa niente.
hint-put-to-bottom = { bean-name } in cima al mazzo non ti aiuta.
hint-move-card = { bean-name } lì sta in un posto migliore.
hint-reorder = In quest’ordine pianti per primo quello che va bene nei tuoi campi.
