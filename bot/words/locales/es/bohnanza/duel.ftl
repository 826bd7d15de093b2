# The bean duel for two: its steps at the table, in the hand and in the news.

# Cards lying face up: $who is `you` in the hand of the player to whom they belong, $name, whose opponent is $other.
duel-offered = { $who ->
    [you] 🎁 **Te dejaron:** { $beans }
   *[other] 🎁 **{ $other } le dejó a { $name }:** { $beans }
 }
duel-turned-up = { $who ->
    [you] 🎴 **Reveladas para ti:** { $beans }
   *[other] 🎴 **Reveladas para { $name }:** { $beans }
 }

# Labels of buttons: at most 80 characters.
duel-button-discard = Descartar { $bean }
duel-button-leave = { $ending ->
    [yes] Dejar el resto y terminar la partida
   *[no] { $count ->
        [one] Dejar esta carta a { $other }
       *[other] Dejar estas { $count } cartas a { $other }
     }
 }
# A line of a list: at most 100 characters.
duel-place = { $place }. { $name }
# In an empty list: at most 150 characters.
duel-choose-discard = Descartar una carta y revelar { $cards } (si quieres){ $more ->
    [yes] {""}; para las que no salen aquí: /{ name-discard }
   *[no] {""}
 }

hand-do-offered = ### 🎁 { $other } te dejó { $beans }: planta o descarta cada carta
hand-do-turned-up = ### 🎴 Reveladas: { $beans } · planta las que quieras
hand-do-duel-more = ### 🪴 Planta una más, descarta una carta o revela { cards-to-turn-up }
call-offered = planta o descarta lo que te dejó { $other }: { $beans }
call-turned-up = planta las que quieras de las reveladas: { $beans }
call-duel-more = planta una más, descarta una carta o revela { cards-to-turn-up }
call-duel-discard = descarta una carta si quieres, o revela { cards-to-turn-up }
hand-do-duel-discard = ### 🪴 Descarta una carta si quieres, o revela { cards-to-turn-up }

table-guide-duel-first = ⏳ Esperando a **{ $names }**: tiene que plantar la primera carta de su mano.
table-guide-offered = ⏳ Esperando a **{ $names }**: tiene que plantar o descartar cada carta de la oferta.
table-guide-turned-up = ⏳ Esperando a **{ $names }**: puede plantar las reveladas que quiera; el resto lo deja.
table-guide-duel-more = ⏳ Esperando a **{ $names }**: puede plantar otra carta, descartar una o revelar { cards-to-turn-up }.
table-guide-duel-discard = ⏳ Esperando a **{ $names }**: puede descartar una carta o revelar { cards-to-turn-up }.
table-guide-duel-turn-up = ⏳ Esperando a **{ $names }**: revela { cards-to-turn-up }.
table-guide-duel-last = 🏁 La pila de robo se agotó. La partida termina con este paso.

news-joined = De la pila de descarte a las reveladas, donde ya había de esa variedad: { $beans }.
news-discarded = { $who ->
    [you] Descartaste { $beans } de tu mano.
   *[other] { $name } descartó { $beans } de su mano.
 }
news-offer-discarded = { $who ->
    [you] Descartaste
   *[other] { $name } descartó
 } { $beans } de la oferta.
news-offer-left = { $who ->
    [you] Dejaste
   *[other] { $name } dejó
 } { $beans } como oferta.
news-field-bought-box = { $who ->
    [you] Compraste
   *[other] { $name } compró
 } un tercer campo por { $number ->
    [one] 1 moneda, que sale
   *[other] { $number } monedas, que salen
 } del juego.

# Refusals
only-in-a-duel = Eso es del duelo de { -beans }. En esta mesa las cartas salen de la mano al plantar o intercambiar.
no-trading-in-a-duel = En el duelo de { -beans } no hay intercambio. Lo que no quieras de las reveladas se lo dejas a tu rival.
harvest-on-own-turn = En el duelo de { -beans } solo cosechas en tu turno, y el próximo es el tuyo.
offer-must-be-answered = Primero planta o descarta cada carta que te dejó tu rival.
planted-enough = Ya plantaste todas las cartas que podías. Descarta una si quieres, o revela cartas.
not-discarding-now = Ahora no hay nada que descartar. Planta las reveladas que quieras y deja el resto.
nothing-to-leave-yet = Aún no hay nada que dejar: primero planta de tu mano y revela cartas.
card-not-face-up = Esa carta no está entre las reveladas. En tu mano ves lo que puedes hacer.
card-not-to-discard-now = Ahora no se puede descartar { $card }. En tu mano ves qué sí.
one-card-only = Indica una sola carta: su variedad o su lugar en tu mano, por ejemplo `#2`.
not-among-discards = Ahora no se puede descartar { $card }; estas sí: { $cards }.
