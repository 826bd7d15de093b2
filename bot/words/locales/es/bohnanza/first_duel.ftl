# La lección del duelo de porotos, paso a paso: primero qué hacer, después por qué. $computer1: el robot de enfrente.
# Las cartas son siempre las mismas; por eso los porotos y los números están aquí.

lesson-first_duel-plant = ### Planta tu primera carta
    El duelo es para dos y no hay intercambio. El turno empieza como siempre: planta desde delante (▶), donde ahora está **Soya**.
lesson-first_duel-discard = ### Descarta el Café
    Después de plantar puedes descartar una carta de cualquier lugar de tu mano. **Café** paga poco: hacen falta cuatro para 1 moneda. Después se revelan tres cartas.
lesson-first_duel-turned-up = ### Planta la Soya
    De las cartas reveladas plantas solo las que quieras. **Soya** ya crece en tu campo.
lesson-first_duel-leave = ### Deja las demás a { $computer1 }
    Lo que no plantas queda como oferta. Antes de nada, tu rival tiene que plantar o descartar cada una de esas cartas.
lesson-first_duel-answer = ### Planta la Soya de { $computer1 }
    Es tu turno otra vez, y { $computer1 } te dejó dos cartas. Cada una la plantas o la descartas. Una tercera **Soya** te sirve.
lesson-first_duel-throw-away = ### Descarta el Verde
    Si lo plantas, ocupa tu campo libre. Si lo descartas, queda a la vista encima de la pila de descarte.
lesson-first_duel-red = ### Planta el Rojo
    La oferta está resuelta, así que tu turno sigue con la primera carta de tu mano. El campo 2 está libre para **Rojo**.
lesson-first_duel-turn-up = ### Revela tres cartas
    No hace falta descartar nada. Fíjate en tu Verde: mientras la carta de arriba de la pila de descarte sea de una variedad revelada, vuelve y se une a las reveladas.
lesson-first_duel-fourth = ### Planta la cuarta Soya
    Se reveló un Verde, y el tuyo se le unió. Cuatro de Soya pagan 2 monedas. En el duelo solo cosechas en tu turno, así que piénsalo antes de terminarlo.
lesson-first_duel-over = ### 🎓 Así es el duelo de porotos
    • Primero planta o descarta lo que te dejaron
    • Planta de tu mano y, si quieres, descarta una carta
    • Revela tres cartas, planta las que te sirvan y deja el resto
    • Cosecha solo en tu turno
    Cuando se agota la pila de robo, termina la partida: no se vuelve a barajar. Gana quien tiene más monedas.
