# What has happened, in one sentence each. $who is `you` where the reader did it; $name is anybody else's name.

news-who = { $who ->
    [you] You
   *[other] { $name }
 }

news-who-is = { $who ->
    [you] You're
   *[other] { $name } is
 }

# The other side of an offer or a trade.
news-other = { $whom ->
    [you] you
    [anyone] anyone
   *[other] { $other }
 }

news-planted = { news-who } planted { $beans } in field { $field }.
news-turned-up = { news-who } turned up { $beans }.
news-drew = { news-who } drew { $known ->
    [yes] { $beans }
   *[no] { $number ->
        [one] a card
       *[other] { $number } cards
     }
 }.
news-exhausted = The draw pile ran out: the discard pile was shuffled into a new one.
news-exhausted-last = The draw pile ran out for the last time.

news-offered-trade = { news-who } offered { news-other } { $give } for { $want } (#{ $offer }).
news-offered-gift = { news-who } offered { news-other } a gift: { $give } (#{ $offer }).
news-offered-wish = { news-who } asked { news-other } for { $want } (#{ $offer }).

news-declined = { news-who } declined offer #{ $offer }.
news-withdrawn = { news-who } withdrew offer #{ $offer }.
news-lapsed = Offer #{ $offer } is off: a card that was offered is gone.
news-passed = { news-who-is } done with this turn's trading.
news-back-in = { news-who-is } back in.

news-traded-trade = { news-who } gave { news-other } { $give } for { $want }.
news-traded-gift = { news-who } gave { news-other } { $give } as a gift.
news-traded-wish = { news-who } got { $want } from { news-other } as a gift.

news-trading-ended = { news-who } ended trading{ $known ->
    [yes] , keeping { $beans }
   *[no] {""}
 }.
news-face-up-discarded = The game ends at once. Discarded from the table: { $beans }.
news-harvested = { news-who } harvested { $beans } for { $number ->
    [0] nothing
    [one] 1 thaler
   *[other] { $number } thalers
 }.
news-field-bought = { news-who } bought a third field for { $number ->
    [one] 1 thaler
   *[other] { $number } thalers
 }.
news-turn-began = { $who ->
    [you] Turn { $number } is yours.
   *[other] Turn { $number }: { $name }.
 }
news-ended = The game is over.
