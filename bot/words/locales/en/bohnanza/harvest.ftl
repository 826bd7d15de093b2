# Harvesting beside the hand, and the questions before a harvest that one may regret.
harvest-which = Harvest which field?
# Labels of buttons: at most 80 characters.
harvest-button = Field { $field } { $crop }: { $pays } 🪙
harvest-button-protected = Field { $field } { $crop }: protected
harvest-regret = { $kind ->
    [long] Harvest { $crop }? That field pays { harvest-worth } and loses { $lost } cards.
   *[unpaid] Throw away { $crop }? That field pays nothing.
  }
harvest-anyway = { $kind ->
    [long] Harvest anyway
   *[unpaid] Throw away
  }
harvest-anyway-plant = Harvest and plant { $card }
harvest-for-room = There's no room for { $card }. Harvest which field?
nothing-planted = Your fields are empty: there's nothing to harvest.

harvest-worth = { $pays ->
    [0] nothing
    [one] 1 thaler
   *[other] { $pays } thalers
  }
