# High Bohn in the hand: what buildings allow, at the moment at which they allow it.

# What stands in a field, on a button.
crop-stew-of = guiso de { $count }

# Labels of buttons that plant: at most 80 characters. $crop stands in the field.
hand-button-plant-stew = Plantar { $bean } en el campo { $field }: empezar guiso con { $crop }
hand-button-plant-join = Plantar { $bean } en el campo { $field }: al { $crop }
hand-button-plant-sow = Plantar { $bean } en el campo { $field }: entre { $crop }
hand-button-plant-only = Plantar { $bean } en el campo { $field } (solo { $bean }, { $count ->
    [0] vacío
   *[other] hay { $count }
 })
hand-no-room-store = Ahora ningún campo admite { $beans }: cosecha uno antes (un botón hace las dos cosas) o usa tu tienda.
field-not-as-shown = El campo { $field } ha cambiado, así que no se plantó { $card }. Mira tu mano y elige otra vez.
say-which-field = Al plantar { $card } se mezclarían variedades distintas. Indica el campo en la opción `{ option-name-field }` o usa los botones de tu mano.

# The General Store
# A label of a button: at most 80 characters.
store-button = Guardar { $bean }
copies-store = { $card } (de la tienda)
hand-copies-store = de tu tienda

# The Banks
bank-now = ### 🏦 Tu Banco: ahora, o ya no en este turno
    Si plantas, lo dejas pasar.
bank-peeked = ### 🏦 La carta de arriba: { $card }
    Solo la ves tú. Si juegas sin más, ahí se queda.
bank-drawn = **Robaste**
# Labels of buttons: at most 80 characters; in an empty list: at most 150.
bank-button-peek = Mirar la carta de arriba
bank-button-bottom = Ponerla debajo
bank-button-move-card = Mover una carta
bank-button-keep = Dejar este orden
bank-other-order = U otro orden, primero la que se plantará antes …

# What the owner of Bank 4 chooses: in an empty list at most 150 characters, in a line of one at most 100.
move-ask = ### 🏦 Tu Banco: mueve una carta de tu mano
    Desde su nuevo lugar, las demás se corren un puesto.
move-card = { $more ->
    [yes] Qué carta: el resto de la mano …
   *[no] Qué carta …
 }
move-to = { $more ->
    [yes] Su nuevo lugar: más atrás …
   *[no] Su nuevo lugar …
 }
move-button = Moverla
move-button-skip = No mover nada
move-place = { $place ->
    [1] 1. (delante, ahora { $card })
   *[other] { $place }. (ahora { $card })
 }
one-card-and-place = Elige solo una carta y un lugar para ella. Usa otra vez **{ bank-button-move-card }**.

# Which cards of a harvest become thalers: a label of a button, then a form.
thalers-button = Elegir las monedas del campo { $field }
thalers-title = Cosechar el campo { $field }
thalers-which = Las cartas que se vuelven monedas
thalers-which-about = { $count ->
    [one] Solo 1. El resto se descarta.
   *[other] Exactamente { $count }. El resto se descarta.
 }
thalers-under = La que va debajo de la Destilería
thalers-under-about = Tiene que ser una de las monedas.
thalers-copy = { $copy ->
    [1] { $card }
   *[other] { $card } ({ $copy })
 }
no-thalers-to-choose = En la cosecha del campo { $field } no hay nada que elegir. Coséchalo tal cual.

# The turn of somebody with an empty hand begins with the Bank only.
# In the turn of the reader, while others are asked something; $count: of how many the names are told.
hand-turn-waits = ### ⏳ Tu turno sigue cuando { $count ->
    [0] responda otra persona
    [one] responda { $names }
   *[other] respondan { $names }
 }
call-bank = usa tu Banco o revela { cards-to-turn-up }
hand-do-bank = ### 🏦 Tu turno: usa tu Banco o revela { cards-to-turn-up }
table-guide-bank = ⏳ Esperando a **{ $names }**: puede usar el Banco o revelar { cards-to-turn-up }.
hand-button-harvest-first = Cosechar antes { hand-harvested } ({ $pays } 🪙)
hand-no-room-two = Ahora ningún campo admite { $beans }. Los que servirían están protegidos, así que antes va otra cosecha.

# Slash commands: lines of lists (at most 100 characters), and refusals.
choice-stew = { $field }: { $crop } – empezar un guiso
not-on-your-store = { $card ->
    [any] Ya no tienes nada en tu Tienda general.
   *[one] No tienes { $card } en tu Tienda general.
 }
not-in-your-hand = No tienes { $cards } en la mano.
order-each-once = Indica una vez cada carta recién robada, primero la que se plantará antes: { $cards }.
