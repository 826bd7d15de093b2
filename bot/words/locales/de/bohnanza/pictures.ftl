# What stands in the pictures of Bohnanza, and their alt text.

# On an offer that is open to everybody: a short word, in the place of a name.
picture-anyone = Alle
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: `now` if the reader must plant it, `more` if they may after another.
picture-front = { $cards ->
    [0] Keine Karten auf der Hand
   *[other] { $when ->
        [now] Diese zuerst anbauen
        [more] Diese darfst du anbauen
       *[later] Deine vorderste Karte
    }
 }
# One card is seen at a glance.
picture-cards = { $cards ->
    [0] {""}
    [one] {""}
   *[other] { $cards } Karten
 }

# The end.
picture-end = { $count ->
    [one] { $names } gewinnt mit
   *[other] { $names } gewinnen gemeinsam mit
 } { $score } { $town ->
    [yes] { $score ->
        [one] Punkt
       *[other] Punkten
     }
   *[no] { $score ->
        [one] Taler
       *[other] Talern
     }
 }
picture-end-score = { $town ->
    [yes] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
     }
   *[no] { picture-thalers }
 }
picture-thalers = { $score ->
    [one] 1 Taler
   *[other] { $score } Taler
 }
# Beside a player with the same score as somebody ahead of them, or as others on the same place: at most 15
# characters.
picture-tie = { $rule ->
    [most_cards_in_hand] weniger Karten
    [farthest_from_start] war früher dran
   *[shared] Platz geteilt
 }
# On the uppermost line of the chart.
picture-chart = { $town ->
    [yes] Punkte Zug um Zug
   *[no] Taler Zug um Zug
 }

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · Tisch #{ $table } · Zug { $turn } · Stapel { $pile } von { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· drittes Feld { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· aus dem Spiel { $box }
 }

# The alt text of the table. Who acts, in which phase.
alt-step = { $phase ->
    [plant] { $name } baut an
    [trade] { $name } handelt
    [plant_offered] { $name } baut das Angebot an oder legt es ab
    [duel_plant] { $name } baut an und legt ab
    [plant_turned_up] { $name } baut Aufgedecktes an
    [cards_drawn] { $name } zieht Karten
    [final_harvest] Schluss: die letzte Ernte
    [all_harvested] Schluss: Alle Felder sind geerntet
   *[plant_received] Neue Bohnen werden angebaut
 }
# $names: who is waited for, or `none`.
alt-turn = { alt-step }{ $names ->
    [none] .
   *[other] {"; "}warten auf { $names }.
 }{ $last ->
    [yes] {" "}Es ist der letzte Zug.
   *[no] {""}
 }
# $name made the offer, to $other or to anyone.
alt-offer = { $name } an { $other }: { $kind ->
    [gift] { $give } geschenkt.
    [wish] möchte { $want } geschenkt.
   *[trade] { $give } gegen { $want }.
 }
alt-offers-more = { $count ->
    [one] Ein weiteres Angebot ist offen.
   *[other] { $count } weitere Angebote sind offen.
 }
alt-face-up = { $who ->
    [anyone] Aufgedeckt: { $beans }.
    [offered] Von { $other } für { $name } liegen gelassen: { $beans }.
   *[other] Für { $name } aufgedeckt: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
    [turn] {" "}(am Zug)
    [offers] , bietet etwas an
    [done] , fertig
   *[nothing] {""}
 }: { $parts }.
alt-seat-cards = { alt-thalers }, { $hand ->
    [one] 1 Karte auf der Hand
   *[other] { $hand } Karten auf der Hand
 }
alt-thalers = { $thalers } Taler
alt-several = { $count } { $name }
alt-field = { $crop } (bringt { $pays }{ $next ->
    [0] {""}
   *[other] , { $more } ab { $next }
 })
alt-field-empty = leer{ field-for-one }
alt-to-plant = anzubauen { $beans }
alt-town = Gebäude { $buildings }
alt-stored = im Lager { $beans }
alt-saloon = { $thalers } unter dem Saloon
alt-distillery = { $thalers } unter der Distillery
alt-piles = Nachziehstapel { $draw }, Ablagestapel { $discard ->
    [0] leer
   *[other] { $discard }, oben { $top }
 }.

# The alt text of the hand.
alt-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
    [one] Deine Hand, 1 Karte: { $cards }.
   *[other] Deine Hand, { $count } Karten von vorne: { $cards }.
 }
alt-hand-card = { $place } { $bean }{ $when ->
    [now] {" "}(zuerst anbauen)
    [more] {" "}(darfst du anbauen)
   *[later] {""}
 }
alt-hand-to-plant = Anzubauen: { $beans }.
alt-hand-field = Feld { $field }: { $crop }, bringt { $pays }{ $next ->
    [0] {""}
   *[other] , { $more } ab { $next }
 }{ $protected ->
    [yes] , geschützt
   *[no] {""}
 }.
alt-hand-field-empty = Feld { $field }: { alt-field-empty }.
alt-hand-thalers = { alt-thalers }.
alt-hand-stored = Im Lager: { $beans }.
# Another player above the hand: $parts as in alt-seat. $acts: whether it is their turn.
alt-other = { $name }{ $acts ->
    [yes] {" "}(am Zug)
   *[no] {""}
 }: { $parts }.
# A field of theirs; $fits: whether a bean that is given or asked for just now would suit it.
alt-other-field = { $field }{ $fits ->
    [yes] {" "}(passt zum Handel)
   *[no] {""}
 }

# The alt text of the end.
alt-end = { picture-end }{ $bean ->
    [none] .
   *[other] , die meisten Taler: { $bean }.
 }
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $reason ->
    [none] {""}
   *[other] , { $reason }
 }{ $bean ->
    [none] .
   *[other] , die meisten Taler: { $bean }.
 }
alt-end-half = Zur Halbzeit, nach Zug { $turn }: { $scores }.
alt-end-score = { $name } { $score }
