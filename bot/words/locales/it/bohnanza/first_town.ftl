# La lezione della città di High Bohn, passo per passo: perché fare ciò che dice la riga sotto. $computer1, $computer2: i
# due computer. $press: quale pressione del passo viene adesso. Le carte sono sempre le stesse, perciò fagioli, edifici e
# numeri stanno qui.

lesson-first_town-plant = Anche a High Bohn si vince con le monete (🪙), e qui comprano edifici. Pianta **Giardino** due volte: è raro, ma tre rendono 3 monete.
lesson-first_town-gift = Un **Rosso** in regalo: un altro è lì scoperto, accanto al tuo terzo Giardino.
lesson-first_town-keep = { $press ->
    [2] Adesso piantale subito, come sempre.
   *[other] Tutte e tre le carte stanno nei tuoi campi: tieni ciò che è scoperto.
 }
lesson-first_town-harvest = { $press ->
    [2] Una moneta è una carta girata, e qui conta il suo fagiolo: ricevi monete di **Giardino**.
   *[other] Il tuo turno è finito, ma si raccoglie e si compra anche nel turno degli altri.
 }
lesson-first_town-buy = { $press ->
    [2] Un edificio costa monete del suo stesso fagiolo. Con la **Miniera d’oro 2** il terzo campo ti costa 1 moneta invece di 3.
   *[other] La città mostra che cosa si può comprare.
 }
lesson-first_town-third-field = Un edificio serve subito, e solo a chi lo possiede. La tua ultima moneta basta.
lesson-first_town-turn = { $press ->
    [2] Tieni ciò che si è scoperto: ci sta anche quello.
    [3] Così ognuno dei tuoi campi rende 1 moneta. Il mazzo è quasi finito: quando { $computer1 } ha piantato, la partita è finita.
   *[other] Tocca di nuovo a te: **Occhio** e **Soia** vanno nei tuoi due campi liberi.
 }
lesson-first_town-last = Tutto è raccolto, e puoi comprare ancora una volta. Un edificio vale quanto costa: non ci perdi niente.
lesson-first_town-third-building = Quelli di prezzo 1 in partita non fanno niente, ma contano.
lesson-first_town-fourth-building = È il quarto, e **quattro edifici danno 1 🪙 in più**.
lesson-first_town-over = ### 🎓 Questa era la città di High Bohn
    • Gli edifici si comprano in ogni momento, con monete del loro fagiolo, uno per tipo
    • Cambiano subito delle regole, solo per te
    • I tuoi punti: niente nel gruzzolo, 5 🪙 per quattro edifici (2 + 1 + 1 + 1), 1 di premio: **6**
    • Quando un tipo manca a una persona sola, gli invenduti escono dal gioco (in cinque, mai)
    Una partita vera ha otto tipi: **{ town-button }** mostra che cosa fa ogni edificio.
