# La lezione di Nicht die Bohne, passo per passo: prima che cosa fare, poi perché. $computer1, $computer2, $computer3: i tre
# computer. Le carte sono sempre le stesse, perciò colori e numeri stanno qui.

lesson-first_tricks-lead = ### Apri con una carta bassa
    Hai il segnalino fagiolo (🫘), quindi posi la prima carta di questa presa, scoperta. La tua carta non la prendi mai tu: un numero alto sarebbe un regalo per gli altri. Apri con **Blu 4**.
lesson-first_tricks-take = ### Prendi il 9
    Tutti gli altri hanno posato una carta coperta, e adesso si vedono. Cominci tu a prendere: ciò che prendi va nella tua area punti e conta. Ogni colore conta da solo, e **Giallo 9** vale più di tutto. Chi l’ha posato prende dopo di te.
lesson-first_tricks-face-down = ### Posa una carta coperta
    { $computer3 } ha preso il tuo Blu 4 con il segnalino e apre con Giallo meno. { $computer1 } ha preso Rosso 6. Con **Rosso nicht die Bohne** tutto il rosso vale 0 per chi la prende.
lesson-first_tricks-token = ### Apri di nuovo
    Nessuno voleva la tua carta: è rimasta a { $computer1 }, e lì il rosso vale 0. Se la tua carta è l’ultima a essere presa, ricevi quella con il segnalino e apri la presa dopo. Così Giallo meno va a te, e il tuo 9 vale **−9**. Adesso apri con **Verde meno**: { $computer2 } ha molto verde.
lesson-first_tricks-cancel = ### Prendi un secondo meno
    Un meno rende negativo un colore, due si annullano, un terzo lo renderebbe di nuovo negativo. Con **Giallo meno** il tuo giallo vale +9. Con Giallo 4 sarebbe −13.
lesson-first_tricks-last-card = ### Posa la tua ultima carta
    Il tuo Verde meno è andato a { $computer2 }: lì 10 punti di verde sono diventati −10. In mano ti resta **Rosso 8**. Anche una carta buona serve: viene presa presto, e chi l’ha posata sceglie dopo.
lesson-first_tricks-double = ### Prendi il ×2
    { $computer2 } ha preso subito il tuo 8, quindi tocca a te. **Giallo ×2** raddoppia il tuo 9. Poi le mani sono vuote, e si contano i punti della manche.
lesson-first_tricks-over = ### 🎓 Questa era una manche breve
    • I numeri di un colore si sommano, e i quattro colori fanno i tuoi punti
    • ⏫ ×2 raddoppia un colore, 🔻 uno o tre meno lo rendono negativo, 🚫 nicht die Bohne lo porta a 0
    • Chi ha posato la carta presa prende dopo; chi ha posato l’ultima riceve quella con il segnalino e apre la presa successiva
    Una partita vera ha tre manche, in cui si distribuiscono tutte e 60 le carte, e vince il totale più alto.
