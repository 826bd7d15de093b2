# What stands in the pictures of Bohnanza, and their alt text.

# The title: who acts, in which phase.
picture-turn = { $phase ->
    [plant] { $name } planta
    [trade] { $name } intercambia
    [plant_offered] { $name } planta o descarta la oferta
    [duel_plant] { $name } planta y descarta
    [plant_turned_up] { $name } planta cartas reveladas
    [cards_drawn] { $name } roba
    [final_harvest] El final: la última cosecha
    [all_harvested] El final: todo está cosechado
   *[plant_received] Se plantan las cartas nuevas
 }
# Below the title. $names: who is waited for beside the active player, or `none`.
picture-line = { $last ->
    [yes] Último turno{ $names ->
        [none] {""}
       *[other] {" "}· esperando a { $names }
     }
   *[no] { $names ->
        [none] {""}
       *[other] Esperando a { $names }
     }
 }
# In a duel, beside the cards face up: a few short words. $other left them.
picture-face-up = { $offered ->
    [yes] Las dejó { $other }
   *[no] Reveladas
 }
# On the soil of a field of which more cards pay no more.
picture-most = máx

# The hand.
# $when: now, if it is the reader's turn to plant from their hand.
picture-front = { $cards ->
    [0] Sin cartas en la mano
   *[other] { $when ->
        [now] Esta se planta primero
       *[later] Tu primera carta
    }
 }
picture-cards = { $cards ->
    [0] {""}
    [one] 1 carta
   *[other] { $cards } cartas
 }
# Above cards that lie together: at most twelve characters.
picture-to-plant = nuevas
picture-stored = guardadas

# The end: the title, below it what separated players with equal scores, above the chart what it shows.
picture-end = { $count ->
    [one] Gana { $names } con { picture-end-score }
   *[other] Ganan { $names } con { picture-end-score }
 }
picture-end-score = { $town ->
    [yes] { $score ->
        [one] 1 punto
       *[other] { $score } puntos
     }
   *[no] { picture-thalers }
 }
picture-thalers = { $score ->
    [one] 1 moneda
   *[other] { $score } monedas
 }
# $scores: those that several players reached.
picture-tie = Empate a { $scores }: { $rule ->
    [most_cards_in_hand] gana la mano más llena
    [farthest_from_start] decide el asiento más lejos de quien empezó
   *[shared] se comparte el puesto
 }
picture-chart = por turno
# What a score is made of where there is a town; $more: thalers under buildings and for them.
picture-parts = { $cash ->
    [one] 1{"\u00A0"}moneda
   *[other] { $cash }{"\u00A0"}monedas
 }{ $buildings ->
    [0] {""}
   *[other] {" "}+ { $buildings }{"\u00A0"}por edificios
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }{"\u00A0"}de{"\u00A0"}premio
 }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }{"\u00A0"}extra
 }
# Below the ranking, beside a small field: what each player had in the fields at the end.
picture-harvest = Última cosecha

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · mesa #{ $table } · turno { $turn } · pila { $pile } de { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· tercer campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuera del juego { $box }
 }

# The alt text of the table.
alt-turn = { picture-turn }{ $names ->
    [none] .
   *[other] {"; "}esperando a { $names }.
 }{ $last ->
    [yes] {" "}Es el último turno.
   *[no] {""}
 }
alt-face-up = { $who ->
    [anyone] Reveladas: { $beans }.
    [offered] { $other } le dejó a { $name }: { $beans }.
   *[other] Reveladas para { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
    [offers] {" "}(con una oferta)
    [done] {" "}(pasa)
   *[nothing] {""}
 }: { $parts }.
alt-seat-cards = { alt-thalers }, { $hand ->
    [one] 1 carta en la mano
   *[other] { $hand } cartas en la mano
 }
alt-thalers = { $thalers ->
    [one] 1 moneda
   *[other] { $thalers } monedas
 }
alt-several = { $count } { $name }
alt-field = { $crop } (paga { $pays }{ $next ->
    [0] {""}
   *[other] ; { $more } con { $next }
 })
alt-field-empty = vacío{ $only ->
    [any] {""}
   *[one] {" "}(solo { $only })
 }
alt-to-plant = por plantar { $beans }
alt-town = edificios { $buildings }
alt-stored = en la tienda { $beans }
alt-saloon = { $thalers } bajo el Salón
alt-distillery = { $thalers } bajo la Destilería
alt-piles = Pila de robo { $draw }, pila de descarte { $discard ->
    [0] vacía
   *[other] { $discard }, arriba { $top }
 }.

# The alt text of the hand.
alt-hand = { $count ->
    [0] Tu mano está vacía.
    [one] Tu mano, 1 carta: { $cards }.
   *[other] Tu mano, { $count } cartas desde delante: { $cards }.
 }
alt-hand-card = { $place } { $bean }{ $place ->
    [1] {" "}(se planta primero)
   *[other] {""}
 }
alt-hand-to-plant = Por plantar: { $beans }.
alt-hand-field = Campo { $field }: { $crop }, paga { $pays }{ $next ->
    [0] {""}
   *[other] ; { $more } con { $next }
 }{ $protected ->
    [yes] , protegido
   *[no] {""}
 }.
alt-hand-field-empty = Campo { $field }: { alt-field-empty }.
alt-hand-thalers = { alt-thalers }.
alt-hand-stored = En la tienda: { $beans }.
# Another player above the hand: $parts as in alt-seat. $acts: whether it is their turn.
alt-other = { $name }{ $acts ->
    [yes] {" "}(es su turno)
   *[no] {""}
 }: { $parts }.
# A field of theirs; $fits: whether a bean that is given or asked for just now would suit it.
alt-other-field = { $field }{ $fits ->
    [yes] {" "}(le conviene el trato)
   *[no] {""}
 }

# The alt text of the end.
alt-end = { picture-end }{ $bean ->
    [none] .
   *[other] , sobre todo gracias a { $bean }.
 }
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $bean ->
    [none] .
   *[other] , sobre todo gracias a { $bean }.
 }
alt-end-tie = { picture-tie }.
alt-end-half = A mitad de partida, tras el turno { $turn }: { $scores }.
alt-end-score = { $name } { $score }
alt-end-harvest = La última cosecha de { $name }: { $crops }.
# $count: how many cards they are.
alt-end-crop = { $crop } { $count ->
    [one] paga
   *[other] pagan
 } { $pays }
alt-end-town = El pueblo de { $name }: { $buildings }.
