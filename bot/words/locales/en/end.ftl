# The end of a game: the final harvest, the ranking and what decided it.

end-title = ### 🏁 { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
 }
end-harvest = **The final harvest**
end-harvest-none = No field had beans left to harvest.
end-harvest-earlier = -# Not shown: what was harvested before these fields.
end-harvest-line = **{ $name }**: { $crops }
end-crop = { $crop } → { $pays } 🪙
end-ranking = **The ranking**
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { $score } 🪙{ $tied ->
    [yes] , { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
     }
   *[no] {""}
 }
end-tie = -# { $rule ->
   *[most_cards_in_hand] Equal thalers: whoever has more cards in hand is ahead. Equal in both: they share the place.
 }
end-footer = -# { $edition } · the game took { $turn } turns
