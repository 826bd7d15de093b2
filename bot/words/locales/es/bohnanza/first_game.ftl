# La lección de la primera partida, paso a paso: primero qué hacer, después por qué. $computer1 a $computer3: los robots.
# Las cartas son siempre las mismas; por eso los porotos y los números están aquí.

lesson-first_game-plant = ### Planta tu primera carta
    Nunca ordenas tu mano: las cartas nuevas van atrás y se planta desde delante (▶), donde ahora está **Rojo**. En un campo cabe una sola variedad.
lesson-first_game-plant-second = ### Planta una segunda carta
    En cada turno debes plantar una carta y puedes plantar otra. Ahora **Soya** está delante y el campo 2 está libre.
lesson-first_game-accept = ### Intercambia el Jardín
    Después de plantar se revelan dos cartas. Lo que nadie te cambie lo plantas tú. **Rojo** te sirve, **Jardín** no, y { $computer1 } te da Soya por él.
lesson-first_game-offer = ### Haz tu propia oferta
    Ahora la primera es **Azul**, que no tiene campo. Mientras intercambias puedes dar cualquier carta de tu mano. Ofrécela por un **Rojo**.
lesson-first_game-end = ### Termina el intercambio
    { $computer2 } aceptó tu oferta y te dio un Rojo. Es tu turno, así que tú decides cuándo se acaba. Te quedas con el Rojo que sigue a la vista.
lesson-first_game-plant-all = ### Planta lo que recibiste
    Las cartas de un intercambio nunca van a la mano: se plantan enseguida, junto con las que te quedas. Las tres caben en tus campos.
lesson-first_game-middle = ### Intercambia también en otros turnos
    Robaste tres cartas y ahora es el turno de { $computer1 }. Quien tiene el turno intercambia con todo el mundo. { $computer1 } quiere el **Jardín** que está en medio de tu mano: así te libras de las cartas que estorban.
lesson-first_game-received = ### Planta la Soya
    Lo que recibes en otros turnos también se planta enseguida.
lesson-first_game-gift = ### Acepta un regalo
    { $computer2 } reveló una Soya y prefiere regalarla a plantarla. Puedes rechazar cualquier oferta, también un regalo. Este te ayuda.
lesson-first_game-gift-planted = ### Planta la cuarta Soya
    Cada campo dice cuánto paga: tres de Soya pagan 1 moneda, cuatro pagan 2 y seis pagan 3. Eso es el porotómetro, y cada poroto tiene el suyo.
lesson-first_game-meter = ### Tu turno: planta el Rojo
    { $computer3 } también jugó su turno y no intercambió con nadie. La primera carta hay que plantarla, sea cual sea. Tienes suerte: con el cuarto Rojo el campo paga 3 monedas.
lesson-first_game-harvest = ### Cosecha los cuatro Rojos
    Puedes cosechar en cualquier momento, también en otros turnos. Tres de las cuatro cartas se vuelven monedas (🪙) y el campo queda vacío. Gana quien tiene más monedas.
lesson-first_game-third-field = ### Compra un tercer campo
    Cuesta 3 monedas, una vez por partida. Con tres campos tendrás que cosechar antes de tiempo con menos frecuencia.
lesson-first_game-empty-field = ### Planta tu segunda carta
    Delante está **Azul**. El campo 1 está vacío, y el nuevo también. Después se revelan otra vez dos cartas.
lesson-first_game-nobody-trades = ### Quédate con lo que nadie quiere
    Salen **Rojo** y **Cacao**, y los demás pasan (✓): no te ofrecen nada. Las dos cartas las plantas tú.
lesson-first_game-new-field = ### Planta el Rojo en tu campo nuevo
    Acabas de cosechar los Rojos, así que se empieza otra vez desde uno. El campo 3 está libre.
lesson-first_game-protection = ### Haz sitio para el Cacao
    Ningún campo está libre, así que tienes que cosechar uno. Un poroto solo (🔒) está protegido, salvo que cada uno de tus campos tenga justo uno. Queda la Soya: cuatro pagan 2 monedas.
lesson-first_game-last-trade = ### Intercambia por última vez
    La pila de robo casi se acabó: cuando { $computer1 } robe al final de este turno, termina la partida. Con un segundo **Cacao** tu campo paga 2 monedas.
lesson-first_game-end-of-game = ### Planta la última carta
    Entonces termina la partida: se cosechan todos los campos y gana quien tiene más monedas. Las cartas de la mano no pagan nada.
lesson-first_game-over = ### 🎓 Fue una partida entera
    • Planta desde delante, una carta o dos
    • Cambia lo que revelas y lo que estorba; **{ hand-button-pass }** dice que no quieres nada
    • Planta enseguida lo que recibes
    • Cosecha cuando un campo paga bien, o cuando no queda otra
    Entre cuatro, una partida de verdad tiene más porotos, y la pila de robo se acaba tres veces. Algunos números dependen de cuántas personas juegan: mira `/{ name-rules }`.
