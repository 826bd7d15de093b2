# Trading: the list of open offers, and the choice of copies.
trade-nothing = niente
form-anyone = Chiunque
offers-title = ### { $count ->
    [0] Nessuna offerta aperta
    [one] Un’offerta aperta
   *[other] { $count } offerte aperte
  }
# Buttons below an offer. $cards: each as in card-to-accept-with, or by kind and number.
offers-accept = Accetta: dai { $cards }
offers-accept-gift = Accetta
offers-decline = Rifiuta
offers-counter = Controfferta
offers-withdraw = Ritira #{ $offer }
# A card on the button that accepts: the number of its place must not read as how many are given.
card-to-accept-with = { $where ->
    [up] { $card } (scoperta)
    [store] { $card } (Emporio)
   *[hand] { $card } (carta { $place })
  }
# A card on a button: by its place in the hand, or by where else it lies.
card-to-give = { $where ->
    [up] { $card } (scoperta)
    [store] { $card } (Emporio)
   *[hand] { $place } { $card }
  }
offers-back = ← Pagina { $page } di { $pages }
offers-on = Pagina { $page } di { $pages } →

copies-face-up = { $card } (scoperta)
copies-front = 📍 { $place } { $card }
copies-place = { $place } { $card }
copies-other = Altra copia
copies-choose = { $count ->
    [one] Scegli la carta da dare
   *[other] Scegli { $count } carte da dare
  }
copies-which = Quale copia di { $cards }?
copies-rest = Qui non ci stanno tutte le tue copie; con `/{ name-accept }` puoi darne una qualsiasi nell’opzione `{ option-name-give }`.
copies-offered = già nella tua offerta #{ $offer }

# Before trading is ended over offers to the reader by name, which stand below it.
end-unanswered = **Non hai ancora risposto a { $count ->
    [one] questa offerta
   *[other] queste offerte
 }. Chiudere comunque gli scambi?**
end-anyway = Chiudi comunque

# What became of an offer of the reader's, above their hand. $give: what they gave; $take: what they get and plant; or `none`.
happened-taken = ✅ { $name } ha accettato la #{ $offer }: { $give ->
    [none] non hai dato niente
   *[some] hai dato { $give }
 }{ $take ->
    [none] {""}
   *[some] {" "}e ora pianti { $take }
 }.
# The offer stays open until it is withdrawn or the turn's trading ends.
happened-declined = ✖️ #{ $offer }: { $name ->
    [anyone] l’hanno rifiutata tutti
   *[one] { $name } l’ha rifiutata
 }. Puoi lasciarla aperta, o ritirarla.
happened-lapsed = ✖️ La #{ $offer } non vale più: non hai più { $cards }.
