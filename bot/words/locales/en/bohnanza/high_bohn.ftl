# High Bohn: the town, its buildings and what they do.

building-type = { $type ->
    [gold_mine] Gold Mine
    [tipi] Indian Tipi
    [bank] Bank
    [farm] Farm
    [saloon] Saloon
    [general_store] General Store
    [blacksmith] Blacksmith
    [jail] Jail
   *[distillery] Distillery
 }
# A building by its type and its price.
building = { building-type } { $price }

# What a building does for its owner: a whole sentence each. A bean is `any` where all are meant.
effect-none = No effect in play.
effect-third_field_for = A third field costs you { $price } 🪙.
effect-meter = Your { $bean } pays { $steps }.
effect-single_harvest = { $bean ->
    [any] You may harvest any field with a single bean, whatever your other fields hold.
   *[one] You may harvest a single { $bean }, whatever your other fields hold.
 }
effect-extra_field = { $only ->
    [any] One more field, for any bean; you can still buy a third field besides.
   *[one] One more field, for { $only } only, even if you grow { $only } elsewhere.
 }
effect-interest = At the end: 1 🪙 more for every { $per } 🪙 that you have.
effect-peek = Just before your turn you may look at the top card of the draw pile, and put it under the pile.
effect-order_drawn = The cards that you draw in phase 4 join your hand in any order you like.
effect-move_card = Just before your turn you may move one card of your hand to another place in it.
effect-sow_among = You may plant { $bean } in your fields of { $hosts }, where { $bean } counts as that bean.
effect-plant_limit = In phase 1 you may plant up to { $cards } cards.
effect-pays_instead = A harvest worth exactly { $thalers } 🪙 pays you { $instead }.
effect-stew = Plant another kind beside a single card to start a stew, no kind twice. A stew pays { $steps }, kept under the Saloon until the end.
effect-stores = Instead of planting a card you may store it here, { $cards ->
    [one] one
   *[other] up to { $cards }
 } at a time, to trade or give away later.
effect-takes_toll = When anyone's { $bean } harvest pays, you get 1 🪙 too: a card that would be discarded.
effect-names_type = When you buy this, name a type: the others may each buy one at once, then the unsold ones leave the game.
effect-takes_from_stews = When anyone's stew pays, 1 🪙 goes under this card and is yours at the end.

# The town: a private message.
town-title = ## 🏘️ The town · table #{ $table }
town-own-thalers = Your thalers: { $thalers ->
    [none] none
   *[some] { $thalers }
 }
town-others-thalers = The others' thalers: { $thalers }
town-thalers-of = { $name }: { $thalers ->
    [none] none
   *[some] { $thalers }
 }
town-thalers-separator = {" · "}
# Below the title, above the picture. The whole page has at most 120 words.
town-how = -# Every thaler is a card turned over, so each has a bean. A building costs as many thalers of its bean as its number says, and counts as much at the end. Buy at any time, one of each type.
town-type = ### { $name } · paid with { $bean }{ $reach ->
    [none] {""}
   *[some] {" "}· can afford: { $reach }
 }
town-reach = { $name } (up to { $price })
town-line = > { $state ->
    [yours] ✅ **{ $price }** · yours · { $does }
    [owned] 🔑 **{ $price }** · { $name } · { $does }
    [gone] ✖️ **{ $price }** · left the game · { $does }
    [payable] 🛒 **{ $price }** · you can buy it · { $does }
   *[unsold] ▫️ **{ $price }** · { $does }
 }
# How meters are written.
town-meter = -# 3 → 1: three cards pay 1 🪙.
# For who plays in words: a type in one line, with the thalers of its bean that the reader has. $prices: its buildings.
town-short = { $type } · { $thalers } { $bean } · { $parts }
town-short-separator = {" · "}
town-short-yours = yours: { $prices }
town-short-now = 🛒 now: { $prices }
# The thalers are there, but it is not the moment.
town-short-paid = not now: { $prices }
# The next one, and how many thalers are lacking.
town-short-lacking = { $price }: { $short } short
town-short-none = none left
# Labels of buttons: at most 80 characters.
town-button = Town
town-button-buy = Buy { $building } ({ $price } { $bean })
town-button-type = Name { $type } ({ $count } unsold)
town-button-default = Harvest field { $field } for { $thalers }
town-button-no-more = { $kind ->
    [buy_before_it_goes] Buy none
   *[last_purchases] Buy no more
 }
town-button-on = { $type } ▶
town-button-back = ◀ { $type }
# At most 150 characters.
town-choose = Buy several at once …
# In the list of the types, each of which has a page of its own.
town-choose-details = What does a building do? …

# The town of a player at the table and in the hand.
town-of = > 🏘️ { $parts }
town-part-separator = {" · "}
town-part-stored = in store: { $beans }
town-part-saloon = { $thalers } 🪙 under the Saloon
town-part-distillery = { $thalers } 🪙 under the Distillery
town-part-third-field = third field { $price } 🪙
town-own-thalers-line = > 🪙 { $thalers }

# What stands in a field: several beans.
field-stew = 🍲 stew of { $beans }
# Where there is no room for all of them.
field-stew-short = 🍲 stew of { $count }

# Questions that interrupt the game: whom they are put to, and what they are about.
table-guide-order_drawn = ⏳ Waiting for **{ $names }** to put the cards just drawn in order (Bank).
table-guide-name_type = ⏳ Waiting for **{ $names }**, who bought the Distillery, to name a type of building: its unsold cards leave the game.
table-guide-buy_before_it_goes = ⏳ Waiting for **{ $names }** to buy a building of the type { $type }, or none, before the unsold ones leave the game.
table-guide-last_purchases = ⏳ Waiting for **{ $names }** to make their last purchases. All fields are harvested.
table-guide-final_harvest = ⏳ Waiting for **{ $names }** to choose the thalers of a mixed field: a last purchase may depend on them. Then all fields are harvested.
call-order_drawn = put your new cards in order (Bank)
call-name_type = name a type of building (Distillery)
call-buy_before_it_goes = buy one now or never: { $type }
call-last_purchases = make your last purchases
call-final_harvest = choose your thalers for the final harvest
hand-do-order_drawn = ### 🏦 Put your new cards in order (Bank)
hand-do-name_type = ### ⚗️ Name a type of building (Distillery)
    The others may each buy one at once; then the unsold ones leave the game.
hand-do-buy_before_it_goes = ### 🏘️ { $type }: buy one now or never
    Then the unsold ones leave the game. You may harvest first.
hand-do-last_purchases = ### 🏘️ Make your last purchases
    All fields are harvested. Buildings count as many 🪙 as they cost, and four or more add a bonus.

hand-do-final_harvest = ### 🌾 Final harvest: choose your thalers
    One of your fields holds different beans, and a last purchase may depend on which of these become thalers. Then all other fields are harvested.

news-building-bought = { news-who } bought { $buildings } for { $beans }.
news-buildings-left = Left the game: { $buildings }.
news-type-named = { news-who } named { $type }: its unsold buildings are about to leave the game.
news-final-harvest = The end: before the final harvest, players may choose the thalers that a last purchase depends on.
news-last-purchases = All fields are harvested; now the last buildings may be bought.
news-stored = { news-who } stored { $beans }.
news-stew-harvested = { news-who } harvested a stew of { $beans } for { $number ->
    [0] nothing
    [one] 1 thaler
   *[other] { $number } thalers
 }{ $taken ->
    [none] {""}
   *[some] , of which { $taken } went under { $whom ->
        [you] your Distillery
       *[other] { $other }'s Distillery
     }
 }.
news-toll-taken = { news-who } took { $beans } left over from { $number ->
    [one] that harvest as a thaler
   *[other] these harvests as thalers
 } (Jail).
news-peeked = { news-who } looked at the top card of the draw pile (Bank).
news-put-under = { news-who } put the top card under the draw pile (Bank).
news-card-moved = { news-who } moved a card within the hand (Bank).
news-reordered = { news-who } chose the order of the cards just drawn (Bank).

# The end: the score part by part, and what was bought last.
end-parts = -# = { $parts }
end-parts-separator = {" + "}
end-part-cash = { $number } cash
end-part-saloon = { $number } under the Saloon
end-part-distillery = { $number } under the Distillery
end-part-tipi = { $number } Tipi
end-part-buildings = { $number } for { $count ->
    [one] 1 building
   *[other] { $count } buildings
 }
end-part-bonus = { $number } bonus for { $count } types
end-purchases = **The last purchases**
end-purchase = **{ $name }**: { $buildings }
end-stew = a stew of { $crop } → { $pays } 🪙
end-harvest-brief = **{ $name }**: { $cards } cards → { $pays } 🪙

# Slash commands.
choice-third-field-price = Third field – { $price } 🪙
choice-building = { $building } – { $price } { $bean }

# Refusals
question-over = That question is closed. Your hand shows what you can do.
building-unknown = I didn't understand `{ $word }`. Name a building and its price, such as `Bank 2`, or `third field`.
building-unclear = `{ $word }` could be several buildings. Name one and its price, such as `{ $example }`.
field-or-buildings = Buy the third field and buildings one after the other.
nothing-to-buy-of-type = There's no { $type } that you can buy now. The town shows what each costs and whose it is.
no-town-here = There is no town at this table.

# The picture of the town: how many buildings its reader has the thalers for, below it how to read it, and its alt text.
picture-town = { $count ->
    [0] No building within reach yet
    [one] 1 building within reach
   *[other] { $count } buildings within reach
 }
picture-town-line = Beside a bean: your thalers of it · −2: two more needed
alt-sale = { $title }.
alt-sale-now = To buy now: { $buildings }.
alt-sale-type = { $type }, you have { $thalers } { $bean }: { $buildings }.
alt-sale-building = { $reach ->
    [now] { $price } to buy
    [paid] { $price } payable
    [short] { $price } lacks { $short }
    [closed] { $price } unsold
    [yours] { $price } yours
    [taken] { $price } of { $name }
   *[gone] { $price } gone
 }
