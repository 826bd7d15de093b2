# Die Lektion der ersten Partie, Schritt für Schritt: erst was zu tun ist, dann warum. $computer1 bis $computer3: die
# Computer. Die Karten sind immer dieselben, deshalb stehen Bohnen und Zahlen hier.

lesson-first_game-plant = ### Bau deine vorderste Karte an
    Deine Hand sortierst du nie um: Neue Karten kommen nach hinten, angebaut wird von vorne (▶), und da ist jetzt die **Rote**. Auf ein Feld kommt nur eine Sorte.
lesson-first_game-plant-second = ### Bau eine zweite Karte an
    Eine Karte musst du in jedem Zug anbauen, eine zweite darfst du. Vorne ist jetzt **Soja**, und Feld 2 ist frei.
lesson-first_game-accept = ### Tausch die Gartenbohne weg
    Nach dem Anbauen werden zwei Karten aufgedeckt. Was dir niemand abnimmt, musst du selbst anbauen. Die **Rote** passt, die **Garten** nicht, und { $computer1 } gibt dir Soja dafür.
lesson-first_game-offer = ### Mach selbst ein Angebot
    Als Nächstes kommt **Blaue**, und dafür hast du kein Feld. Solange du handelst, kannst du jede Karte deiner Hand hergeben. Biete sie für eine **Rote** an.
lesson-first_game-end = ### Beende den Handel
    { $computer2 } hat dein Angebot angenommen und dir eine Rote gegeben. Du bist am Zug, also entscheidest du, wann Schluss ist. Die Rote, die noch offen liegt, behältst du.
lesson-first_game-plant-all = ### Bau an, was du bekommen hast
    Eingetauschte Karten kommen nie auf die Hand: Du baust sie gleich an, zusammen mit denen, die du behältst. Alle drei passen auf deine Felder.
lesson-first_game-middle = ### Handle, wenn andere am Zug sind
    Du hast drei Karten gezogen, und jetzt ist { $computer1 } am Zug. Wer am Zug ist, handelt mit allen. { $computer1 } sucht die **Garten** mitten aus deiner Hand: So wirst du Karten los, die im Weg sind.
lesson-first_game-received = ### Bau die Sojabohne an
    Auch was du bekommst, wenn andere am Zug sind, baust du gleich an.
lesson-first_game-gift = ### Nimm ein Geschenk an
    { $computer2 } hat eine Soja aufgedeckt und verschenkt sie lieber, als sie anzubauen. Du darfst jedes Angebot ablehnen, auch ein Geschenk. Dieses hilft dir.
lesson-first_game-gift-planted = ### Bau die vierte Sojabohne an
    Bei jedem Feld steht, was es bringt: drei Soja bringen 1 Taler, vier bringen 2, sechs bringen 3. Das ist das Bohnometer, und jede Sorte hat ihr eigenes.
lesson-first_game-meter = ### Du bist am Zug: Bau die Rote an
    Auch { $computer3 } war am Zug und hat mit niemandem gehandelt. Die vorderste Karte muss aufs Feld, was immer es ist. Du hast Glück: Mit der vierten Roten bringt das Feld 3 Taler.
lesson-first_game-harvest = ### Ernte die vier Roten
    Ernten darfst du jederzeit, auch wenn andere am Zug sind. Drei der vier Karten werden zu Talern (🪙), und das Feld ist wieder leer. Mit Talern gewinnt man.
lesson-first_game-third-field = ### Kauf ein drittes Feld
    Es kostet 3 Taler, einmal in der Partie. Mit drei Feldern musst du seltener zu früh ernten.
lesson-first_game-empty-field = ### Bau deine zweite Karte an
    Vorne ist **Blaue**. Feld 1 ist leer, dein neues auch. Danach werden wieder zwei Karten aufgedeckt.
lesson-first_game-nobody-trades = ### Behalte, was niemand will
    Du deckst **Rote** und **Kakao** auf, und die anderen sind fertig (✓): Sie haben kein Angebot für dich. Beide Karten baust du selbst an.
lesson-first_game-new-field = ### Bau die Rote auf deinem neuen Feld an
    Die Roten hast du gerade geerntet, also fangen sie wieder bei einer an. Feld 3 ist frei dafür.
lesson-first_game-protection = ### Mach Platz für die Kakaobohne
    Kein Feld ist frei, also musst du eins ernten. Eine einzelne Bohne (🔒) ist geschützt, außer wenn auf jedem deiner Felder nur eine liegt. Bleibt die Soja: Vier bringen 2 Taler.
lesson-first_game-last-trade = ### Handle ein letztes Mal
    Der Nachziehstapel ist fast aufgebraucht: Sobald { $computer1 } am Ende dieses Zuges zieht, ist die Partie vorbei. Mit einer zweiten **Kakao** bringt dein Feld 2 Taler.
lesson-first_game-end-of-game = ### Bau die letzte Karte an
    Dann endet die Partie: Alle ernten alle Felder, und wer die meisten Taler hat, gewinnt. Karten auf der Hand bringen nichts.
lesson-first_game-over = ### 🎓 Das war eine ganze Partie
    • Bau von vorne an, eine Karte oder zwei
    • Tausch weg, was du aufgedeckt hast und was im Weg ist; **{ hand-button-pass }** sagt, dass du nichts willst
    • Bau gleich an, was du bekommen hast
    • Ernte, wenn ein Feld viel bringt oder wenn du musst
    Eine richtige Partie zu viert hat mehr Sorten, und ihr Nachziehstapel wird dreimal aufgebraucht. Manche Zahlen hängen davon ab, wie viele mitspielen: siehe `/{ name-rules }`.
