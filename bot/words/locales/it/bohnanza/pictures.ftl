# What stands in the pictures of Bohnanza, and their alt text.

# On an offer that is open to everybody: a short word, in the place of a name.
picture-anyone = Tutti
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: `now` if the reader must plant it, `more` if they may after another.
picture-front = { $cards ->
    [0] Non hai carte in mano
   *[other] { $when ->
        [now] Pianta prima questa
        [more] Puoi piantare questa
       *[later] La tua prima carta
    }
 }
# One card is seen at a glance.
picture-cards = { $cards ->
    [0] {""}
    [one] {""}
   *[other] { $cards } carte
 }

# The end.
picture-end = { $count ->
    [one] Vince { $names } con { picture-end-score }
   *[other] Vincono insieme { $names } con { picture-end-score }
 }
picture-end-score = { $town ->
    [yes] { $score ->
        [one] 1 punto
       *[other] { $score } punti
     }
   *[no] { picture-thalers }
 }
picture-thalers = { $score ->
    [one] 1 moneta
   *[other] { $score } monete
 }
# Beside a player with the same score as somebody ahead of them, or as others on the same place: at most 15
# characters.
picture-tie = { $rule ->
    [most_cards_in_hand] meno carte
    [farthest_from_start] giocava prima
   *[shared] a pari merito
 }
# On the uppermost line of the chart.
picture-chart = { $town ->
    [yes] punti turno per turno
   *[no] monete turno per turno
 }

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · tavolo #{ $table } · turno { $turn } · mazzo { $pile } di { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· terzo campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuori gioco { $box }
 }

# The alt text of the table. Who acts, in which phase.
alt-step = { $phase ->
    [plant] { $name } pianta
    [trade] { $name } scambia
    [plant_offered] { $name } pianta o scarta l’offerta
    [duel_plant] { $name } pianta e scarta
    [plant_turned_up] { $name } pianta le carte scoperte
    [cards_drawn] { $name } pesca
    [final_harvest] La fine: la raccolta finale
    [all_harvested] La fine: tutti i campi sono raccolti
   *[plant_received] Si piantano le carte nuove
 }
# $names: who is waited for, or `none`.
alt-turn = { alt-step }{ $names ->
    [none] .
   *[other] {"; "}in attesa di { $names }.
 }{ $last ->
    [yes] {" "}È l’ultimo turno.
   *[no] {""}
 }
# $name made the offer, to $other or to anyone.
alt-offer = { $name } { $kind ->
    [gift] regala { $give }
    [wish] chiede in regalo { $want }
   *[trade] offre { $give } per { $want }
 } a { $other }.
alt-offers-more = { $count ->
    [one] C’è un’altra offerta aperta.
   *[other] Ci sono altre { $count } offerte aperte.
 }
alt-face-up = { $who ->
    [anyone] Carte scoperte: { $beans }.
    [offered] Lasciate da { $other } a { $name }: { $beans }.
   *[other] Scoperte per { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
    [turn] {" "}(di turno)
    [offers] {" "}(offerta aperta)
    [done] {" "}(ha finito)
   *[nothing] {""}
 }: { $parts }.
alt-seat-cards = { alt-thalers }, { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
 }
alt-thalers = { $thalers ->
    [one] 1 moneta
   *[other] { $thalers } monete
 }
alt-several = { $count } { $name }
alt-field = { $crop } (rende { $pays }{ $next ->
    [0] {""}
   *[other] ; { $more } con { $next }
 })
alt-field-empty = vuoto{ field-for-one }
alt-to-plant = da piantare { $beans }
alt-town = edifici { $buildings }
alt-stored = nell’Emporio { $beans }
alt-saloon = { $thalers ->
    [one] 1 moneta
   *[other] { $thalers } monete
 } sotto il Saloon
alt-distillery = { $thalers ->
    [one] 1 moneta
   *[other] { $thalers } monete
 } sotto la Distilleria
alt-piles = Mazzo { $draw }, { $discard ->
    [0] nessuno scarto
   *[other] scarti { $discard }, in cima { $top }
 }.

# The alt text of the hand.
alt-hand = { $count ->
    [0] Non hai carte in mano.
    [one] La tua mano, 1 carta: { $cards }.
   *[other] La tua mano, { $count } carte da davanti: { $cards }.
 }
alt-hand-card = { $place } { $bean }{ $when ->
    [now] {" "}(la prima da piantare)
    [more] {" "}(puoi piantarla)
   *[later] {""}
 }
alt-hand-to-plant = Da piantare: { $beans }.
alt-hand-field = Campo { $field }: { $crop }, rende { $pays }{ $next ->
    [0] {""}
   *[other] ; { $more } con { $next }
 }{ $protected ->
    [yes] , protetto
   *[no] {""}
 }.
alt-hand-field-empty = Campo { $field }: { alt-field-empty }.
alt-hand-thalers = { alt-thalers }.
alt-hand-stored = Nell’Emporio: { $beans }.
# Another player above the hand: $parts as in alt-seat. $acts: whether it is their turn.
alt-other = { $name }{ $acts ->
    [yes] {" "}(di turno)
   *[no] {""}
 }: { $parts }.
# A field of theirs; $fits: whether a bean that is given or asked for just now would suit it.
alt-other-field = { $field }{ $fits ->
    [yes] {" "}(adatto allo scambio)
   *[no] {""}
 }

# The alt text of the end.
alt-end = { picture-end }{ $bean ->
    [none] .
   *[other] , soprattutto con { $bean }.
 }
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $reason ->
    [none] {""}
   *[other] , { $reason }
 }{ $bean ->
    [none] .
   *[other] , soprattutto con { $bean }.
 }
alt-end-half = A metà partita, dopo il turno { $turn }: { $scores }.
alt-end-score = { $name } { $score }
