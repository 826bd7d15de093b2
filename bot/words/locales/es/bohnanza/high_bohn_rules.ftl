# High Bohn's own rules in brief; what each building does stands on a page of its own.
rules-town = **El pueblo.** También puedes comprar edificios, que cambian estas reglas para ti y cuentan al final: { -press } **{ rules-button-town }**.
rules-town-title = ## 🏘️ { $game } · el pueblo
rules-town-about =
    {""}**Los edificios** se compran en cualquier momento, sea tu turno o no, también varios a la vez. De cada tipo hay una carta de cada precio, del { $least } al { $most }; nadie tiene dos de un tipo. Se paga con monedas *que por la otra cara sean de la variedad de ese tipo*: { $types }. Van a la pila de descarte y el edificio funciona en el acto: cambia algunas reglas para quien lo tiene.
    {""}**¿Dos quieren el mismo?** Es para quien lo compra antes.
    {""}**¿Agotado?** Con menos de { $all } participantes, cuando de un tipo solo queda una persona sin edificio, los no vendidos salen del juego.
    {""}**El final.** Se cosechan todos los campos; { $toll } también funciona entonces. Después, empezando por quien tiene el turno, cada cual puede comprar una vez tantos edificios como quiera. Las monedas bajo el Salón o la Destilería no se pueden gastar. Tu puntuación: tus monedas, las que hay bajo edificios y los precios de tus edificios; con { $numbers } edificios se suman { $bonus } 🪙. Con la misma puntuación gana quien tenga más cartas en la mano; si también hay empate en eso, la victoria se comparte.
    {""}**{ $banks }** se usan justo antes de tu turno, antes de plantar. Si no, se pierden en ese turno; uno recién comprado espera a tu próximo turno.
    {""}**Guisos** (Salón): un campo con una sola carta pasa a serlo cuando se planta otra variedad en él. En un guiso no se repite ninguna variedad, y no es campo de ninguna: las suyas pueden crecer también en tus otros campos. Sus monedas no se pueden gastar; cuentan al final.
    {""}**Campos mezclados** ({ $farm }): { -soy } plantada entre otras variedades cuenta como ellas. No vale en un guiso ni en un campo para una sola ({ $fields }). Al cosechar eliges las monedas; al final, solo si depende de ello una compra.
    {""}**Cartas guardadas** (Tienda general): guardas una carta cuando la plantarías. Lo guardado solo se puede cambiar o regalar, también fuera de tu turno; al final no cuenta. Una carta de la tienda de otra persona hay que plantarla: no se guarda otra vez.
rules-town-type = { $type } con { $bean }
rules-button-town = El pueblo
rules-button-buildings = Qué hace cada edificio
rules-button-back = Las reglas
buildings-title = ## 🏘️ { $game } · los edificios
    -# Un edificio de precio 1 no hace nada durante la partida. El precio es también lo que cuenta al final.
buildings-type = **{ $name }** · { $bean }
buildings-line = > **{ $price }** · { $does }
