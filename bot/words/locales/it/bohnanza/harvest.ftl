# Harvesting beside the hand, and the questions before a harvest that one may regret.
harvest-which = Quale campo raccogli?
# Labels of buttons: at most 80 characters.
harvest-button = Campo { $field } { $crop }: { $pays } 🪙
harvest-button-protected = Campo { $field } { $crop }: protetto
harvest-regret = { $kind ->
    [long] Raccogliere { $crop }? Rende { harvest-worth }, e sprechi { $lost ->
        [one] 1 carta
       *[other] { $lost } carte
     }.
   *[unpaid] Buttare via { $crop }? Non rende niente.
  }
harvest-anyway = { $kind ->
    [long] Raccogli
   *[unpaid] Butta via
  }
harvest-anyway-plant = Raccogli e pianta { $card }
harvest-for-room = Non c’è posto per { $card }. Quale campo raccogli per fare posto?
nothing-planted = I tuoi campi sono vuoti: non c’è niente da raccogliere.

harvest-worth = { $pays ->
    [0] niente
    [one] 1 moneta
   *[other] { $pays } monete
  }
