# The offer builder, beside the hand.
# What the offer is so far, in a line. $give, $want: beans and how many. $whom: the active player may offer to anyone.
build-offer = 🧺 { $kind ->
    [nothing] Du gibst … · du willst …
    [gift] Du gibst **{ $give }** · geschenkt
    [asking] Du gibst **nichts** · du willst **{ $want }**
   *[trade] Du gibst **{ $give }** · du willst **{ $want }**
  } · an { $whom ->
    [anyone] alle
   *[one] { $name }
  }
build-gone = -# { $cards } hast du nicht mehr; das gehört nicht mehr zu diesem Angebot.
build-meanwhile = Inzwischen: { $offer }
build-gives = **Du gibst**
build-wants = **Du willst** (noch mal drücken: ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] 📍 { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Was du gibst
build-want-list = Eine andere Bohne …
build-to = An { $name }
build-anyone = alle
build-button-send = Senden
build-button-clear = Leeren
