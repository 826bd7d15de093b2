# High Bohn: the town, its buildings and what they do.

# The German cards carry the English signs.
building-type = { $type ->
    [gold_mine] Gold Mine
    [tipi] Indian Tipi
    [bank] Bank
    [farm] Farm
    [saloon] Saloon
    [general_store] General Store
    [blacksmith] Blacksmith
    [jail] Jail
   *[distillery] Distillery
 }
# A building by its type and its price.
building = { building-type } { $price }

# What a building does for its owner: a whole sentence each. A bean is `any` where all are meant.
effect-none = Im Spiel keine Wirkung.
effect-third_field_for = Ein drittes Feld kostet dich { $price } 🪙.
effect-meter = { $bean } bringt dir { $steps }.
effect-single_harvest = { $bean ->
    [any] Jedes Feld mit einer einzelnen Bohne darfst du ernten, egal was auf deinen anderen Feldern liegt.
   *[one] { $bean } darfst du auch einzeln ernten, egal was auf deinen anderen Feldern liegt.
 }
effect-extra_field = { $only ->
    [any] Ein weiteres Feld, für jede Bohne; ein drittes Feld kannst du trotzdem noch kaufen.
   *[one] Ein weiteres Feld, nur für { $only }, auch wenn du schon eins damit hast.
 }
effect-interest = Am Ende 1 🪙 mehr für je volle { $per } 🪙, die du dann hast.
effect-peek = Direkt vor deinem Zug darfst du die oberste Karte des Nachziehstapels ansehen und unter den Stapel legen.
effect-order_drawn = Die Karten, die du in Phase 4 ziehst, nimmst du in beliebiger Reihenfolge auf die Hand.
effect-move_card = Direkt vor deinem Zug darfst du eine Handkarte an eine andere Stelle stecken.
effect-sow_among = { $bean } darfst du auch auf deinen Feldern mit { $hosts } anbauen; dort zählt sie als diese Bohne.
effect-plant_limit = In Phase 1 darfst du bis zu { $cards } Karten anbauen.
effect-pays_instead = Eine Ernte, die genau { $thalers } 🪙 wert ist, bringt dir { $instead }.
effect-stew = Bau eine andere Sorte zu einer einzelnen Karte: Dann ist das Feld ein Eintopf, jede Sorte nur einmal. Er bringt { $steps }; die Taler liegen bis zum Ende unter dem Saloon.
effect-stores = Statt eine Karte anzubauen, darfst du sie hier einlagern, höchstens { $cards ->
    [one] eine
   *[other] { $cards }
 } gleichzeitig, um sie später zu handeln oder zu verschenken.
effect-takes_toll = Bringt eine Ernte mit { $bean } etwas, egal wessen, bekommst auch du 1 🪙: eine Karte daraus, die sonst abgelegt würde.
effect-names_type = Beim Kauf nennst du eine Art: Die anderen dürfen sofort je eins davon kaufen, dann kommen die unverkauften aus dem Spiel.
effect-takes_from_stews = Von jedem Eintopf, der etwas bringt, egal wessen, kommt 1 🪙 unter diese Karte; am Ende gehört er dir.

# The town: a private message.
town-title = ## 🏘️ Die Stadt · Tisch #{ $table }
town-own-thalers = Deine Taler: { $thalers ->
    [none] keine
   *[some] { $thalers }
 }
town-others-thalers = Die Taler der anderen: { $thalers }
town-thalers-of = { $name }: { $thalers ->
    [none] keine
   *[some] { $thalers }
 }
town-thalers-separator = {" · "}
# Below the title, above the picture. The whole page has at most 120 words.
town-how = -# Jeder Taler ist eine umgedrehte Karte: Bezahlt wird mit ihrer Bohne. Ein Gebäude kostet so viele Taler seiner Bohne, wie seine Zahl sagt, und zählt am Ende ebenso viele. Kaufen kannst du jederzeit, von jeder Art eins.
town-type = ### { $name } · bezahlt mit { $bean }{ $reach ->
    [none] {""}
   *[some] {" "}· jetzt bezahlbar für: { $reach }
 }
town-reach = { $name } (bis { $price })
town-line = > { $state ->
    [yours] ✅ **{ $price }** · deins · { $does }
    [owned] 🔑 **{ $price }** · { $name } · { $does }
    [gone] ✖️ **{ $price }** · aus dem Spiel · { $does }
    [payable] 🛒 **{ $price }** · kannst du kaufen · { $does }
   *[unsold] ▫️ **{ $price }** · { $does }
 }
# How meters are written.
town-meter = -# 3 → 1: Drei Karten bringen 1 🪙.
# For who plays in words: a type in one line, with the thalers of its bean that the reader has. $prices: its buildings.
town-short = { $type } · { $thalers } { $bean } · { $parts }
town-short-separator = {" · "}
town-short-yours = deins: { $prices }
town-short-now = 🛒 jetzt: { $prices }
# The thalers are there, but it is not the moment.
town-short-paid = gerade nicht: { $prices }
# The next one, and how many thalers are lacking.
town-short-lacking = { $price }: { $short } zu wenig
town-short-none = keins mehr da
# Labels of buttons: at most 80 characters.
town-button = Stadt
town-button-buy = { $building } kaufen ({ $price } { $bean })
town-button-type = { $type } nennen ({ $count } unverkauft)
town-button-default = Feld { $field } für { $thalers } ernten
town-button-no-more = { $kind ->
    [buy_before_it_goes] Keins kaufen
   *[last_purchases] Nichts mehr kaufen
 }
town-button-on = { $type } ▶
town-button-back = ◀ { $type }
# At most 150 characters.
town-choose = Mehrere auf einmal kaufen …
# In the list of the types, each of which has a page of its own.
town-choose-details = Was kann ein Gebäude? …

# The town of a player at the table and in the hand.
town-of = > 🏘️ { $parts }
town-part-separator = {" · "}
town-part-stored = im Lager: { $beans }
town-part-saloon = { $thalers } 🪙 unter dem Saloon
town-part-distillery = { $thalers } 🪙 unter der Distillery
town-part-third-field = drittes Feld { $price } 🪙
town-own-thalers-line = > 🪙 { $thalers }

# What stands in a field: several beans.
field-stew = 🍲 Eintopf aus { $beans }
# Where there is no room for all of them.
field-stew-short = 🍲 Eintopf aus { $count }

# Questions that interrupt the game: whom they are put to, and what they are about.
table-guide-order_drawn = ⏳ Warten auf **{ $names }**: Die Reihenfolge der gezogenen Karten wählen (Bank).
table-guide-name_type = ⏳ Warten auf **{ $names }**: Für die neue Distillery eine Art von Gebäuden nennen; die unverkauften davon kommen aus dem Spiel.
table-guide-buy_before_it_goes = ⏳ Warten auf **{ $names }**: Noch ein Gebäude der Art { $type } kaufen, oder keins? Dann kommen die unverkauften aus dem Spiel.
table-guide-last_purchases = ⏳ Warten auf **{ $names }**: Ein letztes Mal kaufen, oder nichts mehr? Alle Felder sind geerntet.
table-guide-final_harvest = ⏳ Warten auf **{ $names }**: Welche Karten eines gemischten Feldes werden Taler? Davon kann ein letzter Kauf abhängen. Dann werden alle Felder geerntet.
call-order_drawn = Wähl die Reihenfolge der gezogenen Karten (Bank)
call-name_type = Nenn eine Art von Gebäuden (Distillery)
call-buy_before_it_goes = Letzte Gelegenheit für ein Gebäude der Art { $type }
call-last_purchases = Deine letzten Käufe
call-final_harvest = Wähl deine Taler für die letzte Ernte
hand-do-order_drawn = ### 🏦 Deine Bank: In welcher Reihenfolge nimmst du die gezogenen Karten?
hand-do-name_type = ### ⚗️ Deine Distillery: Nenn eine Art von Gebäuden
    Die unverkauften davon kommen aus dem Spiel, wenn die anderen nicht sofort eins kaufen.
hand-do-buy_before_it_goes = ### 🏘️ { $type }: letzte Gelegenheit zum Kaufen
    Danach kommen die unverkauften aus dem Spiel. Du darfst vorher auch ernten.
hand-do-last_purchases = ### 🏘️ Deine letzten Käufe
    Alle Felder sind geerntet. Gebäude zählen so viele 🪙, wie sie kosten, und ab vier gibt es einen Bonus.

hand-do-final_harvest = ### 🌾 Die letzte Ernte: Wähl deine Taler
    Auf einem deiner Felder liegen verschiedene Bohnen, und ein letzter Kauf kann davon abhängen, welche zu Talern werden. Danach werden alle anderen Felder geerntet.

news-building-bought = { news-who } { $buildings } für { $beans } gekauft.
news-buildings-left = Aus dem Spiel: { $buildings }.
news-type-named = { news-who } { $type } genannt: Die unverkauften Gebäude dieser Art kommen gleich aus dem Spiel.
news-final-harvest = Schluss: Vor der letzten Ernte dürfen Taler gewählt werden, von denen ein letzter Kauf abhängt.
news-last-purchases = Alle Felder sind geerntet; jetzt dürfen die letzten Gebäude gekauft werden.
news-stored = { news-who } { $beans } eingelagert.
news-stew-harvested = { news-who } einen Eintopf aus { $beans } geerntet: { $number ->
    [0] kein Taler
    [one] 1 Taler
   *[other] { $number } Taler
 }{ $taken ->
    [none] {""}
   *[some] , davon { $taken } unter { $whom ->
        [you] deine Distillery
       *[other] die Distillery von { $other }
     }
 }.
news-toll-taken = { news-who } vom Rest { $number ->
    [one] dieser Ernte
   *[other] dieser Ernten
 } { $beans } als Taler bekommen (Jail).
news-peeked = { news-who } die oberste Karte des Nachziehstapels angesehen (Bank).
news-put-under = { news-who } die oberste Karte unter den Nachziehstapel gelegt (Bank).
news-card-moved = { news-who } eine Karte in der Hand umgesteckt (Bank).
news-reordered = { news-who } die Reihenfolge der gezogenen Karten gewählt (Bank).

# The end: the score part by part, and what was bought last.
end-parts = -# = { $parts }
end-parts-separator = {" + "}
end-part-cash = { $number } Taler
end-part-saloon = { $number } unter dem Saloon
end-part-distillery = { $number } unter der Distillery
end-part-tipi = { $number } Tipi
end-part-buildings = { $number } für { $count } Gebäude
end-part-bonus = { $number } Bonus für { $count } Arten
end-purchases = **Die letzten Käufe**
end-purchase = **{ $name }**: { $buildings }
end-stew = ein Eintopf aus { $crop } → { $pays } 🪙
end-harvest-brief = **{ $name }**: { $cards } Karten → { $pays } 🪙

# Slash commands.
choice-third-field-price = Drittes Feld – { $price } 🪙
choice-building = { $building } – { $price } { $bean }

# Refusals
question-over = Danach wird nicht mehr gefragt. Bei deinen Karten siehst du, was geht.
building-unknown = `{ $word }` verstehe ich nicht. Nenn ein Gebäude und seinen Preis, zum Beispiel `Bank 2`, oder `drittes Feld`.
building-unclear = `{ $word }` kann mehrere Gebäude bedeuten. Nenn eins und seinen Preis, zum Beispiel `{ $example }`.
field-or-buildings = Kauf das dritte Feld und Gebäude nacheinander.
nothing-to-buy-of-type = Von { $type } kannst du gerade nichts kaufen. In der Stadt steht, was jedes kostet und wem es gehört.
no-town-here = An diesem Tisch gibt es keine Stadt.

# The picture of the town: how many buildings its reader has the thalers for, below it how to read it, and its alt text.
picture-town = { $count ->
    [0] Noch kein Gebäude in Reichweite
    [one] 1 Gebäude in Reichweite
   *[other] { $count } Gebäude in Reichweite
 }
picture-town-line = Neben der Bohne: deine Taler davon · −2: zwei fehlen noch
alt-sale = { $title }.
alt-sale-now = Jetzt zu kaufen: { $buildings }.
alt-sale-type = { $type }, du hast { $thalers } { $bean }: { $buildings }.
alt-sale-building = { $reach ->
    [now] { $price } zu kaufen
    [paid] { $price } bezahlbar
    [short] { $price } ({ $short } zu wenig)
    [closed] { $price } unverkauft
    [yours] { $price } deins
    [taken] { $price } von { $name }
   *[gone] { $price } aus dem Spiel
 }
