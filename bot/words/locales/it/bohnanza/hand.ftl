# The private message of a seat.

# What is turned up next: one card only where that is the last one.
cards-to-turn-up = { $cards ->
    [one] l’ultima carta
   *[other] { $cards } carte
 }

# The first line: what the game waits for from the reader.
hand-do-first = ### 🪴 Tocca a te: pianta la prima carta
hand-do-more = ### 🪴 Piantane un’altra, o scopri { cards-to-turn-up }
hand-do-turn-up = ### 🎴 Scopri { cards-to-turn-up }
hand-do-trade = ### 🤝 Tocca a te: offri, accetta, poi chiudi
hand-do-received = ### 🧺 Pianta { $count ->
    [one] questa carta
   *[other] queste carte
 }: { $beans }
# The same where a direct message has come for it, after "Table #2 waits for you: ".
call-first = pianta la prima carta
call-more = piantane un’altra, o scopri { cards-to-turn-up }
call-turn-up = scopri { cards-to-turn-up }
call-trade = tocca a te scambiare
call-received = pianta { $beans }
# $names: who has made the reader $count of them.
call-offer = rispondi { $count ->
    [one] all’offerta
   *[other] alle offerte
 } di { $names }
# The first line: whom it waits for, if not for the reader. $name is the active player.
hand-trade-of = ### { $done ->
    [yes] ✓ Hai finito con gli scambi di { $name }
   *[no] 🤝 { $name } scambia: offri, rispondi o premi «Ho finito»
 }
# $names: others who are waited for, or `none`; $before sits before the reader.
hand-who = ### { $phase ->
    [plant] 🪴 { $name } pianta
    [trade] 🤝 { $name } scambia
    [plant_offered] 🎁 { $name } pianta o scarta l’offerta
    [duel_plant] 🪴 { $name } pianta e scarta
    [plant_turned_up] 🎴 { $name } pianta le carte scoperte
    [cards_drawn] 🎒 { $name } pesca
    [final_harvest] 🏁 La fine: la raccolta finale
    [all_harvested] 🏁 La fine: tutti i campi sono raccolti
   *[plant_received] 🧺 Si piantano le carte nuove
 }{ $names ->
    [none] {""}
   *[other] {" "}· in attesa di { $names }
 }{ $turn ->
    [none] {""}
    [next] {" "}· poi tocca a te
   *[later] {" "}· dopo { $before } tocca a te
 }
hand-last-turn = 🏁 Ultimo turno: la partita finisce { $duel ->
    [yes] con questo passo.
   *[no] quando le carte di questo turno saranno piantate.
 }
# Below it
hand-face-up = Carte scoperte: { $beans ->
    [none] nessuna
   *[some] { $beans }
 }
hand-done = finito ✓ { $names }
hand-thinking = stanno pensando: { $names }
hand-free = ancora dentro: { $names }
hand-goes-on = { $name } va avanti { $when }
hand-done-by-default = -# «Ho finito» automatico attivo: resti fuori finché qualcuno non fa un’offerta a te.
hand-below-separator = {" · "}
hand-last-draw = 🏁 Ultimo turno: la partita finisce quando si pescano le ultime carte.
# $ahead: `end` where the game ends at once.
hand-last-turn-up = 🏁 Ora { $cards ->
    [one] si scopre l’ultima carta
   *[other] si scoprono le ultime carte
 }: { $ahead ->
    [end] così la partita finisce.
   *[last_turn] questo turno è l’ultimo.
 }

# A card of the hand; in the finished line all its spaces are unbreakable.
hand-card = { $place } { $card }
hand-front = 📍 **{ $place } { $card }**
hand-separator = {"\u00A0· "}
hand-empty = Non hai carte in mano.

# A field, and behind the last one the thalers.
hand-field = Campo { $field } { $crop }{ field-for-one } · rende { $pays }{ $more ->
    [0] {""}
   *[more] ; { $more } con { $next }
 }{ $protected ->
    [yes] {" "}🔒
   *[no] {""}
 }
hand-field-empty = Campo { $field } vuoto{ field-for-one }
hand-last-field = { $line } · { $thalers } 🪙
hand-protection = -# 🔒 Un fagiolo solo { $rule ->
    [unless_all_have_one] si raccoglie soltanto quando ognuno dei tuoi campi ne ha esattamente uno
   *[while_another_has_more] non si raccoglie finché un altro campo ne ha di più
 }.

hand-no-room = Ora non hai posto per { $beans }: prima raccogli un campo. Il pulsante fa tutto insieme.
hand-no-room-optional = Ora non hai posto per { $beans }, a meno che tu non raccolga un campo. Il pulsante fa tutto insieme.
hand-set-aside = 🧺 Da piantare: { $beans }
hand-set-aside-more = Dopo queste vengono altre carte; `/{ name-plant }` le elenca tutte: { $beans }

# Offers for whose buttons there is no room, those that the reader has no cards for, in a line each, and the reader's own.
hand-offers-more = -# Altre per te: { $offers }
hand-offers-lacking = -# Carte che non hai: { $offers }
hand-offer-lacking = #{ $offer } chiede { $want } ({ $give ->
    [none] non dà niente
   *[some] dà { $give }
 })
hand-offers-separator = {" · "}
hand-own-offers = { $count ->
    [one] La tua offerta: { $offers }
   *[other] Le tue offerte:
    { $offers }
 }
hand-own-trade = **#{ $offer }** → { offer-to }: { $give } per { $want }
hand-own-gift = **#{ $offer }** → { offer-to }: regali { $give }
hand-own-wish = **#{ $offer }** → { offer-to }: chiedi { $want }, non dai niente
hand-own-declined = {" · "}rifiutata da { $names }
# Where the cards lie that it gives: `card 2, face up`.
hand-own-copies = {" · "}{ $copies }
hand-copies-in-hand = { $count ->
    [one] carta { $places }
   *[other] carte { $places }
 }
hand-copies-up = scoperta

# The end: who won, and the reader's own place if they did not.
hand-won = ## 🏁 { $count ->
    [one] Vince { $names } { end-with }
   *[other] Vincono insieme { $names } { end-with }
 }
hand-place = Sei al { $rank }º posto { end-with }.

# The hand by itself.
hand-over = 🏁 Partita finita: { $count ->
    [one] ha vinto { $names } { end-with }
   *[other] hanno vinto insieme { $names } { end-with }
 }

# Labels of buttons: at most 80 characters.
hand-button-plant = Pianta { $bean } nel campo { $field }{ $count ->
    [0] {""}
   *[other] {" "}(già { $count })
 }
hand-button-plant-anew = Pianta { $bean } nel campo { $field } (vuoto)
hand-button-harvest-plant = Raccogli { hand-harvested } (rende { $pays }), pianta { $bean }
hand-harvested = { $twice ->
    [yes] il campo { $field }: { $crop }
   *[no] { $crop }
 }
hand-button-plant-all = { $count ->
    [one] Pianta la carta
   *[other] Pianta tutte e { $count }
 }
# In the hand and at the table. $ahead: whether these are the last cards, and if so, what follows.
turn-up-button = { $ahead ->
    [end] Scopri le ultime carte: la partita finisce
    [last_turn] Scopri le ultime carte: è l’ultimo turno
   *[nothing] Scopri { $cards } carte
 }
end-trading-and-game = Chiudi gli scambi: la partita finisce
hand-button-end = { $beans ->
    [none] Chiudi gli scambi
   *[some] Chiudi gli scambi e tieni { $beans }
 }
hand-button-pass = Ho finito
hand-button-back-in = Rientro
hand-button-offer = Offri
hand-button-offers = Tutte le offerte{ $hidden ->
    [0] {""}
   *[other] {" "}(+{ $hidden })
 }
hand-button-harvest = Raccogli
hand-button-meters = Valori
hand-button-buy = Compra il terzo campo ({ $price } 🪙)

# The first lines of a panel at rest where there is trading. They end with a line in small print.
hand-resting = { panel-resting } Nei turni degli altri puoi scambiare: premi **{ button-take-part }**.
