# The public message of the table.

table-title = ## 🫘 { $game } · table #{ $table }
# The first line: $paused is pace-paused-by or `none`; who acts, in which phase; $names are those waited for beside the active
# player, or `none`; $until: when they go on, or (`no`) when time to decide is over.
table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [yes] 🏁 Last turn ·{" "}
   *[no] {""}
 }{ $phase ->
    [plant] 🪴 { $name } is planting
    [trade] 🤝 { $name } is trading
    [plant_offered] 🎁 { $name } is dealing with the offer
    [duel_plant] 🪴 { $name } is planting and discarding
    [plant_turned_up] 🎴 { $name } is planting face-up cards
    [cards_drawn] 🎒 { $name } is drawing
    [final_harvest] 🏁 The end: the final harvest
    [all_harvested] 🏁 The end: all fields are harvested
   *[plant_received] 🧺 Planting the new beans
 }{ $names ->
    [none] {""}
   *[other] {" "}· waiting for { $names }
 }{ $until ->
    [none] {""}
   *[other] {" "}· { $goes ->
        [yes] trading ends
       *[no] ⏱️
     } { $until }
 }
table-where = -# { $game } · table #{ $table } · turn { $turn } · draw pile { $draw } ({ $pile } of { $piles }) · discard pile { $discard ->
    [0] empty
   *[other] { $discard }, top { $top }
 }{ $price ->
    [0] {""}
   *[other] {" "}· third field { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· out of the game { $box }
 }

# Below that, where the first line does not say what the game waits for. $name is the active player, $names all that are waited
# for.
table-guide-last = -# The draw pile has run out for the last time. The game ends when this turn's cards are planted.

table-guide-last-draw = -# The last cards are drawn at the end of this turn. Then the game ends.

seat-line = { $head } · { $fields }
seat-head = { $turn ->
    [yes] ▶ **{ $name }**
   *[no] **{ $name }**
 }{ $done ->
    [yes] {" "}✓
   *[no] {""}
 } · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
 } · { $thalers } 🪙
seat-start-bean = · start player
seat-left = · *left · a computer plays*
seat-set-aside = > 🧺 to plant: { $beans }

table-face-up = 🎴 Face up: { $beans }
table-face-up-none = 🎴 Face up: nothing left
table-offers-none = No open offers yet.
# A trade of this turn, a whole sentence.
table-deal = **{ $line }**
# Above the last trades of this turn.
table-deals-more = -# After { $count ->
    [one] 1 trade
   *[other] { $count } trades
 }:

# One open offer: $who, $whom as in news.ftl.
offer-to = { $whom ->
    [you] **you**
    [anyone] anyone
   *[other] { $other }
 }
offer-from = { $who ->
    [you] You
   *[other] { $name }
 }
offer-trade = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** for **{ $want }**
offer-gift = **#{ $offer }** { offer-from } → { offer-to }: a gift of **{ $give }**
offer-wish = **#{ $offer }** { offer-from } → { offer-to }: asking for **{ $want }** as a gift
# After an offer: who declined it, by name or by number.
offer-declined = · no from { $names }
offer-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }

table-news-line = -# { $line }
table-button-offer = Offer
table-button-offers = All { $count } offers
table-button-harvest = Harvest
table-button-end = End trading
table-button-pass = I'm done
table-button-accept = Accept #{ $offer }
