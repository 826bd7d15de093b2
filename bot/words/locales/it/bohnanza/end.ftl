# The end of a game: the final harvest, the ranking and what decided it.

end-title = ### 🏁 { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
 }
end-harvest = **La raccolta finale**
end-harvest-none = In nessun campo c’erano ancora fagioli da raccogliere.
end-harvest-earlier = -# Qui manca quello che è stato raccolto prima di questi campi.
end-harvest-line = **{ $name }**: { $crops }
end-crop = { $crop } → { $pays } 🪙
end-ranking = **La classifica**
# What was counted: thalers, or points where there is a town.
end-score = { $town ->
    [yes] { $score ->
        [one] 1 punto
       *[other] { $score } punti
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
        [one] 1 carta in mano
       *[other] { $count } carte in mano
     }
    [farthest_from_start] , { $count ->
        [0] ha iniziato
        [one] 1 posto dopo chi ha iniziato
       *[other] { $count } posti dopo chi ha iniziato
     }
   *[no] {""}
 }
# A score that several players reached, and after all such scores, $ties, what decides.
end-tied = Parità a { end-score }: { $names }.
end-tie = -# { $ties } { $rule ->
    [most_cards_in_hand] È davanti chi ha più carte in mano; se è pari anche quello, il posto è condiviso.
    [farthest_from_start] È davanti chi siede più lontano in senso orario da chi ha iniziato.
   *[shared] A parità di punteggio il posto è condiviso.
 }
end-footer = -# La partita è durata { $turn ->
    [one] 1 turno
   *[other] { $turn } turni
 }
