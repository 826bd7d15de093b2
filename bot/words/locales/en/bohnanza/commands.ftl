# The slash commands of play: words that people may type, and the lines of autocomplete lists (at most 100 characters).
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = and plus
# Words that name an option of /offer: `soy want: 2 red to: Anna`, `soy for 2 red to Anna`.
typed-give = give giving
typed-want = want wants for
typed-to = to
typed-nothing = nothing none
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
