# Why a computer player would make a move, told to one person who asked for a hint.

# Planting and harvesting
hint-plant-grows = El { bean-full-name } ya crece en el campo { $field }: con esta carta van { $cards }.
hint-plant-begins = El campo { $field } está vacío, y el { bean-full-name } tiene que ir a alguna parte.
hint-plant-mixed = El { bean-full-name } puede ir con los demás en el campo { $field }, y así no ocupa un campo entero.
hint-harvest-full = El campo { $field } paga { $thalers } 🪙, y con más cartas no pagaría más.
hint-harvest-room = Hace falta sitio, y el campo { $field } es el que menos pierde si se cosecha ahora. { $thalers ->
    [0] No paga nada
   *[other] Paga { $thalers } 🪙
 }.
hint-harvest-pays = El campo { $field } paga ahora { $thalers } 🪙, y es difícil que llegue a pagar más.
hint-store = El { bean-full-name } no encaja en tus campos; en la Tienda general puede esperar un intercambio.
hint-turn-up = No te queda nada que plantar.
hint-turn-up-instead = El { bean-full-name } aún no hay que plantarlo, y costaría más de lo que da.
hint-discard = El { bean-full-name } no encaja en tus campos, y aquí te libras de él sin cosechar.
hint-leave-offer = Te va mejor sin { $number ->
    [one] la carta que queda
   *[other] las { $number } cartas que quedan
 }.
hint-buy-field = Sería una pena cosechar ya tus campos grandes. Con un campo más no hay que cosechar nada antes de tiempo.

# Trading
hint-accept-grows = La oferta #{ $offer } te da el { bean-full-name }, que crece en tus campos, y te cuesta menos de lo que vale.
hint-accept-new = La oferta #{ $offer } te da el { bean-full-name }, que para ti vale más que lo que pide.
hint-accept-rid = La oferta #{ $offer } se lleva el { bean-full-name }, que no te servía de mucho.
hint-decline = Te costaría más de lo que te da.
hint-withdraw = La oferta ya no vale lo que cuesta.
hint-offer-grows = Necesitas el { bean-full-name } para tus campos, y lo que das no te hace falta.
hint-offer-asks = Necesitas el { bean-full-name } para tus campos, y quizá alguien quiera librarse de uno.
hint-offer-new = Para ti el { bean-full-name } valdría más que lo que das.
hint-offer-costs-nothing = El { bean-full-name } te vendría bien, y pedirlo no cuesta nada.
hint-offer-rid = El { bean-full-name } te costaría un campo; quizá otra persona tenga sitio.
hint-pass = Ahora ningún intercambio te ayuda.
hint-come-back = Todavía puede ayudarte un intercambio.
hint-end-trading = Ninguna oferta es lo bastante buena, y no hay nada mejor que pedir.

# The town of High Bohn
hint-buy-buildings = { $number ->
    [one] Lo que cuesta un edificio vuelve en la puntuación; además está lo que hace
   *[other] Lo que cuestan los edificios vuelve en la puntuación; además está lo que hacen
 }, o lo que suma tener muchos.
hint-buy-no-more = Tus monedas valen más que lo que está en venta.
hint-name-type = Es el tipo que más ayudaría a las demás personas.
hint-take-last-planted = Ningún edificio que aún puedas comprar te vale más.
hint-final-harvest = Las monedas del campo { $field } aún pueden pagar un edificio; si no, cuentan igual que otras.
hint-peek = Mirar no cuesta nada.
hint-put-to-bottom = El { bean-full-name } encima de la pila de robo no te ayuda.
hint-move-card = El { bean-full-name } está mejor en ese lugar.
hint-reorder = Así se planta primero lo que encaja en tus campos.
