# Lecciones: partidas guiadas en el panel propio. $lesson: cuál.

button-learn = Aprender a jugar
button-how-to-play = Jugar con otras personas
# El nombre de una lección, en una lista y en un botón: 80 caracteres como máximo.
lesson-name = { $lesson ->
    [first_duel] El duelo de { -beans }, para dos
    [first_town] El pueblo de High Bohn
    [first_tricks] Tus primeras bazas de Nicht die Bohne
   *[first_game] Tu primera partida de Bohnanza
 }
# Encima de las palabras de cada paso.
lesson-place = -# 🎓 { lesson-name } · paso { $number } de { $total }
# Dónde está la primera carta de la mano: la misma señal la marca en imágenes, palabras y botones.
lesson-front = donde está 📍
# Debajo de ellas. $button: lo que dice el botón.
lesson-press = ### 👉 { -Press } **{ $button }**
# Lo mismo cuando se elige en una lista. $choice: la línea. $list: lo que dice la lista hasta entonces.
lesson-choose = ### 👉 Elige **{ $choice }** en la lista “{ $list }”
# Por qué no se hace algo que las reglas permiten.
lesson-another-move = ↩️ Todavía no: las reglas lo permiten, pero primero va esto.
lesson-leave = ### ¿Dejar la lección?
    También puedes irte sin más: durante un día `/{ name-learn }` te devuelve a este paso.
lesson-button-end = Terminar la lección
lesson-closed = ### 🎓 Esta lección terminó
    Una lección se borra si la terminas, si la dejas un día sin tocar, si otra mesa tuya necesita su sitio o si se ha reescrito. Puedes volver a empezarla cuando quieras.
lesson-is-over = Esta lección terminó. `/{ name-learn }` la empieza de nuevo.
lesson-how = ### 🫘 Cómo jugar con otras personas
    En un canal de un servidor, `/{ name-play }` abre una mesa. Allí las demás personas eligen **{ button-join }**, **{ button-computers }** ocupa asientos y **{ button-start }** reparte las cartas.
    Por tu cuenta: `/{ name-play } { option-name-start }:` empieza enseguida, con robots. `/{ name-rules }` explica cada juego y `/{ name-help }` muestra todos los comandos.
# Below it, where that can be.
lesson-how-apps = Entre amigos en un mensaje de grupo, o en un servidor donde no estoy: inclúyeme en tus propias aplicaciones y `/{ name-play }` funciona también allí.
