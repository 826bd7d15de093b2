# Moves as something to do, for a hint.

advice-plant = Plant { $beans } in field { $field }{ $stew ->
    [True] , as the start of a stew
   *[False] {""}
 }.
advice-turn-up = Turn up { $cards ->
    [one] a card
   *[other] { $cards } cards
 }.
advice-discard = Discard { $beans }.
advice-leave-offer = Leave { $beans } to your opponent.

# Whom an offer is made to.
advice-to = { $whom ->
    [anyone] everybody
   *[other] { $other }
 }
advice-offer-trade = Offer { advice-to } { $give } for { $want }.
advice-offer-gift = Offer { advice-to } a gift: { $give }.
advice-offer-wish = Ask { advice-to } for { $want }.
advice-accept = Accept offer #{ $offer }{ $gives ->
    [True] {" "}and give { $beans }
   *[False] {""}
 }.
advice-decline = Decline offer #{ $offer }.
advice-withdraw = Withdraw your offer #{ $offer }.
advice-pass = Press “I'm done”.
advice-come-back = Press “Back in”.
advice-end-trading = End trading.

advice-take-last-planted = Let the cards planted last become the thalers of your mixed fields.
advice-harvest-for = Harvest field { $field } ({ $crop }), and let { $thalers } become the thalers.
advice-harvest = Harvest field { $field } ({ $crop }) for { $pays ->
    [0] nothing
    [one] 1 thaler
   *[other] { $pays } thalers
 }.
advice-buy-field = Buy a third field for { $price ->
    [one] 1 thaler
   *[other] { $price } thalers
 }.

# High Bohn
advice-buy-buildings = Buy { $buildings }.
advice-buy-no-more = Buy nothing more.
advice-name-type = Name { $type }.
advice-store = Put { $beans } in the General Store.
advice-peek = Look at the top card of the draw pile.
advice-put-to-bottom = Put the card that you looked at under the draw pile.
advice-move-card = Move { $beans } from place { $place } of your hand to place { $to }.
advice-reorder = Take the cards just drawn in this order: { $beans }.
