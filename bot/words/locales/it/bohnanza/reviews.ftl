# Perché una decisione non è stata la migliore, detto nella revisione di una partita finita.

hint-field-late = Per un altro campo resta poco tempo: nel mazzo { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
 }, e finisce ancora { $times ->
    [one] una volta
   *[other] { $times } volte
 }.
