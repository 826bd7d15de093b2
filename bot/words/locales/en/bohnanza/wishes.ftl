# Moves as something to do, for a hint.

wish-plant = Plant { $beans } in field { $field }{ $stew ->
    [True] , as the beginning of a stew
   *[False] {""}
 }.
wish-turn-up = Turn up { $cards ->
    [one] a card
   *[other] { $cards } cards
 }.
wish-discard = Discard { $beans }.
wish-leave-offer = Leave { $beans } to your opponent.

# Whom an offer is made to.
wish-to = { $whom ->
    [anyone] everybody
   *[other] { $other }
 }
wish-offer-trade = Offer { wish-to } { $give } for { $want }.
wish-offer-gift = Offer { wish-to } a gift: { $give }.
wish-offer-wish = Ask { wish-to } for { $want }.
wish-accept = Accept offer #{ $offer }{ $gives ->
    [True] {" "}and give { $beans }
   *[False] {""}
 }.
wish-decline = Decline offer #{ $offer }.
wish-withdraw = Withdraw your offer #{ $offer }.
wish-pass = Say “No more”.
wish-end-trading = End trading.

wish-harvest = Harvest field { $field } ({ $crop }) for { $pays ->
    [0] nothing
    [one] 1 thaler
   *[other] { $pays } thalers
 }.
wish-buy-field = Buy a third field for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
 }.

# High Bohn
wish-buy-buildings = Buy { $buildings }.
wish-buy-no-more = Buy nothing more.
wish-name-type = Name { $type }.
wish-store = Put { $beans } on the General Store.
wish-peek = Look at the top card of the draw pile.
wish-put-to-bottom = Put the card that you looked at under the draw pile.
wish-move-card = Move { $beans } from place { $place } of your hand to place { $to }.
wish-reorder = Take the cards just drawn in this order: { $beans }.
