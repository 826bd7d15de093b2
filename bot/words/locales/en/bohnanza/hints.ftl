# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.
# $beans, $crop, $more, $give, $get: cards by symbol, short name and number, such as 🍒 Red ×2. $field: the number of the reader's field.

# Planting. $crop: what the field then holds; $pays: what that pays; $before: what it would pay without; $more pay $next_pays.
hint-plant-pays = Field { $field } then holds { $crop } and pays { $pays } 🪙 instead of { $before }.
hint-plant-grows = { $beans } already grows in field { $field }, which then holds { $crop }. { more-pays }.
hint-plant-full = { $beans } already grows in field { $field } and so takes up no other. Field { $field } pays { $pays } 🪙, the most it can.
hint-plant-joins = { $beans } already grows in field { $field }.
# $only: whether it has to be planted, and no other field takes it.
hint-plant-begins = { $only ->
    [yes] { $beans } has to be planted, and only field { $field } takes it now.
   *[no] Field { $field } is free for { $beans }.
 } { more-pays }.
hint-plant-mixed = { $beans } may join { $crop } in field { $field } and so takes up no other.
hint-held = Your hand has { $beans } as well.

# Going on without planting
hint-turn-up-empty = Your hand is empty.
hint-turn-up-limit = You may plant no more cards from your hand this turn.
hint-turn-up-homeless = You needn't plant { $beans } yet: you don't grow it, and no field is left free.
hint-turn-up-free = You needn't plant { $beans } yet, and so field { $field } stays free for what you turn up.
hint-turn-up-trade = You needn't plant { $beans } yet, and can still trade it.
hint-turn-up-later = You needn't plant { $beans } yet.
hint-discard-homeless = You don't grow { $beans }, and no field is left free. Discarding { $beans } saves you a harvest.
hint-discard-new = You don't grow { $beans }. Once you discard { $beans }, your fields stay as they are.
hint-discard-full = Field { $field } pays { $pays } 🪙 with or without { $beans }, and more cards wouldn't change that.
hint-discard = You get rid of { $beans } without planting.
# $who: the opponent.
hint-leave-offer-homeless = You don't grow { $beans }, and no field is left free. { $who } must plant or discard each card.
hint-leave-offer = You needn't plant { $beans }. { $who } must plant or discard each card.
hint-leave-offer-last = You needn't plant { $beans }, and the game ends before { $who } could.

# Harvesting
# $must: whether it has to be planted now.
hint-harvest-only = { $must ->
    [yes] { $beans } has to be planted, and field { $field } is the only one you may harvest for it.
   *[no] Field { $field } is the only one you may harvest for { $beans }.
 }
hint-harvest-first = The field that would take { $beans } is protected as long as another holds more cards. So this harvest comes first.
hint-harvest-full = Field { $field } pays { $pays } 🪙, and more cards won't make it pay more.
hint-harvest-room = Harvesting field { $field } makes room for { $beans }.
hint-harvest-pending = You still have to plant { $beans }, and no field is left for { $beans }.
hint-harvest-free = Field { $field } is then free for another kind.
# Besides. From $next cards on the field to be harvested would pay $next_pays.
hint-harvest-next = Field { $field } would pay { $next_pays } 🪙 from { $next } cards on.
hint-harvest-far = Of the fields you may harvest for { $beans }, field { $field } is the furthest from paying more.
hint-harvest-most = Of the fields you may harvest for { $beans }, field { $field } pays the most.
hint-harvest-few = Of the fields you may harvest for { $beans }, field { $field } holds the fewest cards.
hint-buy-field-room = Then { $beans } has a place without a harvest.
hint-buy-field = One more field takes one more kind. There is time: the draw pile holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 } and runs out { $times ->
    [one] once more
   *[other] { $times } times more
 }.

# Trading. $crop: what the field would hold with the cards that are got.
hint-gain-pays = Field { $field } would hold { $crop } and pay { $pays } 🪙 instead of { $before }.
hint-gain-grows = Field { $field } would hold { $crop }. { more-pays }.
hint-gain-full = Field { $field } would hold { $crop } and pay { $pays } 🪙, and no other field is needed.
hint-gain-joins = You have to plant { $beans } this turn anyway, so one more takes no room.
# $room: whether a field is free for it; `mixed` where it may join others, `among` where it stands with others already.
hint-gain-new = { $room ->
    [yes] You have a field free for { $beans }.
    [mixed] { $beans } would be a new kind in your fields.
    [among] { $beans } already stands among other beans in your fields.
   *[no] You'd have to make room for { $beans }.
 } { more-pays }.
hint-price-nothing = You give nothing in return.
hint-price-useless = You give { $beans }: nothing that you grow.
hint-price-homeless = You give { $beans }: nothing that you grow, and no field is left free.
hint-rid-homeless = You don't grow { $beans }, and no field is left free. Give { $beans } away and you keep your fields.
hint-rid-useless = You don't grow { $beans }. Give { $beans } away and your fields stay as they are.
hint-rid = Give { $beans } away and you need no field for { $beans }.
# $who: another player.
hint-someone-grows = { $who } grows { $beans }.
hint-face-up = { $who } has { $beans } face up.
hint-decline-lacking = You can't give { $beans }.
hint-decline-homeless = You'd get { $beans }: nothing that you grow, and no field is left free.
hint-decline-among = You'd get { $beans }: no field is left free, and none holds only { $beans }.
hint-decline-same = Field { $field } would pay { $pays } 🪙 with or without { $beans }.
hint-decline-grown = You'd give { $beans }, which grows in your field { $field }.
hint-decline-nothing = You'd get nothing for { $beans }.
hint-decline-new = You'd get { $beans }: nothing that you grow, and another field would be taken up.
hint-decline-free = You'd give { $beans }, and you have a field free for { $beans }. { more-pays }.
hint-decline-held = You'd give away part of your { $beans }. { more-pays }.
hint-decline-kept = Better keep { $beans }: { more-pays }.
hint-decline-back = You gave { $beans } away this turn.
# $who: who made the offer; $much: whether they gain more, or nearly as much. Then what is seen of it.
hint-decline-helps = { $much ->
    [more] { $who } would gain more by this offer than you.
   *[nearly] { $who } would gain nearly as much by this offer as you.
 }
hint-decline-pays = { $who } would have a field with { $crop }, which pays { $pays } 🪙 instead of { $before }.
hint-decline-room = { $who } has a field free for { $beans }.
hint-decline-rid = { $who } would be rid of { $beans }: nothing that { $who } grows.
hint-decline = You'd give { $give } for { $get }.
hint-withdraw-declined = Everybody has declined your offer.
hint-withdraw-declined-by = { $who } has declined your offer.
hint-withdraw-homeless = Your offer asks for { $beans }: nothing that you grow, and no field is left free.
hint-withdraw-grown = Your offer gives { $beans }, which grows in your field { $field }.
hint-withdraw = Your offer gives { $give } for { $get }, which a computer wouldn't do now.
hint-end-trading-gone = No face-up card is left for you to plant.
hint-end-trading-fits = You have a place for what you then plant: { $beans }.
hint-end-trading-declined = { $number ->
    [one] Your open offer has been declined.
   *[other] Your { $number } open offers have all been declined.
 }
hint-end-trading = Nobody has made an offer for { $beans }, so you have to make room.
hint-end-trading-anyway = You then have to make room for { $beans }.
hint-end-trading-plants = You then plant { $beans }.
hint-pass-nothing = There's no open offer that you can accept.
hint-pass-useless = None of the open offers gives you a bean that you grow.
hint-pass = A computer would accept none of the open offers.
# $who: the active player.
hint-come-back = You can make an offer until { $who } ends trading.

# The town of High Bohn. $price: in all; $beans: whose thalers pay it.
hint-buy-buildings = { $number ->
    [one] The building costs { $price } 🪙 of { $beans } and counts { $price } 🪙 at the end.
   *[other] The buildings cost { $price } 🪙 of { $beans } and count { $price } 🪙 at the end.
 }
hint-bonus = The bonus for the number of your types then is { $bonus } 🪙, up from { $before }.
# $building: what it does, in whole sentences.
hint-building = { $building }
hint-buy-no-more = The thalers you keep count as much as the building they'd buy.
hint-buy-nothing = You have the thalers for nothing that is for sale.
# $left: how many of the type are unsold.
hint-name-type-own = You have a { $type } already. { $left ->
    [one] The last one that is unsold leaves
   *[other] The { $left } that are unsold leave
 } the game, unless the others buy at once.
hint-name-type = { $left ->
    [one] The last { $type } that is unsold leaves
   *[other] All { $left } unsold buildings of the type { $type } leave
 } the game, unless the others buy at once.
hint-take-last-planted = The same happens if you choose nothing.
hint-final-harvest-useful = With 🪙 of { $beans } you may still buy a building.
hint-final-harvest = No building that you could still buy is paid with { $beans }.
hint-store-homeless = You don't grow { $beans }, and no field is left free. In the store { $beans } waits for a trade.
hint-store = In the store { $beans } waits for a trade and takes up no field.
hint-peek = The top card is the first you'll turn up, and you may put it under the pile.
hint-put-to-bottom-useless = Otherwise you turn up { $beans }, which you don't grow.
hint-put-to-bottom = Otherwise you turn up { $beans }.
# $place: its new place.
hint-move-card-front = Then your front card is { $beans }, which grows in a field of yours.
hint-move-card = At place { $place }, { $beans } comes up later.
hint-move-card-forward = At place { $place }, { $beans } comes up sooner.
hint-reorder-grows = Then { $beans } comes first, which grows in a field of yours.
hint-reorder = Then { $beans } comes first.
