# High Bohn: the town, its buildings and what they do.

building-type = { $type ->
    [gold_mine] Miniera d’oro
    [tipi] Tepee indiano
    [bank] Banca
    [farm] Fattoria
    [saloon] Saloon
    [general_store] Emporio
    [blacksmith] Fabbro
    [jail] Prigione
   *[distillery] Distilleria
 }
# A building by its type and its price.
building = { building-type } { $price }

# What a building does for its owner: a whole sentence each. A bean is `any` where all are meant.
effect-none = In partita non fa niente.
effect-third_field_for = Un terzo campo ti costa { $price } 🪙.
effect-meter = { $bean } ti rende { $steps }.
effect-single_harvest = { $bean ->
    [any] Puoi raccogliere qualsiasi campo con un solo fagiolo, qualunque cosa ci sia negli altri.
   *[one] Puoi raccogliere { $bean } anche da una carta sola, qualunque cosa ci sia negli altri campi.
 }
effect-extra_field = { $only ->
    [any] È un campo in più, per qualsiasi fagiolo; il terzo campo puoi comprarlo lo stesso.
   *[one] È un campo in più, solo per { $only }, anche se ce l’hai già in un altro campo.
 }
effect-interest = Alla fine ricevi 1 🪙 in più ogni { $per } 🪙.
effect-peek = Subito prima del tuo turno puoi guardare la prima carta del mazzo e, se vuoi, metterla sotto il mazzo.
effect-order_drawn = Le carte che peschi nella fase 4 le aggiungi alla mano nell’ordine che vuoi.
effect-move_card = Subito prima del tuo turno puoi spostare una carta della mano in un altro posto.
effect-sow_among = Puoi piantare { $bean } nei tuoi campi di { $hosts }; lì vale come quel fagiolo.
effect-plant_limit = Nella fase 1 puoi piantare fino a { $cards } carte.
effect-pays_instead = Una raccolta che vale esattamente { $thalers } 🪙 te ne rende { $instead }.
effect-stew = Pianta un’altra varietà dove c’è una carta sola: quel campo diventa uno stufato, senza doppioni. Rende { $steps }, da tenere sotto il Saloon fino alla fine.
effect-stores = Invece di piantarla, una carta puoi metterla qui, { $cards ->
    [one] una
   *[other] fino a { $cards }
 } per volta, per scambiarla o regalarla più tardi.
effect-takes_toll = Quando una raccolta di { $bean }, tua o di altri, rende qualcosa, prendi 1 🪙 anche tu: una delle carte che andrebbero scartate.
effect-names_type = Quando la compri, indica un tipo: gli altri possono comprarne subito uno a testa, poi gli invenduti escono dal gioco.
effect-takes_from_stews = Di ogni stufato che rende, tua o di altri, 1 🪙 va sotto questa carta; alla fine è tua.

# The town: a private message.
town-title = ## 🏘️ La città · tavolo #{ $table }
town-own-thalers = Le tue monete: { $thalers ->
    [none] nessuna
   *[some] { $thalers }
 }
town-others-thalers = Le monete degli altri: { $thalers }
town-thalers-of = { $name }: { $thalers ->
    [none] nessuna
   *[some] { $thalers }
 }
town-thalers-separator = {" · "}
# Below the title, above the picture. The whole page has at most 120 words.
town-how = -# Ogni moneta è una carta girata: si paga con il suo fagiolo. Un edificio costa tante monete del suo fagiolo quante ne dice il numero, e alla fine vale altrettante. Si compra in qualsiasi momento, uno per tipo.
town-type = ### { $name } · si paga con { $bean }{ $reach ->
    [none] {""}
   *[some] {" "}· chi può pagare ora: { $reach }
 }
town-reach = { $name } (fino a { $price })
town-line = > { $state ->
    [yours] ✅ **{ $price }** · è tuo · { $does }
    [owned] 🔑 **{ $price }** · { $name } · { $does }
    [gone] ✖️ **{ $price }** · fuori gioco · { $does }
    [payable] 🛒 **{ $price }** · puoi comprarlo · { $does }
   *[unsold] ▫️ **{ $price }** · { $does }
 }
# How meters are written.
town-meter = -# 3 → 1: tre carte rendono 1 🪙.
# For who plays in words: a type in one line, with the thalers of its bean that the reader has. $prices: its buildings.
town-short = { $type } · { $thalers } di { $bean } · { $parts }
town-short-separator = {" · "}
town-short-yours = tuo: { $prices }
town-short-now = 🛒 subito: { $prices }
# The thalers are there, but it is not the moment.
town-short-paid = non ora: { $prices }
# The next one, and how many thalers are lacking.
town-short-lacking = { $price }: te ne { $short ->
    [one] manca
   *[other] mancano
 } { $short }
town-short-none = non ne restano
# Labels of buttons: at most 80 characters.
town-button = Città
town-button-buy = Compra { $building } ({ $price } di { $bean })
town-button-type = { $type } ({ $count ->
    [one] 1 invenduto
   *[other] { $count } invenduti
 })
town-button-default = Raccogli il campo { $field } per { $thalers }
town-button-no-more = { $kind ->
    [buy_before_it_goes] Non comprarne
   *[last_purchases] Non comprare altro
 }
town-button-on = { $type } ▶
town-button-back = ◀ { $type }
# At most 150 characters.
town-choose = Compra più edifici insieme …
# In the list of the types, each of which has a page of its own.
town-choose-details = Che cosa fa un edificio? …

# The town of a player at the table and in the hand.
town-of = > 🏘️ { $parts }
town-part-separator = {" · "}
town-part-stored = nell’Emporio: { $beans }
town-part-saloon = { $thalers } 🪙 sotto il Saloon
town-part-distillery = { $thalers } 🪙 sotto la Distilleria
town-part-third-field = terzo campo { $price } 🪙
town-own-thalers-line = > 🪙 { $thalers }

# What stands in a field: several beans.
field-stew = 🍲 stufato di { $beans }
# Where there is no room for all of them.
field-stew-short = 🍲 stufato di { $count }

# Questions that interrupt the game: whom they are put to, and what they are about.
table-guide-order_drawn = ⏳ In attesa di **{ $names }**: in che ordine prende in mano le carte appena pescate? (Banca)
table-guide-name_type = ⏳ In attesa di **{ $names }**, che ha comprato la Distilleria e indica un tipo di edificio: i suoi invenduti escono dal gioco.
table-guide-buy_before_it_goes = ⏳ In attesa di **{ $names }**: è l’ultima occasione per comprare un edificio del tipo { $type }, poi gli invenduti escono dal gioco.
table-guide-last_purchases = ⏳ In attesa di **{ $names }**: può comprare un’ultima volta. Tutti i campi sono raccolti.
table-guide-final_harvest = ⏳ In attesa di **{ $names }**: vanno scelte le monete di un campo misto, da cui può dipendere un ultimo acquisto. Poi si raccolgono tutti i campi.
call-order_drawn = scegli l’ordine delle carte appena pescate (Banca)
call-name_type = indica un tipo di edificio (Distilleria)
call-buy_before_it_goes = l’ultima occasione per comprare un edificio del tipo { $type }
call-last_purchases = i tuoi ultimi acquisti
call-final_harvest = scegli le monete della raccolta finale
hand-do-order_drawn = ### 🏦 La tua Banca: in che ordine prendi le carte appena pescate?
hand-do-name_type = ### ⚗️ La tua Distilleria: indica un tipo di edificio
    I suoi invenduti escono dal gioco, se gli altri non ne comprano subito.
hand-do-buy_before_it_goes = ### 🏘️ { $type }: l’ultima occasione per comprare
    Poi gli invenduti escono dal gioco. Se vuoi, prima puoi anche raccogliere.
hand-do-last_purchases = ### 🏘️ I tuoi ultimi acquisti
    Tutti i campi sono raccolti. Un edificio vale tante 🪙 quante ne costa, e da quattro in su c’è un premio.

hand-do-final_harvest = ### 🌾 La raccolta finale: scegli le tue monete
    In un tuo campo ci sono fagioli diversi, e da quali diventano monete può dipendere un ultimo acquisto. Poi si raccolgono tutti gli altri campi.

news-building-bought = { news-who } comprato { $buildings } per { $beans }.
news-buildings-left = Fuori dal gioco: { $buildings }.
news-type-named = { news-who } indicato { $type }: i suoi invenduti stanno per uscire dal gioco.
news-final-harvest = La fine: prima della raccolta finale si possono scegliere le monete da cui dipende un ultimo acquisto.
news-last-purchases = Tutti i campi sono raccolti; ora si possono comprare gli ultimi edifici.
news-stored = { news-who } messo { $beans } nell’Emporio.
news-stew-harvested = { news-who } raccolto uno stufato di { $beans } { $number ->
    [0] senza guadagno
    [one] per 1 moneta
   *[other] per { $number } monete
 }{ $taken ->
    [none] {""}
   *[some] , di cui { $taken } sotto la { $whom ->
        [you] tua Distilleria
       *[other] Distilleria di { $other }
     }
 }.
news-toll-taken = { news-who } preso { $beans } dagli avanzi di { $number ->
    [one] quella raccolta, come moneta
   *[other] queste raccolte, come monete
 } (Prigione).
news-peeked = { news-who } guardato la prima carta del mazzo (Banca).
news-put-under = { news-who } messo sotto il mazzo la prima carta (Banca).
news-card-moved = { news-who } spostato una carta nella mano (Banca).
news-reordered = { news-who } scelto l’ordine delle carte appena pescate (Banca).

# The end: the score part by part, and what was bought last.
end-parts = -# = { $parts }
end-parts-separator = {" + "}
end-part-cash = { $number } nel gruzzolo
end-part-saloon = { $number } sotto il Saloon
end-part-distillery = { $number } sotto la Distilleria
end-part-tipi = { $number } dal Tepee
end-part-buildings = { $number } per { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
 }
end-part-bonus = { $number } di premio per { $count } tipi
end-purchases = **Gli ultimi acquisti**
end-purchase = **{ $name }**: { $buildings }
end-stew = uno stufato di { $crop } → { $pays } 🪙
end-harvest-brief = **{ $name }**: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
 } → { $pays } 🪙

# Slash commands.
choice-third-field-price = Terzo campo – { $price } 🪙
choice-building = { $building } – { $price } di { $bean }

# Refusals
question-over = Quella domanda non vale più. La tua mano mostra che cosa puoi fare.
building-unknown = Non ho capito `{ $word }`. Scrivi un edificio e il suo prezzo, come `Banca 2`, oppure `terzo campo`.
building-unclear = `{ $word }` può voler dire più edifici. Scrivine uno con il suo prezzo, come `{ $example }`.
field-or-buildings = Compra il terzo campo e gli edifici uno dopo l’altro.
nothing-to-buy-of-type = { $type }: ora non puoi comprarne. La città mostra quanto costa ciascuno e di chi è.
no-town-here = A questo tavolo non c’è nessuna città.

# The picture of the town: how many buildings its reader has the thalers for, below it how to read it, and its alt text.
picture-town = { $count ->
    [0] Ancora nessun edificio alla tua portata
    [one] 1 edificio alla tua portata
   *[other] { $count } edifici alla tua portata
 }
picture-town-line = Accanto al fagiolo: le tue monete · −2: te ne mancano due
alt-sale = { $title }.
alt-sale-now = Puoi comprare: { $buildings }.
alt-sale-type = { $type }, hai { $thalers } di { $bean }: { $buildings }.
alt-sale-building = { $reach ->
    [now] { $price } in vendita
    [paid] { $price } alla tua portata
    [short] { $price } (te ne { $short ->
        [one] manca
       *[other] mancano
     } { $short })
    [closed] { $price } invenduto
    [yours] { $price } tuo
    [taken] { $price } di { $name }
   *[gone] { $price } fuori gioco
 }
