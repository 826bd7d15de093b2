# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.

# Taking. $points: what the card adds to somebody's scoring area now, or costs; $colour: symbol and name of the card's colour;
# $cards: another card; $more: how much more that adds; $who: another player.
bohne-hint-take-most = Nessun’altra carta ora ti porta di più: { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
bohne-hint-take-harmless = Questa carta per te ora non cambia niente, e nessun’altra porterebbe punti.
bohne-hint-take-least = Ora ogni carta ti costa punti, e nessuna meno di questa: { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
bohne-hint-take-minus = Con un altro meno, { $colour } per te torna positivo: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-x2 = Con questa carta, { $colour } per te vale doppio: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-nothing = Questa carta azzera quello che { $colour } ora ti costa: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-later = { $cards } ora varrebbe { $more ->
    [one] un punto
   *[other] { $more } punti
 } in più.
bohne-hint-take-denies = A { $who } questa carta porterebbe { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
# What the colour counts then and now, with a minus sign where that is less than nothing.
bohne-hint-colour = { $colour } poi vale { $after }, ora { $before }.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs $who; $cards: another card of the hand.
bohne-hint-lay-last = Questa è la tua ultima carta.
bohne-hint-lay-hurts = Questa carta ora non porta niente a nessun altro e può costare punti: { $who } perderebbe { $costs ->
    [one] un punto
   *[other] { $costs } punti
 }.
bohne-hint-lay-useless = Questa carta ora non porta punti a nessun altro.
bohne-hint-lay-mixed = Con questa carta { $who } perderebbe { $costs ->
    [one] un punto
   *[other] { $costs } punti
 }, e nessuno guadagna più di { $most ->
    [one] un punto
   *[other] { $most } punti
 }.
bohne-hint-lay-little = Nessuno ora guadagna con questa carta più di { $most ->
    [one] un punto
   *[other] { $most } punti
 }; le altre tue carte porterebbero a qualcuno altrettanto o di più.
bohne-hint-lay-keeps = { $who } con questa carta guadagnerebbe { $most ->
    [one] un punto
   *[other] { $most } punti
 }; se la prendono presto, tocca poi a te scegliere. { $cards } porterebbe meno.
