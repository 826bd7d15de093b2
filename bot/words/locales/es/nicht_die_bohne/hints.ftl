# Why a computer player would make a move, told to one person who asked for a hint.

# Taking. $points: what the card adds to the reader's scoring area now, or costs; $colour: the card's.
bohne-hint-take-most = Ninguna otra carta suma ahora más en tu área de puntuación: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
bohne-hint-take-harmless = Ahora no te cambia nada, y ninguna otra carta sumaría puntos.
bohne-hint-take-least = Ahora todas las cartas te cuestan puntos, y ninguna menos que esta: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
bohne-hint-take-minus = Con un menos más, tu { bohne-colour } vuelve a sumar: { $points ->
    [one] un punto más
   *[other] { $points } puntos más
 }.
bohne-hint-take-x2 = Con esta carta, tu { bohne-colour } cuenta el doble: { $points ->
    [one] un punto más
   *[other] { $points } puntos más
 }.
bohne-hint-take-nothing = Anula lo que ahora te cuesta el { bohne-colour }: { $points ->
    [one] un punto más
   *[other] { $points } puntos más
 }.
bohne-hint-take-later = Otra carta sumaría ahora más. Pero esta vale más con lo que aún puede llegar, o deja menos a las demás personas.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs somebody at most.
bohne-hint-lay-last = Es tu última carta.
bohne-hint-lay-hurts = Ahora no ayuda a nadie, y a alguien le puede costar { $costs ->
    [one] un punto
   *[other] { $costs } puntos
 }.
bohne-hint-lay-useless = Ahora no suma nada en el área de nadie más.
bohne-hint-lay-mixed = A alguien le puede costar { $costs ->
    [one] un punto
   *[other] { $costs } puntos
 }, y a nadie le suma más de { $most }.
bohne-hint-lay-little = A nadie le suma más de { $most }; tus otras cartas suman lo mismo o más.
bohne-hint-lay-keeps = Ahora a nadie le suma más de { $most }; tus otras cartas te servirán mejor después.
