# What the bot says about itself.

about-title = ## 🫘 La mesa de { -beans } · versión { $version }
about-what = Reparto las cartas de Bohnanza y su familia, y me sé las reglas. `/{ name-play }` abre una mesa, `/{ name-rules }` explica un juego.
about-stored = **Qué se guarda:** de quien abre una mesa, se sienta a una, planea una noche de juegos o responde a una, o usa `/{ name-settings }`, su ID de Discord, su nombre y su idioma, si quiere imágenes, aparecer en las clasificaciones y recibir menciones, dónde están sus mensajes, lo que hizo en sus partidas y si viene a una noche. De quien recibe una invitación a una mesa, sale de ella por decisión del anfitrión, la mira o no quiere invitaciones, el ID; de nadie más. No leo lo que se escribe en el chat.
about-calls = **Avisos:** de quien usa **{ button-call-me }** guardo en qué servidor, para qué juegos, a qué horas y cuántas veces, y su zona horaria. Para esto no aviso a nadie más: como máximo a diez a la vez, a cada mesa una vez, y cada anfitrión una vez por hora; al rol de un servidor, como máximo una vez al día. Nadie puede ver quién lo ha pedido, hasta la mención en el canal de una mesa, y un botón debajo de cada aviso y en `/{ name-settings }` lo termina.
about-how-long = **Cuánto tiempo:** una sala de espera que nadie toca se cierra a la hora; una partida sin jugadas, a los treinta días; de una noche de juegos no queda nada treinta días después. { $days ->
    [0] Las partidas terminadas se conservan, y con ellas los nombres de quienes jugaron, hasta que pidan que se borren.
    [one] Un día después de terminar una partida solo se guarda el resultado, y se borran los datos de quien lleve ese tiempo sin hacer nada.
   *[other] { $days } días después de terminar una partida solo se guarda el resultado, y se borran los datos de quien lleve ese tiempo sin hacer nada.
} Todo está en un archivo, en la máquina donde funciono, y en las copias de seguridad de esa máquina.
about-erase = **Cómo borrarlo:** `/{ name-forget }` borra tu ID, tu nombre, tu idioma y lo que elegiste, y te saca de todas tus mesas y noches. Las partidas terminadas quedan sin tu nombre.
about-alone = **Para que te deje en paz:** con **{ button-uninvite }**, debajo de cada invitación y en `/{ name-settings }`, nadie puede invitarte a través de mí; `/{ name-leave }` y `/{ name-watch }` terminan lo que empezaste tú. Si me bloqueas en Discord, no te llega ningún mensaje mío.
# $contact: in the words of whoever runs the bot.
about-contact = **Quién administra este bot:** { $contact }
