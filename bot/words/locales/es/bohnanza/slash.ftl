# The commands of Bohnanza and their options as Discord lists them.

# What people type: the other file of this name says which names can be.
name-plant = plantar
name-harvest = cosechar
name-offer = ofrecer
name-accept = aceptar
name-decline = rechazar
name-withdraw = retirar
name-end = seguir
name-discard = descartar
name-pass = paso
name-buy = comprar
name-store = guardar
name-peek = mirar
name-bottom = debajo
name-order = orden
name-move = mover
name-town = pueblo

# `to` is a player, but in the command that moves a card it is the card's new place.
option-name-field = campo
option-name-harvest = cosechar
option-name-card = carta
option-name-thalers = monedas
option-name-distillery = destilería
option-name-give = doy
option-name-want = quiero
option-name-to = para
option-name-offer = oferta
option-name-what = qué
option-name-cards = cartas
option-name-move-to = lugar

# What Discord says of each; at most 100 characters.
command-plant = Planta la primera carta de tu mano, o una carta que recibiste
command-harvest = Cosecha uno de tus campos
command-offer = Ofrece un intercambio o un regalo, o pide algo
command-accept = Acepta una oferta
command-decline = Rechaza una oferta
command-withdraw = Retira una oferta tuya
command-end = Sigue: revela cartas, termina el intercambio o (duelo de { -beans }) deja el resto
command-discard = Duelo de { -beans }: descarta una carta de la oferta, o una de tu mano tras plantar
command-pass = Pasa en el intercambio de este turno; otra vez: ya no pasas
command-buy = Compra un tercer campo, o edificios en High Bohn
command-store = High Bohn: guarda una carta en tu Tienda general en vez de plantarla
command-peek = High Bohn: mira la carta de arriba de la pila de robo antes de plantar (Banco 2)
command-bottom = High Bohn: pon debajo de la pila de robo la carta que miraste (Banco 2)
command-order = High Bohn: di en qué orden tomas las cartas recién robadas (Banco 3)
command-move = High Bohn: mueve una carta de tu mano a otro lugar antes de plantar (Banco 4)
command-town = High Bohn: mira todos los edificios, de quién son y cuáles puedes comprar

option-plant-card = Qué carta, cuando puedes plantar varias
option-plant-field = Qué campo
option-plant-harvest = El campo que se cosecha antes
option-buy-what = Qué compras, por ejemplo: Banco 2; vacío: el tercer campo, o el pueblo en High Bohn
option-discard-card = Qué carta: su variedad, o su lugar en tu mano, por ejemplo #3
option-harvest-field = Qué campo
option-harvest-thalers = High Bohn: de variedades distintas, las cartas que serán monedas, por ejemplo: azul { -soy }
option-harvest-distillery = High Bohn: cuál de esas monedas va debajo de la Destilería
option-store-card = Qué carta, cuando puedes guardar varias
option-order-cards = Las cartas recién robadas, primero la que se plantará antes; vacío: tal como están
option-move-card = Qué carta: su lugar en tu mano, por ejemplo #3, o su variedad
option-move-to = Su nuevo lugar, contando desde delante
option-offer-give = Las cartas que das: { -soy } picante. O la oferta entera: { -soy } picante { option-name-want }: azul { option-name-to }: Anna
option-offer-want = Las cartas que quieres, por ejemplo: azul, o 2 azules; vacío: un regalo
option-offer-to = Para quién; vacío: para quien quiera
option-accept-offer = El número de la oferta
option-accept-give = Exactamente las cartas que das, si valen varias, por ejemplo: { -soy } picante
option-decline-offer = El número de la oferta
option-withdraw-offer = El número de la oferta

# Above these commands in the help.
help-bohnanza = **Bohnanza y High Bohn**
