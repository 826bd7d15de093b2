# La lección de Nicht die Bohne, paso a paso: por qué hacer lo que dice la línea de abajo. $computer1 a $computer3: los tres
# robots. Las cartas son siempre las mismas; por eso los colores y los números están aquí.

lesson-first_tricks-lead = Gana quien suma más puntos: cuentan las cartas que tomas, cada color por separado. Tienes la ficha de { -bean } (🫘), así que abres. Nunca tomas tu propia carta: abre con **Azul 4**, que es baja.
lesson-first_tricks-take = El resto jugó boca abajo, y tomas antes que nadie. **Amarillo 9** es lo que más vale; quien lo jugó toma después.
lesson-first_tricks-face-down = Ahora abre { $computer3 }, así que juegas boca abajo. **Rojo nicht die Bohne** deja todo el rojo en 0 a quien le toque; { $computer1 } tiene un Rojo 6.
lesson-first_tricks-token = Tu carta fue la última, así que la de la ficha es tuya: Amarillo menos, y tu 9 vale **−9**. Abres: **Verde menos** le hará daño a { $computer2 }, que tiene mucho verde.
lesson-first_tricks-cancel = Un menos vuelve negativo un color, dos se anulan: tu amarillo vuelve a valer +9. Con Amarillo 4 serían −13.
lesson-first_tricks-last-card = Ahora el verde vale −10 para { $computer2 }. Tu última carta es buena: se toma pronto, y quien la jugó toma después.
lesson-first_tricks-double = { $computer2 } la tomó enseguida, así que te toca. **Amarillo ×2** duplica tu 9.
lesson-first_tricks-over = ### 🎓 Fue una ronda corta
    • Los números de un color se suman, y los cuatro colores dan tus puntos
    • ⏫ ×2 duplica un color, 🔻 uno o tres menos lo vuelven negativo, 🚫 nicht die Bohne lo deja en 0
    • Cuando toman tu carta, tomas después; si es la última, te llevas la de la ficha y abres
    Una partida de verdad tiene tres rondas con las 60 cartas.
