# Why a move in High Bohn was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

no-buildings-here = En este juego no hay edificios. En tu mano ves lo que puedes hacer.
no-such-building = En este juego no existe ese edificio. Elige uno de los que se ven en el pueblo.
building-gone = Ese edificio ya no está en venta. En el pueblo ves lo que queda.
one-building-of-a-type = De cada tipo se puede tener un solo edificio, y de ese ya tienes uno.
too-few-thalers-of-a-bean = Ese edificio cuesta { $price } 🪙 de { bean-full-name }, y de esas tienes { $thalers }.
only-the-type-that-was-named = Ahora puedes comprar un edificio del tipo elegido, o nada.

# Questions
answer-first = Responde primero a la pregunta de tu mano.
somebody-else-is-asked = Antes tiene que responder otra persona. En la mesa ves quién.
nobody-asks-for-thalers = Ahora nadie te pregunta qué cartas se vuelven monedas.
nobody-asks-what-you-buy = Ahora nadie te pregunta qué compras. Puedes comprar lo que puedas pagar.
nothing-to-name = Ahora no tienes que elegir ningún tipo de edificio.
none-of-that-type-left = No queda ningún edificio de ese tipo. Elige otro.

# The Bank
not-the-moment-of-your-bank = Tu Banco solo se usa antes de plantar en tu turno, y una sola vez.
no-bank-to-peek = Solo con el Banco 2 se mira la pila de robo, y no lo tienes.
no-bank-to-order = Solo con el Banco 3 se ordenan las cartas robadas, y no lo tienes.
no-bank-to-move-card = Solo con el Banco 4 se mueve una carta de la mano, y no lo tienes.
look-first = Mira primero la carta de arriba; después puedes ponerla debajo de la pila.
no-such-place-in-hand = Ese lugar no existe en tu mano. Elige uno de los que se ven.
card-lies-there-already = Esa carta ya está ahí. Elige otro lugar o déjala.
nothing-to-order = Ahora no tienes cartas que ordenar.
not-the-cards-drawn = Esas no son las cartas que robaste. Indica cada una una sola vez.

# Fields and the store
no-stew-there = Esa carta no puede empezar un guiso en ese campo. Plántala sin pedirlo.
no-store = No tienes una Tienda general donde guardar cartas. Planta la carta.
store-is-full = Tu Tienda general está llena. Planta la carta o deshazte antes de una carta guardada.
from-anothers-store = Esa carta ({ bean-full-name }) viene de la tienda de otra persona: hay que plantarla.

# Harvesting
not-what-the-field-pays = El campo { $field } paga { $thalers } 🪙. Elige exactamente esa cantidad de cartas.
not-in-that-field = En el campo { $field } no están esas cartas, o no para eso. Elige entre lo que paga.
nobody-takes-a-thaler = De esa cosecha no va nada a una Destilería. Cosecha sin indicar una carta para ella.
