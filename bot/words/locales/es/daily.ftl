# La partida del día: en este bot todo el mundo recibe las mismas cartas. $day: su fecha. Discord escribe las horas.

# Encima del panel, en letra pequeña. $piles: cuántas veces se agota la pila de robo hasta el final;
# $some: si faltan cartas, $without: cuáles.
daily-place = -# 🗓️ Partida del { $day } · { daily-rule }
daily-rule = { $piles ->
    [1] la partida termina la primera vez que se agota la pila de robo
    [2] la partida termina la segunda vez que se agota la pila de robo
   *[other] la partida termina la tercera vez que se agota la pila de robo
 }{ $some ->
    [yes] {" ("}sin: { $without })
   *[no] {""}
 }
# Una vez, encima del primer panel.
daily-begun = ### 🗓️ La partida del { $day }: { $game }, { $players } participantes
    En este bot todo el mundo recibe hoy estas cartas, este asiento y estos robots difíciles. Tienes un intento, sin pistas y sin reloj: los robots esperan hasta que digas que terminaste. No cambia la clasificación ni las estadísticas.
    Para que dure unos diez minutos, { daily-rule }. Puedes irte y volver: te espera hasta { $until }. La siguiente llega { $next }, cuando empieza el día en UTC.
daily-leave = ### ¿Dejar la partida del día?
    Puedes irte sin más: te espera hasta { $until }, y `/{ name-daily }` te devuelve a ella. No hay segundo intento.
daily-closed = ### 🗓️ La partida del { $day } se acabó
    No se terminó antes del final del día siguiente.
daily-stays = Nadie recibe una segunda partida del día; por eso la tuya sigue abierta: te espera hasta { $until }. `/{ name-daily }` te devuelve a ella.
daily-waits = 🗓️ Tu **partida del día** ({ $day }) te espera hasta { $until }: `/{ name-daily }` te lleva de vuelta.

# Cómo fue.
daily-title = ### 🗓️ La partida del { $day }: { $game }
daily-own = { $beans } Llegaste a **{ $score }** { daily-unit }, puesto { $place } de { $of } en tu mesa.
daily-unit = { $town ->
    [yes] { $score ->
        [one] punto
       *[other] puntos
     }
   *[no] { $score ->
        [one] moneda
       *[other] monedas
     }
 }
daily-unplayed = Esta no la terminaste.
# $own: si quien lee la ha jugado.
daily-hard = 🤖 Un robot difícil en { $own ->
    [yes] tu asiento
   *[no] el mismo asiento
 }, con la misma suerte: **{ $score }** { daily-unit }, puesto { $place }.
daily-beside = 👥 { $beaten ->
    [0] { $others } personas más la terminaron, y hoy les fue al menos igual de bien.
   *[other] Te fue mejor que a **{ $beaten }** de las { $others } personas que también la terminaron.
 }
daily-all = 👥 La terminaron { $finished } personas.
# Son menos de $enough. $over: si su día ya pasó.
daily-few = 👥 { $over ->
    [yes] { $finished ->
        [0] Nadie la terminó.
        [one] La terminó una persona.
       *[other] La terminaron { $finished } personas.
     } Los resultados se ven a partir de { $enough } personas.
   *[no] { $finished ->
        [one] ¡Nadie la terminó antes que tú!
       *[other] ¡Es tuyo uno de los primeros { $finished } resultados!
     } Cuando la hayan terminado { $enough } personas, verás aquí cómo te fue a su lado.
 }
# La imagen en una línea, y cada parte de ella. $scores: por ejemplo 12 o 12–13.
daily-columns = Resultados: { $columns }
daily-column = { $scores } ({ $people ->
    [one] 1 persona
   *[other] { $people } personas
 })
daily-beans = -# 🫘🫘🫘🫘🫘 quiere decir: tan bien como el robot difícil, o mejor.
daily-next = -# Siguiente partida: { $next }

# En la imagen: su título y qué significan sus dos señales.
picture-daily = { $town ->
    [yes] A cuántos puntos llegó la gente
   *[no] A cuántas monedas llegó la gente
 }
picture-daily-own = tú
picture-daily-hard = un robot difícil en el mismo asiento

# En los botones.
daily-button-result = 🗓️ Cómo fue
daily-button-share = Contarlo en el canal
daily-button-hands = Repetición con todas las manos
daily-button-hard = La partida del robot
daily-button-yesterday = La de ayer
daily-button-play = Jugar la partida del día

# Para todo el canal. $beans: cómo fue.
daily-shared = 🗓️ **{ $name }** jugó la partida del { $day }: { $beans }
    -# Todo el mundo recibe las mismas cartas. Cinco { -beans }: tan bien como el robot difícil, o mejor.

# Lo que no se puede.
daily-not-begun = Verás cómo fue cuando la hayas jugado: `/{ name-daily }` te reparte las cartas.
daily-not-finished = Verás cómo fue cuando la hayas terminado: `/{ name-daily }` te devuelve a ella.
daily-no-such-day = Esa partida ya no se puede ver: las guardo durante una semana.
daily-no-hints = En la partida del día no hay pistas: cada cual piensa por su cuenta.
daily-hands = Todas las manos de esta partida se abren { $when } para quienes la jugaron.
daily-share-in-a-server = Eso solo se puede contar en un canal de un servidor donde puedas escribir.
daily-after-forgetting = Hoy pediste borrar todo lo tuyo; por eso no puedo saber si ya viste las cartas de hoy. La siguiente partida llega { $when }.
