# The end of a game: the final harvest, the ranking and what decided it.

end-title = ### 🏁 { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
 }
end-harvest = **Die letzte Ernte**
end-harvest-none = Es war nichts mehr zu ernten.
end-harvest-earlier = -# Nicht gezeigt: was vor diesen Feldern geerntet wurde.
end-harvest-line = **{ $name }**: { $crops }
end-crop = { $crop } → { $pays } 🪙
end-ranking = **Die Rangliste**
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { $score } 🪙{ $tied ->
    [most_cards_in_hand] , { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
     }
    [farthest_from_start] , { $count ->
        [0] mit der Startbohne
        [one] 1 Platz hinter der Startbohne
       *[other] { $count } Plätze hinter der Startbohne
     }
   *[no] {""}
 }
end-tie = -# { $rule ->
    [most_cards_in_hand] Gleich viele Taler: Mehr Karten auf der Hand entscheiden. Auch davon gleich viele: geteilter Platz.
    [farthest_from_start] Gleich viele Taler: Vorn liegt, wer im Uhrzeigersinn weiter von der Startbohne entfernt sitzt.
   *[shared] Gleich viele Taler: geteilter Platz.
 }
end-footer = -# Die Partie hat { $turn ->
    [one] 1 Zug
   *[other] { $turn } Züge
 } gedauert
