# La lección del pueblo de High Bohn, paso a paso: por qué hacer lo que dice la línea de abajo. $computer1, $computer2: los
# dos robots. $press: qué pulsación del paso viene ahora. Las cartas son siempre las mismas; por eso los porotos, los
# edificios y los números están aquí.

lesson-first_town-plant = También en High Bohn se gana con monedas (🪙), y con ellas se compran edificios. Planta **{ -garden }** dos veces: hay pocas cartas, pero tres pagan 3 monedas.
lesson-first_town-gift = Una carta **{ -red }** de regalo: hay otra a la vista, junto a tu tercera de { -garden }.
lesson-first_town-keep = { $press ->
    [2] Ahora plántalas enseguida, como siempre.
   *[other] Las tres cartas caben en tus campos: quédate con lo que está a la vista.
 }
lesson-first_town-harvest = { $press ->
    [2] Una moneda es una carta vuelta, y aquí importa su variedad: recibes monedas de **{ -garden }**.
   *[other] Tu turno terminó, pero también se cosecha y se compra en otros turnos.
 }
lesson-first_town-buy = { $press ->
    [2] Un edificio cuesta monedas de su propia variedad. Con la **Mina de oro 2**, un tercer campo te cuesta 1 moneda en lugar de 3.
   *[other] El pueblo muestra lo que se puede comprar.
 }
lesson-first_town-third-field = Un edificio hace efecto enseguida, solo para quien lo tiene. Tu última moneda basta.
lesson-first_town-turn = { $press ->
    [2] Quédate con lo revelado: también cabe.
    [3] Así cada uno de tus campos paga 1 moneda. La pila de robo casi se acabó: cuando { $computer1 } plante, termina la partida.
   *[other] Te toca otra vez: **{ -black-eyed }** y **{ -soy }** van a tus dos campos libres.
 }
lesson-first_town-last = Todo está cosechado, y puedes comprar una vez más. Un edificio cuenta lo que cuesta: no pierdes nada.
lesson-first_town-third-building = Los de precio 1 no hacen nada durante la partida, pero cuentan.
lesson-first_town-fourth-building = Es el cuarto, y **cuatro edificios suman 1 🪙**.
lesson-first_town-over = ### 🎓 Así es el pueblo de High Bohn
    • Los edificios se compran en cualquier momento, con monedas de su variedad, uno de cada tipo
    • Cambian reglas enseguida, solo para ti
    • Tus puntos: ninguna moneda, 5 🪙 por cuatro edificios (2 + 1 + 1 + 1), 1 de premio: **6**
    • Cuando solo a una persona le falta un tipo, los no vendidos salen del juego (nunca si juegan cinco)
    Una partida de verdad tiene ocho tipos: **{ town-button }** muestra qué hace cada edificio.
