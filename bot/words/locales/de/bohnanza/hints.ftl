# Why a computer player would make a move, told to one person who asked for a hint: one sentence or several.
# $beans, $crop, $more, $give, $get: cards by symbol, short name and number, such as 🍒 Rote ×2. $field: the number of the reader's field.

# Planting. $crop: what the field then holds; $pays: what that pays; $before: what it would pay without; $more pay $next_pays.
hint-plant-pays = Feld { $field } hat dann { $crop } und bringt { $pays } 🪙 statt { $before }.
hint-plant-grows = { $beans } wächst schon auf Feld { $field }, das dann { $crop } hat. { more-pays }.
hint-plant-full = { $beans } wächst schon auf Feld { $field } und braucht kein anderes. Feld { $field } bringt { $pays } 🪙, mehr geht nicht.
hint-plant-joins = { $beans } wächst schon auf Feld { $field }.
# $only: whether it has to be planted, and no other field takes it.
hint-plant-begins = { $only ->
    [yes] { $beans } muss angebaut werden, und das geht gerade nur auf Feld { $field }.
   *[no] Feld { $field } ist frei für { $beans }.
 } { more-pays }.
hint-plant-mixed = { $beans } darf zu { $crop } auf Feld { $field } und braucht kein anderes.
hint-held = Auf der Hand hast du auch noch { $beans }.

# Going on without planting
hint-turn-up-empty = Du hast keine Karten mehr auf der Hand.
hint-turn-up-limit = Mehr Karten von der Hand darfst du in diesem Zug nicht anbauen.
hint-turn-up-homeless = { $beans } musst du noch nicht anbauen: { $beans } wächst bei dir nirgends, und kein Feld bleibt frei.
hint-turn-up-free = { $beans } musst du noch nicht anbauen; so bleibt Feld { $field } frei für das, was du aufdeckst.
hint-turn-up-trade = { $beans } musst du noch nicht anbauen und kannst noch damit handeln.
hint-turn-up-later = { $beans } musst du noch nicht anbauen.
hint-discard-homeless = { $beans } wächst bei dir nirgends, und kein Feld bleibt frei. So wirst du { $beans } los, ohne zu ernten.
hint-discard-new = { $beans } wächst bei dir nirgends. Legst du { $beans } ab, bleiben deine Felder, wie sie sind.
hint-discard-full = Feld { $field } bringt mit und ohne { $beans } { $pays } 🪙, und mehr wird es nicht.
hint-discard = So wirst du { $beans } los, ohne anzubauen.
# $who: the opponent.
hint-leave-offer-homeless = { $beans } wächst bei dir nirgends, und kein Feld bleibt frei. { $who } muss jede Karte anbauen oder ablegen.
hint-leave-offer = { $beans } musst du nicht anbauen. { $who } muss jede Karte anbauen oder ablegen.
hint-leave-offer-last = { $beans } musst du nicht anbauen, und das Spiel endet, bevor { $who } das kann.

# Harvesting
# $must: whether it has to be planted now.
hint-harvest-only = { $must ->
    [yes] { $beans } muss angebaut werden, und nur Feld { $field } darfst du dafür ernten.
   *[no] Für { $beans } darfst du nur Feld { $field } ernten.
 }
hint-harvest-first = Das Feld, auf das { $beans } passt, ist geschützt, solange auf einem anderen mehr Karten liegen. Darum kommt diese Ernte zuerst.
hint-harvest-full = Feld { $field } bringt { $pays } 🪙, und mehr wird es auch mit mehr Karten nicht.
hint-harvest-room = Die Ernte von Feld { $field } macht Platz für { $beans }.
hint-harvest-pending = Du musst noch { $beans } anbauen, und für { $beans } ist kein Feld mehr da.
hint-harvest-free = Feld { $field } ist dann frei für eine andere Sorte.
# Besides. From $next cards on the field to be harvested would pay $next_pays.
hint-harvest-next = Ab { $next } Karten bringt Feld { $field } { $next_pays } 🪙.
hint-harvest-far = Von den Feldern, die du für { $beans } ernten darfst, fehlen Feld { $field } die meisten Karten, um mehr zu bringen.
hint-harvest-most = Von den Feldern, die du für { $beans } ernten darfst, bringt Feld { $field } am meisten.
hint-harvest-few = Von den Feldern, die du für { $beans } ernten darfst, hat Feld { $field } die wenigsten Karten.
hint-buy-field-room = Dann hat { $beans } Platz, ohne dass du ernten musst.
hint-buy-field = Ein Feld mehr nimmt eine Sorte mehr auf. Zeit ist noch: Im Nachziehstapel { $cards ->
    [one] liegt 1 Karte
   *[other] liegen { $cards } Karten
 }, und er geht noch { $times ->
    [one] einmal
   *[other] { $times }-mal
 } aus.

# Trading. $crop: what the field would hold with the cards that are got.
hint-gain-pays = Feld { $field } kommt dann auf { $crop } und bringt { $pays } 🪙 statt { $before }.
hint-gain-grows = Feld { $field } kommt dann auf { $crop }. { more-pays }.
hint-gain-full = Feld { $field } kommt dann auf { $crop } und bringt { $pays } 🪙, und kein anderes Feld wird gebraucht.
hint-gain-joins = { $beans } musst du in diesem Zug sowieso anbauen, und noch eine davon braucht keinen Platz.
# $room: whether a field is free for it; `mixed` where it may join others, `among` where it stands with others already.
hint-gain-new = { $room ->
    [yes] Für { $beans } hast du ein Feld frei.
    [mixed] { $beans } ist auf deinen Feldern neu.
    [among] { $beans } liegt auf deinen Feldern schon zwischen anderen Bohnen.
   *[no] Für { $beans } musst du Platz machen.
 } { more-pays }.
hint-price-nothing = Du gibst nichts her.
hint-price-useless = Du gibst { $beans } her, und { $beans } wächst bei dir nirgends.
hint-price-homeless = Du gibst { $beans } her: { $beans } wächst bei dir nirgends, und kein Feld bleibt frei.
hint-rid-homeless = { $beans } wächst bei dir nirgends, und kein Feld bleibt frei. Gib { $beans } her, und deine Felder bleiben dir.
hint-rid-useless = { $beans } wächst bei dir nirgends. Gib { $beans } her, und deine Felder bleiben, wie sie sind.
hint-rid = Verschenkt braucht { $beans } keinen Platz bei dir.
# $who: another player.
hint-someone-grows = Bei { $who } wächst { $beans }.
hint-face-up = Bei { $who } liegt { $beans } offen.
hint-decline-lacking = Du kannst { $beans } nicht hergeben.
hint-decline-homeless = Du bekommst { $beans }: { $beans } wächst bei dir nirgends, und kein Feld bleibt frei.
hint-decline-among = Du bekommst { $beans }: Kein Feld bleibt frei, und auf keinem liegt nur { $beans }.
hint-decline-same = Feld { $field } kommt mit und ohne { $beans } auf { $pays } 🪙.
hint-decline-grown = Du gibst { $beans } her, und { $beans } wächst bei dir auf Feld { $field }.
hint-decline-nothing = Für { $beans } bekommst du nichts.
hint-decline-new = Du bekommst { $beans }: { $beans } wächst bei dir nirgends und braucht ein freies Feld.
hint-decline-free = Du gibst { $beans } her und hast doch ein Feld frei für { $beans }. { more-pays }.
hint-decline-held = Du hast { $beans } und gibst einen Teil davon her. { more-pays }.
hint-decline-kept = Behalte { $beans } lieber: { more-pays }.
hint-decline-back = Du hast { $beans } in diesem Zug schon hergegeben.
# $who: who made the offer; $much: whether they gain more, or nearly as much. Then what is seen of it.
hint-decline-helps = { $much ->
    [more] Von diesem Angebot hat { $who } mehr als du.
   *[nearly] Von diesem Angebot hat { $who } fast so viel wie du.
 }
hint-decline-pays = Bei { $who } kommt ein Feld auf { $crop } und bringt { $pays } 🪙 statt { $before }.
hint-decline-room = { $who } hat ein Feld frei für { $beans }.
hint-decline-rid = { $who } wird { $beans } los: { $beans } wächst bei { $who } nirgends.
hint-decline = Du gibst { $give } für { $get }.
hint-withdraw-declined = Alle haben dein Angebot abgelehnt.
hint-withdraw-declined-by = { $who } hat dein Angebot abgelehnt.
hint-withdraw-homeless = Dein Angebot sucht { $beans }: { $beans } wächst bei dir nirgends, und kein Feld bleibt frei.
hint-withdraw-grown = Dein Angebot gibt { $beans } her, und { $beans } wächst bei dir auf Feld { $field }.
hint-withdraw = Dein Angebot gibt { $give } für { $get }; ein Computer nimmt es jetzt zurück.
hint-end-trading-gone = Es liegt nichts mehr offen, was du anbauen musst.
hint-end-trading-fits = Für das, was du dann anbaust, hast du Platz: { $beans }.
hint-end-trading-declined = { $number ->
    [one] Dein offenes Angebot ist abgelehnt.
   *[other] Deine { $number } offenen Angebote sind alle abgelehnt.
 }
hint-end-trading = Niemand hat etwas für { $beans } angeboten, also musst du Platz machen.
hint-end-trading-anyway = Du musst dann Platz machen für { $beans }.
hint-end-trading-plants = Du baust dann { $beans } an.
hint-pass-nothing = Es gibt kein offenes Angebot, das du annehmen kannst.
hint-pass-useless = Keins der offenen Angebote gibt dir eine Bohne, die bei dir wächst.
hint-pass = Ein Computer nimmt keins der offenen Angebote an.
# $who: the active player.
hint-come-back = Du kannst etwas anbieten, bis { $who } den Handel beendet.

# The town of High Bohn. $price: in all; $beans: whose thalers pay it.
hint-buy-buildings = { $number ->
    [one] Das Gebäude kostet { $price } 🪙 von { $beans } und zählt am Ende { $price } 🪙.
   *[other] Die Gebäude kosten { $price } 🪙 von { $beans } und zählen am Ende { $price } 🪙.
 }
hint-bonus = Der Bonus für die Zahl deiner Arten steigt damit von { $before } auf { $bonus } 🪙.
# $building: what it does, in whole sentences.
hint-building = { $building }
hint-buy-no-more = Die Taler, die du behältst, zählen so viel wie das Gebäude, das du dafür bekommst.
hint-buy-nothing = Für nichts, was zu kaufen ist, hast du die Taler.
# $left: how many of the type are unsold.
hint-name-type-own = Von der Art { $type } hast du schon eins. { $left ->
    [one] Das letzte unverkaufte scheidet aus
   *[other] Die { $left } unverkauften scheiden aus
 }, wenn die anderen nicht gleich kaufen.
hint-name-type = { $left ->
    [one] Das letzte unverkaufte Gebäude der Art { $type } scheidet aus
   *[other] Alle { $left } unverkauften Gebäude der Art { $type } scheiden aus
 }, wenn die anderen nicht gleich kaufen.
hint-take-last-planted = So kommt es auch, wenn du nichts wählst.
hint-final-harvest-useful = Mit 🪙 von { $beans } kannst du vielleicht noch ein Gebäude kaufen.
hint-final-harvest = Kein Gebäude, das du noch kaufen kannst, wird mit { $beans } bezahlt.
hint-store-homeless = { $beans } wächst bei dir nirgends, und kein Feld bleibt frei. Im Lager wartet { $beans } auf einen Tausch.
hint-store = Im Lager wartet { $beans } auf einen Tausch und braucht kein Feld.
hint-peek = Die oberste Karte deckst du als erste auf, und du darfst sie unter den Stapel legen.
hint-put-to-bottom-useless = Sonst deckst du { $beans } auf, und { $beans } wächst bei dir nirgends.
hint-put-to-bottom = Sonst deckst du { $beans } auf.
# $place: its new place.
hint-move-card-front = Dann ist { $beans } vorne, und { $beans } wächst bei dir schon.
hint-move-card = Auf Platz { $place } kommt { $beans } später dran.
hint-move-card-forward = Auf Platz { $place } kommt { $beans } früher dran.
hint-reorder-grows = Dann kommt { $beans } zuerst, und { $beans } wächst bei dir schon.
hint-reorder = Dann kommt { $beans } zuerst.
