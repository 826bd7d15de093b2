# La lezione della prima partita, passo per passo: perché fare ciò che dice la riga sotto. $computer1 a $computer3: i
# computer. $press: quale pressione del passo viene adesso. Le carte sono sempre le stesse, perciò fagioli e numeri stanno
# qui.

lesson-first_game-plant = Vince chi ha più monete (🪙), e le monete si fanno raccogliendo fagioli. La mano non si riordina mai: si pianta dall’inizio, { lesson-front }.
lesson-first_game-plant-second = In un campo sta una sola varietà: la **Soia** va nel campo 2. Questa seconda carta è facoltativa.
lesson-first_game-accept = Hai scoperto due carte, da scambiare o da tenere. Il **Giardino** non sta nei tuoi campi, e { $computer1 } ti dà Soia in cambio.
lesson-first_game-offer = { $press ->
    [2] Scegli che cosa dai: va bene ogni carta, non solo la prima.
    [3] Scegli che cosa vuoi: un **Rosso**, che coltivi già.
    [4] Adesso mostra a tutti la tua offerta.
   *[other] Adesso la prima carta è **Blu**, e non ha un campo. Offrila.
 }
lesson-first_game-end = { $computer2 } ha accettato la tua offerta. Nel tuo turno decidi tu quando si smette. Il **Rosso** ancora scoperto resta a te.
lesson-first_game-plant-all = Ciò che ricevi o tieni non va mai in mano: si pianta subito.
lesson-first_game-middle = Hai pescato tre carte, e adesso è il turno di { $computer1 }. Sopra la tua mano ci sono i campi degli altri: { $computer1 } coltiva **Giardino**, e il tuo ti intralcia e basta.
lesson-first_game-received = Anche ciò che ricevi nel turno degli altri si pianta subito.
lesson-first_game-gift = { $computer2 } non ha un campo per questa **Soia** e la regala. Puoi rifiutare, ma ti serve.
lesson-first_game-gift-planted = Ogni campo dice quanto rende: quattro fagioli di **Soia** rendono 2 monete, sei ne rendono 3.
lesson-first_game-meter = Tocca di nuovo a te. La prima carta va piantata, qualunque sia. Con il quarto **Rosso** sono 3 monete.
lesson-first_game-harvest = { $press ->
    [2] I **Rossi** rendono 3 monete, e il loro campo torna vuoto.
   *[other] Per **Blu** non c’è un campo libero. Raccogli quando vuoi, anche nel turno degli altri.
 }
lesson-first_game-third-field = Con tre campi ti tocca meno spesso raccogliere per forza.
lesson-first_game-empty-field = Adesso la prima carta è **Blu**, e il campo 1 è libero.
lesson-first_game-nobody-trades = Hai scoperto **Rosso** e **Cacao**. Gli altri hanno finito (✓), quindi le due carte sono tue.
lesson-first_game-new-field = Il **Rosso** ricomincia da uno, nel tuo campo nuovo.
lesson-first_game-protection = Per il **Cacao** non c’è un campo libero, e un fagiolo da solo è protetto (🔒). Resta la Soia.
lesson-first_game-last-trade = Il mazzo è quasi finito: con questo turno termina la partita. Con un secondo **Cacao** il tuo campo rende 2 monete.
lesson-first_game-end-of-game = Poi si raccolgono tutti i campi. Le carte in mano non rendono niente.
lesson-first_game-over = ### 🎓 Hai giocato una partita intera
    • Pianta dall’inizio, una carta o due
    • Scambia ciò che ti intralcia; **{ hand-button-pass }** dice che non vuoi niente
    • Pianta subito ciò che ricevi
    • Raccogli quando un campo rende bene, o quando devi
    In una partita vera in quattro il mazzo finisce tre volte. Tutto il resto lo dice `/{ name-rules }`.
