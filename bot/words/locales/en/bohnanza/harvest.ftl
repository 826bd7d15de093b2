# Harvesting beside the hand, and the questions before a harvest that one may regret.
harvest-which = Harvest which field?
# Labels of buttons: at most 80 characters.
harvest-button = Field { $field } { $crop }: { $pays } 🪙
harvest-button-protected = Field { $field } { $crop }: protected
harvest-regret = { $kind ->
    [long] Harvest { $crop }? It pays { harvest-worth } and throws { $lost } cards away.
   *[unpaid] Throw away { $crop }? It pays nothing.
  }
harvest-anyway = { $kind ->
    [long] Harvest it
   *[unpaid] Throw it away
  }
harvest-anyway-plant = Harvest it and plant { $card }
harvest-for-room = There's no room for { $card }. Which field do you harvest for it?
nothing-planted = Your fields are empty: there's nothing to harvest.

harvest-worth = { $pays ->
    [0] nothing
    [one] 1 thaler
   *[other] { $pays } thalers
  }
