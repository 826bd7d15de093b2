# High Bohn in the hand: what buildings allow, at the moment at which they allow it.

# What stands in a field, on a button.
crop-stew-of = Eintopf aus { $count }

# Labels of buttons that plant: at most 80 characters. $crop stands in the field.
hand-button-plant-stew = { $bean } auf Feld { $field }: Eintopf mit { $crop }
hand-button-plant-join = { $bean } auf Feld { $field }: in den { $crop }
hand-button-plant-sow = { $bean } auf Feld { $field }: zu { $crop }
hand-button-plant-only = { $bean } auf Feld { $field } (nur { $bean }, { $count ->
    [0] leer
   *[other] schon { $count } da
 })
hand-no-room-store = Für { $beans } ist gerade kein Platz: Ernte erst ein Feld (ein Knopf macht beides), oder nimm dein Lager.
field-not-as-shown = Feld { $field } hat sich geändert, also wurde { $card } nicht angebaut. Schau auf deine Karten und wähl neu.
say-which-field = { $card } käme dort zu anderen Bohnen. Nenn das Feld in der Option `{ option-name-field }`, oder nimm die Knöpfe bei deinen Karten.

# The General Store
# A label of a button: at most 80 characters.
store-button = { $bean } einlagern
copies-store = { $card } (aus dem Lager)
hand-copies-store = Eingelagertes

# The Banks
bank-now = ### 🏦 Deine Bank: jetzt oder in diesem Zug nicht mehr
    Sobald du anbaust, ist es zu spät.
bank-peeked = ### 🏦 Oberste Karte: { $card }
    Das siehst nur du. Sie bleibt oben, wenn du einfach weiterspielst.
bank-drawn = **Du hast gezogen**
# Labels of buttons: at most 80 characters; in an empty list: at most 150.
bank-button-peek = Oberste Karte ansehen
bank-button-bottom = Unter den Stapel legen
bank-button-move-card = Karte umstecken
bank-button-keep = Reihenfolge lassen
bank-other-order = Oder eine andere Reihenfolge, die vorderste zuerst …

# What the owner of Bank 4 chooses: in an empty list at most 150 characters, in a line of one at most 100.
move-ask = ### 🏦 Deine Bank: Steck eine Handkarte um
    Die Karten dazwischen rücken um eins auf.
move-card = { $more ->
    [yes] Welche Karte: der Rest der Hand …
   *[no] Welche Karte …
 }
move-to = { $more ->
    [yes] Ihr neuer Platz: weiter hinten …
   *[no] Ihr neuer Platz …
 }
move-button = Umstecken
move-button-skip = So lassen
move-place = { $place ->
    [1] 1. (vorne, jetzt { $card })
   *[other] { $place }. (jetzt { $card })
 }
one-card-and-place = Wähl genau eine Karte und einen Platz dafür. Drück noch mal **Karte umstecken**.

# Which cards of a harvest become thalers: a label of a button, then a form.
thalers-button = Taler von Feld { $field } wählen
thalers-title = Feld { $field } ernten
thalers-which = Die Karten, die Taler werden
thalers-which-about = { $count ->
    [one] Genau 1. Der Rest wird abgelegt.
   *[other] Genau { $count }. Der Rest wird abgelegt.
 }
thalers-under = Die Karte, die unter die Distillery kommt
thalers-under-about = Sie muss einer der Taler sein.
thalers-copy = { $copy ->
    [1] { $card }
   *[other] { $card } ({ $copy })
 }
no-thalers-to-choose = Bei der Ernte von Feld { $field } gibt es nichts zu wählen. Ernte es einfach so.

# The turn of somebody with an empty hand begins with the Bank only.
# In the turn of the reader, while others are asked something; $count: of how many the names are told.
hand-turn-waits = ### ⏳ Dein Zug geht weiter, sobald { $count ->
    [0] jemand anders geantwortet hat
    [one] { $names } geantwortet hat
   *[other] { $names } geantwortet haben
 }
call-bank = Nutz deine Bank oder deck { cards-to-turn-up } auf
hand-do-bank = ### 🏦 Du bist dran: Nutz deine Bank oder deck { cards-to-turn-up } auf
table-guide-bank = ⏳ Warten auf **{ $names }**: Die Bank nutzen oder { cards-to-turn-up } aufdecken.
hand-button-harvest-first = Erst { hand-harvested } ernten (bringt { $pays })
hand-no-room-two = Für { $beans } ist gerade kein Platz. Die passenden Felder sind geschützt, also muss erst ein anderes geerntet werden.

# Slash commands: lines of lists (at most 100 characters), and refusals.
choice-stew = { $field }: { $crop } – Eintopf beginnen
not-on-your-store = { $card ->
    [any] In deinem General Store liegt nichts mehr.
   *[one] In deinem General Store liegt keine { $card }.
 }
not-in-your-hand = { $cards } hast du nicht auf der Hand.
order-each-once = Nenn jede der gezogenen Karten einmal, die vorderste zuerst: { $cards }.
