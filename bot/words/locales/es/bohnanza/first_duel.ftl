# La lección del duelo de porotos, paso a paso: por qué hacer lo que dice la línea de abajo. $computer1: el robot de
# enfrente. Las cartas son siempre las mismas; por eso los porotos y los números están aquí.

lesson-first_duel-plant = En este duelo para dos gana quien tiene más monedas (🪙), y no hay intercambio. Como siempre, se planta desde delante, { lesson-front }.
lesson-first_duel-discard = Ahora puedes descartar una carta de cualquier lugar de tu mano. **Café** necesita cuatro cartas para pagar 1 moneda.
lesson-first_duel-turned-up = Se revelaron tres cartas. Planta solo lo que quieras: **{ -soy }**, que ya cultivas.
lesson-first_duel-leave = Lo que dejas, { $computer1 } tiene que plantarlo o descartarlo antes de nada.
lesson-first_duel-answer = Te toca otra vez. { $computer1 } te dejó dos cartas: planta o descarta cada una. Una tercera carta de **{ -soy }** te sirve.
lesson-first_duel-throw-away = **Verde** ocuparía tu campo libre. Si lo descartas, queda encima de la pila de descarte.
lesson-first_duel-red = Ya no queda nada pendiente: planta desde delante. El campo 2 está libre.
lesson-first_duel-turn-up = No hace falta descartar. Fíjate en tu carta Verde: vuelve si se revela otra.
lesson-first_duel-fourth = Se reveló otra carta Verde, y la tuya se le unió. Cuatro de **{ -soy }** pagan 2 monedas. Aquí solo cosechas en tu turno.
lesson-first_duel-over = ### 🎓 Así es el duelo de { -beans }
    • Planta o descarta lo que te dejaron
    • Planta de tu mano y, si quieres, descarta una carta
    • Revela tres cartas, planta las que te sirvan y deja el resto
    • Cosecha solo en tu turno
    La pila de robo no se vuelve a barajar: cuando se agota, termina la partida.
