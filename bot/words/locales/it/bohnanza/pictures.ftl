# What stands in the pictures of Bohnanza, and their alt text.

# The title: who acts, in which phase.
picture-turn = { $phase ->
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
# Below the title. $names: who is waited for beside the active player, or `none`.
picture-line = { $last ->
    [yes] Ultimo turno{ $names ->
        [none] {""}
       *[other] {" "}· in attesa di { $names }
     }
   *[no] { $names ->
        [none] {""}
       *[other] In attesa di { $names }
     }
 }
# In a duel, beside the cards face up: a few short words. $other left them.
picture-face-up = { $offered ->
    [yes] Lasciate da { $other }
   *[no] Carte scoperte
 }
# On the soil of a field of which more cards pay no more.
picture-most = max

# The hand.
# $when: now, if it is the reader's turn to plant from their hand.
picture-front = { $cards ->
    [0] Non hai carte in mano
   *[other] { $when ->
        [now] Pianta prima questa
       *[later] La tua prima carta
    }
 }
picture-cards = { $cards ->
    [0] {""}
    [one] 1 carta
   *[other] { $cards } carte
 }
# Above cards that lie together: at most twelve characters.
picture-to-plant = da piantare
picture-stored = Emporio

# The end: the title, below it what separated players with equal scores, above the chart what it shows.
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
# $scores: those that several players reached.
picture-tie = Parità a { $scores }: { $rule ->
    [most_cards_in_hand] è davanti chi ha più carte in mano
    [farthest_from_start] è davanti chi siede più lontano da chi ha iniziato
   *[shared] il posto è condiviso
 }
picture-chart = per turno
# What a score is made of where there is a town; $more: thalers under buildings and for them.
picture-parts = { $cash ->
    [one] 1{"\u00A0"}moneta
   *[other] { $cash }{"\u00A0"}monete
 }{ $buildings ->
    [0] {""}
   *[other] {" "}+ { $buildings }{"\u00A0"}per{"\u00A0"}edifici
 }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }{"\u00A0"}di{"\u00A0"}premio
 }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }{"\u00A0"}extra
 }
# Below the ranking, beside a small field: what each player had in the fields at the end.
picture-harvest = Raccolta finale

# Above the picture: which game this is, and what the picture leaves out.
table-where-pictured = -# { $game } · tavolo #{ $table } · turno { $turn } · mazzo { $pile } di { $piles }{ $price ->
    [0] {""}
   *[other] {" "}· terzo campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuori gioco { $box }
 }

# The alt text of the table.
alt-turn = { picture-turn }{ $names ->
    [none] .
   *[other] {"; "}in attesa di { $names }.
 }{ $last ->
    [yes] {" "}È l’ultimo turno.
   *[no] {""}
 }
alt-face-up = { $who ->
    [anyone] Carte scoperte: { $beans }.
    [offered] Lasciate da { $other } a { $name }: { $beans }.
   *[other] Scoperte per { $name }: { $beans }.
 }
# $parts: what lies there, each as in one of the messages below.
alt-seat = { $name }{ $says ->
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
alt-hand-card = { $place } { $bean }{ $place ->
    [1] {" "}(la prima da piantare)
   *[other] {""}
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
alt-end-place = { $rank }. { $name }: { picture-end-score }{ $bean ->
    [none] .
   *[other] , soprattutto con { $bean }.
 }
alt-end-tie = { picture-tie }.
alt-end-half = A metà partita, dopo il turno { $turn }: { $scores }.
alt-end-score = { $name } { $score }
alt-end-harvest = La raccolta finale di { $name }: { $crops }.
# $count: how many cards they are.
alt-end-crop = { $crop } { $count ->
    [one] rende
   *[other] rendono
 } { $pays }
alt-end-town = La città di { $name }: { $buildings }.
