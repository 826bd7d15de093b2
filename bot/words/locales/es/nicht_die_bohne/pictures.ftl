# What stands in the pictures of Nicht die Bohne, and their alt text.

# The title, and below it where in the game this is.
bohne-picture-turn = { $phase ->
    [lead] { $names } abre
    [lay] Se juegan cartas boca abajo
   *[take] { $names } toma una carta
 }
bohne-picture-where = Ronda { $round } de { $rounds } · baza { $trick } de { $tricks }{ $names ->
    [none] {""}
   *[other] {" "}· esperando a { $names }
 }
# The hand: the title with what to do now or, where it does not follow the game, what it is; how many cards there
# are; and beside one's own card in the trick.
bohne-picture-hand = { $task ->
    [lead] Abre con una carta
    [lay] Juega una boca abajo
    [take] Toma una carta
    [down] Tu carta está boca abajo
   *[none] { $cards ->
        [0] Sin cartas en la mano
       *[other] Tu mano
     }
 }
bohne-picture-cards = { $cards ->
    [0] {""}
    [one] 1 carta
   *[other] { $cards } cartas
 }
bohne-picture-laid = tu carta
# Beside a scoring area: what all rounds have brought, this one too; at most twelve characters.
bohne-picture-total = total: { $points }
# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] Gana { $names } con { bohne-points }
   *[other] Ganan { $names } con { bohne-points }
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = mismo puesto
bohne-picture-chart = puntos ronda a ronda

# The alt text of the table.
bohne-alt-turn = { bohne-picture-turn }. { $waiting ->
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
 }, { $points }{ $rounds ->
    [none] {""}
   *[other] {" "}de las rondas anteriores
 }; { $area ->
    [none] sin cartas en su área
   *[other] { $area }, en total { $now }
 }.
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
 }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, ronda a ronda { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
