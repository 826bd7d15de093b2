# High Bohn: the town, its buildings and what they do.

building-type = { $type ->
    [gold_mine] Mina de oro
    [tipi] Tipi indio
    [bank] Banco
    [farm] Granja
    [saloon] Salón
    [general_store] Tienda general
    [blacksmith] Herrería
    [jail] Cárcel
   *[distillery] Destilería
 }
# A building by its type and its price.
building = { building-type } { $price }

# What a building does for its owner: a whole sentence each. A bean is `any` where all are meant.
effect-none = No hace nada durante la partida.
effect-third_field_for = Un tercer campo te cuesta { $price } 🪙.
effect-meter = Tu { $bean } paga { $steps }.
effect-single_harvest = { $bean ->
    [any] Puedes cosechar cualquier campo con una sola carta, aunque otros campos tuyos tengan más.
   *[one] Puedes cosechar un campo con una sola carta de { $bean }, aunque otros campos tuyos tengan más.
 }
effect-extra_field = { $only ->
    [any] Es un campo más, para cualquier variedad; aún puedes comprar también un tercer campo.
   *[one] Es un campo más, solo para { $only }, aunque ya crezca en otro campo tuyo.
 }
effect-interest = Al final, 1 🪙 más por cada { $per } 🪙 que tengas entonces.
effect-peek = Justo antes de tu turno puedes mirar la carta de arriba de la pila de robo y ponerla debajo.
effect-order_drawn = Las cartas que robas en la fase 4 pasan a tu mano en el orden que quieras.
effect-move_card = Justo antes de tu turno puedes mover una carta de tu mano a otro lugar.
effect-sow_among = Puedes plantar { $bean } en tus campos de { $hosts }; ahí cuenta como el resto del campo.
effect-plant_limit = En la fase 1 puedes plantar hasta { $cards } cartas.
effect-pays_instead = Una cosecha que vale exactamente { $thalers } 🪙 te paga { $instead }.
effect-stew = Donde haya una sola carta puedes plantar otra variedad: el campo pasa a ser un guiso, sin variedades repetidas. Paga { $steps }; esas monedas quedan bajo el Salón hasta el final.
effect-stores = En vez de plantar una carta puedes guardarla aquí, { $cards ->
    [one] una
   *[other] hasta { $cards }
 } a la vez, para cambiarla o regalarla más tarde.
effect-takes_toll = Cuando a alguien le paga una cosecha de { $bean }, tú también ganas 1 🪙: una de las cartas que se iban a descartar.
effect-names_type = Al comprarla, elige un tipo: las demás personas pueden comprar uno en el acto; después, los no vendidos salen del juego.
effect-takes_from_stews = De cada guiso que pague, sea de quien sea, 1 🪙 va debajo de esta carta; al final es tuya.

# The town: a private message.
town-title = ## 🏘️ El pueblo · mesa #{ $table }
town-own-thalers = Tus monedas: { $thalers ->
    [none] ninguna
   *[some] { $thalers }
 }
town-others-thalers = Las monedas del resto: { $thalers }
town-thalers-of = { $name }: { $thalers ->
    [none] ninguna
   *[some] { $thalers }
 }
town-thalers-separator = {" · "}
# Below the title, above the picture. The whole page has at most 120 words.
town-how = -# Cada moneda es el dorso de una carta: la variedad de la otra cara dice para qué edificios sirve. Un edificio cuesta tantas monedas de su variedad como dice su número, y al final cuenta otras tantas. Compra cuando quieras, uno de cada tipo.
town-type = ### { $name } · se paga con { $bean }{ $reach ->
    [none] {""}
   *[some] {" "}· al alcance de: { $reach }
 }
town-reach = { $name } (hasta { $price })
town-line = > { $state ->
    [yours] ✅ **{ $price }** · tuyo · { $does }
    [owned] 🔑 **{ $price }** · { $name } · { $does }
    [gone] ✖️ **{ $price }** · salió del juego · { $does }
    [payable] 🛒 **{ $price }** · lo puedes comprar · { $does }
   *[unsold] ▫️ **{ $price }** · { $does }
 }
# How meters are written.
town-meter = -# 3 → 1: tres cartas pagan 1 🪙.
# For who plays in words: a type in one line, with the thalers of its bean that the reader has. $prices: its buildings.
town-short = { $type } · { $thalers } de { $bean } · { $parts }
town-short-separator = {" · "}
town-short-yours = tuyo: { $prices }
town-short-now = 🛒 ahora: { $prices }
# The thalers are there, but it is not the moment.
town-short-paid = ahora no: { $prices }
# The next one, and how many thalers are lacking.
town-short-lacking = { $price }: te { $short ->
    [one] falta
   *[other] faltan
 } { $short }
town-short-none = no queda ninguno
# Labels of buttons: at most 80 characters.
town-button = Pueblo
town-button-buy = Comprar { $building } ({ $price } de { $bean })
town-button-type = Elegir { $type } (sin vender: { $count })
town-button-default = Cosechar el campo { $field } por { $thalers }
town-button-no-more = { $kind ->
    [buy_before_it_goes] No comprar ninguno
   *[last_purchases] No comprar más
 }
town-button-on = { $type } ▶
town-button-back = ◀ { $type }
# At most 150 characters.
town-choose = Comprar varios a la vez …
# In the list of the types, each of which has a page of its own.
town-choose-details = ¿Qué hace un edificio? …

# The town of a player at the table and in the hand.
town-of = > 🏘️ { $parts }
town-part-separator = {" · "}
town-part-stored = en la tienda: { $beans }
town-part-saloon = { $thalers } 🪙 bajo el Salón
town-part-distillery = { $thalers } 🪙 bajo la Destilería
town-part-third-field = tercer campo { $price } 🪙
town-own-thalers-line = > 🪙 { $thalers }

# What stands in a field: several beans.
field-stew = 🍲 guiso de { $beans }
# Where there is no room for all of them.
field-stew-short = 🍲 guiso de { $count }

# Questions that interrupt the game: whom they are put to, and what they are about.
table-guide-order_drawn = ⏳ Esperando a **{ $names }**: elige en qué orden pasan a su mano las cartas recién robadas (Banco).
table-guide-name_type = ⏳ Esperando a **{ $names }**: compró la Destilería y tiene que elegir un tipo de edificio; los no vendidos salen del juego.
table-guide-buy_before_it_goes = ⏳ Esperando a **{ $names }**: última oportunidad de comprar ({ $type }), antes de que los no vendidos salgan del juego.
table-guide-last_purchases = ⏳ Esperando a **{ $names }**: últimas compras. Todos los campos están cosechados.
table-guide-final_harvest = ⏳ Esperando a **{ $names }**: falta elegir las monedas de un campo mezclado, de las que puede depender una última compra. Después se cosecha todo.
call-order_drawn = elige el orden de las cartas recién robadas (Banco)
call-name_type = elige un tipo de edificio (Destilería)
call-buy_before_it_goes = última oportunidad de comprar ({ $type })
call-last_purchases = tus últimas compras
call-final_harvest = elige tus monedas para la última cosecha
hand-do-order_drawn = ### 🏦 Tu Banco: ¿en qué orden tomas las cartas recién robadas?
hand-do-name_type = ### ⚗️ Tu Destilería: elige un tipo de edificio
    Los no vendidos salen del juego, salvo que alguien compre uno en el acto.
hand-do-buy_before_it_goes = ### 🏘️ { $type }: tu última oportunidad de comprar
    Después, los no vendidos salen del juego. También puedes cosechar antes.
hand-do-last_purchases = ### 🏘️ Tus últimas compras
    Todos los campos están cosechados. Cada edificio cuenta tantas 🪙 como cuesta, y con cuatro o más hay un premio.

hand-do-final_harvest = ### 🌾 La última cosecha: elige tus monedas
    En un campo tuyo hay variedades distintas, y de cuáles sean tus monedas puede depender una última compra. Después se cosechan todos los demás campos.

news-building-bought = { $who ->
    [you] Compraste
   *[other] { $name } compró
 } { $buildings } por { $beans }.
news-buildings-left = Salieron del juego: { $buildings }.
news-type-named = { $who ->
    [you] Elegiste
   *[other] { $name } eligió
 } { $type }: los no vendidos están a punto de salir del juego.
news-final-harvest = El final: antes de la última cosecha se pueden elegir las monedas de las que dependa una última compra.
news-last-purchases = Todos los campos están cosechados; ahora se pueden comprar los últimos edificios.
news-stored = { $who ->
    [you] Guardaste { $beans } en tu tienda.
   *[other] { $name } guardó { $beans } en su tienda.
 }
news-stew-harvested = { $who ->
    [you] Cosechaste
   *[other] { $name } cosechó
 } un guiso de { $beans } { $number ->
    [0] sin ganar nada
    [one] por 1 moneda
   *[other] por { $number } monedas
 }{ $taken ->
    [none] {""}
   *[some] {" "}({ $taken } fue a parar bajo { $whom ->
        [you] tu Destilería
       *[other] la Destilería de { $other }
     })
 }.
news-toll-taken = { $who ->
    [you] De lo que sobró de { $number ->
        [one] esa cosecha
       *[other] esas cosechas
     } tomaste { $beans } como { $number ->
        [one] moneda
       *[other] monedas
     } (Cárcel).
   *[other] De lo que sobró de { $number ->
        [one] esa cosecha
       *[other] esas cosechas
     } { $name } tomó { $beans } como { $number ->
        [one] moneda
       *[other] monedas
     } (Cárcel).
 }
news-peeked = { $who ->
    [you] Miraste
   *[other] { $name } miró
 } la carta de arriba de la pila de robo (Banco).
news-put-under = { $who ->
    [you] Pusiste
   *[other] { $name } puso
 } la carta de arriba debajo de la pila de robo (Banco).
news-card-moved = { $who ->
    [you] Moviste una carta dentro de tu mano (Banco).
   *[other] { $name } movió una carta dentro de su mano (Banco).
 }
news-reordered = { $who ->
    [you] Elegiste
   *[other] { $name } eligió
 } el orden de las cartas recién robadas (Banco).

# The end: the score part by part, and what was bought last.
end-parts = -# = { $parts }
end-parts-separator = {" + "}
end-part-cash = { $number } en monedas
end-part-saloon = { $number } bajo el Salón
end-part-distillery = { $number } bajo la Destilería
end-part-tipi = { $number } del Tipi
end-part-buildings = { $number } por { $count ->
    [one] 1 edificio
   *[other] { $count } edificios
 }
end-part-bonus = { $number } de premio por { $count } tipos
end-purchases = **Las últimas compras**
end-purchase = **{ $name }**: { $buildings }
end-stew = un guiso de { $crop } → { $pays } 🪙
end-harvest-brief = **{ $name }**: { $cards } cartas → { $pays } 🪙

# Slash commands.
choice-third-field-price = Tercer campo – { $price } 🪙
choice-building = { $building } – { $price } de { $bean }

# Refusals
question-over = Esa pregunta ya no espera respuesta. En tu mano ves lo que puedes hacer.
building-unknown = No entendí `{ $word }`. Indica un edificio y su precio, por ejemplo `Banco 2`, o `tercer campo`.
building-unclear = `{ $word }` puede ser más de un edificio. Indica uno y su precio, por ejemplo `{ $example }`.
field-or-buildings = Compra el tercer campo y los edificios por separado.
nothing-to-buy-of-type = Ahora no puedes comprar nada de este tipo: { $type }. En el pueblo ves qué cuesta cada edificio y de quién es.
no-town-here = En esta mesa no hay pueblo.

# The picture of the town: how many buildings its reader has the thalers for, below it how to read it, and its alt text.
picture-town = { $count ->
    [0] Aún ningún edificio a tu alcance
    [one] 1 edificio a tu alcance
   *[other] { $count } edificios a tu alcance
 }
picture-town-line = Junto a cada variedad: tus monedas de ella · −2: te faltan dos
alt-sale = { $title }.
alt-sale-now = Puedes comprar: { $buildings }.
alt-sale-type = { $type }, tienes { $thalers } de { $bean }: { $buildings }.
alt-sale-building = { $reach ->
    [now] { $price } a la venta
    [paid] { $price } a tu alcance
    [short] { $price } (te { $short ->
        [one] falta
       *[other] faltan
     } { $short })
    [closed] { $price } sin vender
    [yours] { $price } tuyo
    [taken] { $price } de { $name }
   *[gone] { $price } fuera del juego
 }
