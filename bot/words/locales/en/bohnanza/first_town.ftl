# The lesson of High Bohn's town, step by step: why to do what the line below the words names. $computer1, $computer2: the
# two computers. $press: which press of the step is next. The cards are always the same, so that beans, buildings and
# numbers stand here.

lesson-first_town-plant = In High Bohn, too, thalers (🪙) win, and they buy buildings. Plant **Garden** twice: it's rare, but three pay 3 thalers.
lesson-first_town-gift = A **Red** as a gift: another one lies face up, beside your third Garden.
lesson-first_town-keep = { $press ->
    [2] Now plant all three at once, as ever.
   *[other] All three cards fit your fields, so keep what's face up.
 }
lesson-first_town-harvest = { $press ->
    [2] A thaler is a card turned over, and here its bean matters: you get **Garden** thalers.
   *[other] Your turn is over, but you may harvest and buy on others' turns.
 }
lesson-first_town-buy = { $press ->
    [2] A building costs thalers of its own bean. With **Gold Mine 2**, a third field costs you 1 thaler instead of 3.
   *[other] The town shows what can be bought.
 }
lesson-first_town-third-field = A building works at once, for its owner alone. Your last thaler is enough.
lesson-first_town-turn = { $press ->
    [2] Keep what was turned up: it fits, too.
    [3] Then each of your fields pays 1 thaler. The draw pile is nearly empty: once { $computer1 } has planted, the game is over.
   *[other] Your turn again: **Black-eyed** and **Soy** suit your two free fields.
 }
lesson-first_town-last = All fields are harvested, and you may buy once more. A building counts what it costs, so you lose nothing.
lesson-first_town-third-building = Buildings of price 1 do nothing in play, but they count.
lesson-first_town-fourth-building = This is your fourth, and **four buildings add 1 🪙**.
lesson-first_town-over = ### 🎓 That's the town of High Bohn
    • Buy buildings at any time, with thalers of their own bean, one of each type
    • They change rules for you alone, at once
    • Your score: no cash, 5 🪙 for four buildings (2 + 1 + 1 + 1), a bonus of 1, so **6**
    • Once all but one own a type, its unsold ones leave the game (with five players, none do)
    A real game has eight types: **{ town-button }** shows what each building does.
