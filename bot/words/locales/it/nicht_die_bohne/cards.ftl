# The cards. The symbol of the colour stands before each name.

bohne-colour = { $colour ->
    [red] Rosso
    [blue] Blu
    [green] Verde
    [yellow] Giallo
   *[other] { $colour }
 }

# $colour: its name. No line breaks before the mark.
bohne-card = { $kind ->
    [minus] { $colour } meno 🔻
    [x2] { $colour } ×2 ⏫
    [nicht_die_bohne] { $colour } nicht die Bohne 🚫
   *[number] { $colour } { $number }
 }

# The same within a list of one colour; the spaces are such that no line breaks there.
bohne-card-of-colour = { $kind ->
    [minus] 🔻 meno
    [x2] ⏫ ×2
    [nicht_die_bohne] 🚫 nicht die Bohne
   *[number] { $number }
 }

# On one of many buttons, beside the sign of the colour: as short as can be.
bohne-card-on-button = { $kind ->
    [minus] 🔻
    [x2] ×2
    [nicht_die_bohne] 🚫
   *[number] { $number }
 }
