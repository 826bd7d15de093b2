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
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { $score } 🪙{ $tied ->
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
end-tie = -# { $rule ->
    [most_cards_in_hand] Equal thalers: whoever has more cards in hand is ahead. Equal in both: they share the place.
    [farthest_from_start] Equal thalers: whoever sits farther clockwise from the start player is ahead.
   *[shared] Equal thalers: they share the place.
 }
end-footer = -# The game took { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
 }
