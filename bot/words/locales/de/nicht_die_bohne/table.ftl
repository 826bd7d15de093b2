# The public message of the table.

bohne-table-title = ## 🫘 { $game } · Tisch #{ $table }
# The first line: $paused is pace-paused-by or `none`; $last: whether it is the last round, or its last trick, with which the
# game ends; who acts, or whom all wait for.
bohne-table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [round] 🏁 Letzte Runde ·{" "}
    [trick] 🏁 Letzter Stich ·{" "}
   *[none] {""}
 }{ $phase ->
    [lead] 🫘 { $names } spielt aus
    [lay] 🎴 Karten verdeckt legen{ $paused ->
        [none] {" "}· warten auf { $names }
       *[other] {""}
     }
   *[take] 🫳 { $names } nimmt eine Karte
 }{ $until ->
    [none] {""}
   *[other] {" "}· ⏱️ { $until }
 }
bohne-table-where = -# { $game } · Tisch #{ $table } · Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }

# Whom the game waits for and what they can do now.
bohne-table-guide-lead = ⏳ Warten auf **{ $names }**: Eine Karte offen hinlegen, der Bohnenmarker 🫘 kommt darauf.
bohne-table-guide-lay = ⏳ Warten auf **{ $names }**: Eine Karte verdeckt legen, mit **Meine Karten**. Liegt die letzte, werden alle aufgedeckt.
bohne-table-guide-take = ⏳ Warten auf **{ $names }**: Eine der Karten unten nehmen. Wer sie gelegt hat, nimmt danach.

bohne-table-lead = 🫘 **{ $name }** hat **{ $card }** ausgespielt
bohne-table-laid = ✅ Verdeckt gelegt: { $names }
bohne-table-laid-none = 🎴 Verdeckt gelegt: noch niemand
bohne-up-token = 🫘 **{ $card }** · { $name } · bekommt samt Marker, wer zuletzt nimmt
bohne-up-left = 🎴 **{ $card }** · { $name }
bohne-up-taken = ✅ { $card } · { $name } → { $taker }

bohne-past = -# Voriger Stich: { $cards }
# { $token } marks the lead; $taker took it from { $name }.
bohne-past-card = { $token ->
    [yes] 🫘 {""}
   *[no] {""}
 }{ $card } ({ $name } → { $taker })
bohne-past-separator = {" · "}
bohne-table-news-line = -# { $line }

bohne-button-take = { $card } nehmen ({ $name })
bohne-button-sheets = Punktezettel
