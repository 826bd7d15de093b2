# Why a computer player would make a move, told to one person who asked for a hint.

# Taking. $points: what the card adds to the reader's scoring area now, or costs; $colour: the card's.
bohne-hint-take-most = Keine andere Karte bringt deiner Auslage gerade mehr: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
bohne-hint-take-harmless = Sie ändert bei dir jetzt nichts, und keine andere brächte dir Punkte.
bohne-hint-take-least = Jede Karte kostet dich jetzt Punkte, diese am wenigsten: { $points }.
bohne-hint-take-minus = Mit noch einem Minus zählt { bohne-colour } bei dir wieder als Plus: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-x2 = { bohne-colour } zählt damit bei dir doppelt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-nothing = Sie löscht aus, was { bohne-colour } dich jetzt kostet: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-later = Eine andere Karte brächte jetzt mehr. Aber diese ist mit dem, was noch kommen kann, mehr wert oder lässt den anderen weniger.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs somebody at most.
bohne-hint-lay-last = Es ist deine letzte Karte.
bohne-hint-lay-hurts = Sie hilft gerade niemandem und kann jemand anderen { $costs ->
    [one] einen Punkt
   *[other] { $costs } Punkte
 } kosten.
bohne-hint-lay-useless = Sie bringt jetzt keiner anderen Auslage etwas.
bohne-hint-lay-mixed = Sie kann jemand anderen { $costs ->
    [one] einen Punkt
   *[other] { $costs } Punkte
 } kosten und bringt keiner Auslage mehr als { $most }.
bohne-hint-lay-little = Sie bringt keiner anderen Auslage mehr als { $most }; deine übrigen Karten brächten ebenso viel oder mehr.
bohne-hint-lay-keeps = Sie bringt jetzt keiner anderen Auslage mehr als { $most }; deine übrigen Karten nützen dir später mehr.
