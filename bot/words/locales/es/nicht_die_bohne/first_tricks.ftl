# La lección de Nicht die Bohne, paso a paso: primero qué hacer, después por qué. $computer1 a $computer3: los tres robots.
# Las cartas son siempre las mismas; por eso los colores y los números están aquí.

lesson-first_tricks-lead = ### Abre con una carta baja
    Tienes la ficha de poroto (🫘), así que juegas la primera carta de esta baza, boca arriba. Nunca tomas tu propia carta: un número alto sería un regalo para el resto. Abre con **Azul 4**.
lesson-first_tricks-take = ### Toma el 9
    El resto jugó una carta boca abajo, y ahora todas están a la vista. Tomas antes que nadie: lo que tomas va a tu área de puntuación y cuenta. Cada color cuenta por separado, y **Amarillo 9** es lo que más vale. Sigue quien jugó esa carta.
lesson-first_tricks-face-down = ### Juega una carta boca abajo
    { $computer3 } se llevó tu Azul 4 con la ficha y abre con Amarillo menos. { $computer1 } tomó Rojo 6. Con **Rojo nicht die Bohne**, todo el rojo vale 0 para quien la tome.
lesson-first_tricks-token = ### Abre otra vez
    Nadie quería tu carta: le quedó a { $computer1 }, y allí el rojo vale 0. Si tu carta es la última que se toma, te llevas la de la ficha y abres después. Por eso Amarillo menos es para ti, y tu 9 vale **−9**. Ahora abre con **Verde menos**: { $computer2 } tiene mucho verde.
lesson-first_tricks-cancel = ### Toma un segundo menos
    Un menos vuelve negativo un color, dos se anulan y un tercero lo volvería negativo otra vez. Con **Amarillo menos** tu amarillo vale +9. Con Amarillo 4 serían −13.
lesson-first_tricks-last-card = ### Juega tu última carta
    Tu Verde menos fue para { $computer2 }: allí los 10 puntos de verde ahora son −10. En la mano te queda **Rojo 8**. Una carta buena también sirve: se toma pronto, y quien la jugó elige después.
lesson-first_tricks-double = ### Toma el ×2
    { $computer2 } tomó enseguida tu 8, así que te toca. **Amarillo ×2** duplica tu 9. Entonces todas las manos están vacías y se puntúa la ronda.
lesson-first_tricks-over = ### 🎓 Fue una ronda corta
    • Los números de un color se suman, y los cuatro colores dan tus puntos
    • ⏫ ×2 duplica un color, 🔻 uno o tres menos lo vuelven negativo, 🚫 nicht die Bohne lo deja en 0
    • Cuando toman tu carta, tomas después; si es la última que se toma, te llevas la de la ficha y abres la siguiente baza
    Una partida de verdad tiene tres rondas, en las que se reparten las 60 cartas, y gana el total más alto.
