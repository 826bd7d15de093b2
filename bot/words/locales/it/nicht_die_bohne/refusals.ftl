# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

# Laying a card
wait-for-the-lead = Nessuno ha ancora aperto. Scegli la carta da posare quando vedi quella con il segnalino.
led-already = La tua carta con il segnalino è scoperta e resta lì. Ora scelgono gli altri.
same-card-laid = Hai già posato proprio quella carta. Puoi cambiarla finché non è giù l’ultima.
cards-are-up = Le carte di questa presa sono scoperte: la tua resta. Ne posi un’altra alla prossima presa.

# Taking a card
nothing-to-take-yet = Non c’è ancora niente da prendere. Si prende quando tutte le carte della presa sono scoperte.
not-your-turn-to-take = Non tocca a te prendere. Scegli quando qualcuno ha preso la tua carta.
own-card-not-to-take = Quella carta è tua, e può prenderla solo qualcun altro. Scegline un’altra.
token-card-not-to-take = Su quella carta c’è il segnalino: la prende solo chi resta per ultimo. Scegline un’altra.
card-taken-already = Quella carta è già stata presa. Scegline una rimasta.
card-not-in-the-trick = Quella carta non è di questa presa. Scegline una che vedi al tavolo.
