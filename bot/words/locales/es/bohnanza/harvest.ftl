# Harvesting beside the hand, and the questions before a harvest that one may regret.
harvest-which = ¿Qué campo cosechas?
# Labels of buttons: at most 80 characters.
harvest-button = Campo { $field } { $crop }: { $pays } 🪙
harvest-button-protected = Campo { $field } { $crop }: protegido
harvest-regret = { $kind ->
    [long] ¿Cosechar { $crop }? Paga { harvest-worth }, y { $lost } cartas se pierden.
   *[unpaid] ¿Tirar { $crop }? No paga nada.
  }
harvest-anyway = { $kind ->
    [long] Cosechar
   *[unpaid] Tirar
  }
harvest-anyway-plant = Cosechar y plantar { $card }
harvest-for-room = No hay sitio para { $card }. ¿Qué campo cosechas para hacerle sitio?
nothing-planted = Tus campos están vacíos: no hay nada que cosechar.

harvest-worth = { $pays ->
    [0] 0 monedas
    [one] 1 moneda
   *[other] { $pays } monedas
  }
