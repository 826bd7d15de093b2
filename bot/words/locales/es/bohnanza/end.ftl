# The end of a game: the final harvest, the ranking and what decided it.

end-title = ### 🏁 { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
 }
end-harvest = **La última cosecha**
end-harvest-none = No quedaba nada por cosechar.
end-harvest-earlier = -# No aparece lo que se cosechó antes de estos campos.
end-harvest-line = **{ $name }**: { $crops }
end-crop = { $crop } → { $pays } 🪙
end-ranking = **La clasificación**
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { $score } 🪙{ $tied ->
    [most_cards_in_hand] , { $count ->
        [one] 1 carta en la mano
       *[other] { $count } cartas en la mano
     }
    [farthest_from_start] , { $count ->
        [0] empezó la partida
        [one] a 1 asiento de quien empezó, en sentido horario
       *[other] a { $count } asientos de quien empezó, en sentido horario
     }
   *[no] {""}
 }
end-tie = -# { $rule ->
    [most_cards_in_hand] Con las mismas monedas decide la mano más llena; si también empata, se comparte el puesto.
    [farthest_from_start] Con las mismas monedas va delante quien esté más lejos, en sentido horario, de quien empezó.
   *[shared] Con las mismas monedas se comparte el puesto.
 }
end-footer = -# La partida duró { $turn ->
    [one] 1 turno
   *[other] { $turn } turnos
 }
