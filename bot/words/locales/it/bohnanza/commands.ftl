# The slash commands of play: the lines of autocomplete lists (at most 100 characters).
choice-field = { $field }: { $crop }
choice-field-pays = { $field }: { $crop } – rende { $pays }
choice-front = { $name } #{ $place } (prima)
choice-place = { $name } #{ $place }
choice-offer-typed = A { $name }: { $kind ->
    [gift] regali { $give }
    [asking] chiedi { $want }
   *[trade] dai { $give } per { $want }
  }
choice-offer = #{ $offer }: { $player } { $kind ->
    [gift] regala { $give }
    [wish] chiede { $want }
   *[trade] dà { $give } per { $want }
  }
