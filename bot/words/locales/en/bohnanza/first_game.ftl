# The lesson of the first game, step by step: why to do what the line below the words names. $computer1 to $computer3: the
# computers. $press: which press of the step is next. The cards are always the same, so that beans and numbers stand here.

lesson-first_game-plant = Most thalers (🪙) win, and you get them by harvesting beans. Never sort your hand: plant from the front, { lesson-front }.
lesson-first_game-plant-second = A field takes one kind of bean, so **Soy** goes into field 2. This second card is up to you.
lesson-first_game-accept = You turned up two cards, to trade or to keep. No field of yours takes the **Garden**, and { $computer1 } gives you a Soy for it.
lesson-first_game-offer = { $press ->
    [2] Choose what you give: any card may go, not just the front one.
    [3] Choose what you want: **Red**, which you grow.
    [4] Now show your offer to everybody.
   *[other] **Blue** comes next in your hand and has no field. Offer it.
 }
lesson-first_game-end = { $computer2 } took your offer. On your turn, you decide when trading ends. The **Red** that's still face up stays yours.
lesson-first_game-plant-all = What you traded for or kept never goes into your hand: it's planted at once.
lesson-first_game-middle = You've drawn three cards, and now it's { $computer1 }'s turn. The others' fields stand above your hand: { $computer1 } grows **Garden**, and yours is only in your way.
lesson-first_game-received = What you get on others' turns is planted at once, too.
lesson-first_game-gift = { $computer2 } has no field for this **Soy** and gives it away. You may decline, but it helps you.
lesson-first_game-gift-planted = Each field says what it pays: four **Soy** pay 2 thalers, six would pay 3.
lesson-first_game-meter = Your turn again. The front card must be planted, whatever it is. A fourth **Red** makes 3 thalers.
lesson-first_game-harvest = { $press ->
    [2] The **Red** pay 3 thalers, and their field is empty again.
   *[other] No field is free for **Blue**. Harvest whenever you like, even on others' turns.
 }
lesson-first_game-third-field = With three fields, you're less often forced to harvest.
lesson-first_game-empty-field = **Blue** is at the front now, and field 1 is free for it.
lesson-first_game-nobody-trades = You turned up **Red** and **Cocoa**. The others are done (✓), so both are yours.
lesson-first_game-new-field = **Red** begins again from one, in your new field.
lesson-first_game-protection = No field is free for the **Cocoa**, and single beans are protected (🔒). That leaves the Soy.
lesson-first_game-last-trade = The draw pile is nearly empty: the game ends with this turn. A second **Cocoa** makes your field pay 2 thalers.
lesson-first_game-end-of-game = Then everybody harvests all fields. Cards in hand pay nothing.
lesson-first_game-over = ### 🎓 That was a whole game
    • Plant from the front, one card or two
    • Trade away what's in your way; **{ hand-button-pass }** says you want nothing
    • Plant what you get at once
    • Harvest when a field pays well, or when you must
    A real game of four goes through its draw pile three times. `/{ name-rules }` tells you all the rest.
