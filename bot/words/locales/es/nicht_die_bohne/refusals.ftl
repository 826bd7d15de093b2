# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

# Laying a card
wait-for-the-lead = Nadie ha abierto todavía. Elige tu carta cuando veas la que lleva la ficha.
led-already = Tu carta con la ficha ya está boca arriba y ahí se queda. Ahora eligen las demás personas.
same-card-laid = Ya jugaste justo esa carta. Puedes cambiarla hasta que se juegue la última.
cards-are-up = Las cartas de esta baza ya se ven: la tuya se queda. En la próxima baza juegas otra.

# Taking a card
nothing-to-take-yet = Aún no hay nada que tomar. Se empieza cuando se ven todas las cartas de la baza.
not-your-turn-to-take = Todavía no te toca tomar. Eliges cuando alguien haya tomado tu carta.
own-card-not-to-take = Esa carta es tuya y solo la puede tomar otra persona. Elige otra.
token-card-not-to-take = Esa carta lleva la ficha: es para quien tome al final. Elige otra.
card-taken-already = Esa carta ya la tomó alguien. Elige una de las que quedan.
card-not-in-the-trick = Esa carta no está en esta baza. Elige una de las que se ven en la mesa.
