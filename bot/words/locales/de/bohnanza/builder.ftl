# The offer builder, beside the hand.
build-title = ### 🧺 { $whom ->
    [anyone] Dein Angebot an alle
   *[one] Dein Angebot an { $name }
  }
# $give: cards by their places in the hand.
build-offer = { $kind ->
    [nothing] Wähl, was du gibst und was du dafür willst.
    [gift] Du gibst **{ $give }** · geschenkt
    [asking] Du suchst **{ $want }** · und gibst nichts
   *[trade] Du gibst **{ $give }** · du willst **{ $want }**
  }
build-gone = -# { $cards } hast du nicht mehr; das gehört nicht mehr zu diesem Angebot.
build-meanwhile = Inzwischen: { $offer }
build-gives = **Du gibst**
build-wants = **Du willst** (noch mal drücken: ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] ▶ { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Was du gibst
build-to = An { $name }
build-anyone = alle
build-button-send = Senden
build-button-clear = Leeren
