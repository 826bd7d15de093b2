# The lesson of High Bohn's town, step by step: first what to do, then why. $computer1, $computer2: the two computers.
# The cards are always the same, so that beans, buildings and numbers stand here.

lesson-first_town-plant = ### Plant two Garden
    High Bohn is Bohnanza with a town, where thalers buy buildings. Plant **Garden** twice: it's rare, but three of them pay 3 thalers.
lesson-first_town-gift = ### Accept the Red
    { $computer1 } gives you a **Red**, and another one lies face up for you, beside your third Garden. You'll need them at the end.
lesson-first_town-keep = ### Keep your cards and plant them
    End the trading: all three cards fit your fields.
lesson-first_town-harvest = ### Harvest the Garden
    Your turn is over, but harvesting and buying go on in others' turns. A thaler is a card turned over, and its bean now matters: these three are **Garden** thalers.
lesson-first_town-buy = ### Buy Gold Mine 2
    The town shows every building, what it does and who can pay for it. A building costs as many thalers of its own bean as its number says. Garden buys Gold Mines, and **Gold Mine 2** makes a third field cost 1 thaler instead of 3.
lesson-first_town-third-field = ### Use it: buy a third field for 1 thaler
    A building works at once, for its owner alone. Your last thaler is enough.
lesson-first_town-turn = ### Your turn: two kinds for two fields
    Plant **Black-eyed** and **Soy**, keep what is turned up, and plant that, too. Then each of your three fields pays 1 thaler, and a single card is left in the draw pile: once { $computer1 } has turned it up and planted it, the game is over.
lesson-first_town-last = ### Buy three buildings, one by one
    At the end everything is harvested, and everybody may buy once more. A building counts as many 🪙 as it costs, so you lose nothing. Those of price 1 do nothing in play, but **four buildings add 1 🪙**, and more of them add more.
lesson-first_town-over = ### 🎓 That's the town of High Bohn
    • Buildings are bought at any time, with thalers of their own bean, one of each type
    • They change some of the rules for their owner, at once
    • Your score here: no cash, 5 🪙 for four buildings (2 + 1 + 1 + 1) and a bonus of 1 make **6**
    • What somebody has bought is gone. Once all but one own a type, its unsold ones leave the game (with five players, none do)
    A real game has eight beans, and so eight types. The button **{ town-button }** in your hand says what each building does.
