# What stands in the pictures of Nicht die Bohne, and their alt text.

# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] Gana { $names } con { bohne-points }
   *[other] Ganan { $names } con { bohne-points }
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = mismo puesto
bohne-picture-chart = puntos ronda a ronda

# The alt text of the table.
bohne-alt-turn = { $phase ->
    [lead] { $names } abre
    [lay] Se juegan cartas boca abajo
   *[take] { $names } toma una carta
 }. { $waiting ->
    [none] {""}
   *[other] Esperando a { $waiting }.{" "}
 }Ronda { $round } de { $rounds }, baza { $trick } de { $tricks }.
bohne-alt-trick = La baza: { $cards }.
bohne-alt-past = La baza anterior: { $cards }.
bohne-alt-card = { $state ->
    [token] { $card } de { $name } con la ficha
    [taken] { $card } de { $name }, para { $taker }
    [down] una boca abajo de { $name }
   *[left] { $card } de { $name }
 }
bohne-alt-seat = { $name }: { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
 }; { $area ->
    [none] sin cartas en su área
   *[other] { $area }, en total { $now }
 }{ bohne-alt-total }.
# The points from all rounds, this one too; `none` in the first one.
bohne-alt-total = { $total ->
    [none] {""}
   *[other] ; en total { $total }
 }
# A colour of a scoring area: its cards, and what they are worth.
bohne-alt-colour = { $colour } { $cards } = { $result }
bohne-alt-face = { $face ->
    [minus] menos
    [x2] ×2
    [nicht_die_bohne] nicht die Bohne
   *[number] { $number }
 }

# The alt text of the hand.
bohne-alt-hand = { $count ->
    [0] Tu mano está vacía.
    [one] Tu mano, 1 carta: { $cards }.
   *[other] Tu mano, { $count } cartas: { $cards }.
 }
bohne-alt-laid = Tu carta en la baza: { $card }.
bohne-alt-area = Tu área de puntuación: { $area ->
    [none] sin cartas
   *[other] { $area }, en total { $now }
 }{ bohne-alt-total }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, ronda a ronda { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
