# The public message of the table.

bohne-table-title = ## 🫘 { $game } · table #{ $table }
# The first line: $paused is pace-paused-by or `none`; $last: whether it is the last round, or its last trick, with which the
# game ends; who acts, or whom all wait for.
bohne-table-turn = ### { $paused ->
    [none] {""}
   *[other] { $paused } ·{" "}
 }{ $last ->
    [round] 🏁 Last round ·{" "}
    [trick] 🏁 Last trick ·{" "}
   *[none] {""}
 }{ $phase ->
    [lead] 🫘 { $names } is leading
    [lay] 🎴 Laying cards face down{ $paused ->
        [none] {" "}· waiting for { $names }
       *[other] {""}
     }
   *[take] 🫳 { $names } is taking a card
 }{ $until ->
    [none] {""}
   *[other] {" "}· ⏱️ { $until }
 }
bohne-table-where = -# { $game } · table #{ $table } · round { $round } of { $rounds } · trick { $trick } of { $tricks }

# Whom the game waits for and what they can do now.
bohne-table-guide-lead = ⏳ Waiting for **{ $names }** to lead: lay a card face up, with the bean token 🫘 on it.
bohne-table-guide-lay = ⏳ Waiting for **{ $names }** to lay a card face down: press **My hand**. When the last one is down, all are turned up.
bohne-table-guide-take = ⏳ Waiting for **{ $names }** to take one of the cards below. Whoever laid that card takes next.

bohne-table-lead = 🫘 **{ $name }** led **{ $card }**
bohne-table-laid = ✅ Laid face down: { $names }
bohne-table-laid-none = 🎴 Laid face down: nobody yet
bohne-up-token = 🫘 **{ $card }** · { $name } · for the last player, with the token
bohne-up-left = 🎴 **{ $card }** · { $name }
bohne-up-taken = ✅ { $card } · { $name } → { $taker }

bohne-past = -# Previous trick: { $cards }
# { $token } marks the lead; $taker took it from { $name }.
bohne-past-card = { $token ->
    [yes] 🫘 {""}
   *[no] {""}
 }{ $card } ({ $name } → { $taker })
bohne-past-separator = {" · "}
bohne-table-news-line = -# { $line }

bohne-button-take = Take { $card } ({ $name })
bohne-button-sheets = Score sheets
