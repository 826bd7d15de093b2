# La lección del pueblo de High Bohn, paso a paso: primero qué hacer, después por qué. $computer1, $computer2: los dos
# robots. Las cartas son siempre las mismas; por eso los porotos, los edificios y los números están aquí.

lesson-first_town-plant = ### Planta dos porotos de Jardín
    High Bohn es Bohnanza con un pueblo, donde con monedas se compran edificios. Planta **Jardín** dos veces: hay pocos, y tres pagan 3 monedas.
lesson-first_town-gift = ### Acepta el Rojo
    { $computer1 } te regala un **Rojo**, y hay otro a la vista para ti, junto a tu tercer Jardín. Al final te harán falta.
lesson-first_town-keep = ### Quédate con tus cartas y plántalas
    Termina el intercambio: las tres cartas caben en tus campos.
lesson-first_town-harvest = ### Cosecha los porotos de Jardín
    Tu turno terminó, pero también puedes cosechar y comprar en otros turnos. Una moneda es el dorso de una carta, y ahora importa el poroto de la otra cara: estas tres son monedas de **Jardín**.
lesson-first_town-buy = ### Compra la Mina de oro 2
    El pueblo muestra todos los edificios, qué hacen y quién puede pagarlos. Un edificio cuesta tantas monedas de su poroto como dice su número. Con Jardín se compran Minas de oro, y con la **Mina de oro 2** un tercer campo cuesta 1 moneda en lugar de 3.
lesson-first_town-third-field = ### Úsala: compra un tercer campo por 1 moneda
    Un edificio hace efecto enseguida, y solo para quien lo tiene. Tu última moneda alcanza.
lesson-first_town-turn = ### Tu turno: dos variedades para dos campos
    Planta **Ojo Negro** y **Soya**, quédate con lo que se revele y plántalo también. Así cada uno de tus tres campos paga 1 moneda, y en la pila de robo queda una sola carta: cuando { $computer1 } la revele y la plante, termina la partida.
lesson-first_town-last = ### Compra tres edificios, uno por uno
    Al final se cosecha todo, y cada persona puede comprar una vez más. Un edificio cuenta tantas 🪙 como cuesta, así que no pierdes nada. Los de precio 1 no hacen nada durante la partida, pero **cuatro edificios suman 1 🪙**, y tener más suma aún más.
lesson-first_town-over = ### 🎓 Así es el pueblo de High Bohn
    • Los edificios se compran en cualquier momento, con monedas de su poroto, uno de cada tipo
    • Cambian enseguida algunas reglas, solo para quien los tiene
    • Tus puntos: ninguna moneda, 5 🪙 por cuatro edificios (2 + 1 + 1 + 1) y 1 de premio son **6**
    • Lo que alguien compró ya no está. Cuando solo falta una persona por tener un edificio de un tipo, los no vendidos salen del juego (nunca si juegan cinco)
    Una partida de verdad tiene ocho porotos y, con ellos, ocho tipos. El botón **{ town-button }** de tu mano dice qué hace cada edificio.
