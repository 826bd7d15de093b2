# The lesson of Nicht die Bohne, step by step: first what to do, then why. $computer1 to $computer3: the three computers.
# The cards are always the same, so that colours and numbers stand here.

lesson-first_tricks-lead = ### Lead a low card
    You hold the bean token (🫘), so you lay the first card of this trick, face up. You never take your own card: a high number would be a gift to the others. Lead **Blue 4**.
lesson-first_tricks-take = ### Take the 9
    All others laid a card face down, and now they're turned up. You take first: what you take lies before you and counts. Each colour counts by itself, and **Yellow 9** is worth most. Whoever laid it takes next.
lesson-first_tricks-face-down = ### Lay a card face down
    { $computer3 } got your Blue 4 with the token, and leads a Yellow minus. { $computer1 } has taken a Red 6. With **Red nicht die Bohne** all red is worth 0 for whoever takes it.
lesson-first_tricks-token = ### Lead again
    Nobody wanted your card: { $computer1 } was left with it, and red is worth 0 there. If your card goes last, you get the one with the token, and lead next. So the Yellow minus is yours, and your 9 counts **−9**. Now lead **Green minus**: { $computer2 } has a lot of green.
lesson-first_tricks-cancel = ### Take a second minus
    One minus makes a colour negative, two cancel out, and a third would make it negative again. With **Yellow minus** your yellow counts +9. With Yellow 4 it would be −13.
lesson-first_tricks-last-card = ### Lay your last card
    Your Green minus went to { $computer2 }: 10 points of green are −10 there. What's left in your hand is **Red 8**. A good card has its use, too: it's taken early, and whoever laid it chooses next.
lesson-first_tricks-double = ### Take the ×2
    { $computer2 } took your 8 at once, so you're next. **Yellow ×2** doubles your 9. Then all hands are empty, and the round is scored.
lesson-first_tricks-over = ### 🎓 That was a short round
    • Numbers of a colour are added, and the four colours make your score
    • ⏫ ×2 doubles a colour, 🔻 one or three minus make it negative, 🚫 nicht die Bohne makes it 0
    • Whose card is taken takes next; whose card goes last gets the one with the token, and leads next
    A real game has three rounds, in which all 60 cards are dealt, and the highest total wins.
