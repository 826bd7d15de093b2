# The bean duel for two: its steps at the table, in the hand and in the news.

# Cards lying face up: $who is `you` in the hand of the player to whom they belong, $name, whose opponent is $other.
duel-offered = { $who ->
    [you] 🎁 **Für dich liegen gelassen:** { $beans }
   *[other] 🎁 **Von { $other } für { $name } liegen gelassen:** { $beans }
 }
duel-turned-up = { $who ->
    [you] 🎴 **Für dich aufgedeckt:** { $beans }
   *[other] 🎴 **Für { $name } aufgedeckt:** { $beans }
 }

# Labels of buttons: at most 80 characters.
duel-button-discard = { $bean } ablegen
duel-button-leave = { $ending ->
    [yes] Rest liegen lassen: Partie endet
   *[no] { $count ->
        [one] { $other } diese Karte überlassen
       *[other] { $other } diese { $count } Karten überlassen
     }
 }
# A line of a list: at most 100 characters.
duel-place = { $place }. { $name }
# In an empty list: at most 150 characters.
duel-choose-discard = Eine Karte ablegen und { $cards } aufdecken (wenn du willst){ $more ->
    [yes] {""}; was hier fehlt: /{ name-discard }
   *[no] {""}
 }

hand-do-offered = ### 🎁 { $other } hat dir { $beans } gelassen: Bau jede an oder leg sie ab
hand-do-turned-up = ### 🎴 Aufgedeckt: { $beans } – bau an, was du magst
hand-do-duel-more = ### 🪴 Bau noch eine an, leg eine ab oder deck { cards-to-turn-up } auf
call-offered = Bau jede Karte an, die { $other } dir gelassen hat, oder leg sie ab ({ $beans })
call-turned-up = Bau vom Aufgedeckten an, was du magst ({ $beans })
call-duel-more = Bau noch eine an, leg eine ab oder deck { cards-to-turn-up } auf
call-duel-discard = Leg eine Karte ab, wenn du magst, oder deck { cards-to-turn-up } auf
hand-do-duel-discard = ### 🪴 Leg eine Karte ab, wenn du magst, oder deck { cards-to-turn-up } auf

table-guide-duel-first = ⏳ Warten auf **{ $names }**: Die vorderste Karte anbauen.
table-guide-offered = ⏳ Warten auf **{ $names }**: Jede Karte des Angebots anbauen oder ablegen.
table-guide-turned-up = ⏳ Warten auf **{ $names }**: Vom Aufgedeckten anbauen, was gefällt; der Rest bleibt liegen.
table-guide-duel-more = ⏳ Warten auf **{ $names }**: Noch eine anbauen, eine ablegen oder { cards-to-turn-up } aufdecken.
table-guide-duel-discard = ⏳ Warten auf **{ $names }**: Eine Karte ablegen oder { cards-to-turn-up } aufdecken.
table-guide-duel-turn-up = ⏳ Warten auf **{ $names }**: { $cards ->
    [one] Die letzte Karte
   *[other] { $cards } Karten
 } aufdecken.
table-guide-duel-last = 🏁 Der Nachziehstapel ist aufgebraucht. Mit diesem Schritt endet die Partie.

news-joined = Vom Ablagestapel dazugekommen, weil es passt: { $beans }.
news-discarded = { news-who } { $beans } von der Hand abgelegt.
news-offer-discarded = { news-who } { $beans } aus dem Angebot abgelegt.
news-offer-left = { news-who } { $beans } als Angebot liegen gelassen.
news-field-bought-box = { news-who } für { $number ->
    [one] 1 Taler ein drittes Feld gekauft; der Taler ist
   *[other] { $number } Taler ein drittes Feld gekauft; die Taler sind
 } aus dem Spiel.

# Refusals
only-in-a-duel = Das gibt es nur im Bohnenduell zu zweit. An diesem Tisch wirst du Handkarten durch Anbauen und Handeln los.
no-trading-in-a-duel = Im Bohnenduell wird nicht gehandelt. Was du vom Aufgedeckten nicht willst, lässt du deinem Gegenüber.
harvest-on-own-turn = Im Bohnenduell erntest du nur, wenn du am Zug bist. Du bist als Nächstes dran.
offer-must-be-answered = Bau erst jede Karte an, die dein Gegenüber dir gelassen hat, oder leg sie ab.
planted-enough = Mehr darfst du nicht anbauen. Leg eine Karte ab, wenn du magst, oder deck auf.
not-discarding-now = Jetzt gibt es nichts abzulegen. Bau vom Aufgedeckten an, was du magst, und lass den Rest liegen.
nothing-to-leave-yet = Noch gibt es nichts liegen zu lassen: Bau erst von der Hand an und deck auf.
card-not-face-up = Diese Karte ist nicht aufgedeckt. Bei deinen Karten siehst du, was geht.
card-not-to-discard-now = { $card } kannst du jetzt nicht ablegen. Bei deinen Karten siehst du, was geht.
one-card-only = Gib nur eine Karte an: ihre Bohne, oder ihren Platz auf der Hand wie `#2`.
not-among-discards = { $card } kannst du jetzt nicht ablegen, sondern: { $cards }.
