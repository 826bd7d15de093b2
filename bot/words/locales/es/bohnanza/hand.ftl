# The private message of a seat.

# What is turned up next: one card only where that is the last one.
cards-to-turn-up = { $cards ->
    [one] la última carta
   *[other] { $cards } cartas
 }

# The first line: what the game waits for from the reader.
hand-do-first = ### 🪴 Tu turno: planta la primera carta
hand-do-more = ### 🪴 Planta una más o revela { cards-to-turn-up }
hand-do-turn-up = ### 🎴 Revela { cards-to-turn-up }
hand-do-trade = ### 🤝 Tu intercambio: ofrece, acepta y termina
hand-do-received = ### 🧺 Planta { $count ->
    [one] esta carta
   *[other] estas cartas
 }: { $beans }
# The same where a direct message has come for it, after "Table #2 waits for you: ".
call-first = planta tu primera carta
call-more = planta una más o revela { cards-to-turn-up }
call-turn-up = revela { cards-to-turn-up }
call-trade = te toca intercambiar
call-received = planta { $beans }
# $names: who has made the reader $count of them.
call-offer = responde a { $count ->
    [one] la oferta
   *[other] las ofertas
 } de { $names }
# The first line: whom it waits for, if not for the reader. $name is the active player.
hand-trade-of = ### { $done ->
    [yes] ✓ Pasas en el intercambio de { $name }
   *[no] 🤝 { $name } intercambia: ofrece, responde o pasa
 }
# $names: others who are waited for, or `none`; $before sits before the reader.
hand-who = ### { $phase ->
    [plant] 🪴 { $name } planta
    [trade] 🤝 { $name } intercambia
    [plant_offered] 🎁 { $name } planta o descarta la oferta
    [duel_plant] 🪴 { $name } planta y descarta
    [plant_turned_up] 🎴 { $name } planta cartas reveladas
    [cards_drawn] 🎒 { $name } roba
    [final_harvest] 🏁 El final: la última cosecha
    [all_harvested] 🏁 El final: todo está cosechado
   *[plant_received] 🧺 Se plantan las cartas nuevas
 }{ $names ->
    [none] {""}
   *[other] {" "}· esperando a { $names }
 }{ $turn ->
    [none] {""}
    [next] {" "}· después te toca
   *[later] {" "}· te toca después de { $before }
 }
hand-last-turn = 🏁 Último turno: la partida termina { $duel ->
    [yes] con este paso.
   *[no] cuando todas las cartas estén plantadas.
 }
# Below it
hand-face-up = Reveladas: { $beans ->
    [none] no queda ninguna
   *[some] { $beans }
 }
hand-done = pasan ✓ { $names }
hand-thinking = siguen en el intercambio: { $names }
hand-free = sin pasar todavía: { $names }
hand-goes-on = { $name } sigue { $when }
hand-done-by-default = -# Paso automático: no participas hasta que alguien te haga una oferta a ti.
hand-below-separator = {" · "}
hand-last-draw = 🏁 Último turno: la partida termina cuando se roben las últimas cartas.
# $ahead: `end` where the game ends at once.
hand-last-turn-up = 🏁 Ahora { $cards ->
    [one] se revela la última carta
   *[other] se revelan las últimas cartas
 }: { $ahead ->
    [end] con eso termina la partida.
   *[last_turn] este turno es el último.
 }

# A card of the hand; in the finished line all its spaces are unbreakable.
hand-card = { $place } { $card }
hand-front = 📍 **{ $place } { $card }**
hand-separator = {"\u00A0· "}
hand-empty = Tu mano está vacía.

# A field, and behind the last one the thalers.
hand-field = Campo { $field } { $crop }{ field-for-one } · paga { $pays }{ $more ->
    [0] {""}
   *[more] ; { $more } con { $next }
 }{ $protected ->
    [yes] {" "}🔒
   *[no] {""}
 }
hand-field-empty = Campo { $field } vacío{ field-for-one }
hand-last-field = { $line } · { $thalers } 🪙
hand-protection = -# 🔒 Un campo con una sola carta { $rule ->
    [unless_all_have_one] se puede cosechar únicamente cuando cada uno de los tuyos tiene justo una
   *[while_another_has_more] no se puede cosechar mientras otro tuyo tenga más
 }.

hand-no-room = Ahora ningún campo admite { $beans }: antes hay que cosechar uno. Un botón hace las dos cosas.
hand-no-room-optional = Ahora ningún campo admite { $beans }, salvo que antes coseches uno. Un botón hace las dos cosas.
hand-set-aside = 🧺 Por plantar: { $beans }
hand-set-aside-more = Después de estas vienen otras cartas; en `/{ name-plant }` están todas: { $beans }

# Offers for whose buttons there is no room, those that the reader has no cards for, in a line each, and the reader's own.
hand-offers-more = -# Más para ti: { $offers }
hand-offers-lacking = -# Cartas que no tienes: { $offers }
hand-offer-lacking = #{ $offer } pide { $want } ({ $give ->
    [none] no da nada
   *[some] da { $give }
 })
hand-offers-separator = {" · "}
hand-own-offers = { $count ->
    [one] Tu oferta: { $offers }
   *[other] Tus ofertas:
    { $offers }
 }
hand-own-trade = **#{ $offer }** → { offer-to }: { $give } por { $want }
hand-own-gift = **#{ $offer }** → { offer-to }: { $give } de regalo
hand-own-wish = **#{ $offer }** → { offer-to }: pides { $want }
hand-own-declined = {" · "}rechazada por { $names }
# Where the cards lie that it gives: `card 2, face up`.
hand-own-copies = {" · "}{ $copies }
hand-copies-in-hand = { $count ->
    [one] carta { $places }
   *[other] cartas { $places }
 }
hand-copies-up = revelada

# The end: who won, and the reader's own place if they did not.
hand-won = ## 🏁 { $count ->
    [one] Gana { $names } { end-with }
   *[other] Ganan { $names } { end-with }
 }
hand-place = Quedas en { $rank ->
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
    [7] séptimo lugar
   *[other] el lugar { $rank }
 } { end-with }.

# The hand by itself.
hand-over = 🏁 Fin de la partida: { $count ->
    [one] ganó { $names } { end-with }
   *[other] ganaron { $names } { end-with }
 }

# Labels of buttons: at most 80 characters.
hand-button-plant = Plantar { $bean } en el campo { $field }{ $count ->
    [0] {""}
   *[other] {" "}(hay { $count })
 }
hand-button-plant-anew = Plantar { $bean } en el campo { $field } (vacío)
hand-button-harvest-plant = Cosechar { hand-harvested } ({ $pays } 🪙) y plantar { $bean }
hand-harvested = { $twice ->
    [yes] campo { $field }: { $crop }
   *[no] { $crop }
 }
hand-button-plant-all = Plantar las { $count } cartas
# In the hand and at the table. $ahead: whether these are the last cards, and if so, what follows.
turn-up-button = { $ahead ->
    [end] Revelar las últimas cartas: fin de la partida
    [last_turn] Revelar las últimas cartas: último turno
   *[nothing] Revelar { $cards } cartas
 }
end-trading-and-game = Terminar el intercambio: fin de la partida
hand-button-end = { $beans ->
    [none] Terminar el intercambio
   *[some] Terminar y quedarme con { $beans }
 }
hand-button-pass = Paso
hand-button-back-in = Vuelvo a entrar
hand-button-offer = Ofrecer
hand-button-offers = Todas las ofertas{ $hidden ->
    [0] {""}
   *[other] {" "}(+{ $hidden })
 }
hand-button-harvest = Cosechar
hand-button-meters = { -Meters }
hand-button-buy = Comprar un tercer campo ({ $price } 🪙)

# The first lines of a panel at rest where there is trading. They end with a line in small print.
hand-resting = { panel-resting } También puedes intercambiar en los turnos de los demás: { -press } **{ button-take-part }**.
