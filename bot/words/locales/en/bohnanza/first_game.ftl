# The lesson of the first game, step by step: first what to do, then why. $computer1 to $computer3: the computers.
# The cards are always the same, so that beans and numbers stand here.

lesson-first_game-plant = ### Plant your front card
    You never sort your hand: new cards go to the back, and you plant from the front (▶), where **Red** is now. A field takes one kind of bean.
lesson-first_game-plant-second = ### Plant a second card
    One card must be planted each turn, a second one may. **Soy** has come to the front, and field 2 is free.
lesson-first_game-accept = ### Trade away the Garden
    After planting, two cards are turned up. Whatever nobody trades for is yours to plant. **Red** suits you, **Garden** doesn't, and { $computer1 } gives you Soy for it.
lesson-first_game-offer = ### Make an offer yourself
    Next in your hand is **Blue**, which has no field. While you trade, you may give any card of your hand. Offer it for a **Red**.
lesson-first_game-end = ### End the trading
    { $computer2 } took your offer and gave you a Red. Since it's your turn, you decide when trading is over. The Red that lies face up, you keep.
lesson-first_game-plant-all = ### Plant what you received
    Cards from a trade never go into your hand: they're planted at once, with those you keep. All three fit your fields.
lesson-first_game-middle = ### Trade in somebody else's turn
    You've drawn three cards, and now it's { $computer1 }'s turn. Whoever's turn it is trades with everybody. { $computer1 } wants the **Garden** from the middle of your hand: that's how you get rid of cards that stand in the way.
lesson-first_game-received = ### Plant the Soy
    What you receive in others' turns is planted at once, too.
lesson-first_game-gift = ### Accept a gift
    { $computer2 } has turned up a Soy, and would rather give it away than plant it. You may decline any offer, even a gift. This one helps you.
lesson-first_game-gift-planted = ### Plant the fourth Soy
    Each field says what it pays: three Soy pay 1 thaler, four pay 2, six pay 3. That's the meter, and every bean has its own.
lesson-first_game-meter = ### Your turn: plant the Red
    { $computer3 } has had a turn, too, and traded with nobody. The front card has to be planted, whatever it is. You're lucky: a fourth Red makes the field pay 3 thalers.
lesson-first_game-harvest = ### Harvest the four Red
    You may harvest at any time, even in others' turns. Three of the four cards become thalers (🪙), and the field is empty again. Thalers win the game.
lesson-first_game-third-field = ### Buy a third field
    It costs 3 thalers, once in a game. With three fields you have to harvest too early less often.
lesson-first_game-empty-field = ### Plant your second card
    At the front is **Blue**. Field 1 is empty, and so is your new one. After this, two cards are turned up again.
lesson-first_game-nobody-trades = ### Keep what nobody wants
    You get **Red** and **Cocoa**, and the others are done (✓): they have no offer for you. Both cards are yours to plant.
lesson-first_game-new-field = ### Plant the Red in your new field
    You've just harvested Red, so it begins again from one. Field 3 is free for it.
lesson-first_game-protection = ### Make room for the Cocoa
    No field is left, so you have to harvest one. A single bean (🔒) is protected unless each of your fields holds just one. That leaves the Soy: four pay 2 thalers.
lesson-first_game-last-trade = ### Trade a last time
    The draw pile is nearly used up: once { $computer1 } draws at the end of this turn, the game is over. A second **Cocoa** makes your field pay 2 thalers.
lesson-first_game-end-of-game = ### Plant the last card
    Then the game ends: everybody harvests all fields, and whoever has most thalers wins. Cards in hand pay nothing.
lesson-first_game-over = ### 🎓 That was a whole game
    • Plant from the front of your hand, one card or two
    • Trade what you've turned up and what stands in the way; **{ hand-button-pass }** says that you want nothing
    • Plant what you received at once
    • Harvest when a field pays well, or when you have to
    A real game of four has more beans, and its draw pile runs out three times. Some numbers depend on how many play: see `/{ name-rules }`.
