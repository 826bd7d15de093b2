# The public message of the table.

bohne-table-title = ## 🫘 { $game } · tavolo #{ $table }
# The first line: $paused is pace-paused-by or `none`; $last: whether it is the last round, or its last trick, with which the
# game ends; who acts, or whom all wait for.
bohne-table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [round] 🏁 Ultima manche ·{" "}
    [trick] 🏁 Ultima presa ·{" "}
   *[none] {""}
 }{ $phase ->
    [lead] 🫘 Apre { $names }
    [lay] 🎴 Carte coperte{ $paused ->
        [none] {" "}· in attesa di { $names }
       *[other] {""}
     }
   *[take] 🫳 { $names } prende una carta
 }{ $until ->
    [none] {""}
   *[other] {" "}· ⏱️ { $until }
 }
bohne-table-where = -# { $game } · tavolo #{ $table } · manche { $round } di { $rounds } · presa { $trick } di { $tricks }

# Whom the game waits for and what they can do now.
bohne-table-guide-lead = ⏳ In attesa di **{ $names }**: apre posando una carta scoperta con sopra il segnalino 🫘.
bohne-table-guide-lay = ⏳ In attesa di **{ $names }**: una carta coperta a testa, con **La mia mano**. Quando è giù l’ultima, si scoprono tutte.
bohne-table-guide-take = ⏳ In attesa di **{ $names }**: prende una delle carte qui sotto. Chi l’ha posata prende dopo.

bohne-table-lead = 🫘 **{ $name }** ha aperto con **{ $card }**
bohne-table-laid = ✅ Carta coperta già posata: { $names }
bohne-table-laid-none = 🎴 Carte coperte: ancora nessuna
bohne-up-token = 🫘 **{ $card }** · { $name } · per chi prende per ultimo, con il segnalino
bohne-up-left = 🎴 **{ $card }** · { $name }
bohne-up-taken = ✅ { $card } · { $name } → { $taker }

bohne-past = -# Presa precedente: { $cards }
# { $token } marks the lead; $taker took it from { $name }.
bohne-past-card = { $token ->
    [yes] 🫘 {""}
   *[no] {""}
 }{ $card } ({ $name } → { $taker })
bohne-past-separator = {" · "}
bohne-table-news-line = -# { $line }

bohne-button-take = Prendi { $card } ({ $name })
bohne-button-sheets = Fogli punti
