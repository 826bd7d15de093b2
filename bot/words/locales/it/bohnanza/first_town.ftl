# La lezione della città di High Bohn, passo per passo: prima che cosa fare, poi perché. $computer1, $computer2: i due
# computer. Le carte sono sempre le stesse, perciò fagioli, edifici e numeri stanno qui.

lesson-first_town-plant = ### Pianta due carte Giardino
    High Bohn è Bohnanza con una città, dove con le monete si comprano edifici. Pianta **Giardino** due volte: ce ne sono pochi, e tre rendono 3 monete.
lesson-first_town-gift = ### Accetta il Rosso
    { $computer1 } ti regala un **Rosso**, e un altro è lì scoperto per te, accanto al tuo terzo Giardino. Alla fine ti serviranno.
lesson-first_town-keep = ### Tieni le tue carte e piantale
    Chiudi gli scambi: tutte e tre le carte stanno nei tuoi campi.
lesson-first_town-harvest = ### Raccogli le carte Giardino
    Il tuo turno è finito, ma raccogliere e comprare si può anche nel turno degli altri. Una moneta è una carta girata, e adesso conta il suo fagiolo: queste tre sono monete di **Giardino**.
lesson-first_town-buy = ### Compra la Miniera d’oro 2
    La città mostra tutti gli edifici, che cosa fanno e chi può pagarli. Un edificio costa tante monete del suo fagiolo quante ne dice il numero. Con Giardino si comprano Miniere d’oro, e con la **Miniera d’oro 2** il terzo campo costa 1 moneta invece di 3.
lesson-first_town-third-field = ### Usala: compra il terzo campo per 1 moneta
    Un edificio serve subito, e solo a chi lo possiede. La tua ultima moneta basta.
lesson-first_town-turn = ### Tocca a te: due varietà per due campi
    Pianta **Occhio** e **Soia**, tieni ciò che si scopre e pianta anche quello. Così ognuno dei tuoi tre campi rende 1 moneta, e nel mazzo resta una carta sola: quando { $computer1 } l’ha scoperta e piantata, la partita è finita.
lesson-first_town-last = ### Compra tre edifici, uno alla volta
    Alla fine si raccoglie tutto, e tutti possono comprare un’ultima volta. Un edificio vale tante 🪙 quante ne costa, quindi non ci perdi. Quelli di prezzo 1 in partita non fanno niente, ma **quattro edifici danno 1 🪙 in più**, e con altri ancora di più.
lesson-first_town-over = ### 🎓 Questa era la città di High Bohn
    • Gli edifici si comprano in ogni momento, con monete del loro fagiolo, uno per tipo
    • Cambiano subito alcune regole, solo per chi li possiede
    • I tuoi punti qui: niente nel gruzzolo, 5 🪙 per quattro edifici (2 + 1 + 1 + 1) e 1 di premio fanno **6**
    • Ciò che qualcuno ha comprato non c’è più. Quando un edificio di un tipo manca a una persona sola, gli invenduti escono dal gioco (in cinque, mai)
    Una partita vera ha otto fagioli, e quindi otto tipi. Il pulsante **{ town-button }** nella tua mano dice che cosa fa ogni edificio.
