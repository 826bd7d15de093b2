# The offer builder, beside the hand.
build-title = ### 🧺 { $whom ->
    [anyone] La tua offerta a chiunque
   *[one] La tua offerta a { $name }
  }
# $give: cards by their places in the hand.
build-offer = { $kind ->
    [nothing] Scegli che cosa dai e che cosa vuoi in cambio.
    [gift] Dai **{ $give }** · in regalo
    [asking] Chiedi **{ $want }** · e non dai niente
   *[trade] Dai **{ $give }** · vuoi **{ $want }**
  }
build-gone = -# Non hai più { $cards }: non fa più parte di questa offerta.
build-meanwhile = Intanto: { $offer }
build-gives = **Dai**
build-wants = **Vuoi** (premi ancora per ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] ▶ { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Che cosa dai
build-to = A { $name }
build-anyone = chiunque
build-button-send = Invia
build-button-clear = Svuota
