# The private message of a seat.

# The first line: what the reader does now, or whom the table waits for.
bohne-panel-last = 🏁 { $trick ->
    [yes] La última baza: con ella termina la partida.
   *[no] La última ronda.
 }
bohne-panel-lead = ### 🫘 Abres tú: juega una carta boca arriba
    -# Será, con la ficha, para la última persona que tome.
bohne-panel-lay = ### 🫘 Juega una carta boca abajo · { $name } abrió con { $card }
    -# Otra persona la tomará, y entonces tomas tú.
# The same where a direct message has come for it, after "Table #2 waits for you: ".
bohne-call-lead = abres tú, con una carta boca arriba
bohne-call-lay = juega una carta boca abajo; { $name } abrió con { $card }
bohne-call-take = toma una carta
bohne-panel-down = ### ✓ Boca abajo: { $card }. Puedes cambiarla hasta que se juegue la última.
bohne-panel-down-last = ### ✓ Boca abajo: { $card }, tu última carta.
bohne-panel-take = ### 🫳 Toma una carta
    -# Sigue quien la jugó. { $card }, con la ficha, es para la última persona.
bohne-panel-waiting = -# Esperando a { $names }
bohne-panel-wait-lead = ### 🫘 { $names } abre; después juegas tú
# $waiting: the same names, or `none` while the game is paused.
bohne-panel-wait-lay = ### 🎴 Abriste con { $card }{ $waiting ->
    [none] {""}
   *[other] {" "}· esperando a { $waiting }
 }
bohne-panel-wait-take = ### 🫳 { $names } toma una carta

bohne-hand-cards = **Tus cartas** ({ $count })
bohne-hand-colour = > { $name }: { $cards }
bohne-hand-separator = {" · "}
bohne-hand-empty = **Tu mano está vacía.**

# The reader's own scoring area; $colours: each as in the message below. $cards: what lies there of a colour.
bohne-yours = Tus puntos: { $colours }
bohne-yours-colour = { $symbol } { $cards } → { $result }
bohne-yours-mark = { $mark ->
    [minus] menos
    [x2] ×2
   *[nicht_die_bohne] nicht die Bohne
 }
bohne-yours-none = Tus puntos: aún no tienes cartas

# Labels of buttons: at most 80 characters.
bohne-button-laid = ✅ { $card }

# At the end. $points and $size as in bohne-points; $rank: the place of the reader, who hasn't won.
bohne-hand-won = ## 🏁 { $count ->
    [one] Gana { $names } con { bohne-points }
   *[other] Ganan { $names } con { bohne-points }
 }
bohne-hand-you-won = { $count ->
    [one] ## 🏁 ¡Ganas con { bohne-points }!
   *[other] ## 🏁 ¡Compartes la victoria con { bohne-points }!
 }
bohne-hand-rank = Quedas en { $rank ->
    [1] primer lugar
    [2] segundo lugar
    [3] tercer lugar
    [4] cuarto lugar
    [5] quinto lugar
    [6] sexto lugar
   *[other] el lugar { $rank }
 } con { bohne-points }.
bohne-hand-over = ### 🏁 Fin de la partida: { $count ->
    [one] ganó { $names } con { bohne-points }
   *[other] ganaron { $names } con { bohne-points }
 }
