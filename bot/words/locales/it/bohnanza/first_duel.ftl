# La lezione del duello dei fagioli, passo per passo: perché fare ciò che dice la riga sotto. $computer1: il computer di
# fronte. Le carte sono sempre le stesse, perciò fagioli e numeri stanno qui.

lesson-first_duel-plant = In questo duello per due vince chi ha più monete (🪙), e non si scambia. Come sempre si pianta dall’inizio, { lesson-front }.
lesson-first_duel-discard = Adesso puoi scartare una carta da qualunque punto della mano. Al **Caffè** servono quattro carte per 1 moneta.
lesson-first_duel-turned-up = Sono state scoperte tre carte. Pianta solo quello che vuoi: la **Soia**, che coltivi già.
lesson-first_duel-leave = Ciò che lasci, { $computer1 } deve piantarlo o scartarlo prima di tutto il resto.
lesson-first_duel-answer = Tocca di nuovo a te. { $computer1 } ti ha lasciato due carte: ognuna la pianti o la scarti. Una terza **Soia** ti serve.
lesson-first_duel-throw-away = Il **Verde** occuperebbe il tuo campo libero. Scartato, resta in cima agli scarti.
lesson-first_duel-red = Non è rimasto altro: pianta dall’inizio della mano. Il campo 2 è libero.
lesson-first_duel-turn-up = Non devi scartare niente. Tieni d’occhio il tuo Verde: torna, se se ne scopre un altro.
lesson-first_duel-fourth = È uscito un Verde, e il tuo si è aggiunto. Quattro fagioli di **Soia** rendono 2 monete. Qui si raccoglie solo nel proprio turno.
lesson-first_duel-over = ### 🎓 Questo è il duello dei fagioli
    • Pianta o scarta ciò che ti è stato lasciato
    • Pianta dalla mano e, se vuoi, scarta una carta
    • Scopri tre carte, pianta quelle che ti servono e lascia le altre
    • Raccogli solo nel tuo turno
    Il mazzo non si rimescola: quando finisce, finisce la partita.
