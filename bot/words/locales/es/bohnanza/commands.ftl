# The slash commands of play: the lines of autocomplete lists (at most 100 characters).
choice-field = { $field }: { $crop }
choice-field-pays = { $field }: { $crop } – paga { $pays }
choice-front = { $name } #{ $place } (la primera)
choice-place = { $name } #{ $place }
choice-offer-typed = Para { $name }: { $kind ->
    [gift] le regalas { $give }
    [asking] le pides { $want }
   *[trade] das { $give } por { $want }
  }
choice-offer = #{ $offer }: { $kind ->
    [gift] { $player } regala { $give }
    [wish] { $player } pide { $want }
   *[trade] { $player } da { $give } por { $want }
  }
