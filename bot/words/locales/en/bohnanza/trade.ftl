# Trading: the list of open offers, and the choice of copies.
trade-nothing = nothing
form-anyone = Anyone
offers-title = ### { $count ->
    [0] No open offers
    [one] One open offer
   *[other] { $count } open offers
  }
# Buttons below an offer. $cards: each as in card-to-accept-with, or by kind and number.
offers-accept = Accept: give { $cards }
offers-accept-gift = Accept
offers-decline = Decline
offers-counter = Counter
offers-withdraw = Withdraw #{ $offer }
# A card on the button that accepts: the number of its place must not read as how many are given.
card-to-accept-with = { $where ->
    [up] { $card } (face up)
    [store] { $card } (store)
   *[hand] { $card } (card { $place })
  }
# A card on a button: by its place in the hand, or by where else it lies.
card-to-give = { $where ->
    [up] { $card } (face up)
    [store] { $card } (store)
   *[hand] { $place }. { $card }
  }
offers-back = ← Page { $page } of { $pages }
offers-on = Page { $page } of { $pages } →

copies-face-up = { $card } (face up)
copies-front = 📍 { $place }. { $card }
copies-place = { $place }. { $card }
copies-other = Other copy
copies-choose = { $count ->
    [one] Choose the card to give
   *[other] Choose { $count } cards to give
  }
copies-which = Which { $cards }?
copies-rest = Not all your copies fit here; `/{ name-accept }` takes any of your copies in its option `{ option-name-give }`.
copies-offered = also given in your offer #{ $offer }

# Before trading is ended over offers to the reader by name, which stand below it.
end-unanswered = **You haven't answered { $count ->
    [one] this offer
   *[other] these offers
 } yet. End trading anyway?**
end-anyway = End trading anyway

# What became of an offer of the reader's, above their hand. $give: what they gave; $take: what they get and plant; or `none`.
happened-taken = ✅ { $name } took #{ $offer }: you gave { $give ->
    [none] nothing
   *[some] { $give }
 }{ $take ->
    [none] {""}
   *[some] {" "}and plant { $take }
 }.
# The offer stays open until it is withdrawn or the turn's trading ends.
happened-declined = ✖️ #{ $offer }: { $name ->
    [anyone] everybody
   *[one] { $name }
 } declined. You can leave it open, or withdraw it.
# $count: how many cards they are.
happened-lapsed = ✖️ #{ $offer } is off: you no longer have { $cards }.
