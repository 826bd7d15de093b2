# The slash commands of play: words that people may type, and the lines of autocomplete lists (at most 100 characters).
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = e ed più
# Words that name an option of /offer: `soia voglio: 2 rosso a: Anna`, `soia per 2 rosso a Anna`.
typed-give = do dò dai offro regalo
typed-want = per voglio vorrei vuoi chiedo cerco
typed-to = a ad
typed-nothing = niente nulla
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
