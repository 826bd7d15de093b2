# The commands of Bohnanza and their options as Discord lists them.

# What people type: the other file of this name says which names can be.
name-plant = anbauen
name-harvest = ernten
name-offer = anbieten
name-accept = annehmen
name-decline = ablehnen
name-withdraw = zurückziehen
name-end = beenden
name-discard = ablegen
name-pass = fertig
name-buy = kaufen
name-store = einlagern
name-peek = ansehen
name-bottom = drunterlegen
name-order = reihenfolge
name-move = umstecken
name-town = stadt

# `to` is a player, but in the command that moves a card it is the card's new place.
option-name-field = feld
option-name-harvest = ernten
option-name-card = karte
option-name-thalers = taler
option-name-distillery = distillery
option-name-give = gebe
option-name-want = will
option-name-to = an
option-name-offer = angebot
option-name-what = was
option-name-cards = karten
option-name-move-to = platz

# What Discord says of each; at most 100 characters.
command-plant = Bau deine vorderste Karte an, oder eine, die du bekommen hast
command-harvest = Ernte eins deiner Felder
command-offer = Biete einen Tausch oder ein Geschenk an, oder frag nach etwas
command-accept = Nimm ein Angebot an
command-decline = Lehn ein Angebot ab
command-withdraw = Zieh ein eigenes Angebot zurück
command-end = Mach weiter: Karten aufdecken, Handel beenden oder (Bohnenduell) den Rest liegen lassen
command-discard = Bohnenduell: Leg eine Karte des Angebots ab, oder nach dem Anbauen eine Handkarte
command-pass = Sag, dass du in diesem Zug fertig mit Handeln bist; noch mal: dass du wieder dabei bist
command-buy = Kauf ein drittes Feld, bei High Bohn auch Gebäude
command-store = High Bohn: Lager eine Karte im General Store ein, statt sie anzubauen
command-peek = High Bohn: Sieh dir vor dem Anbauen die oberste Karte des Nachziehstapels an (Bank 2)
command-bottom = High Bohn: Leg die angesehene Karte unter den Nachziehstapel (Bank 2)
command-order = High Bohn: Sag, in welcher Reihenfolge du die gezogenen Karten nimmst (Bank 3)
command-move = High Bohn: Steck vor dem Anbauen eine Handkarte an eine andere Stelle (Bank 4)
command-town = High Bohn: Sieh dir alle Gebäude an: wem sie gehören und was du kaufen kannst

option-plant-card = Welche Karte, wenn du mehrere anbauen darfst
option-plant-field = Welches Feld
option-plant-harvest = Das Feld, das du vorher erntest
option-buy-what = Was du kaufst, etwa Bank 2; nichts: das dritte Feld, bei High Bohn die Stadt
option-discard-card = Welche Karte: ihre Bohne, oder ihr Platz auf der Hand wie #3
option-harvest-field = Welches Feld
option-harvest-thalers = High Bohn: welche Karten Taler werden, wenn dort mehrere Sorten liegen, etwa blaue soja
option-harvest-distillery = High Bohn: welcher dieser Taler unter die Distillery kommt
option-store-card = Welche Karte, wenn du mehrere einlagern darfst
option-order-cards = Die gezogenen Karten, die vorderste zuerst; nichts: so, wie sie liegen
option-move-card = Welche Karte: ihr Platz auf der Hand wie #3, oder ihre Bohne
option-move-to = Ihr neuer Platz, von vorne gezählt
option-offer-give = Die Karten, die du gibst: soja feuer. Oder alles: soja feuer { option-name-want }: rote { option-name-to }: Anna
option-offer-want = Die Bohnen, die du willst, etwa rote oder 2 rote; nichts: ein Geschenk
option-offer-to = An wen; nichts: an alle
option-accept-offer = Die Nummer des Angebots
option-accept-give = Genau die Karten, die du gibst, wenn mehrere infrage kommen, etwa soja feuer
option-decline-offer = Die Nummer des Angebots
option-withdraw-offer = Die Nummer des Angebots

# Above these commands in the help.
help-bohnanza = **Bohnanza und High Bohn**
