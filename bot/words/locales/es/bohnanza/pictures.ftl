# What stands in the pictures of Bohnanza, and their alt text.

# On an offer that is open to everybody: a short word, in the place of a name.
picture-anyone = Todos
# On the soil of a field of which more cards pay no more.
picture-most = máx

# The hand.
# $when: `now` if the reader must plant it, `more` if they may after another.
picture-front = { $cards ->
    [0] Sin cartas en la mano
   *[other] { $when ->
        [now] Esta se planta primero
        [more] Puedes plantar esta
       *[later] Tu primera carta
    }
 }
# One card is seen at a glance.
picture-cards = { $cards ->
    [0] {""}
    [one] {""}
   *[other] { $cards } cartas
 }

# The end.
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
# Beside a player with the same score as somebody ahead of them, or as others on the same place: at most 15
# characters.
picture-tie = { $rule ->
    [most_cards_in_hand] menos cartas
    [farthest_from_start] jugó antes
   *[shared] mismo puesto
 }
# On the uppermost line of the chart.
picture-chart = { $town ->
    [yes] puntos turno a turno
   *[no] monedas turno a turno
 }

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · mesa #{ $table } · turno { $turn } · pila { $pile } de { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· tercer campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuera del juego { $box }
 }

# The alt text of the table. Who acts, in which phase.
alt-step = { $phase ->
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
# $names: who is waited for, or `none`.
alt-turn = { alt-step }{ $names ->
    [none] .
   *[other] {"; "}esperando a { $names }.
 }{ $last ->
    [yes] {" "}Es el último turno.
   *[no] {""}
 }
# $name made the offer, to $other or to anyone.
alt-offer = { $name } { $kind ->
    [gift] regala { $give }
    [wish] pide de regalo { $want }
   *[trade] ofrece { $give } por { $want }
 } a { $other }.
alt-offers-more = { $count ->
    [one] Hay otra oferta abierta.
   *[other] Hay otras { $count } ofertas abiertas.
 }
alt-face-up = { $who ->
    [anyone] Reveladas: { $beans }.
    [offered] { $other } le dejó a { $name }: { $beans }.
   *[other] Reveladas para { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
    [turn] {" "}(es su turno)
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
alt-hand-card = { $place } { $bean }{ $when ->
    [now] {" "}(se planta primero)
    [more] {" "}(puedes plantarla)
   *[later] {""}
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
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $reason ->
    [none] {""}
   *[other] , { $reason }
 }{ $bean ->
    [none] .
   *[other] , sobre todo gracias a { $bean }.
 }
alt-end-half = A mitad de partida, tras el turno { $turn }: { $scores }.
alt-end-score = { $name } { $score }
