# The offer builder, beside the hand.
# What the offer is so far, in a line. $give, $want: beans and how many. $whom: the active player may offer to anyone.
build-offer = 🧺 { $kind ->
    [nothing] You give … · you want …
    [gift] You give **{ $give }** · a gift
    [asking] You give **nothing** · you want **{ $want }**
   *[trade] You give **{ $give }** · you want **{ $want }**
  } · to { $whom ->
    [anyone] anyone
   *[one] { $name }
  }
build-gone = -# You no longer have { $cards }: this offer goes without.
build-meanwhile = Meanwhile: { $offer }
build-gives = **You give**
build-wants = **You want** (press again for ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] 📍 { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = What you give
build-want-list = Another bean …
build-to = To { $name }
build-anyone = anyone
build-button-send = Send
build-button-clear = Clear
