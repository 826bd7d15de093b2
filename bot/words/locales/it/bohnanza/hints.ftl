# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.
# $beans, $crop, $more, $give, $get: cards by symbol, short name and number, such as 🍒 Rosso ×2. $field: the number of the reader's field.

# Planting. $crop: what the field then holds; $pays: what that pays; $before: what it would pay without; $more pay $next_pays.
hint-plant-pays = Il campo { $field } arriva a { $crop } e rende { $pays } 🪙 invece di { $before }.
hint-plant-grows = { $beans } cresce già nel campo { $field }, che arriva a { $crop }. { more-pays }.
hint-plant-full = { $beans } cresce già nel campo { $field } e non ne occupa un altro. Il campo { $field } rende { $pays } 🪙, il massimo.
hint-plant-joins = { $beans } cresce già nel campo { $field }.
# $only: whether it has to be planted, and no other field takes it.
hint-plant-begins = { $only ->
    [yes] Devi piantare { $beans }, e ora c’è posto solo nel campo { $field }.
   *[no] Il campo { $field } è libero per { $beans }.
 } { more-pays }.
hint-plant-mixed = { $beans } può stare con { $crop } nel campo { $field } e non ne occupa un altro.
hint-held = In mano hai anche { $beans }.

# Going on without planting
hint-turn-up-empty = Non hai più carte in mano.
hint-turn-up-limit = In questo turno non puoi piantare altre carte dalla mano.
hint-turn-up-homeless = Non devi ancora piantare { $beans }: nei tuoi campi non cresce, e non ne resta nessuno libero.
hint-turn-up-free = Non devi ancora piantare { $beans }; così il campo { $field } resta libero per quello che scopri.
hint-turn-up-trade = Non devi ancora piantare { $beans } e puoi ancora scambiare questa carta.
hint-turn-up-later = Non devi ancora piantare { $beans }.
hint-discard-homeless = { $beans } nei tuoi campi non cresce, e non ne resta nessuno libero. Così ti liberi di { $beans } senza raccogliere.
hint-discard-new = { $beans } nei tuoi campi non cresce. Se scarti { $beans }, i tuoi campi restano come sono.
hint-discard-full = Il campo { $field } rende { $pays } 🪙 con o senza { $beans }, e con altre carte non rende di più.
hint-discard = Così ti liberi di { $beans } senza piantare.
# $who: the opponent.
hint-leave-offer-homeless = { $beans } nei tuoi campi non cresce, e non ne resta nessuno libero. { $who } deve piantare o scartare ogni carta.
hint-leave-offer = Non devi piantare { $beans }. { $who } deve piantare o scartare ogni carta.
hint-leave-offer-last = Non devi piantare { $beans }, e la partita finisce prima che possa farlo { $who }.

# Harvesting
# $must: whether it has to be planted now.
hint-harvest-only = { $must ->
    [yes] Devi piantare { $beans }, e puoi raccogliere solo il campo { $field }.
   *[no] Per { $beans } puoi raccogliere solo il campo { $field }.
 }
hint-harvest-first = Il campo che può prendere { $beans } è protetto finché un altro ha più carte. Per questo prima viene questa raccolta.
hint-harvest-full = Il campo { $field } rende { $pays } 🪙, e con altre carte non rende di più.
hint-harvest-room = Il raccolto del campo { $field } fa posto a { $beans }.
hint-harvest-pending = Devi ancora piantare { $beans }, e non resta un campo libero.
hint-harvest-free = Il campo { $field } resta libero per un’altra varietà.
# Besides. From $next cards on the field to be harvested would pay $next_pays.
hint-harvest-next = Da { $next } carte in su il campo { $field } rende { $next_pays } 🪙.
hint-harvest-far = Tra i campi che puoi raccogliere per { $beans }, al campo { $field } mancano più carte per rendere di più.
hint-harvest-most = Tra i campi che puoi raccogliere per { $beans }, il campo { $field } è quello che rende di più.
hint-harvest-few = Tra i campi che puoi raccogliere per { $beans }, il campo { $field } è quello con meno carte.
hint-buy-field-room = Così c’è posto per { $beans }, e non devi raccogliere.
hint-buy-field = Un campo in più fa posto a una varietà in più. C’è tempo: nel mazzo { $cards ->
    [one] resta 1 carta
   *[other] restano { $cards } carte
 }, e finisce ancora { $times ->
    [one] una volta
   *[other] { $times } volte
 }.

# Trading. $crop: what the field would hold with the cards that are got.
hint-gain-pays = Il campo { $field } arriva a { $crop } e rende { $pays } 🪙 invece di { $before }.
hint-gain-grows = Il campo { $field } arriva a { $crop }. { more-pays }.
hint-gain-full = Il campo { $field } arriva a { $crop } e rende { $pays } 🪙, e non serve un altro campo.
hint-gain-joins = In questo turno devi comunque piantare { $beans }; un’altra carta non occupa altro posto.
# $room: whether a field is free for it; `mixed` where it may join others, `among` where it stands with others already.
hint-gain-new = { $room ->
    [yes] Hai un campo libero per { $beans }.
    [mixed] { $beans } nei tuoi campi è una varietà nuova.
    [among] { $beans } nei tuoi campi c’è già, insieme ad altre varietà.
   *[no] Devi fare posto a { $beans }.
 } { more-pays }.
hint-price-nothing = In cambio non dai niente.
hint-price-useless = Dai { $beans }: niente che cresca nei tuoi campi.
hint-price-homeless = Dai { $beans }: niente che cresca nei tuoi campi, e non ne resta nessuno libero.
hint-rid-homeless = Dai via { $beans }: niente che cresca nei tuoi campi, e non ne resta nessuno libero.
hint-rid-useless = Dai via { $beans }: niente che cresca nei tuoi campi, e così non ne occupa nessuno.
hint-rid = Se regali { $beans }, non occupa posto nei tuoi campi.
# $who: another player.
hint-someone-grows = { $who } ha { $beans } in un campo.
hint-face-up = { $who } ha { $beans } tra le carte scoperte.
hint-decline-lacking = Non puoi dare { $beans }.
hint-decline-homeless = Riceveresti { $beans }: niente che cresca nei tuoi campi, e non ne resta nessuno libero.
hint-decline-among = Riceveresti { $beans }: non resta nessun campo libero, e nessuno ha solo { $beans }.
hint-decline-same = Il campo { $field } rende { $pays } 🪙 con o senza { $beans }.
hint-decline-grown = Daresti via { $beans }, che cresce nel tuo campo { $field }.
hint-decline-nothing = Non riceveresti niente per { $beans }.
hint-decline-new = Riceveresti { $beans }: niente che cresca nei tuoi campi, e ne occuperebbe uno libero.
hint-decline-free = Daresti via { $beans }, e hai un campo libero per { $beans }. { more-pays }.
hint-decline-held = Hai { $beans } e ne daresti via una parte. { more-pays }.
hint-decline-kept = Meglio tenere { $beans }: { more-pays }.
hint-decline-back = Hai già dato via { $beans } in questo turno.
# $who: who made the offer; $much: whether they gain more, or nearly as much. Then what is seen of it.
hint-decline-helps = { $much ->
    [more] Da questa offerta { $who } guadagnerebbe più di te.
   *[nearly] Da questa offerta { $who } guadagnerebbe quasi quanto te.
 }
hint-decline-pays = { $who } avrebbe un campo con { $crop }, che rende { $pays } 🪙 invece di { $before }.
hint-decline-room = { $who } ha un campo libero per { $beans }.
hint-decline-rid = { $who } si libererebbe di { $beans }: niente che cresca nei suoi campi.
hint-decline = Daresti { $give } per { $get }.
hint-withdraw-declined = Tutti hanno rifiutato la tua offerta.
hint-withdraw-declined-by = { $who } ha rifiutato la tua offerta.
hint-withdraw-homeless = La tua offerta chiede { $beans }: niente che cresca nei tuoi campi, e non ne resta nessuno libero.
hint-withdraw-grown = La tua offerta dà via { $beans }, che cresce nel tuo campo { $field }.
hint-withdraw = La tua offerta dà { $give } per { $get }, e un computer ora non la farebbe più.
hint-end-trading-gone = Non resta nessuna carta scoperta da piantare.
hint-end-trading-fits = Hai posto per quello che poi pianti: { $beans }.
hint-end-trading-declined = { $number ->
    [one] La tua offerta aperta è stata rifiutata.
   *[other] Le tue { $number } offerte aperte sono state tutte rifiutate.
 }
hint-end-trading = Nessuno ha offerto niente per { $beans }, quindi devi fare posto.
hint-end-trading-anyway = Poi devi fare posto a { $beans }.
hint-end-trading-plants = Poi pianti { $beans }.
hint-pass-nothing = Non c’è nessuna offerta che puoi accettare.
hint-pass-useless = Nessuna delle offerte ti dà un fagiolo che cresce nei tuoi campi.
hint-pass = Un computer non accetterebbe nessuna delle offerte.
# $who: the active player.
hint-come-back = Puoi fare un’offerta finché { $who } non chiude gli scambi.

# The town of High Bohn. $price: in all; $beans: whose thalers pay it.
hint-buy-buildings = { $number ->
    [one] L’edificio costa { $price } 🪙 di { $beans } e alla fine conta { $price } 🪙.
   *[other] Gli edifici costano { $price } 🪙 di { $beans } e alla fine contano { $price } 🪙.
 }
hint-bonus = Il bonus per il numero dei tuoi tipi sale da { $before } a { $bonus } 🪙.
# $building: what it does, in whole sentences.
hint-building = { $building }
hint-buy-no-more = Le monete che tieni contano quanto l’edificio che compreresti.
hint-buy-nothing = Non hai le monete per niente di quello che è in vendita.
# $left: how many of the type are unsold.
hint-name-type-own = Del tipo { $type } ne hai già uno. { $left ->
    [one] L’ultimo invenduto esce
   *[other] I { $left } invenduti escono
 } dal gioco, se gli altri non comprano subito.
hint-name-type = { $left ->
    [one] L’ultimo edificio invenduto del tipo { $type } esce
   *[other] I { $left } edifici invenduti del tipo { $type } escono
 } dal gioco, se gli altri non comprano subito.
hint-take-last-planted = Succede lo stesso anche se non scegli niente.
hint-final-harvest-useful = Con 🪙 di { $beans } forse puoi ancora comprare un edificio.
hint-final-harvest = Nessun edificio che potresti ancora comprare si paga con { $beans }.
hint-store-homeless = { $beans } nei tuoi campi non cresce, e non ne resta nessuno libero. Nell’Emporio { $beans } aspetta uno scambio.
hint-store = Nell’Emporio { $beans } aspetta uno scambio e non occupa nessun campo.
hint-peek = La carta in cima è la prima che scoprirai, e puoi metterla sotto il mazzo.
hint-put-to-bottom-useless = Altrimenti scopri { $beans }, che nei tuoi campi non cresce.
hint-put-to-bottom = Altrimenti scopri { $beans }.
# $place: its new place.
hint-move-card-front = Così la prima carta è { $beans }, che cresce in un tuo campo.
hint-move-card = Al posto { $place }, { $beans } arriva più tardi.
hint-move-card-forward = Al posto { $place }, { $beans } arriva prima.
hint-reorder-grows = Così la prima carta è { $beans }, che cresce in un tuo campo.
hint-reorder = Così la prima carta è { $beans }.
