# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# What colours may be called besides their names.
bohne-typed-colour = { $colour ->
    [red] rossa
    [blue] azzurro
    [yellow] gialla
   *[other] {""}
 }
# What the cards without a number may be called.
bohne-typed-minus = meno, negativo, -, –, −, 🔻, ➖
bohne-typed-x2 = x2, ×2, 2x, *2, per 2, doppio, ⏫
bohne-typed-nicht-die-bohne = nichtdiebohne, bohne, ndb, niente, zero, 🚫
