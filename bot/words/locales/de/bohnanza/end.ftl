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
# What was counted: thalers, or points where there is a town.
end-score = { $town ->
    [yes] { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
     }
   *[no] { $score } 🪙
 }
# In sentences: who wins with what score.
end-with = mit { $score } { $town ->
    [yes] { $score ->
        [one] Punkt
       *[other] Punkten
     }
   *[no] 🪙
 }
end-rank = { $rank ->
    [1] 🏆
   *[other] { $rank }.
 } **{ $name }** – { end-score }{ $tied ->
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
# A score that several players reached, and after all such scores, $ties, what decides.
end-tied = { $names } haben je { end-score }.
end-tie = -# { $ties } { $rule ->
    [most_cards_in_hand] Mehr Handkarten entscheiden; wer auch davon gleich viele hat, teilt sich den Platz.
    [farthest_from_start] Vorn liegt, wer im Uhrzeigersinn weiter von der Startbohne entfernt sitzt.
   *[shared] Bei Gleichstand wird der Platz geteilt.
 }
end-footer = -# Die Partie hat { $turn ->
    [one] 1 Zug
   *[other] { $turn } Züge
 } gedauert
