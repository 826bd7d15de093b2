# La lección de la primera partida, paso a paso: por qué hacer lo que dice la línea de abajo. $computer1 a $computer3: los
# robots. $press: qué pulsación del paso viene ahora. Las cartas son siempre las mismas; por eso los porotos y los números
# están aquí.

lesson-first_game-plant = Gana quien tiene más monedas (🪙), y se consiguen cosechando { -beans }. Nunca ordenes tu mano: se planta desde delante, { lesson-front }.
lesson-first_game-plant-second = En un campo cabe una sola variedad: **{ -soy }** va al campo 2. Esta segunda carta es opcional.
lesson-first_game-accept = Revelaste dos cartas, para cambiarlas o quedártelas. **{ -garden }** no cabe en tus campos, y { $computer1 } te da { -soy } a cambio.
lesson-first_game-offer = { $press ->
    [2] Elige lo que das: sirve cualquier carta, no solo la de delante.
    [3] Elige lo que quieres: **{ -red }**, que ya cultivas.
    [4] Ahora muestra tu oferta a todo el mundo.
   *[other] Ahora la primera es **Azul**, que no tiene campo. Ofrécela.
 }
lesson-first_game-end = { $computer2 } aceptó tu oferta. En tu turno decides tú cuándo termina el intercambio. La carta **{ -red }** que sigue a la vista es tuya.
lesson-first_game-plant-all = Las cartas nuevas nunca van a la mano: se plantan enseguida.
lesson-first_game-middle = Robaste tres cartas, y ahora es el turno de { $computer1 }. Encima de tu mano están los campos de los demás: { $computer1 } cultiva **{ -garden }**, y en tu mano solo estorba.
lesson-first_game-received = Lo que recibes en otros turnos también se planta enseguida.
lesson-first_game-gift = { $computer2 } no tiene campo para esta **{ -soy }** y la regala. Puedes rechazarla, pero te sirve.
lesson-first_game-gift-planted = Cada campo dice cuánto paga: cuatro de **{ -soy }** pagan 2 monedas, y seis pagarían 3.
lesson-first_game-meter = Te toca otra vez. La carta de delante hay que plantarla, sea cual sea. Con una cuarta carta, **{ -red }** da 3 monedas.
lesson-first_game-harvest = { $press ->
    [2] **{ -red }** paga 3 monedas, y su campo queda vacío.
   *[other] No hay campo libre para **Azul**. Cosecha cuando quieras, también en otros turnos.
 }
lesson-first_game-third-field = Con tres campos, casi nunca tendrás que cosechar antes de tiempo.
lesson-first_game-empty-field = Ahora **Azul** está delante, y el campo 1 está libre.
lesson-first_game-nobody-trades = Revelaste **{ -red }** y **Cacao**. Los demás pasan (✓), así que las dos cartas son tuyas.
lesson-first_game-new-field = **{ -red }** empieza otra vez desde uno, en tu campo nuevo.
lesson-first_game-protection = No hay campo libre para **Cacao**, y una carta sola está protegida (🔒). Queda { -soy }.
lesson-first_game-last-trade = La pila de robo casi se acabó: la partida termina con este turno. Con una segunda carta de **Cacao** tu campo paga 2 monedas.
lesson-first_game-end-of-game = Después se cosechan todos los campos. Las cartas de la mano no pagan nada.
lesson-first_game-over = ### 🎓 Fue una partida entera
    • Planta desde delante, una carta o dos
    • Cambia lo que estorba; **{ hand-button-pass }** dice que no quieres nada
    • Planta enseguida lo que recibes
    • Cosecha cuando un campo paga bien, o cuando no queda otra
    En una partida de verdad entre cuatro, la pila de robo se acaba tres veces. Todo lo demás está en `/{ name-rules }`.
