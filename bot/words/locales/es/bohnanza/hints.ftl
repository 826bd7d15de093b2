# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.
# $beans, $crop, $more, $give, $get: cards by symbol, short name and number, such as 🍒 Rojo ×2. $field: the number of the reader's field.

# Planting. $crop: what the field then holds; $pays: what that pays; $before: what it would pay without; $more pay $next_pays.
hint-plant-pays = El campo { $field } tendrá { $crop } y pagará { $pays } 🪙 en vez de { $before }.
hint-plant-grows = { $beans } ya crece en el campo { $field }, que tendrá { $crop }. { more-pays }.
hint-plant-full = { $beans } ya crece en el campo { $field } y no ocupa otro. El campo { $field } paga { $pays } 🪙, lo máximo.
hint-plant-joins = { $beans } ya crece en el campo { $field }.
# $only: whether it has to be planted, and no other field takes it.
hint-plant-begins = { $only ->
    [yes] Hay que plantar { $beans }, y ahora solo cabe en el campo { $field }.
   *[no] El campo { $field } está libre para { $beans }.
 } { more-pays }.
hint-plant-mixed = { $beans } puede ir con { $crop } en el campo { $field } y no ocupa otro.
hint-held = En la mano tienes además { $beans }.

# Going on without planting
hint-turn-up-empty = No te quedan cartas en la mano.
hint-turn-up-limit = En este turno no puedes plantar más cartas de la mano.
hint-turn-up-homeless = Aún no hay que plantar { $beans }: no crece en tus campos, y no queda ninguno libre.
hint-turn-up-free = Aún no hay que plantar { $beans }; así el campo { $field } queda libre para lo que reveles.
hint-turn-up-trade = Aún no hay que plantar { $beans }, y todavía puedes intercambiar esa carta.
hint-turn-up-later = Aún no hay que plantar { $beans }.
hint-discard-homeless = { $beans } no crece en tus campos, y no queda ninguno libre. Así te libras de { $beans } sin cosechar.
hint-discard-new = { $beans } no crece en tus campos. Si descartas { $beans }, tus campos quedan como están.
hint-discard-full = El campo { $field } paga { $pays } 🪙 con { $beans } o sin esa carta, y con más cartas no paga más.
hint-discard = Así te libras de { $beans } sin plantar.
# $who: the opponent.
hint-leave-offer-homeless = { $beans } no crece en tus campos, y no queda ninguno libre. { $who } tiene que plantar o descartar cada carta.
hint-leave-offer = No hace falta que plantes { $beans }. { $who } tiene que plantar o descartar cada carta.
hint-leave-offer-last = No hace falta que plantes { $beans }, y el juego termina antes de que { $who } pueda hacerlo.

# Harvesting
# $must: whether it has to be planted now.
hint-harvest-only = { $must ->
    [yes] Hay que plantar { $beans }, y solo puedes cosechar el campo { $field }.
   *[no] Para { $beans } solo puedes cosechar el campo { $field }.
 }
hint-harvest-first = El campo donde cabe { $beans } está protegido mientras otro tenga más cartas. Por eso esta cosecha va primero.
hint-harvest-full = El campo { $field } paga { $pays } 🪙, y con más cartas no pagará más.
hint-harvest-room = La cosecha del campo { $field } deja sitio para { $beans }.
hint-harvest-pending = Aún tienes que plantar { $beans }, y no queda ningún campo.
hint-harvest-free = El campo { $field } queda libre para otra variedad.
# Besides. From $next cards on the field to be harvested would pay $next_pays.
hint-harvest-next = Desde { $next } cartas, el campo { $field } pagaría { $next_pays } 🪙.
hint-harvest-far = De los campos que puedes cosechar para { $beans }, al campo { $field } le faltan más cartas para pagar más.
hint-harvest-most = De los campos que puedes cosechar para { $beans }, el campo { $field } es el que más paga.
hint-harvest-few = De los campos que puedes cosechar para { $beans }, el campo { $field } es el que menos cartas tiene.
hint-buy-field-room = Así cabe { $beans } sin tener que cosechar.
hint-buy-field = Un campo más da sitio a una variedad más. Hay tiempo: en la pila de robo { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
 }, y se agota { $times ->
    [one] una vez más
   *[other] { $times } veces más
 }.

# Trading. $crop: what the field would hold with the cards that are got.
hint-gain-pays = El campo { $field } llegará a { $crop } y pagará { $pays } 🪙 en vez de { $before }.
hint-gain-grows = El campo { $field } llegará a { $crop }. { more-pays }.
hint-gain-full = El campo { $field } llegará a { $crop } y pagará { $pays } 🪙, y no hace falta otro campo.
hint-gain-joins = De todos modos tienes que plantar { $beans } en este turno; otra carta no ocupa más sitio.
# $room: whether a field is free for it; `mixed` where it may join others, `among` where it stands with others already.
hint-gain-new = { $room ->
    [yes] Tienes un campo libre para { $beans }.
    [mixed] { $beans } sería una variedad nueva en tus campos.
    [among] { $beans } ya está en tus campos, junto a otras variedades.
   *[no] Tendrías que hacer sitio para { $beans }.
 } { more-pays }.
hint-price-nothing = No das nada a cambio.
hint-price-useless = Das { $beans }: nada que crezca en tus campos.
hint-price-homeless = Das { $beans }: nada que crezca en tus campos, y no queda ninguno libre.
hint-rid-homeless = Regalas { $beans }: nada que crezca en tus campos, y no queda ninguno libre.
hint-rid-useless = Regalas { $beans }: nada que crezca en tus campos, y así no ocupa ninguno.
hint-rid = Si regalas { $beans }, no ocupa sitio en tus campos.
# $who: another player.
hint-someone-grows = { $who } tiene { $beans } en un campo.
hint-face-up = Cartas reveladas de { $who }: { $beans }.
hint-decline-lacking = No puedes dar { $beans }.
hint-decline-homeless = Recibirías { $beans }: nada que crezca en tus campos, y no queda ninguno libre.
hint-decline-among = Recibirías { $beans }: no queda ningún campo libre, ni hay uno solo con { $beans }.
hint-decline-same = El campo { $field } pagaría { $pays } 🪙 con o sin { $beans }.
hint-decline-grown = Darías { $beans }, que crece en tu campo { $field }.
hint-decline-nothing = No recibirías nada por { $beans }.
hint-decline-new = Recibirías { $beans }: nada que crezca en tus campos, así que ocuparía uno libre.
hint-decline-free = Darías { $beans }, y tienes un campo libre para { $beans }. { more-pays }.
hint-decline-held = Tienes { $beans } y darías una parte. { more-pays }.
hint-decline-kept = Mejor conserva { $beans }: { more-pays }.
hint-decline-back = Ya has dado { $beans } en este turno.
# $who: who made the offer; $much: whether they gain more, or nearly as much. Then what is seen of it.
hint-decline-helps = { $much ->
    [more] Con esta oferta, { $who } ganaría más que tú.
   *[nearly] Con esta oferta, { $who } ganaría casi tanto como tú.
 }
hint-decline-pays = { $who } tendría un campo con { $crop }, que paga { $pays } 🪙 en vez de { $before }.
hint-decline-room = { $who } tiene un campo libre para { $beans }.
hint-decline-rid = { $who } se libraría de { $beans }: nada que crezca en sus campos.
hint-decline = Darías { $give } por { $get }.
hint-withdraw-declined = Todo el mundo rechazó tu oferta.
hint-withdraw-declined-by = { $who } rechazó tu oferta.
hint-withdraw-homeless = Tu oferta pide { $beans }: nada que crezca en tus campos, y no queda ninguno libre.
hint-withdraw-grown = Tu oferta da { $beans }, que crece en tu campo { $field }.
hint-withdraw = Tu oferta da { $give } por { $get }, y un robot ya no la haría.
hint-end-trading-gone = No queda ninguna carta revelada que tengas que plantar.
hint-end-trading-fits = Tienes sitio para lo que plantarás: { $beans }.
hint-end-trading-declined = { $number ->
    [one] Tu oferta está rechazada.
   *[other] Tus { $number } ofertas están todas rechazadas.
 }
hint-end-trading = Nadie ofreció nada por { $beans }, así que tendrás que hacer sitio.
hint-end-trading-anyway = Tendrás que hacer sitio para { $beans }.
hint-end-trading-plants = Después plantas { $beans }.
hint-pass-nothing = No hay ninguna oferta que puedas aceptar.
hint-pass-useless = Ninguna oferta te da nada que crezca en tus campos.
hint-pass = Un robot no aceptaría ninguna de las ofertas.
# $who: the active player.
hint-come-back = Puedes hacer una oferta hasta que { $who } termine el intercambio.

# The town of High Bohn. $price: in all; $beans: whose thalers pay it.
hint-buy-buildings = { $number ->
    [one] El edificio cuesta { $price } 🪙 de { $beans } y al final cuenta { $price } 🪙.
   *[other] Los edificios cuestan { $price } 🪙 de { $beans } y al final cuentan { $price } 🪙.
 }
hint-bonus = El premio por el número de tus tipos sube de { $before } a { $bonus } 🪙.
# $building: what it does, in whole sentences.
hint-building = { $building }
hint-buy-no-more = Las monedas que guardas cuentan tanto como el edificio que comprarías con ellas.
hint-buy-nothing = No tienes las monedas para nada de lo que está en venta.
# $left: how many of the type are unsold.
hint-name-type-own = Del tipo { $type } ya tienes uno. { $left ->
    [one] El último sin vender sale
   *[other] Los { $left } sin vender salen
 } del juego, si las demás personas no compran en el acto.
hint-name-type = { $left ->
    [one] El último edificio sin vender del tipo { $type } sale
   *[other] Los { $left } edificios sin vender del tipo { $type } salen
 } del juego, si las demás personas no compran en el acto.
hint-take-last-planted = Si no eliges nada, pasa lo mismo.
hint-final-harvest-useful = Con 🪙 de { $beans } quizá puedas comprar todavía un edificio.
hint-final-harvest = Ningún edificio que aún podrías comprar se paga con { $beans }.
hint-store-homeless = { $beans } no crece en tus campos, y no queda ninguno libre. En la Tienda general { $beans } espera un intercambio.
hint-store = En la Tienda general { $beans } espera un intercambio y no ocupa ningún campo.
hint-peek = La carta de arriba es la primera que revelarás, y puedes ponerla debajo de la pila.
hint-put-to-bottom-useless = Si no, revelarás { $beans }, que no crece en tus campos.
hint-put-to-bottom = Si no, revelarás { $beans }.
# $place: its new place.
hint-move-card-front = Así queda primero { $beans }, que crece en un campo tuyo.
hint-move-card = En el lugar { $place }, { $beans } llega más tarde.
hint-move-card-forward = En el lugar { $place }, { $beans } llega antes.
hint-reorder-grows = Así va primero { $beans }, que crece en un campo tuyo.
hint-reorder = Así va primero { $beans }.
