# The rules in brief. All numbers come from the game.

bohne-rules-title = ## 📜 { $game } · las reglas
    -# Para { $least } a { $most } participantes
bohne-rules-goal = **Objetivo:** toma cartas que te sumen y deja a las demás personas las que no. Gana el total más alto de { $rounds } rondas; si hay empate, la victoria se comparte.
bohne-rules-cards = **Las cartas:** { $cards }. En cada uno de los { $count } colores ({ $colours }): los números del { $least } al { $most }, { $minus } *menos* 🔻, un *×2* ⏫ y un *nicht die Bohne* 🚫.
bohne-rules-deal = **En cada ronda** se reparten todas las cartas: { $hands }. Las áreas de puntuación empiezan vacías.
bohne-rules-deal-each = { $cards } por cabeza con { $players } participantes
bohne-rules-trick = ### Una baza
    {""}**1. Abrir.** Quien tiene la ficha de { -bean } 🫘 juega una carta boca arriba, con la ficha encima. La primera vez se decide por sorteo.
    {""}**2. Jugar.** Tras verla, el resto juega a la vez una carta boca abajo. Puedes cambiar la tuya hasta que se juegue la última. Entonces se ven todas a la vez.
    {""}**3. Tomar.** Quien abrió toma una carta de otra persona para su área de puntuación. Sigue quien había jugado esa carta: toma cualquiera de las que quedan, menos la de la ficha, y así sucesivamente. Si no hay elección, la carta se toma por ti.
    {""}**4. La ficha.** Quien jugó la última de estas cartas toma la de la ficha, y también la ficha, y abre la siguiente baza.
bohne-rules-round = **Una ronda acaba** cuando las manos están vacías. Quien tiene entonces la ficha abre la siguiente.
bohne-rules-score = ### Lo que vale un color
    {""}**Los números** se suman. Sin números, un color vale 0.
    ⏫ **×2** duplica la suma.
    🔻 **Uno o tres menos** la vuelven negativa; dos se anulan.
    🚫 Con **nicht die Bohne** el color vale 0, haya lo que haya.
bohne-rules-open = **A la vista y oculto:** las áreas de puntuación están a la vista. Las manos y las cartas boca abajo, no; pero sí se ve *quién* ya jugó.
