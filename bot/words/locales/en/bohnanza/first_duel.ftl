# The lesson of the bean duel, step by step: first what to do, then why. $computer1: the computer across the table.
# The cards are always the same, so that beans and numbers stand here.

lesson-first_duel-plant = ### Plant your front card
    The duel is for two, and nobody trades. A turn begins as ever: plant from the front of your hand (▶), where **Soy** is.
lesson-first_duel-discard = ### Discard the Coffee
    After planting, you may discard one card from anywhere in your hand. **Coffee** pays little: it takes four for 1 thaler. After that, three cards are turned up.
lesson-first_duel-turned-up = ### Plant the Soy
    Of the cards turned up you plant only what you like. You grow **Soy** already.
lesson-first_duel-leave = ### Leave the others to { $computer1 }
    What you don't plant stays as an offer. Your opponent has to plant or discard each of these cards, before anything else.
lesson-first_duel-answer = ### Plant the Soy from { $computer1 }
    It's your turn again, and { $computer1 } has left you two cards. You plant or discard each, and a third **Soy** suits you.
lesson-first_duel-throw-away = ### Discard the Green
    Planted, it would take your free field. Discarded, it lies face up on top of the discard pile.
lesson-first_duel-red = ### Plant the Red
    The offer is dealt with, so your turn goes on from the front of your hand. Field 2 is free for **Red**.
lesson-first_duel-turn-up = ### Turn up three cards
    You needn't discard anything. Watch your Green: while the top of the discard pile is of a kind that's turned up, it comes back and joins the cards face up.
lesson-first_duel-fourth = ### Plant the fourth Soy
    A Green was turned up, and yours has joined it. Four Soy pay 2 thalers. In a duel you harvest on your own turn only, so look ahead before you end it.
lesson-first_duel-over = ### 🎓 That's the bean duel
    • First plant or discard whatever was left to you
    • Plant from your hand, and discard one card if you like
    • Turn up three cards, plant what suits you, and leave the rest
    • Harvest on your own turn only
    When the draw pile runs out, the game is over: it isn't shuffled again. Whoever has most thalers wins.
