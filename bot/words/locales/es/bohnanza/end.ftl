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
# What was counted: thalers, or points where there is a town.
end-score = { $town ->
    [yes] { $score ->
        [one] 1 punto
       *[other] { $score } puntos
     }
   *[no] { $score } 🪙
 }
# In sentences: who wins with what score.
end-with = con { end-score }
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { end-score }{ $tied ->
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
# A score that several players reached, and after all such scores, $ties, what decides.
end-tied = Empate a { end-score }: { $names }.
end-tie = -# { $ties } { $rule ->
    [most_cards_in_hand] Va delante quien tenga más cartas en la mano; si también hay empate en eso, se comparte el puesto.
    [farthest_from_start] Va delante quien esté más lejos, en sentido horario, de quien empezó.
   *[shared] En caso de empate se comparte el puesto.
 }
end-footer = -# La partida duró { $turn ->
    [one] 1 turno
   *[other] { $turn } turnos
 }
