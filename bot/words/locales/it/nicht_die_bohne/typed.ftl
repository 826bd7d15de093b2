# What people may type, in lists of words: several words for one thing stand side by side.
# What the cards without a number may be called: any of these, separated by spaces, each without spaces of its own.

bohne-typed-minus = meno negativo - – − 🔻 ➖
bohne-typed-x2 = x2 ×2 2x *2 doppio ⏫
bohne-typed-nicht-die-bohne = nichtdiebohne bohne ndb niente zero 🚫
