# The slash commands of play: the lines of autocomplete lists (at most 100 characters).
choice-field = { $field }: { $crop }
choice-field-pays = { $field }: { $crop } – bringt { $pays }
choice-front = { $name } #{ $place } (vorne)
choice-place = { $name } #{ $place }
choice-offer-typed = An { $name }: { $kind ->
    [gift] du schenkst { $give }
    [asking] du suchst { $want }
   *[trade] du gibst { $give } gegen { $want }
  }
choice-offer = #{ $offer }: { $kind ->
    [gift] { $player } schenkt { $give }
    [wish] { $player } sucht { $want }
   *[trade] { $player } gibt { $give } gegen { $want }
  }
