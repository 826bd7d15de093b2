# The private message of a seat.

bohne-hand-title = ## 🃏 Your hand · { $game } · table #{ $table }

# What the game waits for from the reader.
bohne-hand-do-lead = ### 🫘 You lead: choose the card that you lay face up
    The others answer it face down. Yours goes to the last player who takes, together with the bean token.
bohne-hand-do-lay = ### 🎴 Choose the card that you lay face down
    { $name } led 🫘 **{ $card }**. Nobody sees yours before all are down; then somebody else takes it, and you take next.
bohne-hand-do-change = ### ✅ You laid { $card } face down
    Until the last card is down you may change it: choose another one.
bohne-hand-laid = ### ✅ You laid { $card } face down
    It was your last card. Wait until all are down.
bohne-hand-do-take = ### 🫳 Your turn: take a card
    Whoever laid it takes next. The card with the token 🫘, **{ $card }**, goes to the last player.
bohne-hand-wait = ### ⏳ Nothing to do for you now
    I'll write to you here.

bohne-hand-cards = **Your cards** ({ $count })
bohne-hand-colour = > { $name }: { $cards }
bohne-hand-separator = {" · "}
bohne-hand-empty = **Your hand is empty.**
bohne-hand-area = **Your scoring area** · { $points }

# Labels of buttons: at most 80 characters.
bohne-button-laid = ✅ { $card }
