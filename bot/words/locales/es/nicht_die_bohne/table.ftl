# The public message of the table.

bohne-table-title = ## 🫘 { $game } · mesa #{ $table }
# The first line: $paused is pace-paused-by or `none`; $last: whether it is the last round, or its last trick, with which the
# game ends; who acts, or whom all wait for.
bohne-table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [round] 🏁 Última ronda ·{" "}
    [trick] 🏁 Última baza ·{" "}
   *[none] {""}
 }{ $phase ->
    [lead] 🫘 { $names } abre
    [lay] 🎴 Se juegan cartas boca abajo{ $paused ->
        [none] {" "}· esperando a { $names }
       *[other] {""}
     }
   *[take] 🫳 { $names } toma una carta
 }{ $until ->
    [none] {""}
   *[other] {" "}· ⏱️ { $until }
 }
bohne-table-where = -# { $game } · mesa #{ $table } · ronda { $round } de { $rounds } · baza { $trick } de { $tricks }

# Whom the game waits for and what they can do now.
bohne-table-guide-lead = ⏳ Esperando a **{ $names }**, que abre: una carta boca arriba, con la ficha de { -bean } 🫘 encima.
bohne-table-guide-lay = ⏳ Esperando a **{ $names }**: con **Mi mano** se juega una carta boca abajo. Con la última, se ven todas.
bohne-table-guide-take = ⏳ Esperando a **{ $names }**, que toma una de las cartas de abajo. Sigue quien jugó esa carta.

bohne-table-lead = 🫘 **{ $name }** abrió con **{ $card }**
bohne-table-laid = ✅ Cartas boca abajo: { $names }
bohne-table-laid-none = 🎴 Cartas boca abajo: ninguna todavía
bohne-up-token = 🫘 **{ $card }** · { $name } · para la última persona, con la ficha
bohne-up-left = 🎴 **{ $card }** · { $name }
bohne-up-taken = ✅ { $card } · { $name } → { $taker }

bohne-past = -# Baza anterior: { $cards }
# { $token } marks the lead; $taker took it from { $name }.
bohne-past-card = { $token ->
    [yes] 🫘 {""}
   *[no] {""}
 }{ $card } ({ $name } → { $taker })
bohne-past-separator = {" · "}
bohne-table-news-line = -# { $line }

bohne-button-take = Tomar { $card } ({ $name })
bohne-button-sheets = Puntuación
