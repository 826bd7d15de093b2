# The offer builder, beside the hand.
build-title = ### 🧺 { $whom ->
    [anyone] Your offer to anyone
   *[one] Your offer to { $name }
  }
# $give: cards by their places in the hand.
build-offer = { $kind ->
    [nothing] Choose what you give and what you want for it.
    [gift] You give **{ $give }** · a gift
    [asking] You ask for **{ $want }** · and give nothing
   *[trade] You give **{ $give }** · you want **{ $want }**
  }
build-gone = -# You no longer have { $cards }: it isn't part of this offer any more.
build-meanwhile = Meanwhile: { $offer }
build-gives = **You give**
build-wants = **You want** (press again for ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] ▶ { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = What you give
build-to = To { $name }
build-anyone = anyone
build-button-send = Send
build-button-clear = Clear
