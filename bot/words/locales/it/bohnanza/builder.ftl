# The offer builder, beside the hand.
# What the offer is so far, in a line. $give, $want: beans and how many. $whom: the active player may offer to anyone.
build-offer = 🧺 { $kind ->
    [nothing] Dai … · vuoi …
    [gift] Dai **{ $give }** · in regalo
    [asking] Non dai **niente** · vuoi **{ $want }**
   *[trade] Dai **{ $give }** · vuoi **{ $want }**
  } · a { $whom ->
    [anyone] chiunque
   *[one] { $name }
  }
build-gone = -# Non hai più { $cards }: non fa più parte di questa offerta.
build-meanwhile = Intanto: { $offer }
build-gives = **Dai**
build-wants = **Vuoi** (premi ancora per ×2, ×3)

# On a card: its place in the hand, the first one marked; on a bean: how many are asked for.
build-card = { $where ->
    [front] 📍 { card-to-give }
   *[hand] { card-to-give }
  }
build-bean = { $card }{ $count ->
    [0] {""}
   *[other] {" "}×{ $count }
  }
build-give-list = Che cosa dai
build-want-list = Un altro fagiolo …
build-to = A { $name }
build-anyone = chiunque
build-button-send = Invia
build-button-clear = Svuota
