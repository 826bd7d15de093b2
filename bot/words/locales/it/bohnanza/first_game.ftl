# La lezione della prima partita, passo per passo: prima che cosa fare, poi perché. $computer1 a $computer3: i computer.
# Le carte sono sempre le stesse, perciò fagioli e numeri stanno qui.

lesson-first_game-plant = ### Pianta la tua prima carta
    La mano non si riordina mai: le carte nuove vanno in fondo e si pianta dall’inizio (▶), dove adesso c’è **Rosso**. In un campo sta una sola varietà.
lesson-first_game-plant-second = ### Pianta una seconda carta
    In ogni turno una carta la devi piantare, una seconda puoi. Adesso la prima è **Soia**, e il campo 2 è libero.
lesson-first_game-accept = ### Scambia il Giardino
    Dopo aver piantato si scoprono due carte. Quello che nessuno ti prende lo pianti tu. **Rosso** ti serve, **Giardino** no, e { $computer1 } ti dà Soia in cambio.
lesson-first_game-offer = ### Fai tu un’offerta
    Adesso la prima è **Blu**, che non ha un campo. Mentre scambi puoi dare qualunque carta della mano. Offrila per un **Rosso**.
lesson-first_game-end = ### Chiudi gli scambi
    { $computer2 } ha accettato la tua offerta e ti ha dato un Rosso. È il tuo turno, quindi decidi tu quando basta. Il Rosso che resta scoperto lo tieni.
lesson-first_game-plant-all = ### Pianta ciò che hai ricevuto
    Le carte di uno scambio non vanno mai in mano: si piantano subito, insieme a quelle che tieni. Tutte e tre stanno nei tuoi campi.
lesson-first_game-middle = ### Scambia nel turno degli altri
    Hai pescato tre carte, e adesso è il turno di { $computer1 }. Chi è di turno scambia con tutti. { $computer1 } vuole il **Giardino** in mezzo alla tua mano: così ti liberi delle carte che ti intralciano.
lesson-first_game-received = ### Pianta la Soia
    Anche ciò che ricevi nel turno degli altri si pianta subito.
lesson-first_game-gift = ### Accetta un regalo
    { $computer2 } ha scoperto una Soia e preferisce regalarla piuttosto che piantarla. Puoi rifiutare ogni offerta, anche un regalo. Questo ti aiuta.
lesson-first_game-gift-planted = ### Pianta la quarta Soia
    Ogni campo dice quanto rende: tre carte Soia rendono 1 moneta, quattro ne rendono 2, sei 3. È la tabella dei valori, e ogni fagiolo ha la sua.
lesson-first_game-meter = ### Tocca a te: pianta il Rosso
    Anche { $computer3 } ha giocato il suo turno, senza scambiare con nessuno. La prima carta va piantata, qualunque sia. Hai fortuna: con il quarto Rosso il campo rende 3 monete.
lesson-first_game-harvest = ### Raccogli le quattro carte Rosso
    Puoi raccogliere in ogni momento, anche nel turno degli altri. Tre delle quattro carte diventano monete (🪙) e il campo torna vuoto. Con le monete si vince.
lesson-first_game-third-field = ### Compra il terzo campo
    Costa 3 monete, una volta a partita. Con tre campi ti capita meno spesso di dover raccogliere troppo presto.
lesson-first_game-empty-field = ### Pianta la tua seconda carta
    La prima carta è **Blu**. Il campo 1 è vuoto, e anche quello nuovo. Poi si scoprono di nuovo due carte.
lesson-first_game-nobody-trades = ### Tieni ciò che nessuno vuole
    Escono **Rosso** e **Cacao**, e gli altri hanno finito (✓): non ti offrono niente. Le due carte le pianti tu.
lesson-first_game-new-field = ### Pianta il Rosso nel campo nuovo
    Le carte Rosso le hai appena raccolte, quindi si ricomincia da una. Il campo 3 è libero.
lesson-first_game-protection = ### Fai posto al Cacao
    Nessun campo è libero, quindi devi raccoglierne uno. Un fagiolo da solo (🔒) è protetto, a meno che ognuno dei tuoi campi ne abbia uno solo. Resta la Soia: quattro rendono 2 monete.
lesson-first_game-last-trade = ### Scambia un’ultima volta
    Il mazzo è quasi finito: quando { $computer1 } pesca alla fine di questo turno, la partita è finita. Con un secondo **Cacao** il tuo campo rende 2 monete.
lesson-first_game-end-of-game = ### Pianta l’ultima carta
    Poi la partita finisce: si raccolgono tutti i campi, e vince chi ha più monete. Le carte in mano non rendono niente.
lesson-first_game-over = ### 🎓 Hai giocato una partita intera
    • Pianta dall’inizio della mano, una carta o due
    • Scambia ciò che scopri e ciò che intralcia; **{ hand-button-pass }** dice che non vuoi niente
    • Pianta subito ciò che ricevi
    • Raccogli quando un campo rende bene, o quando devi
    Una partita vera in quattro ha più fagioli, e il mazzo finisce tre volte. Alcuni numeri dipendono da quanti giocano: vedi `/{ name-rules }`.
