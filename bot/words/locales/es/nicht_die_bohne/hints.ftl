# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.

# Taking. $points: what the card adds to somebody's scoring area now, or costs; $colour: symbol and name of the card's colour;
# $cards: another card; $more: how much more that adds; $who: another player.
bohne-hint-take-most = Ninguna otra carta suma ahora más en tu área de puntuación: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
bohne-hint-take-harmless = Ahora esta carta no te cambia nada, y ninguna otra sumaría puntos.
bohne-hint-take-least = Ahora todas las cartas te cuestan puntos, y ninguna menos que esta: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
bohne-hint-take-minus = Con otro menos, tu { $colour } vuelve a sumar: { $points ->
    [one] un punto
   *[other] { $points } puntos
 } más.
bohne-hint-take-x2 = Con esta carta, tu { $colour } cuenta el doble: { $points ->
    [one] un punto
   *[other] { $points } puntos
 } más.
bohne-hint-take-nothing = Esta carta anula lo que ahora te cuesta tu { $colour }: { $points ->
    [one] un punto
   *[other] { $points } puntos
 } más.
bohne-hint-take-later = { $cards } valdría ahora { $more ->
    [one] un punto
   *[other] { $more } puntos
 } más.
bohne-hint-take-denies = A { $who } esta carta le sumaría { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
# What the colour counts then and now, with a minus sign where that is less than nothing.
bohne-hint-colour = { $colour } contará { $after }; ahora cuenta { $before }.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs $who; $cards: another card of the hand.
bohne-hint-lay-last = Esta es tu última carta.
bohne-hint-lay-hurts = Esta carta no suma nada ahora en ninguna otra área y puede costar puntos: { $who } perdería { $costs ->
    [one] un punto
   *[other] { $costs } puntos
 }.
bohne-hint-lay-useless = Esta carta no suma nada ahora en el área de nadie más.
bohne-hint-lay-mixed = { $who } perdería { $costs ->
    [one] un punto
   *[other] { $costs } puntos
 } con esta carta, y nadie gana más de { $most ->
    [one] un punto
   *[other] { $most } puntos
 }.
bohne-hint-lay-little = Con esta carta nadie gana ahora más de { $most ->
    [one] un punto
   *[other] { $most } puntos
 }; tus otras cartas darían a alguien lo mismo o más.
bohne-hint-lay-keeps = { $who } ganaría { $most ->
    [one] un punto
   *[other] { $most } puntos
 } con esta carta; si la toman pronto, tú tomas después. { $cards } daría menos.
