# Moves as something to do, for a hint.

advice-plant = Planta { $beans } en el campo { $field }{ $stew ->
    [True] , como comienzo de un guiso
   *[False] {""}
 }.
advice-turn-up = Revela { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }.
advice-discard = Descarta { $beans }.
advice-leave-offer = Deja { $beans } a tu rival.

# Whom an offer is made to.
advice-to = { $whom ->
    [anyone] quien quiera
   *[other] { $other }
 }
advice-offer-trade = Ofrece { $give } a { advice-to } por { $want }.
advice-offer-gift = Ofrece un regalo a { advice-to }: { $give }.
advice-offer-wish = Pide { $want } a { advice-to }.
advice-accept = Acepta la oferta #{ $offer }{ $gives ->
    [True] {" "}y da { $beans }
   *[False] {""}
 }.
advice-decline = Rechaza la oferta #{ $offer }.
advice-withdraw = Retira tu oferta #{ $offer }.
advice-pass = { -Press } **{ hand-button-pass }**.
advice-come-back = { -Press } **{ hand-button-back-in }**.
advice-end-trading = Termina el intercambio.

advice-take-last-planted = Deja que las cartas plantadas al final sean las monedas de tus campos mezclados.
advice-harvest-for = Cosecha el campo { $field } ({ $crop }) y elige como monedas { $thalers }.
advice-harvest = Cosecha el campo { $field } ({ $crop }) { $pays ->
    [0] aunque no pague nada
    [one] por 1 moneda
   *[other] por { $pays } monedas
 }.
advice-buy-field = Compra un tercer campo por { $price ->
    [one] 1 moneda
   *[other] { $price } monedas
 }.

# High Bohn
advice-buy-buildings = Compra { $buildings }.
advice-buy-no-more = No compres nada más.
advice-name-type = Elige { $type }.
advice-store = Guarda { $beans } en la Tienda general.
advice-peek = Mira la carta de arriba de la pila de robo.
advice-put-to-bottom = Pon debajo de la pila de robo la carta que miraste.
advice-move-card = Mueve { $beans } del lugar { $place } de tu mano al lugar { $to }.
advice-reorder = Toma las cartas recién robadas en este orden: { $beans }.
