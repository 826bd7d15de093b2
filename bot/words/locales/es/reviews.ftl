# Una partida terminada, analizada para alguien que la jugó: lo que decidió, junto a lo que elegiría el robot difícil.

button-review = Análisis

review-title = ### 🔍 Tu partida en la mesa #{ $table }
review-parts = Decisiones a la altura de un robot difícil:
review-part = { $part ->
    [planting] 🪴 Plantar
    [trading] 🤝 Intercambiar
    [harvesting] 🌾 Cosechar y comprar campos
    [laying] 🫴 Jugar cartas
   *[taking] 🫳 Llevarse cartas
 }: **{ $good }** de { $decided }
review-trading = -# En los intercambios solo cuentan tus respuestas a ofertas y las ofertas tuyas que alguien aceptó.
review-unjudged = -# { $what ->
    [town] Lo que compraste en el pueblo no se valora; un tercer campo solo cuenta si lo compraste.
   *[field] Un tercer campo solo cuenta si lo compraste.
 }
review-stood-in = -# { $count ->
    [one] 1 decisión de este asiento no fue tuya y no cuenta
   *[other] { $count } decisiones de este asiento no fueron tuyas y no cuentan
 } aquí.
review-not-told-apart = -# Esta partida es antigua: si a ratos jugó por ti un robot, sus decisiones cuentan con las tuyas.
review-failed = -# { $count ->
    [one] 1 decisión de una versión anterior ya no se puede valorar y no cuenta
   *[other] { $count } decisiones de una versión anterior ya no se pueden valorar y no cuentan
 }.

review-dear = **{ $total ->
    [one] Un robot difícil habría elegido otra cosa
   *[other] Un robot difícil habría elegido otra cosa · { $number } de { $total }
 }**
review-best = **⭐ Bien elegido: un robot difícil habría hecho lo mismo**
review-done = **Tu elección:** { $move }
review-taken = { $name } la aceptó.
review-better = **Robot difícil:** { $move }
review-why = **Por qué:** { $why }
review-rather-not = { $what ->
    [Harvest] Deja tus campos como están por ahora.
    [BuyField] No compres ya un tercer campo.
   *[other] No hagas esa oferta.
 }
review-nothing = Un robot difícil habría decidido casi lo mismo en toda la partida.

review-to-best = ⭐ La mejor
review-replay = ⏪ Repetición desde aquí

review-waiting = 🔍 Estoy mirando tu partida…
review-not-played = El análisis es para quienes jugaron en la mesa #{ $table }. La repetición sí puedes verla.
review-busy = Ahora mismo no puedo mirar tu partida. { -Press } *Análisis* otra vez dentro de un minuto.
