# The offer builder, beside the hand.
# What the offer is so far, in a line. $give, $want: beans and how many. $whom: the active player may offer to anyone.
build-offer = 🧺 { $kind ->
    [nothing] Das … · quieres …
    [gift] Das **{ $give }** · de regalo
    [asking] No das **nada** · quieres **{ $want }**
   *[trade] Das **{ $give }** · quieres **{ $want }**
  } · para { $whom ->
    [anyone] quien quiera
   *[one] { $name }
  }
build-gone = -# Ya no tienes { $cards }: la oferta va sin eso.
build-meanwhile = Mientras tanto: { $offer }
build-gives = **Das**
build-wants = **Quieres** ({ -press } otra vez para ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] 📍 { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Lo que das
build-want-list = Otra variedad …
build-to = Para { $name }
build-anyone = quien quiera
build-button-send = Enviar
build-button-clear = Vaciar
