# The public message of the table.

table-title = ## 🫘 { $game } · tavolo #{ $table }
# The first line: $paused is pace-paused-by or `none`; who acts, in which phase; $names are those waited for beside the active
# player, or `none`; $until: when they go on, or (`no`) when time to decide is over.
table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [yes] 🏁 Ultimo turno ·{" "}
   *[no] {""}
 }{ $phase ->
    [plant] 🪴 { $name } pianta
    [trade] 🤝 { $name } scambia
    [plant_offered] 🎁 { $name } pianta o scarta l’offerta
    [duel_plant] 🪴 { $name } pianta e scarta
    [plant_turned_up] 🎴 { $name } pianta le carte scoperte
    [cards_drawn] 🎒 { $name } pesca
    [final_harvest] 🏁 La fine: la raccolta finale
    [all_harvested] 🏁 La fine: tutti i campi sono raccolti
   *[plant_received] 🧺 Si piantano le carte nuove
 }{ $names ->
    [none] {""}
   *[other] {" "}· in attesa di { $names }
 }{ $until ->
    [none] {""}
   *[other] {" "}· { $goes ->
        [yes] va avanti
       *[no] ⏱️
     } { $until }
 }
table-where = -# { $game } · tavolo #{ $table } · turno { $turn } · mazzo { $draw } ({ $pile } di { $piles }) · { $discard ->
    [0] nessuno scarto
   *[other] scarti { $discard }, in cima { $top }
 }{ $price ->
    [0] {""}
   *[other] {" "}· terzo campo { $price } 🪙
 }{ $box ->
    [0] {""}
   *[other] {" "}· fuori gioco { $box }
 }

# Below that, where the first line does not say what the game waits for. $name is the active player, $names all that are waited
# for.
table-guide-last = -# Il mazzo è finito per l’ultima volta. La partita finisce quando le carte di questo turno saranno piantate.

table-guide-last-draw = -# Alla fine di questo turno si pescano le ultime carte. Poi la partita finisce.

seat-line = { $head } · { $fields }
seat-head = { $turn ->
    [yes] ▶ **{ $name }**
   *[no] **{ $name }**
 }{ $done ->
    [yes] {" "}✓
   *[no] {""}
 } · { $hand ->
    [one] 1 carta
   *[other] { $hand } carte
 } · { $thalers } 🪙
seat-start-bean = · ha iniziato
seat-left = · *posto lasciato · gioca un computer*
seat-set-aside = > 🧺 da piantare: { $beans }

table-face-up = 🎴 Carte scoperte: { $beans }
table-face-up-none = 🎴 Carte scoperte: nessuna
table-offers-none = Ancora nessuna offerta.
# A trade of this turn, a whole sentence.
table-deal = **{ $line }**
# Above the last trades of this turn.
table-deals-more = -# Dopo { $count ->
    [one] un altro scambio
   *[other] altri { $count } scambi
 }:

# One open offer: $who, $whom as in news.ftl.
offer-to = { $whom ->
    [you] **te**
    [anyone] chiunque
   *[other] { $other }
 }
offer-from = { $who ->
    [you] Tu
   *[other] { $name }
 }
offer-trade = **#{ $offer }** { offer-from } → { offer-to }: **{ $give }** per **{ $want }**
offer-gift = **#{ $offer }** { offer-from } → { offer-to }: { $who ->
    [you] regali
   *[other] regala
 } **{ $give }**
offer-wish = **#{ $offer }** { offer-from } → { offer-to }: { $who ->
    [you] chiedi **{ $want }**, non dai niente
   *[other] chiede **{ $want }**, non dà niente
 }
# After an offer: who declined it, by name or by number.
offer-declined = · rifiutata da { $names }
offer-players = { $count ->
    [one] 1 persona
   *[other] { $count } persone
 }

table-news-line = -# { $line }
table-button-offer = Offri
table-button-offers = Tutte le { $count } offerte
table-button-harvest = Raccogli
table-button-end = Chiudi gli scambi
table-button-pass = Ho finito
table-button-accept = Accetta #{ $offer }
