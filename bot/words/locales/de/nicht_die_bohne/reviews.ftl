# Warum eine Entscheidung nicht die beste war, gesagt in der Analyse einer beendeten Partie.

bohne-hint-took = Mit deiner Karte zählt { $colour } { $after }, vorher { $before }.
bohne-hint-laid-gives = Mit deiner Karte konnte { $who } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } gewinnen.
bohne-hint-laid-nothing = Deine Karte ändert jetzt bei niemandem sonst etwas.
