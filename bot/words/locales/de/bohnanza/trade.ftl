# Trading: the list of open offers, and the choice of copies.
trade-nothing = nichts
form-anyone = Alle
offers-title = ### { $count ->
    [0] Keine offenen Angebote
    [one] Ein offenes Angebot
   *[other] { $count } offene Angebote
  }
# Buttons below an offer. $cards: each as in card-to-accept-with, or by kind and number.
offers-accept = Annehmen: gib { $cards }
offers-accept-gift = Annehmen
offers-decline = Ablehnen
offers-counter = Gegenangebot
offers-withdraw = #{ $offer } zurückziehen
# A card on the button that accepts: the number of its place must not read as how many are given.
card-to-accept-with = { $where ->
    [up] { $card } (offen)
    [store] { $card } (Lager)
   *[hand] { $card } (Karte { $place })
  }
# A card on a button: by its place in the hand, or by where else it lies.
card-to-give = { $where ->
    [up] { $card } (offen)
    [store] { $card } (Lager)
   *[hand] { $place } { $card }
  }
offers-back = ← Seite { $page } von { $pages }
offers-on = Seite { $page } von { $pages } →

copies-face-up = { $card } (offen)
copies-front = 📍 { $place } { $card }
copies-place = { $place } { $card }
copies-other = Andere Karte
copies-choose = { $count ->
    [one] Wähl die Karte, die du gibst
   *[other] Wähl { $count } Karten, die du gibst
  }
copies-which = Welche { $cards }?
copies-rest = Nicht alle deine passenden Karten haben hier Platz; mit `/{ name-accept }` und der Option `{ option-name-give }` geht jede.
copies-offered = auch in deinem Angebot #{ $offer }

# Before trading is ended over offers to the reader by name, which stand below it.
end-unanswered = **{ $count ->
    [one] Auf dieses Angebot
   *[other] Auf diese Angebote
 } hast du noch nicht geantwortet. Den Handel trotzdem beenden?**
end-anyway = Trotzdem beenden

# What became of an offer of the reader's, above their hand. $give: what they gave; $take: what they get and plant; or `none`.
happened-taken = ✅ { $name } hat #{ $offer } angenommen: Du hast { $give ->
    [none] nichts
   *[some] { $give }
 } gegeben{ $take ->
    [none] {""}
   *[some] {" "}und baust { $take } an
 }.
# The offer stays open until it is withdrawn or the turn's trading ends.
happened-declined = ✖️ #{ $offer }: { $name ->
    [anyone] Alle haben
   *[one] { $name } hat
 } abgelehnt. Du kannst es offen lassen oder zurückziehen.
happened-lapsed = ✖️ #{ $offer } ist vom Tisch: Deine { $cards } { $count ->
    [one] ist
   *[other] sind
 } weg.
