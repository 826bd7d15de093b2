# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = Diriges { $most ->
    [one] una mesa que sigue abierta, y una es el máximo
   *[other] { $most } mesas que siguen abiertas, y ese es el máximo
  } por persona. Termina una partida o cierra una mesa con `/{ name-close }`; después puedes abrir otra.
too-many-lobbies = Has abierto { $most ->
    [one] una mesa
   *[other] { $most } mesas
  } en una hora, y ese es el máximo. La próxima la puede abrir otra persona, o tú dentro de un rato.
too-many-tables-here = En este servidor hay { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
  }, y ese es el máximo. Únete a una o espera a que acabe otra.
too-many-open-offers = Tienes { $most ->
    [one] una oferta abierta
   *[other] { $most } ofertas abiertas
  }. Retira una y podrás hacer otra.
too-fast = Demasiado rápido: ese clic no contó. Pulsa otra vez.
