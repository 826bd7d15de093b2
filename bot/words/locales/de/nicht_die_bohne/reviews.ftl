# Warum eine Entscheidung nicht die beste war, gesagt in der Durchsicht einer beendeten Partie.

bohne-hint-took = Mit deiner Karte zählt { $colour } { $after }, vorher { $before }.
bohne-hint-laid-gives = Mit deiner Karte konnte { $who } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } gewinnen.
bohne-hint-laid-costs = Deine Karte kostet { $who } { $costs ->
    [one] einen Punkt
   *[other] { $costs } Punkte
 } und niemanden mehr.
bohne-hint-laid-nothing = Deine Karte ändert jetzt bei niemandem sonst etwas.
