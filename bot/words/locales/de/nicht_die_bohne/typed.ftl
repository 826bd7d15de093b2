# What people may type: lists of words and phrases, separated by commas. Capitals, accents and hyphens make no difference.
# What colours may be called besides their names.
bohne-typed-colour = { $colour ->
    [red] rote, roter, rotes, roten
    [blue] blaue, blauer, blaues, blauen
    [green] grüne, grüner, grünes, grünen
    [yellow] gelbe, gelber, gelbes, gelben
   *[other] {""}
 }
# What the cards without a number may be called.
bohne-typed-minus = minus, -, –, −, 🔻, ➖
bohne-typed-x2 = x2, ×2, 2x, *2, doppelt, doppel, mal 2, ⏫
bohne-typed-nicht-die-bohne = nichtdiebohne, bohne, ndb, nichts, 🚫
