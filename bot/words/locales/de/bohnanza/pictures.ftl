# What stands in the pictures of Bohnanza, and their alt text.

# The title: who acts, in which phase.
picture-turn = { $phase ->
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
# Below the title. $names: who is waited for beside the active player, or `none`.
picture-line = { $last ->
    [yes] Letzter Zug{ $names ->
        [none] {""}
       *[other] {" "}· warten auf { $names }
     }
   *[no] { $names ->
        [none] {""}
       *[other] Warten auf { $names }
     }
 }
# In a duel, beside the cards face up: a few short words. $other left them.
picture-face-up = { $offered ->
    [yes] Von { $other } gelassen
   *[no] Aufgedeckt
 }
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: now, if it is the reader's turn to plant from their hand.
picture-front = { $cards ->
    [0] Keine Karten auf der Hand
   *[other] { $when ->
        [now] Diese zuerst anbauen
       *[later] Deine vorderste Karte
    }
 }
picture-cards = { $cards ->
    [0] {""}
    [one] 1 Karte
   *[other] { $cards } Karten
 }
# Above cards that lie together: at most twelve characters.
picture-to-plant = anzubauen
picture-stored = im Lager

# The end: the title, below it what separated players with equal scores, above the chart what it shows.
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
# $scores: those that several players reached.
picture-tie = Gleichstand bei { $scores }: { $rule ->
    [most_cards_in_hand] Mehr Handkarten entscheiden
    [farthest_from_start] Vorn, wer weiter von der Startbohne sitzt
   *[shared] geteilter Platz
 }
picture-chart = Zug für Zug
# What a score is made of where there is a town; $more: thalers under buildings and for them.
picture-parts = { $cash ->
    [one] 1{"\u00A0"}Taler
   *[other] { $cash }{"\u00A0"}Taler
 }{ $buildings ->
    [0] {""}
   *[other] {" "}+ { $buildings }{"\u00A0"}für Gebäude
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }{"\u00A0"}Bonus
 }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }{"\u00A0"}extra
 }
# Below the ranking, beside a small field: what each player had in the fields at the end.
picture-harvest = Letzte Ernte

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · Tisch #{ $table } · Zug { $turn } · Stapel { $pile } von { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· drittes Feld { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· aus dem Spiel { $box }
 }

# The alt text of the table.
alt-turn = { picture-turn }{ $names ->
    [none] .
   *[other] {"; "}warten auf { $names }.
 }{ $last ->
    [yes] {" "}Es ist der letzte Zug.
   *[no] {""}
 }
alt-face-up = { $who ->
    [anyone] Aufgedeckt: { $beans }.
    [offered] Von { $other } für { $name } liegen gelassen: { $beans }.
   *[other] Für { $name } aufgedeckt: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
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
alt-hand-card = { $place } { $bean }{ $place ->
    [1] {" "}(zuerst anbauen)
   *[other] {""}
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
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $bean ->
    [none] .
   *[other] , die meisten Taler: { $bean }.
 }
alt-end-tie = { picture-tie }.
alt-end-half = Zur Halbzeit, nach Zug { $turn }: { $scores }.
alt-end-score = { $name } { $score }
alt-end-harvest = Die letzte Ernte von { $name }: { $crops }.
# $count: how many cards they are.
alt-end-crop = { $crop } { $count ->
    [one] bringt
   *[other] bringen
 } { $pays }
alt-end-town = Die Stadt von { $name }: { $buildings }.
