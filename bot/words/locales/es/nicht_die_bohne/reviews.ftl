# Por qué una decisión no fue la mejor, dicho en el análisis de una partida terminada.

bohne-hint-took = Con tu carta, { $colour } cuenta { $after }; antes, { $before }.
bohne-hint-laid-gives = Con tu carta, { $who } podía ganar { $points ->
    [one] un punto
   *[other] { $points } puntos
 }.
bohne-hint-laid-nothing = Tu carta ahora no le cambia nada a nadie más.
