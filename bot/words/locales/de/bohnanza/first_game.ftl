# Die Lektion der ersten Partie, Schritt für Schritt: warum zu tun ist, was die Zeile darunter nennt. $computer1 bis
# $computer3: die Computer. $press: der wievielte Druck des Schritts als Nächstes kommt. Die Karten sind immer dieselben,
# deshalb stehen Bohnen und Zahlen hier.

lesson-first_game-plant = Wer die meisten Taler (🪙) hat, gewinnt, und Taler bringt das Ernten. Sortier deine Hand nie um: Angebaut wird von vorne, { lesson-front }.
lesson-first_game-plant-second = Auf ein Feld kommt nur eine Sorte, **Soja** also auf Feld 2. Diese zweite Karte ist freiwillig.
lesson-first_game-accept = Du hast zwei Karten aufgedeckt, zum Tauschen oder Behalten. Die **Gartenbohne** passt auf keins deiner Felder, und { $computer1 } gibt dir Soja dafür.
lesson-first_game-offer = { $press ->
    [2] Wähl, was du gibst: Jede Karte darf weg, nicht nur die vorderste.
    [3] Wähl, was du willst: eine **Rote**, die wächst bei dir.
    [4] Jetzt zeig allen dein Angebot.
   *[other] Als Nächstes kommt eine **Blaue**, und sie hat kein Feld. Biete sie an.
 }
lesson-first_game-end = { $computer2 } hat dein Angebot angenommen. In deinem Zug bestimmst du, wann Schluss ist. Die **Rote**, die noch offen liegt, behältst du.
lesson-first_game-plant-all = Was du eintauschst oder behältst, kommt nie auf die Hand: Du baust es sofort an.
lesson-first_game-middle = Du hast drei Karten gezogen, und jetzt ist { $computer1 } am Zug. Über deiner Hand stehen die Felder der anderen: Dort wächst die **Gartenbohne**, und dir ist sie nur im Weg.
lesson-first_game-received = Auch was du bekommst, wenn andere am Zug sind, baust du sofort an.
lesson-first_game-gift = { $computer2 } hat kein Feld für diese **Sojabohne** und verschenkt sie. Du darfst ablehnen, aber sie hilft dir.
lesson-first_game-gift-planted = Bei jedem Feld steht, was es bringt: Vier **Sojabohnen** bringen 2 Taler, sechs bringen 3.
lesson-first_game-meter = Du bist wieder am Zug. Die vorderste Karte muss aufs Feld, was immer es ist. Die vierte **Rote** macht 3 Taler.
lesson-first_game-harvest = { $press ->
    [2] Die **Roten** bringen 3 Taler, und ihr Feld ist wieder leer.
   *[other] Für die **Blaue** ist kein Feld frei. Ernten darfst du jederzeit, auch wenn andere am Zug sind.
 }
lesson-first_game-third-field = Mit drei Feldern musst du seltener ernten, wenn du nicht willst.
lesson-first_game-empty-field = Vorne ist jetzt eine **Blaue**, und Feld 1 ist frei dafür.
lesson-first_game-nobody-trades = Du hast eine **Rote** und eine **Kakaobohne** aufgedeckt. Die anderen sind fertig (✓), also gehören beide dir.
lesson-first_game-new-field = Die **Roten** fangen auf deinem neuen Feld wieder bei einer an.
lesson-first_game-protection = Für die **Kakaobohne** ist kein Feld frei, und einzelne Bohnen sind geschützt (🔒). Bleiben die Sojabohnen.
lesson-first_game-last-trade = Der Nachziehstapel ist fast leer: Mit diesem Zug endet die Partie. Eine zweite **Kakaobohne** bringt dir 2 Taler.
lesson-first_game-end-of-game = Dann ernten alle alle Felder. Karten auf der Hand bringen nichts.
lesson-first_game-over = ### 🎓 Das war eine ganze Partie
    • Bau von vorne an, eine Karte oder zwei
    • Tausch weg, was im Weg ist; **{ hand-button-pass }** sagt, dass du nichts willst
    • Bau sofort an, was du bekommst
    • Ernte, wenn ein Feld viel bringt oder wenn du musst
    In einer richtigen Partie zu viert wird der Nachziehstapel dreimal aufgebraucht. Alles Weitere sagt `/{ name-rules }`.
