# La lezione del duello dei fagioli, passo per passo: prima che cosa fare, poi perché. $computer1: il computer di fronte.
# Le carte sono sempre le stesse, perciò fagioli e numeri stanno qui.

lesson-first_duel-plant = ### Pianta la tua prima carta
    Il duello è per due, e non si scambia. Il turno comincia come sempre: si pianta dall’inizio della mano (▶), dove adesso c’è **Soia**.
lesson-first_duel-discard = ### Scarta il Caffè
    Dopo aver piantato puoi scartare una carta da qualunque punto della mano. **Caffè** rende poco: ne servono quattro per 1 moneta. Poi si scoprono tre carte.
lesson-first_duel-turned-up = ### Pianta la Soia
    Delle carte scoperte pianti solo quelle che vuoi. **Soia** cresce già nel tuo campo.
lesson-first_duel-leave = ### Lascia le altre a { $computer1 }
    Quello che non pianti resta come offerta. Prima di tutto il resto, { $computer1 } deve piantare o scartare ognuna di queste carte.
lesson-first_duel-answer = ### Pianta la Soia di { $computer1 }
    Tocca di nuovo a te, e { $computer1 } ti ha lasciato due carte. Ognuna la pianti o la scarti. Una terza **Soia** ti serve.
lesson-first_duel-throw-away = ### Scarta il Verde
    Se lo pianti, occupa il tuo campo libero. Se lo scarti, resta scoperto in cima agli scarti.
lesson-first_duel-red = ### Pianta il Rosso
    L’offerta è sistemata, quindi il turno continua dall’inizio della tua mano. Il campo 2 è libero per **Rosso**.
lesson-first_duel-turn-up = ### Scopri tre carte
    Non devi scartare niente. Tieni d’occhio il tuo Verde: finché la carta in cima agli scarti è di una varietà appena scoperta, si aggiunge alle carte scoperte.
lesson-first_duel-fourth = ### Pianta la quarta Soia
    È uscito un Verde, e il tuo si è aggiunto. Quattro carte Soia rendono 2 monete. Nel duello si raccoglie solo nel proprio turno: pensaci prima di chiuderlo.
lesson-first_duel-over = ### 🎓 Questo è il duello dei fagioli
    • Prima pianta o scarta quello che ti è stato lasciato
    • Pianta dalla mano e, se vuoi, scarta una carta
    • Scopri tre carte, pianta quelle che ti servono e lascia le altre
    • Raccogli solo nel tuo turno
    Quando il mazzo è finito, la partita termina: non si rimescola. Vince chi ha più monete.
