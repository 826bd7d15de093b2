# Perché una decisione non è stata la migliore, detto nell’analisi di una partita finita.

bohne-hint-took = Con la tua carta { $colour } vale { $after }, prima { $before }.
bohne-hint-laid-gives = Con la tua carta { $who } poteva guadagnare { $points ->
    [one] un punto
   *[other] { $points } punti
 }.
bohne-hint-laid-nothing = La tua carta ora non cambia niente per nessun altro.
