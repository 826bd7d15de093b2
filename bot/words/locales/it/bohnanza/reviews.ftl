# Perché una decisione non è stata la migliore, detto nell’analisi di una partita finita.

hint-field-late = Per un altro campo resta poco tempo: nel mazzo { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
 }, e finisce ancora { $times ->
    [one] una volta
   *[other] { $times } volte
 }.

hint-sown = Hai { $beans }: { $pays ->
    [0] { more-pays }.
   *[other] in tutto rendono { $pays } 🪙.
 }
hint-front-homeless = Neanche la prima carta della mano, { $beans }, ha un campo.
hint-given-up = Il campo { $field } avrebbe reso { $next_pays } 🪙 da { $next } carte in su{ $held ->
    [yes] , e per quel campo in mano hai { $beans }.
   *[no] .
 }
hint-stays-in-front = Se { $beans } resta davanti, il tuo prossimo turno deve cominciare da lì.
