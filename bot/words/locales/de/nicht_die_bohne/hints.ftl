# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.

# Taking. $points: what the card adds to somebody's scoring area now, or costs; $colour: symbol and name of the card's colour;
# $cards: another card; $more: how much more that adds; $who: another player.
bohne-hint-take-most = Keine andere Karte bringt deiner Auslage gerade mehr: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
bohne-hint-take-harmless = Diese Karte ändert bei dir jetzt nichts, und keine andere bringt dir Punkte.
bohne-hint-take-least = Jede Karte kostet dich jetzt Punkte, keine weniger als diese hier: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
bohne-hint-take-minus = Mit noch einem Minus zählt { $colour } bei dir wieder als Plus: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-x2 = { $colour } zählt mit dieser Karte bei dir doppelt: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-nothing = Diese Karte löscht aus, was { $colour } dich jetzt kostet: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 } mehr.
bohne-hint-take-later = { $cards } ist jetzt { $more ->
    [one] einen Punkt
   *[other] { $more } Punkte
 } mehr wert.
bohne-hint-take-denies = Bei { $who } bringt diese Karte { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
# What the colour counts then and now, with a minus sign where that is less than nothing.
bohne-hint-colour = { $colour } zählt dann { $after }, jetzt { $before }.

# Laying. $most: what the card adds at most to somebody else's scoring area now; $costs: what it costs $who; $cards: another card of the hand.
bohne-hint-lay-last = Diese Karte ist deine letzte.
bohne-hint-lay-hurts = Diese Karte bringt gerade keiner anderen Auslage etwas und kann Punkte kosten: { $who } verliert damit { $costs ->
    [one] einen Punkt
   *[other] { $costs } Punkte
 }.
bohne-hint-lay-useless = Diese Karte bringt jetzt keiner anderen Auslage etwas.
bohne-hint-lay-mixed = { $who } verliert mit dieser Karte { $costs ->
    [one] einen Punkt
   *[other] { $costs } Punkte
 }, und niemand gewinnt mehr als { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte
 }.
bohne-hint-lay-little = Niemand gewinnt mit dieser Karte jetzt mehr als { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte
 }; deine übrigen Karten bringen jemandem ebenso viel oder mehr.
bohne-hint-lay-keeps = { $who } gewinnt mit dieser Karte { $most ->
    [one] einen Punkt
   *[other] { $most } Punkte
 }; wird sie früh genommen, nimmst du als Nächstes. { $cards } bringt weniger.
