# The slash commands of play: words that people may type, and the lines of autocomplete lists (at most 100 characters).
# Words between two beans, and words for nothing: any of them, separated by spaces.
command-between = and plus
command-nothing = nothing none
command-field = { $field }: { $crop }
command-field-pays = { $field }: { $crop } – pays { $pays }
command-face-up = { $name } (face up)
command-front = { $name } #{ $place } (front)
command-place = { $name } #{ $place }
command-offer = { $offer }. { $kind ->
    [gift] { $player } gives { $give } as a gift
    [wish] { $player } asks for { $want }
   *[trade] { $player } gives { $give } for { $want }
  }
