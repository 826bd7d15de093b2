# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# What colours may be called besides their names.
bohne-typed-colour = { $colour ->
    [red] roja
    [yellow] amarilla
   *[other] {""}
 }
# What the cards without a number may be called.
bohne-typed-minus = menos, -, –, −, 🔻, ➖
bohne-typed-x2 = x2, ×2, 2x, *2, por 2, doble, ⏫
bohne-typed-nicht-die-bohne = nichtdiebohne, bohne, ndb, nada, cero, 🚫
