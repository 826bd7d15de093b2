# Die Lektion des Bohnenduells, Schritt für Schritt: erst was zu tun ist, dann warum. $computer1: der Computer gegenüber.
# Die Karten sind immer dieselben, deshalb stehen Bohnen und Zahlen hier.

lesson-first_duel-plant = ### Bau deine vorderste Karte an
    Das Duell ist für zwei, und gehandelt wird nicht. Ein Zug beginnt wie immer: Bau von vorne an (▶), da ist jetzt **Soja**.
lesson-first_duel-discard = ### Leg die Kaffeebohne ab
    Nach dem Anbauen darfst du eine Karte ablegen, egal wo sie auf deiner Hand steckt. **Kaffee** bringt wenig: Für 1 Taler brauchst du vier. Danach werden drei Karten aufgedeckt.
lesson-first_duel-turned-up = ### Bau die Sojabohne an
    Vom Aufgedeckten baust du nur an, was du magst. **Soja** wächst bei dir schon.
lesson-first_duel-leave = ### Überlass den Rest { $computer1 }
    Was du nicht anbaust, bleibt als Angebot liegen. Dein Gegenüber muss jede dieser Karten anbauen oder ablegen, vor allem anderen.
lesson-first_duel-answer = ### Bau die Sojabohne von { $computer1 } an
    Du bist wieder am Zug, und { $computer1 } hat dir zwei Karten gelassen. Jede baust du an oder legst sie ab. Eine dritte **Soja** passt gut.
lesson-first_duel-throw-away = ### Leg die Brechbohne ab
    Angebaut würde sie dein freies Feld belegen. Abgelegt liegt sie offen oben auf dem Ablagestapel.
lesson-first_duel-red = ### Bau die Rote an
    Das Angebot ist erledigt, also geht dein Zug vorne auf deiner Hand weiter. Für die **Rote** ist Feld 2 frei.
lesson-first_duel-turn-up = ### Deck drei Karten auf
    Ablegen musst du nichts. Achte auf deine Brechbohne: Solange oben auf dem Ablagestapel eine aufgedeckte Sorte liegt, kommt die oberste Karte von dort zu den offenen dazu.
lesson-first_duel-fourth = ### Bau die vierte Sojabohne an
    Eine Brechbohne wurde aufgedeckt, und deine ist dazugekommen. Vier Soja bringen 2 Taler. Im Duell erntest du nur, wenn du am Zug bist: Denk voraus, bevor du ihn beendest.
lesson-first_duel-over = ### 🎓 Das ist das Bohnenduell
    • Bau zuerst an, was dir gelassen wurde, oder leg es ab
    • Bau von der Hand an, und leg eine Karte ab, wenn du magst
    • Deck drei Karten auf, bau an, was dir passt, und lass den Rest liegen
    • Ernte nur, wenn du am Zug bist
    Ist der Nachziehstapel aufgebraucht, endet die Partie: Neu gemischt wird nicht. Wer die meisten Taler hat, gewinnt.
