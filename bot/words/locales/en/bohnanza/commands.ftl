# The slash commands of play: the lines of autocomplete lists (at most 100 characters).
choice-field = { $field }: { $crop }
choice-field-pays = { $field }: { $crop } – pays { $pays }
choice-front = { $name } #{ $place } (front)
choice-place = { $name } #{ $place }
choice-offer-typed = To { $name }: { $kind ->
    [gift] you give { $give } as a gift
    [asking] you ask for { $want }
   *[trade] you give { $give } for { $want }
  }
choice-offer = #{ $offer }: { $kind ->
    [gift] { $player } gives { $give } as a gift
    [wish] { $player } asks for { $want }
   *[trade] { $player } gives { $give } for { $want }
  }
