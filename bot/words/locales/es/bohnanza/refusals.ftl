# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

not-your-turn = No es tu turno. En la mesa ves a quién le toca.

# Planting
not-planting-now = En este turno ya no se planta de la mano. Intercambia o termina el intercambio.
not-the-first-card = { -The } { bean-full-name } no es tu carta de delante. Primero se planta la de delante.
first-card-must-be-planted = Antes planta la carta de delante.
turned-up-already = Las cartas de este turno ya están reveladas. En tu mano ves lo que puedes hacer con ellas.
no-room = En el campo { $field } no cabe { -the } { bean-full-name }. Elige otro campo o cosecha uno antes.
no-such-field = No tienes ese campo. Elige uno de los que se ven en tu mano.
planted-after-trading = { -The } { bean-full-name } se planta cuando acabe el intercambio.
card-not-set-aside = Esa carta ya no hay que plantarla. Mira otra vez tu mano.

# Trading
not-trading-now = Ahora no hay intercambio. Empieza cuando quien tiene el turno revela cartas.
empty-offer = Una oferta tiene que dar o pedir algo. Elige al menos una carta.
offer-to-oneself = Esa oferta sería para ti. Elige a otra persona o la opción “quien quiera”.
only-with-the-active-player = Solo puedes intercambiar con quien tiene el turno. Hazle a esa persona tu oferta.
offered-already = Ya hiciste justo esa oferta: la #{ $offer } sigue abierta.
not-addressed-to-you = La oferta #{ $offer } no es para ti. Puedes hacer una tuya.
not-what-is-wanted = La oferta #{ $offer } pide otras cartas. Da justo esas o haz una contraoferta.
declined-already = Ya rechazaste la oferta #{ $offer }. Mientras siga abierta, aún puedes aceptarla.
not-your-offer = La oferta #{ $offer } no es tuya. Solo la puede retirar quien la hizo.
no-such-offer = No hay ninguna oferta #{ $offer }. En la mesa ves las abiertas.
offer-gone = La oferta #{ $offer } ya no vale. En la mesa ves las que siguen abiertas.
card-not-yours-to-give = Esa carta ({ bean-full-name }) ya no la puedes dar. Mira tu mano y elige otra vez.
received-card-to-give = Esa carta ({ bean-full-name }) la recibiste en este turno: se planta, no se vuelve a cambiar.
planted-card-to-give = Tu { bean-full-name } ya está en un campo, y lo plantado no se cambia.
face-up-card-to-give = Esa carta revelada ({ bean-full-name }) no es tuya. Se la puedes pedir a quien tiene el turno.
card-twice = Indicaste una carta dos veces. Indica cada una una sola vez.
bean-not-in-play = { -The } { bean-full-name } no está en juego en esta mesa. Elige otra variedad.
more-than-there-are = De { bean-full-name } solo hay { $copies } cartas en el juego. Pide menos.
active-player-ends-trading = Es tu turno: el intercambio sigue hasta que elijas **{ table-button-end }**.
passed-already = Ya pasaste. Lo deshaces con **{ hand-button-back-in }**, o al hacer o aceptar una oferta.
not-done = No has pasado: sigues en el intercambio.

# Harvesting and the third field
field-empty = El campo { $field } está vacío: no hay nada que cosechar.
bean-protection = El campo { $field } tiene una sola carta, y otro campo tuyo tiene más. Cosecha antes ese otro.
bean-protection-unless-all-single = El campo { $field } tiene una sola carta, y otro campo tuyo { $other ->
    [empty] está vacío
   *[more] tiene más
 }. Un campo con una sola carta se puede cosechar únicamente cuando cada uno de los tuyos tiene justo una.
third-field-not-for-sale = En esta mesa no se vende un tercer campo. Cosecha uno tuyo para hacer sitio.
third-field-bought-already = Ya compraste tu tercer campo, y solo se puede comprar uno.
too-few-thalers = Un tercer campo cuesta { $price } 🪙 y tienes { $thalers }. Cosecha antes.
