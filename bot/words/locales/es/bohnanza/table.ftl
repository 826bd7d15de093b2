# The public message of the table.

table-title = ## 🫘 { $game } · mesa #{ $table }
# The first line: $paused is pace-paused-by or `none`; who acts, in which phase; $names are those waited for beside the active
# player, or `none`; $until: when they go on, or (`no`) when time to decide is over.
table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [yes] 🏁 Último turno ·{" "}
   *[no] {""}
 }{ $phase ->
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
 }{ $until ->
    [none] {""}
   *[other] {" "}· { $goes ->
        [yes] sigue
       *[no] ⏱️
     } { $until }
 }
table-where = -# { $game } · mesa #{ $table } · turno { $turn } · pila { $draw } ({ $pile } de { $piles }) · descarte { $discard ->
    [0] vacío
   *[other] { $discard }, arriba { $top }
 }{ $price ->
    [0] {""}
   *[other] {" "}· tercer campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuera del juego { $box }
 }

# Below that, where the first line does not say what the game waits for. $name is the active player, $names all that are waited
# for.
table-guide-last = -# La pila de robo se agotó por última vez. La partida termina cuando todas las cartas estén plantadas.

table-guide-last-draw = -# Las últimas cartas se roban al final de este turno. Entonces termina la partida.

seat-line = { $head } · { $fields }
seat-head = { $turn ->
    [yes] ▶ **{ $name }**
   *[no] **{ $name }**
 }{ $done ->
    [yes] {" "}✓
   *[no] {""}
 } · { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
 } · { $thalers } 🪙
seat-start-bean = · empezó
seat-left = · *se fue · juega un robot*
seat-set-aside = > 🧺 por plantar: { $beans }

table-face-up = 🎴 Reveladas: { $beans }
table-face-up-none = 🎴 Reveladas: no queda ninguna
table-offers-none = Aún no hay ofertas abiertas.
# A trade of this turn, a whole sentence.
table-deal = **{ $line }**
# Above the last trades of this turn.
table-deals-more = -# Tras { $count ->
    [one] 1 intercambio
   *[other] { $count } intercambios
 }:

# One open offer: $who, $whom as in news.ftl.
offer-to = { $whom ->
    [you] **para ti**
    [anyone] quien quiera
   *[other] { $other }
 }
offer-from = { $who ->
    [you] Tú
   *[other] { $name }
 }
offer-trade = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** por **{ $want }**
offer-gift = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** de regalo
offer-wish = **#{ $offer }** { offer-from } → { offer-to }: { $who ->
    [you] pides **{ $want }** de regalo
   *[other] pide **{ $want }** de regalo
 }
# After an offer: who declined it, by name or by number.
offer-declined = · rechazada por { $names }
offer-players = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
 }

table-news-line = -# { $line }
table-button-offer = Ofrecer
table-button-offers = Las { $count } ofertas
table-button-harvest = Cosechar
table-button-end = Terminar el intercambio
table-button-pass = Paso
table-button-accept = Aceptar #{ $offer }
