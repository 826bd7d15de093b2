# Por qué una decisión no fue la mejor, dicho en el análisis de una partida terminada.

hint-field-late = Queda poco tiempo para un campo más: en la pila de robo { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
 }, y se agota { $times ->
    [one] una vez más
   *[other] { $times } veces más
 }.
