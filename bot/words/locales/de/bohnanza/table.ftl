# The public message of the table.

table-title = ## 🫘 { $game } · Tisch #{ $table }
# The first line: $paused is pace-paused-by or `none`; who acts, in which phase; $names are those waited for beside the active
# player, or `none`; $until: when they go on, or (`no`) when time to decide is over.
table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [yes] 🏁 Letzter Zug ·{" "}
   *[no] {""}
 }{ $phase ->
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
 }{ $until ->
    [none] {""}
   *[other] {" "}· { $goes ->
        [yes] weiter
       *[no] ⏱️
     } { $until }
 }
table-where = -# { $game } · Tisch #{ $table } · Zug { $turn } · Nachziehstapel { $draw } ({ $pile } von { $piles }) · Ablagestapel { $discard ->
    [0] leer
   *[other] { $discard }, oben { $top }
 }{ $price ->
    [0] {""}
   *[other] {" "}· drittes Feld { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· aus dem Spiel { $box }
 }

# Below that, where the first line does not say what the game waits for. $name is the active player, $names all that are waited
# for.
table-guide-last = -# Der Nachziehstapel ist zum letzten Mal aufgebraucht. Sind die Karten dieses Zuges angebaut, endet die Partie.

table-guide-last-draw = -# Am Ende dieses Zuges werden die letzten Karten gezogen. Dann endet die Partie.

seat-line = { $head } · { $fields }
seat-head = { $turn ->
    [yes] ▶ **{ $name }**
   *[no] **{ $name }**
 }{ $done ->
    [yes] {" "}✓
   *[no] {""}
 } · { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
 } · { $thalers } 🪙
seat-start-bean = · Startbohne
seat-left = · *ausgestiegen · ein Computer spielt*
seat-set-aside = > 🧺 anzubauen: { $beans }

table-face-up = 🎴 Aufgedeckt: { $beans }
table-face-up-none = 🎴 Aufgedeckt: nichts mehr da
table-offers-none = Noch keine offenen Angebote.
# A trade of this turn, a whole sentence.
table-deal = **{ $line }**
# Above the last trades of this turn.
table-deals-more = -# Davor schon { $count ->
    [one] einmal
   *[other] { $count }-mal
 } gehandelt:

# One open offer: $who, $whom as in news.ftl.
offer-to = { $whom ->
    [you] **dich**
    [anyone] alle
   *[other] { $other }
 }
offer-from = { $who ->
    [you] Du
   *[other] { $name }
 }
offer-trade = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** gegen **{ $want }**
offer-gift = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** geschenkt
offer-wish = **#{ $offer }** { offer-from } → { offer-to }: { $who ->
    [you] möchtest
   *[other] möchte
 } **{ $want }** geschenkt
# After an offer: who declined it, by name or by number.
offer-declined = · nein von { $names }
offer-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
 }

table-news-line = -# { $line }
table-button-offer = Anbieten
table-button-offers = Alle { $count } Angebote
table-button-harvest = Ernten
table-button-end = Handel beenden
table-button-pass = Bin fertig
table-button-accept = #{ $offer } annehmen
