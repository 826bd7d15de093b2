# Una partita finita, rivista per una persona che l’ha giocata: che cosa ha deciso, accanto alle scelte del computer forte.

button-review = Analisi

review-title = ### 🔍 La tua partita al tavolo #{ $table }
review-parts = Decisioni all’altezza di un computer forte:
review-part = { $part ->
    [planting] 🪴 Piantare
    [trading] 🤝 Scambiare
    [harvesting] 🌾 Raccogliere e comprare campi
    [laying] 🫴 Giocare carte
   *[taking] 🫳 Prendere carte
 }: **{ $good }** su { $decided }
review-trading = -# Negli scambi contano solo le tue risposte alle offerte e le tue offerte che qualcuno ha accettato.
review-unjudged = -# { $what ->
    [town] Gli acquisti in città non sono valutati; un terzo campo conta solo se l’hai comprato.
   *[field] Un terzo campo conta solo se l’hai comprato.
 }
review-stood-in = -# { $count ->
    [one] 1 decisione di questo posto non è stata tua e non conta
   *[other] { $count } decisioni di questo posto non sono state tue e non contano
 } qui.
review-not-told-apart = -# È una partita vecchia: se a tratti un computer ha giocato per te, le sue decisioni contano insieme alle tue.
review-failed = -# { $count ->
    [one] 1 decisione di una versione precedente non si può più valutare e non conta
   *[other] { $count } decisioni di una versione precedente non si possono più valutare e non contano
 }.

review-dear = **{ $total ->
    [one] Un computer forte avrebbe scelto diversamente
   *[other] Un computer forte avrebbe scelto diversamente · { $number } di { $total }
 }**
review-best = **⭐ Ben scelto: un computer forte avrebbe fatto lo stesso**
review-done = **La tua scelta:** { $move }
review-taken = { $name } l’ha accettata.
review-better = **Computer forte:** { $move }
review-why = **Perché:** { $why }
review-rather-not = { $what ->
    [Harvest] Per ora lascia i campi come sono.
    [BuyField] Non comprare più un terzo campo.
   *[other] Non fare quell’offerta.
 }
review-nothing = Un computer forte avrebbe deciso quasi allo stesso modo per tutta la partita.

review-to-best = ⭐ Migliore
review-replay = ⏪ Rivedi da qui

review-waiting = 🔍 Sto guardando la tua partita…
review-not-played = L’analisi è per chi ha giocato al tavolo #{ $table }. La partita puoi comunque rivederla.
review-busy = Adesso non riesco a guardare la tua partita. Premi di nuovo *Analisi* tra un minuto.
