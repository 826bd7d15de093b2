# The end of a game: the final harvest, the ranking and what decided it.

end-title = ### 🏁 { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
 }
end-harvest = **The final harvest**
end-harvest-none = No field had beans left to harvest.
end-harvest-earlier = -# Earlier harvests aren't shown.
end-harvest-line = **{ $name }**: { $crops }
end-crop = { $crop } → { $pays } 🪙
end-ranking = **The ranking**
# What was counted: thalers, or points where there is a town.
end-score = { $town ->
    [yes] { $score ->
        [one] 1 point
       *[other] { $score } points
     }
   *[no] { $score } 🪙
 }
# In sentences: who wins with what score.
end-with = with { end-score }
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { end-score }{ $tied ->
    [most_cards_in_hand] , { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
     }
    [farthest_from_start] , { $count ->
        [0] start player
        [one] 1 seat clockwise from the start player
       *[other] { $count } seats clockwise from the start player
     }
   *[no] {""}
 }
# A score that several players reached, and after all such scores, $ties, what decides.
end-tied = { $names } tied on { end-score }.
end-tie = -# { $ties } { $rule ->
    [most_cards_in_hand] Ties go to the bigger hand; players who are still tied share the place.
    [farthest_from_start] Ties go to whoever sits farther clockwise from the start player.
   *[shared] Tied players share the place.
 }
end-footer = -# The game took { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
 }
