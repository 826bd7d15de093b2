# The rules of an edition in brief. All numbers come from the edition.

rules-title = ## 📜 { $game } · las reglas
    -# Para { how-many } participantes
rules-goal = **Objetivo:** planta { -beans }, { $turn ->
    [duel] deja a tu rival lo que no te sirve
   *[trading] intercambia lo que no te sirve
 } y cosecha para ganar monedas 🪙. { $town ->
    [yes] Con monedas se compran edificios, y ambas cosas cuentan. Gana la puntuación más alta.
   *[no] Gana quien tenga más monedas.
 }
rules-start = **Quién empieza** se decide por sorteo{ $start ->
    [holder_of_start_bean] , se ve en la mesa y no cambia en toda la partida.
   *[left_of_dealer] .
 } { $turn ->
    [duel] Los turnos se alternan.
   *[trading] Los turnos siguen el sentido horario.
 }
rules-hand = **Tu mano es una fila.** Su orden no cambia nunca: se planta desde delante y las cartas robadas van detrás. { $turn ->
    [duel] Solo la carta que puedes descartar sale de cualquier lugar.
   *[trading] Solo en un intercambio puede salir una carta de en medio.
 }

rules-turn = ### Tu turno
    {""}**1. Planta** la primera carta de tu mano. Si quieres, también la siguiente. Con la mano vacía, esta fase se salta.
    {""}**2. Revela { $cards } cartas e intercambia.** Son tuyas: puedes cambiarlas o quedártelas. La fase acaba cuando tú quieras.
    {""}**3. Se plantan las cartas nuevas.** Cada cual planta todas las que recibió en intercambios; tú, además, las reveladas que queden. En cualquier orden.
    {""}**4. Roba cartas:** { $draw }. Van detrás en tu mano. Empieza el turno siguiente.
rules-turn-duel = ### Tu turno
    {""}**1. La oferta.** Planta o descarta, una por una y en el orden que quieras, cada carta que te dejó tu rival. (El primer turno de quien empieza comienza en el paso 2).
    {""}**2. Planta** la primera carta de tu mano. Si quieres, también la siguiente. Después puedes **descartar** una carta de cualquier lugar de tu mano. Con la mano vacía, este paso se salta.
    {""}**3. Revela { $cards } cartas.** Si la carta de arriba de la pila de descarte es de una variedad revelada, se une a ellas, y así la siguiente, mientras coincidan: solo ahora, antes de que plantes o coseches nada. Después planta las que quieras, en el orden que quieras. Lo que dejes es la oferta para tu rival.
    {""}**4. Roba cartas:** { $draw }. Van detrás en tu mano. Empieza el turno de tu rival.
# How many cards are drawn, $numbers of them for $players players.
rules-by-players = { $number } ({ $players } participantes)

# $players: the numbers of players for whom no third field is for sale.
rules-fields = **Campos.** En cada campo cabe una sola variedad de { -bean }. { $twice ->
    [yes] La misma variedad puede estar en varios campos tuyos: una carta va con las suyas o a un campo vacío.
   *[no] La misma variedad no puede estar en dos campos tuyos: si ya crece en uno, la carta va ahí.
 } ¿No hay sitio? Cosecha antes un campo{ $sale ->
    [none] .
    [some] {" "}o compra el tercero (con { $players } participantes no está en venta).
   *[all] {" "}o compra el tercero.
 }
rules-no-trading = **Intercambio:** no hay.
rules-trading = **El intercambio** es siempre entre quien tiene el turno y otra persona. Cualquier número de cartas por cualquier número, y también regalos; pero un regalo hay que aceptarlo. Se pueden dar cartas de cualquier lugar de la mano; quien tiene el turno puede dar además las reveladas. Las cartas nuevas se plantan en la fase 3: ni pasan a la mano ni se vuelven a cambiar.
rules-harvest = **Cosechar:** { $when ->
    [on_own_turn] cualquier campo tuyo, solo en tu turno y siempre entero.
   *[any_time] cualquier campo tuyo, en cualquier momento y siempre entero.
 } Su { -meter } dice cuántas de sus cartas se vuelven monedas: con menos cartas que el primer número no paga nada, con más que el último no paga más. El resto se descarta. *Protección:* un campo con una sola carta { $protection ->
    [unless_all_have_one] se puede cosechar únicamente cuando cada uno de los tuyos tiene justo una: un campo vacío también protege
   *[while_another_has_more] no se puede cosechar mientras otro campo tuyo tenga más de una; los vacíos no cuentan
 }.
rules-third-field = **Tercer campo:** se puede comprar en cualquier momento, uno por participante, y se paga con tus monedas de arriba, que { $to ->
    [box] salen del juego
   *[discard_pile] van a la pila de descarte
 }.
rules-end = **El final.** { $piles ->
    [1] Cuando se agota la pila de robo, la partida termina
   *[other] Cuando se agota la pila de robo, se baraja la de descarte para formar una nueva; la última vez, la partida termina
 }: { $turn ->
    [duel] si es en el paso 4, en el acto; si es en el paso 3, { $phase2 ->
        [ends_at_once] también en el acto, y las cartas recién reveladas se descartan
       *[finish_planting] cuando acaba ese paso
     }
   *[trading] si es en la fase 4, en el acto; si es en la fase 2, { $phase2 ->
        [ends_at_once] también en el acto, y las cartas recién reveladas se descartan
       *[finish_planting] cuando acaba la fase 3
     }
 }. Entonces se cosechan todos los campos; las cartas de la mano no pagan nada. { $tie ->
    [most_cards_in_hand] { rules-equal }, gana quien tenga más cartas en la mano; si también hay empate en eso, la victoria se comparte.
    [farthest_from_start] { rules-equal }, gana quien esté más lejos, en sentido horario, de quien empezó.
   *[shared] { rules-equal }, la victoria se comparte.
 }
rules-equal = { $town ->
    [yes] Con la misma puntuación
   *[no] Con las mismas monedas
 }

rules-beans = ### Las variedades
    -# cartas en la caja · cartas necesarias → monedas
rules-bean = { $bean } ×{ $copies } · { $meter }
rules-step = { $cards } → { $thalers }

rules-players = ### Según el número de participantes
rules-players-line = **{ $players }:** { $cards } cartas · mano inicial: { $hand } · { $fields } campos · tercer campo { $price ->
    [no] no se vende
   *[other] { $price } 🪙
 } · se roban { $draw } · acaba cuando la pila se agota { $piles ->
    [one] una vez
   *[other] { $piles } veces
 }{ $without ->
    [no] {""}
   *[other] {" "}· sin { $without }
 }
rules-hand-each = { $cards } por participante
# $cards: the start player's number, the next player's, and so on, separated by commas.
rules-hand-in-turn = { $cards } por orden de turno; el último número vale para el resto
rules-range = { $first }–{ $last }
# Where one message has no room for all of the rules: the button that leads to the beans.
rules-button-beans = Las variedades
