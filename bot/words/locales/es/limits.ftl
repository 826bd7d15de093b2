# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = Ya eres anfitrión de { $most ->
    [one] una mesa abierta, y una es el máximo
   *[other] { $most } mesas abiertas, y ese es el máximo
  } por persona. Termina una partida o cierra una mesa con `/{ name-close }`; después puedes abrir otra.
too-many-lobbies = Has abierto { $most ->
    [one] una mesa o lección
   *[other] { $most } mesas y lecciones
  } en una hora, y ese es el máximo. La próxima la puede abrir otra persona, o tú dentro de un rato.
too-many-tables-here = En este servidor hay { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  }, y ese es el máximo. Únete a una o espera a que acabe otra.
# The same in a direct message among people, or on a server without me.
too-many-tables-there = Aquí hay { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  }, y ese es el máximo. Únete a una o espera a que acabe otra.
# When somebody asks for a lesson, which counts like a table.
no-lesson-beside-tables = Una lección cuenta como una mesa, y ya eres anfitrión de { $most ->
    [one] una mesa abierta, el máximo
   *[other] { $most } mesas abiertas, el máximo
  } por persona. Termina una partida o cierra una mesa con `/{ name-close }`, y empezamos.
no-lesson-this-hour = En la última hora has empezado { $most ->
    [one] una mesa o lección
   *[other] { $most } mesas y lecciones
  }, y ese es el máximo. Seguimos aprendiendo dentro de un rato.
too-many-lessons = Ahora mismo hay tanta gente aprendiendo que no puedo empezar otra lección. Inténtalo de nuevo dentro de un rato.
too-many-alone = Ahora mismo hay tanta gente jugando contra robots por mensaje directo que no puedo repartir otra partida. Inténtalo de nuevo dentro de un rato.
too-many-open-offers = Tienes { $most ->
    [one] una oferta abierta
   *[other] { $most } ofertas abiertas
  }. Retira una y podrás hacer otra.
too-fast = Demasiado rápido: ese clic no contó. { -Press } otra vez.
