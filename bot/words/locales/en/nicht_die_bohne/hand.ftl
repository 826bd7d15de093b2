# The private message of a seat.

# The first line: what the reader does now, or whom the table waits for.
bohne-panel-last = 🏁 { $trick ->
    [yes] Last trick: then the game ends.
   *[no] Last round
 }
bohne-panel-lead = ### 🫘 Lead: lay a card face up
    -# Your card goes to the last player who takes, together with the token.
bohne-panel-lay = ### 🫘 Lay a card face down · { $name } led { $card }
    -# Somebody else takes your card, and you take next.
# The same where a direct message has come for it, after "Table #2: ".
bohne-call-lead = lead a card, face up
bohne-call-lay = lay a card face down · { $name } led { $card }
bohne-call-take = take a card
bohne-panel-down = ### ✓ Down: { $card }
    -# You may change your card until the last one is down.
bohne-panel-down-last = ### ✓ Down: { $card }, your last card
bohne-panel-take = ### 🫳 Take a card
    -# Whoever laid the card you take goes next. { $card }, with the token, goes to the last player.
bohne-panel-waiting = -# Waiting for { $names }
bohne-panel-wait-lead = ### 🫘 { $names } is leading, then you lay
# $waiting: the same names, or `none` while the game is paused.
bohne-panel-wait-lay = ### 🎴 You led { $card }{ $waiting ->
    [none] {""}
   *[other] {" "}· waiting for { $waiting }
 }
bohne-panel-wait-take = ### 🫳 { $names } is taking a card

bohne-hand-cards = **Your cards** ({ $count })
bohne-hand-colour = > { $name }: { $cards }
bohne-hand-separator = {" · "}
bohne-hand-empty = **Your hand is empty.**

# The reader's own scoring area; $colours: each as in the message below. $cards: what lies there of a colour.
bohne-yours = Your area: { $colours }
bohne-yours-colour = { $symbol } { $cards } → { $result }
bohne-yours-mark = { $mark ->
    [minus] minus
    [x2] ×2
   *[nicht_die_bohne] nicht die Bohne
 }
bohne-yours-none = Your area: nothing taken yet

# Labels of buttons: at most 80 characters.
bohne-button-laid = ✅ { $card }

# At the end. $points and $size as in bohne-points; $rank: the place of the reader, who hasn't won.
bohne-hand-won = ## 🏁 { $count ->
    [one] { $names } wins with { bohne-points }
   *[other] { $names } share the win with { bohne-points }
 }
bohne-hand-you-won = { $count ->
    [one] ## 🏁 You win with { bohne-points }!
   *[other] ## 🏁 You share the win with { bohne-points }!
 }
bohne-hand-rank = You are { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
 } with { bohne-points }.
bohne-hand-over = ### 🏁 Game over: { $count ->
    [one] { $names } won with { bohne-points }
   *[other] { $names } shared the win with { bohne-points }
 }
