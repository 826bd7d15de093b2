# The slash commands of play: words that people may type, and the lines of autocomplete lists (at most 100 characters).
# Words between two beans, and words for nothing: any of them, separated by spaces.
typed-between = und plus sowie
# Words that name an option of /offer: `soja will: 2 rote an: Anna`, `soja gegen 2 rote an Anna`.
typed-give = gib gebe geb biete tausche tausch
typed-want = will möchte moechte suche such brauche gegen für fuer
typed-to = an
typed-nothing = nichts nix kein keine keins
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
