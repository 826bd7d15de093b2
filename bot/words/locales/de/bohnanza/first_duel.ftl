# Die Lektion des Bohnenduells, Schritt für Schritt: warum zu tun ist, was die Zeile darunter nennt. $computer1: der Computer
# gegenüber. Die Karten sind immer dieselben, deshalb stehen Bohnen und Zahlen hier.

lesson-first_duel-plant = In diesem Duell für zwei gewinnen die meisten Taler (🪙), und gehandelt wird nicht. Angebaut wird wie immer von vorne, { lesson-front }.
lesson-first_duel-discard = Jetzt darfst du eine Karte ablegen, egal wo sie auf deiner Hand steckt. **Kaffee** bringt erst mit vier Karten 1 Taler.
lesson-first_duel-turned-up = Drei Karten wurden aufgedeckt. Bau nur an, was du magst: **Soja**, die wächst bei dir schon.
lesson-first_duel-leave = Was du liegen lässt, muss { $computer1 } anbauen oder ablegen, vor allem anderen.
lesson-first_duel-answer = Du bist wieder am Zug. { $computer1 } hat dir zwei Karten gelassen: Bau jede an oder leg sie ab. Eine dritte **Sojabohne** passt.
lesson-first_duel-throw-away = Die **Brechbohne** braucht sonst dein freies Feld. Abgelegt liegt sie oben auf dem Ablagestapel.
lesson-first_duel-red = Nichts ist mehr übrig, also bau von vorne an. Feld 2 ist frei.
lesson-first_duel-turn-up = Ablegen musst du nichts. Achte auf deine Brechbohne: Sie kommt zurück, wenn noch eine aufgedeckt wird.
lesson-first_duel-fourth = Eine Brechbohne wurde aufgedeckt, und deine ist dazugekommen. Vier **Sojabohnen** bringen 2 Taler. Hier erntest du nur, wenn du am Zug bist.
lesson-first_duel-over = ### 🎓 Das ist das Bohnenduell
    • Bau an, was dir gelassen wurde, oder leg es ab
    • Bau von der Hand an, und leg eine Karte ab, wenn du magst
    • Deck drei Karten auf, bau an, was dir passt, und lass den Rest liegen
    • Ernte nur, wenn du am Zug bist
    Der Nachziehstapel wird nicht neu gemischt: Ist er leer, endet die Partie.
