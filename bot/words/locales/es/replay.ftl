# A game that is over, looked at again step by step.

button-replay = Repetición

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Repetición · paso { $number } de { $last }
# The first step.
replay-dealt = Se reparten las cartas.
replay-hand = **Tu mano**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Turno
replay-back = ◀ Atrás
replay-next = Adelante ▶
replay-turn-next = Turno ⏭
replay-share = Compartir

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Repetición · la comparte { $name }

# Why there is nothing to see.
replay-not-over = La partida de la mesa #{ $table } aún no ha terminado. Cuando termine podrás volver a verla.
replay-too-old = La partida de la mesa #{ $table } fue hace mucho: guardé cómo terminó, pero no cómo se jugó.
replay-never-ended = La mesa #{ $table } se cerró sin que terminara una partida, así que no hay nada que ver.
replay-nothing-here = No conozco ninguna partida tuya que haya terminado, ni en este canal. `/{ name-play }` abre una mesa.
replay-share-there = Esto solo se puede compartir en el canal de la mesa #{ $table }, si puedes escribir allí.
