# What stands in the pictures of Nicht die Bohne, and their alt text.

# The title, and below it where in the game this is.
bohne-picture-turn = { $phase ->
    [lead] { $names } spielt aus
    [lay] Karten verdeckt legen
   *[take] { $names } nimmt eine Karte
 }
bohne-picture-where = Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }{ $names ->
    [none] {""}
   *[other] {" "}· warten auf { $names }
 }
# The hand: the title with what to do now or, where it does not follow the game, what it is; how many cards there
# are; and beside one's own card in the trick.
bohne-picture-hand = { $task ->
    [lead] Spiel eine Karte offen aus
    [lay] Leg eine Karte verdeckt
    [take] Nimm eine Karte
    [down] Deine Karte liegt verdeckt
   *[none] { $cards ->
        [0] Keine Karten auf der Hand
       *[other] Deine Hand
     }
 }
bohne-picture-cards = { $cards ->
    [0] {""}
    [one] 1 Karte
   *[other] { $cards } Karten
 }
bohne-picture-laid = deine Karte
# Beside a scoring area: what all rounds have brought, this one too; at most twelve characters.
bohne-picture-total = gesamt: { $points }
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
bohne-alt-turn = { bohne-picture-turn }. { $waiting ->
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
 }, { $points }{ $rounds ->
    [none] {""}
   *[other] {" "}aus den Runden davor
 }; { $area ->
    [none] nichts genommen
   *[other] { $area }, zusammen { $now }
 }.
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
 }.

# The alt text of the end.
bohne-alt-end = { bohne-picture-end }.
bohne-alt-place = { $rank }. { $name }: { $points }, Runde für Runde { $rounds }{ $reason ->
    [none] .
   *[other] ; { $reason }.
 }
