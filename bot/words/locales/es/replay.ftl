# A game that is over, looked at again step by step.

button-replay = Repetición

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Repetición · paso { $number } de { $last }
# The first step.
replay-dealt = Se reparten las cartas.
# Below what was said in one step, such as that offers were declined: how much more there was.
replay-more = -# … y { $count } más
replay-hand = **Tu mano**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turno
replay-back = ◀ Atrás
# Plays by itself, a turn every two seconds, until that is pressed which stands in its place meanwhile.
replay-play = ▶ Reproducir
replay-stay = ⏸ Pausa
replay-next = Adelante ▶
replay-turn-next = Turno ⏭
replay-share = Compartir

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Repetición · la comparte { $name }

# A replay with everybody's hands, which their people have opened: the title, and a line for each; without a card.
# $front: whether the cards are in an order that matters.
replay-hands = **Todas las manos**{ $front ->
    [yes] , desde la primera carta
   *[no] {""}
 }
replay-hand-of = { $name }: { $cards }
replay-hand-empty = ninguna carta
replay-laid = { $name } ha jugado { $card } boca abajo.
# The same in a picture and in its alt text.
picture-all-hands = Todas las manos
alt-hand-of = Mano de { $name }{ $front ->
    [yes] , desde la primera carta
   *[no] {""}
 }: { $cards }.
# Labels of buttons that show all hands at this step, or one's own alone again.
replay-all-hands = Todas las manos
replay-own-hand = Solo mi mano

# A button that gives the whole game in a file, and what is said above the file.
replay-export = Exportar
replay-exported = Mesa #{ $table }, paso a paso, tal como la viste. Donde esté instalada la mesa de { -beans }, `bean-table replay` reproduce este archivo.

# A list of the steps at which most was decided, and behind each where it is. $name: who it was, $other: from or with
# whom, $count: how much, always 1 or more.
turning-points = Momentos decisivos
turning-step = Paso { $number }
turning-harvest = 🪙 Mayor cosecha: { $name }, { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
 }
turning-trade = 🤝 Mayor intercambio: { $name } y { $other }, { $count } cartas
turning-field = 🟫 Tercer campo antes que nadie: { $name }
turning-pile = 🎒 La pila de robo se agota por última vez
turning-lead = 📈 { $name } adelanta a { $other } en monedas
turning-best-round = 🏅 Mejor ronda: { $name }, { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
turning-worst-round = 📉 Peor ronda: { $name }, −{ $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
turning-costly-card = 💥 Carta más cara: { $name } pierde { $count ->
    [one] 1 punto
   *[other] { $count } puntos
 }
turning-lead-after-round = 📈 { $name } adelanta a { $other } y va en cabeza

# The button that asks somebody who played whether others may see their hand, and the question.
button-hands = Mostrar manos
hands-title = ### 🖐️ Mostrar manos · mesa #{ $table }
hands-about = Cuando todas las personas que jugaron hayan dicho que sí, quien vuelva a ver esta partida podrá ver todas las manos, paso a paso. A nadie se le dice quién ha dicho que sí. Puedes retirar tu sí; lo que ya se vio, visto está.
# $state: the reader has said `yes` or not (`no`); everybody has (`all`); somebody who left never can (`never`).
hands-state = { $state ->
    [yes] **Has dicho que sí.** Las manos se verán cuando las demás personas también lo digan.
    [all] **Todas las manos de esta partida están a la vista.**
    [never] **Las manos de esta partida siguen ocultas:** ya no se puede preguntar a todas las personas que jugaron.
   *[no] **Tu mano está oculta.** ¿Puede verla el resto?
 }
hands-open = Sí, mostrar mi mano
hands-close = Retirar mi sí
hands-back = A la repetición

# Why there is nothing to see.
replay-not-over = La partida de la mesa #{ $table } aún no ha terminado. Cuando termine podrás volver a verla.
replay-too-old = La partida de la mesa #{ $table } fue hace mucho: guardé cómo terminó, pero no cómo se jugó.
replay-never-ended = La mesa #{ $table } se cerró sin que terminara una partida, así que no hay nada que ver.
replay-nothing-here = No conozco ninguna partida tuya que haya terminado, ni en este canal. `/{ name-play }` abre una mesa.
replay-share-there = Esto solo se puede compartir en el canal de la mesa #{ $table }, si puedes escribir allí.

# Too many people let theirs play at once.
replay-busy = Ahora mismo hay muchas repeticiones en marcha. Avanza paso a paso, o { -press } ▶ otra vez en un minuto.
