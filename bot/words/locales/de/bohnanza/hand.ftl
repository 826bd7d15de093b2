# The private message of a seat.

# What is turned up next: one card only where that is the last one.
cards-to-turn-up = { $cards ->
    [one] die letzte Karte
   *[other] { $cards } Karten
 }

# The first line: what the game waits for from the reader.
hand-do-first = ### 🪴 Du bist dran: Bau deine vorderste Karte an
hand-do-more = ### 🪴 Bau noch eine an oder deck { cards-to-turn-up } auf
hand-do-turn-up = ### 🎴 Deck { cards-to-turn-up } auf
hand-do-trade = ### 🤝 Dein Handel: anbieten, annehmen, dann beenden
hand-do-received = ### 🧺 Bau { $count ->
    [one] diese Karte
   *[other] diese Karten
 } an: { $beans }
# The same where a direct message has come for it, after "Table #2 waits for you: ".
call-first = Bau deine vorderste Karte an
call-more = Bau noch eine an oder deck { cards-to-turn-up } auf
call-turn-up = Deck { cards-to-turn-up } auf
call-trade = Du kannst jetzt handeln
call-received = Bau { $beans } an
# $names: who has made the reader $count of them.
call-offer = Antworte auf { $count ->
    [one] das Angebot
   *[other] die Angebote
 } von { $names }
# The first line: whom it waits for, if not for the reader. $name is the active player.
hand-trade-of = ### { $done ->
    [yes] ✓ Du bist fertig · { $name } handelt noch
   *[no] 🤝 { $name } handelt: anbieten, antworten oder „Bin fertig“
 }
# $names: others who are waited for, or `none`; $before sits before the reader.
hand-who = ### { $phase ->
    [plant] 🪴 { $name } baut an
    [trade] 🤝 { $name } handelt
    [plant_offered] 🎁 { $name } baut das Angebot an oder legt es ab
    [duel_plant] 🪴 { $name } baut an und legt ab
    [plant_turned_up] 🎴 { $name } baut Aufgedecktes an
    [cards_drawn] 🎒 { $name } zieht Karten
    [final_harvest] 🏁 Schluss: die letzte Ernte
    [all_harvested] 🏁 Schluss: Alle Felder sind geerntet
   *[plant_received] 🧺 Neue Bohnen werden angebaut
 }{ $names ->
    [none] {""}
   *[other] {" "}· warten auf { $names }
 }{ $turn ->
    [none] {""}
    [next] {" "}· danach bist du dran
   *[later] {" "}· du bist nach { $before } dran
 }
hand-last-turn = 🏁 Letzter Zug: Die Partie endet{ $duel ->
    [yes] {" "}mit diesem Schritt.
   *[no] , sobald die Karten dieses Zuges angebaut sind.
 }
# Below it
hand-face-up = Aufgedeckt: { $beans ->
    [none] nichts mehr da
   *[some] { $beans }
 }
hand-done = fertig ✓ { $names }
hand-thinking = überlegen noch: { $names }
hand-free = noch dabei: { $names }
hand-goes-on = { $name } macht { $when } weiter
hand-done-by-default = -# Automatisch fertig ist an: Du setzt aus, bis dir jemand persönlich etwas anbietet.
hand-below-separator = {" · "}
hand-last-draw = 🏁 Letzter Zug: Am Ende werden die letzten Karten gezogen, dann ist die Partie aus.
# $ahead: `end` where the game ends at once.
hand-last-turn-up = 🏁 Gleich { $cards ->
    [one] wird die letzte Karte
   *[other] werden die letzten Karten
 } aufgedeckt: { $ahead ->
    [end] Damit endet die Partie.
   *[last_turn] Dieser Zug ist der letzte.
 }

# A card of the hand; in the finished line all its spaces are unbreakable.
hand-card = { $place } { $card }
hand-front = 📍 **{ $place } { $card }**
hand-separator = {"\u00A0· "}
hand-empty = Du hast keine Karten auf der Hand.

# A field, and behind the last one the thalers.
hand-field = Feld { $field } { $crop }{ field-for-one } · bringt { $pays }{ $more ->
    [0] {""}
   *[more] , { $more } ab { $next }
 }{ $protected ->
    [yes] {" "}🔒
   *[no] {""}
 }
hand-field-empty = Feld { $field } leer{ field-for-one }
hand-last-field = { $line } · { $thalers } 🪙
hand-protection = -# 🔒 Eine einzelne Bohne darf { $rule ->
    [unless_all_have_one] nur geerntet werden, wenn auf jedem deiner Felder genau eine liegt
   *[while_another_has_more] nicht geerntet werden, solange auf einem anderen Feld mehr liegen
 }.

hand-no-room = Für { $beans } ist gerade kein Platz: Ernte erst ein Feld. Ein Knopf macht beides.
hand-no-room-optional = Für { $beans } ist gerade kein Platz, außer du erntest erst ein Feld. Ein Knopf macht beides.
hand-set-aside = 🧺 Anzubauen: { $beans }
hand-set-aside-more = Andere Karten kommen danach dran; `/{ name-plant }` zeigt alle: { $beans }

# Offers for whose buttons there is no room, those that the reader has no cards for, in a line each, and the reader's own.
hand-offers-more = -# Noch mehr für dich: { $offers }
hand-offers-lacking = -# Karten, die du nicht hast: { $offers }
hand-offer-lacking = #{ $offer } sucht { $want } (gibt { $give ->
    [none] nichts
   *[some] { $give }
 })
hand-offers-separator = {" · "}
hand-own-offers = { $count ->
    [one] Von dir: { $offers }
   *[other] Von dir:
    { $offers }
 }
hand-own-trade = **#{ $offer }** → { offer-to }: { $give } gegen { $want }
hand-own-gift = **#{ $offer }** → { offer-to }: { $give } geschenkt
hand-own-wish = **#{ $offer }** → { offer-to }: { $want } gesucht
hand-own-declined = {" · "}nein von { $names }
# Where the cards lie that it gives: `card 2, face up`. Nouns, as "offen" would seem to belong to the card before.
hand-own-copies = {" · "}du gibst { $copies }
hand-copies-in-hand = { $count ->
    [one] Karte { $places }
   *[other] Karten { $places }
 }
hand-copies-up = Aufgedecktes

# The end: who won, and the reader's own place if they did not.
hand-won = ## 🏁 { $count ->
    [one] { $names } gewinnt { end-with }
   *[other] { $names } gewinnen gemeinsam { end-with }
 }
hand-place = Du bist { end-with } auf Platz { $rank }.

# The hand by itself.
hand-over = 🏁 Die Partie ist zu Ende: { $count ->
    [one] { $names } hat { end-with } gewonnen
   *[other] { $names } haben gemeinsam { end-with } gewonnen
 }

# Labels of buttons: at most 80 characters.
hand-button-plant = { $bean } auf Feld { $field }{ $count ->
    [0] {""}
   *[other] {" "}(schon { $count } da)
 }
hand-button-plant-anew = { $bean } auf Feld { $field } (leer)
hand-button-harvest-plant = { hand-harvested } ernten (bringt { $pays }), { $bean } anbauen
hand-harvested = { $twice ->
    [yes] Feld { $field } ({ $crop })
   *[no] { $crop }
 }
hand-button-plant-all = { $count ->
    [2] Beide anbauen
   *[other] Alle { $count } anbauen
 }
# In the hand and at the table. $ahead: whether these are the last cards, and if so, what follows.
turn-up-button = { $ahead ->
    [end] Letzte Karten aufdecken: Partie endet
    [last_turn] Letzte Karten aufdecken: letzter Zug
   *[nothing] { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } aufdecken
 }
end-trading-and-game = Handel beenden: Partie endet
hand-button-end = { $beans ->
    [none] Handel beenden
   *[some] Handel beenden ({ $beans } behalten)
 }
hand-button-pass = Bin fertig
hand-button-back-in = Wieder dabei
hand-button-offer = Anbieten
hand-button-offers = Alle Angebote{ $hidden ->
    [0] {""}
   *[other] {" "}(+{ $hidden })
 }
hand-button-harvest = Ernten
hand-button-meters = Bohnometer
hand-button-buy = Drittes Feld kaufen ({ $price } 🪙)

# The first lines of a panel at rest where there is trading. They end with a line in small print.
hand-resting = { panel-resting } Auch wenn andere dran sind, kannst du handeln: Drück auf **{ button-take-part }**.
