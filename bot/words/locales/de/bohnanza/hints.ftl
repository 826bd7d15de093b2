# Why a computer player would make a move, told to one person who asked for a hint.

# Planting and harvesting
hint-plant-grows = Die { bean-full-name } wächst schon auf Feld { $field }: Das ist dort die { $cards }. Karte.
hint-plant-begins = Feld { $field } ist leer, und die { bean-full-name } muss irgendwohin.
hint-plant-mixed = Die { bean-full-name } darf auf Feld { $field } dazu und braucht so kein eigenes Feld.
hint-harvest-full = Feld { $field } bringt { $thalers } 🪙, und mehr wird es auch mit mehr Karten nicht.
hint-harvest-room = Es fehlt Platz, und bei Feld { $field } schadet eine Ernte gerade am wenigsten. Es bringt { $thalers ->
    [0] nichts
   *[other] { $thalers } 🪙
 }.
hint-harvest-pays = Feld { $field } bringt jetzt { $thalers } 🪙, und viel mehr wird es kaum werden.
hint-store = Die { bean-full-name } passt nicht auf deine Felder; im General Store kann sie auf einen Tausch warten.
hint-turn-up = Du hast nichts mehr anzubauen.
hint-turn-up-instead = Die { bean-full-name } muss noch nicht angebaut werden und würde mehr kosten, als sie bringt.
hint-discard = Die { bean-full-name } passt nicht auf deine Felder, und hier wirst du sie los, ohne zu ernten.
hint-leave-offer = Ohne { $number ->
    [one] die Karte, die noch daliegt,
   *[other] die { $number } Karten, die noch daliegen,
 } stehst du besser da.
hint-buy-field = Sonst musst du volle Felder opfern. Mit einem Feld mehr musst du nichts zu früh ernten.

# Trading
hint-accept-grows = Angebot #{ $offer } bringt dir die { bean-full-name }, die bei dir schon wächst, und kostet dich weniger.
hint-accept-new = Angebot #{ $offer } bringt dir die { bean-full-name }, und die ist dir mehr wert als das, was du gibst.
hint-accept-rid = Angebot #{ $offer } nimmt dir die { bean-full-name } ab, mit der du wenig anfangen könntest.
hint-decline = Es würde dich mehr kosten, als es bringt.
hint-withdraw = Das Angebot lohnt sich nicht mehr.
hint-offer-grows = Die { bean-full-name } fehlt dir auf deinen Feldern, und was du gibst, kannst du entbehren.
hint-offer-asks = Die { bean-full-name } fehlt dir auf deinen Feldern, und vielleicht will jemand eine loswerden.
hint-offer-new = Die { bean-full-name } wäre dir mehr wert als das, was du gibst.
hint-offer-costs-nothing = Die { bean-full-name } könntest du brauchen, und Fragen kostet nichts.
hint-offer-rid = Die { bean-full-name } würde dich ein Feld kosten; jemand anders hat vielleicht Platz für sie.
hint-pass = Kein Tausch würde dir jetzt helfen.
hint-come-back = Ein Tausch könnte dir noch helfen.
hint-end-trading = Kein Angebot ist gut genug, und nach etwas Besserem kannst du auch nicht fragen.

# The town of High Bohn
hint-buy-buildings = { $number ->
    [one] Was das Gebäude kostet, bekommst du in der Wertung zurück, und was es kann oder an Bonus bringt, kommt obendrauf.
   *[other] Was die Gebäude kosten, bekommst du in der Wertung zurück, und was sie können oder an Bonus bringen, kommt obendrauf.
 }
hint-buy-no-more = Deine Taler sind mehr wert als das, was es zu kaufen gibt.
hint-name-type = Von dieser Art hätten die anderen am meisten.
hint-take-last-planted = Kein Gebäude, das du noch kaufen kannst, wäre dir mehr wert.
hint-final-harvest = Diese Taler von Feld { $field } reichen vielleicht noch für ein Gebäude; wenn nicht, zählen sie so viel wie andere.
hint-peek = Nachsehen kostet nichts.
hint-put-to-bottom = Die { bean-full-name } oben auf dem Nachziehstapel hilft dir nicht.
hint-move-card = Die { bean-full-name } steht dort besser.
hint-reorder = So wird zuerst angebaut, was auf deine Felder passt.
