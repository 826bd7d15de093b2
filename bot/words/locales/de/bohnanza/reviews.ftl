# Warum eine Entscheidung nicht die beste war, gesagt in der Durchsicht einer beendeten Partie.

hint-field-late = Für ein weiteres Feld bleibt wenig Zeit: Im Nachziehstapel { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
 }, und er geht noch { $times ->
    [one] einmal
   *[other] { $times }-mal
 } aus.
