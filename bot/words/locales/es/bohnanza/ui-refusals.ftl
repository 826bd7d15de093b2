# Why a click or a command was refused before it became a move: what is the matter and what can be done.

turn-of-another = Le toca a { $player }. { $phase ->
    [trade] Puedes cosechar, hacerle una oferta o responder a las suyas.
    [plant_received] Puedes cosechar y plantar las cartas que recibiste.
    [duel] Después te toca a ti. En tu mano ves lo que puedes hacer mientras tanto.
   *[plant] Puedes cosechar; el intercambio empieza cuando revele cartas.
  }
phase-over = Esa parte de tu turno ya pasó. { $phase ->
    [trade] Hay cartas reveladas: intercambia o termina el intercambio.
    [plant_offered] Primero planta o descarta cada carta que te dejó tu rival.
    [plant_turned_up] Planta las reveladas que quieras y deja el resto.
    [plant_received] Planta las cartas que tienes delante.
   *[plant] Planta la primera carta de tu mano.
  }
nothing-to-end = No hay nada que terminar: el turno acaba por sí mismo cuando todas las cartas nuevas estén plantadas.
thalers-changed = Tus monedas han cambiado: ahora tienes { $thalers }. Vuelve a comprar si aún quieres el campo.
draft-changed = Ya no tienes { $cards }, así que no se envió nada. Míralo y envía otra vez.
trading-over = El intercambio ya terminó; tu oferta no llegó a hacerse.

card-not-to-plant-now = Ahora no se puede plantar { $card }. En tu mano ves qué sí.
field-takes-no-more = En el campo { $field } ya no cabe { $card }. Elige otro campo o cosecha antes.
field-changed = El campo { $field } ha cambiado, así que no se cosechó nada. Míralo y elige otra vez.
room-without-harvest = No hace falta cosechar: { $card } cabe en el campo { $field }. Puedes cosecharlo igual, pero aparte.
set-aside-changed = Las cartas que tienes que plantar han cambiado. Mira otra vez tu mano.
no-single-place = Algunas caben en más de un campo. Plántalas una por una.

own-offer = La oferta #{ $offer } es tuya. Otra persona la puede aceptar; tú la puedes retirar.
offer-to-another = La oferta #{ $offer } es solo para { $player }. Puedes hacer una tuya.
cards-lacking = { $some ->
    [yes] Te faltan cartas para la #{ $offer }: { $cards }. (Solo lo ves tú).
   *[no] No tienes { $cards } para la #{ $offer }. (Solo lo ves tú).
  }
# After it, for whoever pressed Accept at the table.
offer-instead = Con **{ table-button-offer }** puedes hacer una oferta tuya.
cards-given-away = Ya no tienes { $cards } para dar. Mira tu mano y elige otra vez.
other-copies-needed = La #{ $offer } pide exactamente { $cards }. Elige justo eso.
no-other-copies = Ya no tienes otras copias para la #{ $offer }.
too-many-copies = La #{ $offer } pide demasiadas cartas para una lista. Indícalas en `/{ name-accept }`.

# What was typed for a slash command.
one-bean-only = Indica una sola variedad, por ejemplo `{ -red }`.
option-twice = Indicaste `{ $option }` dos veces. Indica esa opción una sola vez.
word-unknown = No entendí `{ $word }`. Escribe las cartas por su nombre, por ejemplo `2 { -red }, picante`.
word-near = No entendí `{ $word }`. ¿Querías decir { $possible }?
word-unclear = `{ $word }` puede ser más de una variedad: { $possible }. Escribe algo más del nombre.
field-unknown = Tienes { $fields } campos: escribe el número de uno, o la variedad que crece en él.
no-field-of-bean = En ninguno de tus campos crece { $card }. Mejor da un número del 1 al { $fields }.
no-room-there = En el campo { $field } hay { $crop }, así que ahí no cabe { $card }. Coséchalo antes o elige otro campo.
grows-elsewhere = { $card } ya crece en tu campo { $field }, así que va ahí: una variedad, un campo.
field-for-another-bean = El campo { $field } es solo para { $card }. Elige otro campo.
nothing-received = No tienes nada que plantar: en este turno no recibiste cartas.
hand-is-empty = Tu mano está vacía: no hay nada que plantar. Revela cartas.
nothing-to-plant = Ahora no tienes nada que plantar. En tu mano ves lo que puedes hacer.
not-among-these = Ahora no puedes plantar { $card }. Puedes plantar: { $cards }.
offer-number-unknown = Escribe el número de una oferta abierta. Están en la mesa.
player-unknown = Aquí nadie más se llama `{ $word }`. Juegan aquí: `{ $players }`.
player-unclear = `{ $word }` puede ser más de una persona: `{ $players }`. Escribe algo más del nombre.
no-place-in-another-hand = Puedes pedir cartas, por ejemplo `2 { -red }`, pero no lugares de una mano.
number-to-ask-for = ¿Cuántas? Pide un número de cartas, por ejemplo `2 { -red }`.
not-face-up = { $card ->
    [any] No hay revelada ninguna carta que puedas dar.
   *[one] De { $card } no hay nada revelado que puedas dar.
 }
cards-lacking-to-give = { $have ->
    [0] No tienes { $card } para dar.
   *[other] De { $card } solo tienes { $have } para dar.
  }
no-such-place = No tienes una carta { $place }: en tu mano hay { $cards }, contando desde delante.
another-card-there = La carta { $place } de tu mano es { $card }. Mira tu mano y escríbelo otra vez.
