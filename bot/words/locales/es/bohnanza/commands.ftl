# The slash commands of play: words that people may type, and the lines of autocomplete lists (at most 100 characters).
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = y e más mas con
# Words that name an option of /offer: `soya quiero: 2 rojo para: Anna`, `soya por 2 rojo para Anna`.
typed-give = doy ofrezco regalo
typed-want = quiero pido busco por
typed-to = para a
typed-nothing = nada ninguno ninguna
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
