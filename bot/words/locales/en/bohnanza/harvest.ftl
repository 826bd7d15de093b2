# The private harvest menu, and the questions before a harvest that one may regret.
harvest-title = ### Harvest
    A harvest clears the whole field: some cards become thalers, the rest are discarded.
harvest-line-empty = Field { $field }: empty
harvest-line = Field { $field }: { $crop } – pays { harvest-worth }, more with { $more } more
harvest-line-full = Field { $field }: { $crop } – pays { harvest-worth }, no number of cards pays more
harvest-line-protected = Field { $field }: { $crop } – protected: a field with a single card may not be harvested while another of your fields holds more than one
# The label of a button.
harvest-button = Harvest field { $field }: { $crop }
harvest-regret = { $kind ->
    [long] Field { $field } holds { $crop }. A harvest pays { harvest-worth } and throws { $lost } cards away. Harvest it?
   *[unpaid] Field { $field } holds { $crop }. A harvest now pays **nothing** and throws all of it away. Harvest it?
  }
harvest-anyway = Harvest field { $field } anyway
harvest-anyway-plant = Harvest field { $field } anyway and plant { $card }
harvest-for-room = There is no room for { $card }. Which field do you harvest for it?
harvest-and-plant = Field { $field }: { $crop } – pays { harvest-worth }
harvest-buy-instead = Buy a third field for { $price }

harvest-worth = { $pays ->
    [0] nothing
    [one] 1 thaler
   *[other] { $pays } thalers
  }
