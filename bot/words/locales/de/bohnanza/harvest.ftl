# Harvesting beside the hand, and the questions before a harvest that one may regret.
harvest-which = Welches Feld erntest du?
# Labels of buttons: at most 80 characters.
harvest-button = Feld { $field } { $crop }: { $pays } 🪙
harvest-button-protected = Feld { $field } { $crop }: geschützt
harvest-regret = { $kind ->
    [long] { $crop } ernten? Das bringt { harvest-worth }, { $lost } Karten sind verloren.
   *[unpaid] { $crop } wegwerfen? Das bringt nichts.
  }
harvest-anyway = { $kind ->
    [long] Ernten
   *[unpaid] Wegwerfen
  }
harvest-anyway-plant = Ernten und { $card } anbauen
harvest-for-room = Für { $card } ist kein Platz. Welches Feld erntest du dafür?
nothing-planted = Deine Felder sind leer: Es gibt nichts zu ernten.

harvest-worth = { $pays ->
    [0] nichts
    [one] 1 Taler
   *[other] { $pays } Taler
  }
