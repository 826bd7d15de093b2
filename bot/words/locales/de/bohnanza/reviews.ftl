# Warum eine Entscheidung nicht die beste war, gesagt in der Analyse einer beendeten Partie.

hint-field-late = Für ein weiteres Feld bleibt wenig Zeit: Im Nachziehstapel { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
 }, und er geht noch { $times ->
    [one] einmal
   *[other] { $times }-mal
 } aus.

hint-sown = Du hast { $beans }: { $pays ->
    [0] { more-pays }.
   *[other] Zusammen bringt das { $pays } 🪙.
 }
hint-front-homeless = Auch deine vorderste Karte, { $beans }, hat kein Feld.
hint-given-up = Feld { $field } hätte ab { $next } Karten { $next_pays } 🪙 gebracht{ $held ->
    [yes] , und auf der Hand hast du dafür { $beans }.
   *[no] .
 }
hint-stays-in-front = Bleibt { $beans } vorne, beginnt dein nächster Zug damit.
