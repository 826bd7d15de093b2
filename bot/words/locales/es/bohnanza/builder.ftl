# The offer builder, beside the hand.
build-title = ### 🧺 { $whom ->
    [anyone] Tu oferta para quien quiera
   *[one] Tu oferta para { $name }
  }
# $give: cards by their places in the hand.
build-offer = { $kind ->
    [nothing] Elige lo que das y lo que quieres a cambio.
    [gift] Das **{ $give }** · de regalo
    [asking] Pides **{ $want }** · sin dar nada
   *[trade] Das **{ $give }** · quieres **{ $want }**
  }
build-gone = -# Ya no tienes { $cards }: la oferta va sin eso.
build-meanwhile = Mientras tanto: { $offer }
build-gives = **Das**
build-wants = **Quieres** (pulsa otra vez para ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] ▶ { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Lo que das
build-to = Para { $name }
build-anyone = quien quiera
build-button-send = Enviar
build-button-clear = Vaciar
