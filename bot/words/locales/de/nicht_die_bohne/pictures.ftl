# What stands in the pictures of Nicht die Bohne, and their alt text.

# The end; $points and $size as in bohne-points.
bohne-picture-end = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 } mit { $points } { $size ->
    [one] Punkt
   *[other] Punkten
 }
# Beside whoever has the same total as others: at most 15 characters.
bohne-picture-tie = Platz geteilt
bohne-picture-chart = Punkte Runde für Runde

# The alt text of the table.
bohne-alt-turn = { $phase ->
    [lead] { $names } spielt aus
    [lay] Karten verdeckt legen
   *[take] { $names } nimmt eine Karte
 }. { $waiting ->
    [none] {""}
   *[other] Warten auf { $waiting }.{" "}
 }Runde { $round } von { $rounds }, Stich { $trick } von { $tricks }.
bohne-alt-trick = Der Stich: { $cards }.
bohne-alt-past = Der vorige Stich: { $cards }.
bohne-alt-card = { $state ->
    [token] { $card } von { $name } mit dem Bohnenmarker
    [taken] { $card } von { $name }, genommen von { $taker }
    [down] eine verdeckte von { $name }
   *[left] { $card } von { $name }
 }
bohne-alt-seat = { $name }: { $hand ->
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }; { $area ->
    [none] nichts genommen
   *[other] { $area }, zusammen { $now }
 }{ bohne-alt-total }.
# The points from all rounds, this one too; `none` in the first one.
bohne-alt-total = { $total ->
    [none] {""}
   *[other] ; insgesamt { $total }
 }
# A colour of a scoring area: its cards, and what they are worth.
bohne-alt-colour = { $colour } { $cards } = { $result }
bohne-alt-face = { $face ->
    [minus] minus
    [x2] ×2
    [nicht_die_bohne] nicht die Bohne
   *[number] { $number }
 }

# The alt text of the hand.
bohne-alt-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
    [one] Deine Hand, 1 Karte: { $cards }.
   *[other] Deine Hand, { $count } Karten: { $cards }.
 }
bohne-alt-laid = Deine Karte im Stich: { $card }.
bohne-alt-area = Deine Auslage: { $area ->
    [none] nichts genommen
   *[other] { $area }, zusammen { $now }
 }{ bohne-alt-total }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, Runde für Runde { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
