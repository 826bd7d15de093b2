# The bean duel for two: its steps at the table, in the hand and in the news.

# Cards lying face up: $who is `you` in the hand of the player to whom they belong, $name, whose opponent is $other.
duel-offered = { $who ->
    [you] 🎁 **Left for you:** { $beans }
   *[other] 🎁 **Left by { $other } for { $name }:** { $beans }
 }
duel-turned-up = { $who ->
    [you] 🎴 **Face up for you:** { $beans }
   *[other] 🎴 **Face up for { $name }:** { $beans }
 }

# Labels of buttons: at most 80 characters.
duel-button-discard = Discard { $bean }
duel-button-leave = { $ending ->
    [yes] Leave the rest and end the game
   *[no] { $count ->
        [one] Leave this card to { $other }
       *[other] Leave these { $count } cards to { $other }
     }
 }
# A line of a list: at most 100 characters.
duel-place = { $place }. { $name }
# In an empty list: at most 150 characters.
duel-choose-discard = Discard one card and turn up { $cards } (if you like){ $more ->
    [yes] {""}; the cards not listed: /{ name-discard }
   *[no] {""}
 }

# $other: who left them.
hand-do-offered = ### 🎁 Plant or discard each: { $beans }
hand-do-turned-up = ### 🎴 Plant any of these: { $beans }
hand-do-duel-more = ### 🪴 Plant one, discard one or turn up { $cards }
# $other: who left them.
call-offered = plant or discard each: { $beans }
call-turned-up = plant any of these: { $beans }
call-duel-more = plant one, discard one or turn up { $cards }
call-duel-discard = discard one or turn up { cards-to-turn-up }
hand-do-duel-discard = ### 🪴 Discard one or turn up { cards-to-turn-up }

table-guide-duel-first = ⏳ Waiting for **{ $names }** to plant their front card.
table-guide-offered = ⏳ Waiting for **{ $names }** to plant or discard each card of the offer.
table-guide-turned-up = ⏳ Waiting for **{ $names }** to plant any of the face-up cards and leave the rest.
table-guide-duel-more = ⏳ Waiting for **{ $names }** to plant one more card, discard one, or turn up { $cards }.
table-guide-duel-discard = ⏳ Waiting for **{ $names }** to discard a card or turn up { $cards }.
table-guide-duel-turn-up = ⏳ Waiting for **{ $names }** to turn up { cards-to-turn-up }.
table-guide-duel-last = 🏁 The draw pile has run out. The game ends with this step.

news-joined = { $beans } on the discard pile matched and joined the face-up cards.
news-discarded = { news-who } discarded { $beans } from the hand.
news-offer-discarded = { news-who } discarded { $beans } from the offer.
news-offer-left = { news-who } left { $beans } as an offer.
news-field-bought-box = { news-who } bought a third field for { $number ->
    [one] 1 thaler, which leaves
   *[other] { $number } thalers, which leave
 } the game.

# Refusals
only-in-a-duel = Only the bean duel for two has that move. At this table, cards leave your hand when you plant or trade them.
no-trading-in-a-duel = There's no trading in the bean duel. Leave the face-up cards that you don't want to your opponent.
harvest-on-own-turn = In the bean duel you can harvest only on your own turn. Yours is next.
offer-must-be-answered = First plant or discard each card that your opponent left you.
planted-enough = You have planted as many cards as you may. Discard one if you like, or turn up cards.
not-discarding-now = There's nothing to discard now. Plant any of the face-up cards and leave the rest.
nothing-to-leave-yet = There's nothing to leave yet: first plant from your hand and turn up cards.
card-not-face-up = That card isn't face up. Your hand shows what you can do.
card-not-to-discard-now = You can't discard { $card } now. Your hand shows what you can discard.
one-card-only = Name just one card: its bean, or its place in your hand, such as `#2`.
not-among-discards = You can't discard { $card } now. You can discard: { $cards }.
