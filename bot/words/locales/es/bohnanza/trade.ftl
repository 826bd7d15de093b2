# Trading: the list of open offers, and the choice of copies.
trade-nothing = nada
form-anyone = Quien quiera
offers-title = ### { $count ->
    [0] No hay ofertas abiertas
    [one] Una oferta abierta
   *[other] { $count } ofertas abiertas
  }
# Buttons below an offer. $cards: each as in card-to-accept-with, or by kind and number.
offers-accept = Aceptar: dar { $cards }
offers-accept-gift = Aceptar
offers-decline = Rechazar
offers-counter = Contraoferta
offers-withdraw = Retirar #{ $offer }
# A card on the button that accepts: the number of its place must not read as how many are given.
card-to-accept-with = { $where ->
    [up] { $card } (revelada)
    [store] { $card } (tienda)
   *[hand] { $card } (carta { $place })
  }
# A card on a button: by its place in the hand, or by where else it lies.
card-to-give = { $where ->
    [up] { $card } (revelada)
    [store] { $card } (tienda)
   *[hand] { $place } { $card }
  }
offers-back = ← Página { $page } de { $pages }
offers-on = Página { $page } de { $pages } →

copies-face-up = { $card } (revelada)
copies-front = 📍 { $place } { $card }
copies-place = { $place } { $card }
copies-other = Otra copia
copies-choose = { $count ->
    [one] Elige la carta que das
   *[other] Elige las { $count } cartas que das
  }
copies-which = { $cards }: ¿cuál das?
copies-rest = Aquí no caben todas tus copias; con `/{ name-accept }` puedes dar cualquiera en la opción `{ option-name-give }`.
copies-offered = también está en tu oferta #{ $offer }

# Before trading is ended over offers to the reader by name, which stand below it.
end-unanswered = **Todavía no respondiste a { $count ->
    [one] esta oferta
   *[other] estas ofertas
 }. ¿Terminar el intercambio de todos modos?**
end-anyway = Terminar de todos modos

# What became of an offer of the reader's, above their hand. $give: what they gave; $take: what they get and plant; or `none`.
happened-taken = ✅ { $name } aceptó la #{ $offer }: { $give ->
    [none] no diste nada
   *[some] diste { $give }
 }{ $take ->
    [none] {""}
   *[some] {" "}y plantas { $take }
 }.
# The offer stays open until it is withdrawn or the turn's trading ends.
happened-declined = ✖️ #{ $offer }: { $name ->
    [anyone] nadie la quiso
   *[one] { $name } la rechazó
 }. Puedes dejarla abierta o retirarla.
happened-lapsed = ✖️ #{ $offer } ya no vale: { $count ->
    [one] ya no está tu carta
   *[other] ya no están tus cartas
 } { $cards }.
