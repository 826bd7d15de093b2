# The lesson of the bean duel, step by step: why to do what the line below the words names. $computer1: the computer across
# the table. The cards are always the same, so that beans and numbers stand here.

lesson-first_duel-plant = In this duel for two, most thalers (🪙) win, and nobody trades. As ever, plant from the front, { lesson-front }.
lesson-first_duel-discard = Now you may discard one card, from anywhere in your hand. **Coffee** takes four cards to pay 1 thaler.
lesson-first_duel-turned-up = Three cards were turned up. Plant only what you like: **Soy**, which you grow.
lesson-first_duel-leave = What you leave, { $computer1 } has to plant or discard before anything else.
lesson-first_duel-answer = Your turn again. { $computer1 } left you two cards: plant or discard each. A third **Soy** suits you.
lesson-first_duel-throw-away = **Green** would take your free field. Discarded, it lies on top of the discard pile.
lesson-first_duel-red = Nothing is left over, so plant from the front. Field 2 is free.
lesson-first_duel-turn-up = You needn't discard. Watch your Green: it comes back if another one is turned up.
lesson-first_duel-fourth = A Green was turned up, and yours has joined it. Four **Soy** pay 2 thalers. Here you harvest on your own turn only.
lesson-first_duel-over = ### 🎓 That's the bean duel
    • Plant or discard what was left to you
    • Plant from your hand, and discard one card if you like
    • Turn up three cards, plant what suits you, leave the rest
    • Harvest on your own turn only
    The draw pile isn't shuffled again: once it runs out, the game ends.
