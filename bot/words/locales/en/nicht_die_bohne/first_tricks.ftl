# The lesson of Nicht die Bohne, step by step: why to do what the line below the words names. $computer1 to $computer3: the
# three computers. The cards are always the same, so that colours and numbers stand here.

lesson-first_tricks-lead = Most points win, and the cards you take bring them, each colour by itself. You hold the token (🫘), so you lead. You never take your own card, so lead the low **Blue 4**.
lesson-first_tricks-take = The others laid theirs face down, and now you take first. **Yellow 9** is worth most, and whoever laid it takes next.
lesson-first_tricks-face-down = { $computer3 } leads now, so you lay face down. **Red nicht die Bohne** makes all red worth 0 for whoever gets it; { $computer1 } has a Red 6.
lesson-first_tricks-token = Your card was taken last, so the one with the token is yours: a Yellow minus, and your 9 counts **−9**. You lead: **Green minus** will hurt { $computer2 }, who has a lot of green.
lesson-first_tricks-cancel = One minus makes a colour negative, two cancel out: your yellow counts +9 again. Yellow 4 would make it −13.
lesson-first_tricks-last-card = Green now counts −10 for { $computer2 }. Your last card is a good one: it's taken early, and whoever laid it takes next.
lesson-first_tricks-double = { $computer2 } took it at once, so you're next. **Yellow ×2** doubles your 9.
lesson-first_tricks-over = ### 🎓 That was a short round
    • A colour's numbers are added, and the four colours make your score
    • ⏫ ×2 doubles a colour, 🔻 one or three minus make it negative, 🚫 nicht die Bohne makes it 0
    • Whose card is taken takes next; whose card goes last gets the one with the token, and leads
    A real game has three rounds of all 60 cards.
