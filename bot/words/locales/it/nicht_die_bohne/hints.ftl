# Why a computer player would make a move, told to one person who asked for a hint.

# Taking. $points: what the card adds to the reader's scoring area now, or costs; $colour: the card's.
bohne-hint-take-most = Nessun’altra carta ora ti porta di più: { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
bohne-hint-take-harmless = Ora per te non cambia niente, e nessun’altra carta porterebbe punti.
bohne-hint-take-least = Ora ogni carta ti costa punti, e nessuna meno di questa: { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
bohne-hint-take-minus = Con un altro meno, { bohne-colour } per te torna positivo: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-x2 = Con questa, { bohne-colour } per te vale doppio: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-nothing = Azzera quello che { bohne-colour } ora ti costa: { $points ->
    [one] un punto
   *[other] { $points } punti
 } in più.
bohne-hint-take-later = Un’altra carta ora porterebbe di più. Ma questa vale di più con quello che può ancora arrivare, o lascia meno agli altri.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs somebody at most.
bohne-hint-lay-last = È la tua ultima carta.
bohne-hint-lay-hurts = Ora non aiuta nessuno, e può costare a qualcuno { $costs ->
    [one] un punto
   *[other] { $costs } punti
 }.
bohne-hint-lay-useless = Ora non porta punti a nessun altro.
bohne-hint-lay-mixed = Può costare a qualcuno { $costs ->
    [one] un punto
   *[other] { $costs } punti
 }, e agli altri porta al massimo { $most ->
    [one] un punto
   *[other] { $most } punti
 }.
bohne-hint-lay-little = Agli altri porta al massimo { $most ->
    [one] un punto
   *[other] { $most } punti
 }; le altre tue carte portano altrettanto o di più.
bohne-hint-lay-keeps = Ora agli altri porta al massimo { $most ->
    [one] un punto
   *[other] { $most } punti
 }; le altre tue carte ti serviranno meglio più tardi.
