# Por qué una decisión no fue la mejor, dicho en el análisis de una partida terminada.

hint-field-late = Queda poco tiempo para un campo más: en la pila de robo { $cards ->
    [one] queda 1 carta
   *[other] quedan { $cards } cartas
 }, y se agota { $times ->
    [one] una vez más
   *[other] { $times } veces más
 }.

hint-sown = Tienes { $beans }: { $pays ->
    [0] { more-pays }.
   *[other] en total pagan { $pays } 🪙.
 }
hint-front-homeless = Tu carta de delante, { $beans }, tampoco tiene campo.
hint-given-up = El campo { $field } habría pagado { $next_pays } 🪙 a partir de { $next } cartas{ $held ->
    [yes] , y en la mano tienes { $beans } para él.
   *[no] .
 }
hint-stays-in-front = Si { $beans } sigue delante, tu próximo turno tendrá que empezar por ahí.
