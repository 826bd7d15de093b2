# What stands in the pictures of Nicht die Bohne, and their alt text.

# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] Vince { $names } con { bohne-points }
   *[other] Vincono insieme { $names } con { bohne-points }
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = a pari merito
bohne-picture-chart = punti manche per manche

# The alt text of the table.
bohne-alt-turn = { $phase ->
    [lead] Apre { $names }
    [lay] Si posano carte coperte
   *[take] { $names } prende una carta
 }. { $waiting ->
    [none] {""}
   *[other] In attesa di { $waiting }.{" "}
 }Manche { $round } di { $rounds }, presa { $trick } di { $tricks }.
bohne-alt-trick = La presa: { $cards }.
bohne-alt-past = La presa precedente: { $cards }.
bohne-alt-card = { $state ->
    [token] { $card } di { $name } con il segnalino
    [taken] { $card } di { $name } (va a { $taker })
    [down] una coperta di { $name }
   *[left] { $card } di { $name }
 }
bohne-alt-seat = { $name }: { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
 }; { $area ->
    [none] area vuota
   *[other] { $area }, in tutto { $now }
 }{ bohne-alt-total }.
# The points from all rounds, this one too; `none` in the first one.
bohne-alt-total = { $total ->
    [none] {""}
   *[other] ; in tutto { $total }
 }
# A colour of a scoring area: its cards, and what they are worth.
bohne-alt-colour = { $colour } { $cards } = { $result }
bohne-alt-face = { $face ->
    [minus] meno
    [x2] ×2
    [nicht_die_bohne] nicht die Bohne
   *[number] { $number }
 }

# The alt text of the hand.
bohne-alt-hand = { $count ->
    [0] Non hai carte in mano.
    [one] La tua mano, 1 carta: { $cards }.
   *[other] La tua mano, { $count } carte: { $cards }.
 }
bohne-alt-laid = La tua carta nella presa: { $card }.
bohne-alt-area = La tua area punti: { $area ->
    [none] vuota
   *[other] { $area }, in tutto { $now }
 }{ bohne-alt-total }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, manche per manche { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
