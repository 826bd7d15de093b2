# The private message of a seat.

# The first line: what the reader does now, or whom the table waits for.
bohne-panel-last = 🏁 { $trick ->
    [yes] Der letzte Stich: Damit endet die Partie.
   *[no] Die letzte Runde.
 }
bohne-panel-lead = ### 🫘 Du spielst aus: Leg eine Karte offen hin
    -# Wer als Letztes nimmt, bekommt sie samt dem Bohnenmarker.
bohne-panel-lay = ### 🫘 Leg eine verdeckt · { $name } hat { $card } ausgespielt
    -# Jemand anders nimmt sie, und danach nimmst du.
# The same where a direct message has come for it, after "Table #2 waits for you: ".
bohne-call-lead = Spiel eine Karte offen aus
bohne-call-lay = Leg eine Karte verdeckt; { $name } hat { $card } ausgespielt
bohne-call-take = Nimm eine Karte
bohne-panel-down = ### ✓ Verdeckt: { $card }. Du kannst tauschen, bis die letzte Karte liegt.
bohne-panel-down-last = ### ✓ Verdeckt: { $card }, deine letzte Karte.
bohne-panel-take = ### 🫳 Nimm eine Karte
    -# Wer sie gelegt hat, nimmt danach. { $card } samt dem Bohnenmarker bekommt, wer als Letztes nimmt.
bohne-panel-waiting = -# Warten auf { $names }
bohne-panel-wait-lead = ### 🫘 { $names } spielt aus, dann legst du
# $waiting: the same names, or `none` while the game is paused.
bohne-panel-wait-lay = ### 🎴 Du hast { $card } ausgespielt{ $waiting ->
    [none] {""}
   *[other] {" "}· warten auf { $waiting }
 }
bohne-panel-wait-take = ### 🫳 { $names } nimmt eine Karte

bohne-hand-cards = **Deine Karten** ({ $count })
bohne-hand-colour = > { $name }: { $cards }
bohne-hand-separator = {" · "}
bohne-hand-empty = **Du hast keine Karten auf der Hand.**

# The reader's own scoring area; $colours: each as in the message below. $cards: what lies there of a colour.
bohne-yours = Deine Auslage: { $colours }
bohne-yours-colour = { $symbol } { $cards } → { $result }
bohne-yours-mark = { $mark ->
    [minus] minus
    [x2] ×2
   *[nicht_die_bohne] nicht die Bohne
 }
bohne-yours-none = Deine Auslage: noch nichts genommen

# Labels of buttons: at most 80 characters.
bohne-button-laid = ✅ { $card }

# At the end. $points and $size as in bohne-points; $rank: the place of the reader, who hasn't won.
bohne-hand-won = ## 🏁 { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 } mit { $points } { $size ->
    [one] Punkt
   *[other] Punkten
 }
bohne-hand-you-won = ## 🏁 { $count ->
    [one] Du gewinnst
   *[other] Geteilter Sieg für dich
 } mit { $points } { $size ->
    [one] Punkt
   *[other] Punkten
 }!
bohne-hand-rank = Du bist mit { $points } { $size ->
    [one] Punkt
   *[other] Punkten
 } auf Platz { $rank }.
bohne-hand-over = ### 🏁 Die Partie ist zu Ende: { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gemeinsam gewonnen
 }, mit { $points } { $size ->
    [one] Punkt
   *[other] Punkten
 }
