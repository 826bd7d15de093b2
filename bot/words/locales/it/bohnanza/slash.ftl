# The commands of Bohnanza and their options as Discord lists them.

# What people type: the other file of this name says which names can be.
name-plant = pianta
name-harvest = raccogli
name-offer = offri
name-accept = accetta
name-decline = rifiuta
name-withdraw = ritira
name-end = avanti
name-discard = scarta
name-pass = ho-finito
name-buy = compra
name-store = emporio
name-peek = sbircia
name-bottom = sotto
name-order = ordine
name-move = sposta
name-town = città

# `to` is a player, but in the command that moves a card it is the card's new place.
option-name-field = campo
option-name-harvest = raccogli
option-name-card = carta
option-name-thalers = monete
option-name-distillery = distilleria
option-name-give = do
option-name-want = voglio
option-name-to = a
option-name-offer = offerta
option-name-what = cosa
option-name-cards = carte
option-name-move-to = posto

# What Discord says of each; at most 100 characters.
command-plant = Pianta la prima carta della mano, o una carta ricevuta
command-harvest = Raccogli uno dei tuoi campi
command-offer = Offri uno scambio o un regalo, o chiedi qualcosa
command-accept = Accetta un’offerta
command-decline = Rifiuta un’offerta
command-withdraw = Ritira una tua offerta
command-end = Vai avanti: scopri le carte, chiudi gli scambi o (nel duello) lascia il resto
command-discard = Duello: scarta una carta dell’offerta, o una della mano dopo aver piantato
command-pass = Di’ che per questo turno hai finito di scambiare; ripetilo e rientri
command-buy = Compra un terzo campo, o edifici in High Bohn
command-store = High Bohn: metti una carta nel tuo Emporio invece di piantarla
command-peek = High Bohn: guarda la prima carta del mazzo prima di piantare (Banca 2)
command-bottom = High Bohn: metti sotto il mazzo la carta che hai guardato (Banca 2)
command-order = High Bohn: scegli in che ordine prendere le carte appena pescate (Banca 3)
command-move = High Bohn: sposta una carta della mano prima di piantare (Banca 4)
command-town = High Bohn: guarda gli edifici, di chi sono e che cosa puoi comprare

option-plant-card = Quale carta, se ne puoi piantare più di una
option-plant-field = Quale campo
option-plant-harvest = Il campo da raccogliere prima
option-buy-what = Che cosa, per esempio: Banca 2; vuoto: il terzo campo, in High Bohn la città
option-discard-card = Quale carta: il fagiolo, o il suo posto in mano come #3
option-harvest-field = Quale campo
option-harvest-thalers = High Bohn: se i fagioli sono diversi, le carte che diventano monete, per esempio: blu soia
option-harvest-distillery = High Bohn: quale di queste monete va sotto la Distilleria
option-store-card = Quale carta, se ne puoi mettere da parte più di una
option-order-cards = Le carte appena pescate, cominciando da quella davanti; vuoto: così come sono
option-move-card = Quale carta: il suo posto in mano come #3, o il fagiolo
option-move-to = Il nuovo posto, contato da davanti
option-offer-give = Le carte che dai: soia piccante. O tutta l’offerta: soia piccante { option-name-want }: rosso { option-name-to }: Anna
option-offer-want = I fagioli che vuoi, per esempio: rosso, o 2 rossi; vuoto: un regalo
option-offer-to = A chi; vuoto: a chiunque
option-accept-offer = Il numero dell’offerta
option-accept-give = Le carte esatte che dai, se potrebbero essere diverse, per esempio: soia piccante
option-decline-offer = Il numero dell’offerta
option-withdraw-offer = Il numero dell’offerta

# Above these commands in the help.
help-bohnanza = **Bohnanza e High Bohn**
