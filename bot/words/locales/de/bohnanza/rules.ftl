# The rules of an edition in brief. All numbers come from the edition.

rules-title = ## 📜 { $game } · die Regeln
    -# { how-many } Personen
rules-goal = **Ziel:** Bau Bohnen an, { $turn ->
    [duel] lass deinem Gegenüber, was du nicht brauchst,
   *[trading] handle mit dem, was du nicht brauchst,
 } und ernte für Taler 🪙. { $town ->
    [yes] Für Taler gibt es Gebäude, und beides zählt. Die höchste Wertung gewinnt.
   *[no] Wer die meisten Taler hat, gewinnt.
 }
rules-start = **Wer anfängt,** entscheidet das Los{ $start ->
    [holder_of_start_bean] ; die Startbohne zeigt es am Tisch und bleibt die ganze Partie dort liegen
   *[left_of_dealer] {""}
 }. { $turn ->
    [duel] Ihr seid abwechselnd dran.
   *[trading] Dann geht es im Uhrzeigersinn weiter.
 }
rules-hand = **Deine Hand ist eine Warteschlange.** Ihre Reihenfolge ändert sich nie: Angebaut wird von vorne, gezogene Karten kommen nach hinten. { $turn ->
    [duel] Nur die eine Karte, die du ablegen darfst, nimmst du von beliebiger Stelle.
   *[trading] Nur beim Handeln darf eine Karte aus der Mitte heraus.
 }

rules-turn = ### Dein Zug
    {""}**1. Anbauen:** Bau deine vorderste Karte an. Die nächste darfst du auch noch anbauen. Ohne Handkarten entfällt diese Phase.
    {""}**2. Aufdecken und handeln:** Du deckst { $cards } Karten auf. Sie gehören dir, du kannst sie behalten oder damit handeln. Wann diese Phase endet, bestimmst du.
    {""}**3. Erhaltenes anbauen:** Alle bauen an, was sie beim Handeln bekommen haben; du auch, was noch aufgedeckt liegt. Die Reihenfolge ist egal.
    {""}**4. Karten ziehen:** { $draw }, immer hinten an die Hand. Dann geht es im Uhrzeigersinn weiter.
rules-turn-duel = ### Dein Zug
    {""}**1. Das Angebot:** Was dein Gegenüber dir gelassen hat, baust du an oder legst es ab, Karte für Karte, in beliebiger Reihenfolge. (Der allererste Zug beginnt mit Schritt 2.)
    {""}**2. Anbauen:** Bau deine vorderste Karte an. Die nächste darfst du auch noch anbauen. Danach darfst du **eine Karte ablegen**, egal von welcher Stelle der Hand. Ohne Handkarten entfällt dieser Schritt.
    {""}**3. Aufdecken:** Du deckst { $cards } Karten auf. Zeigt der Ablagestapel oben eine Sorte, die dabei ist, kommt diese Karte dazu, dann die nächste, solange es passt – nur jetzt, bevor du anbaust oder erntest. Dann baust du davon an, was du willst, in beliebiger Reihenfolge. Was du liegen lässt, ist das Angebot für dein Gegenüber.
    {""}**4. Karten ziehen:** { $draw }, immer hinten an die Hand. Dann ist dein Gegenüber dran.
# How many cards are drawn, $numbers of them for $players players.
rules-by-players = { $number } ({ $players } Personen)

# $players: the numbers of players for whom no third field is for sale.
rules-fields = **Bohnenfelder.** Auf einem Feld steht nur eine Sorte. { $twice ->
    [yes] Gleiche Bohnen dürfen auf mehreren deiner Felder stehen: Eine Karte darf zu ihrer Sorte oder auf ein leeres Feld.
   *[no] Gleiche Bohnen dürfen nicht auf zweien deiner Felder stehen: Eine Karte kommt zu ihrer Sorte, wenn die schon wächst.
 } Kein Platz? Dann ernte erst ein Feld{ $sale ->
    [none] .
    [some] , oder kauf das dritte (bei { $players } Personen: nicht zu kaufen).
   *[all] , oder kauf das dritte.
 }
rules-no-trading = **Handel:** gibt es nicht.
rules-trading = **Gehandelt** wird immer zwischen der Person, die am Zug ist, und einer anderen. Beliebig viele Karten gegen beliebig viele; Verschenken geht auch – aber ein Geschenk muss angenommen werden. Alle dürfen Handkarten von jeder Stelle geben; wer am Zug ist, auch die aufgedeckten. Erhaltene Karten werden in Phase 3 angebaut: Sie kommen nie auf die Hand und werden nicht weitergehandelt.
rules-harvest = **Ernten:** { $when ->
    [on_own_turn] jedes eigene Feld, nur im eigenen Zug, immer das ganze.
   *[any_time] jedes eigene Feld, jederzeit, immer das ganze.
 } Das Bohnometer sagt, wie viele der Karten zu Talern werden: Weniger Karten als die erste Zahl bringen nichts, mehr als die letzte nicht noch mehr. Die übrigen Karten werden abgelegt. *Bohnenschutz:* Ein Feld mit einer einzelnen Bohne darf { $protection ->
    [unless_all_have_one] nur geerntet werden, wenn auf jedem deiner Felder genau eine liegt: Auch ein leeres Feld schützt
   *[while_another_has_more] nicht geerntet werden, solange auf einem anderen deiner Felder mehr als eine liegt; leere Felder zählen nicht
 }.
rules-third-field = **Drittes Feld:** jederzeit zu kaufen, höchstens eins pro Person, bezahlt mit deinen obersten Talern; die kommen { $to ->
    [box] aus dem Spiel
   *[discard_pile] auf den Ablagestapel
 }.
rules-end = **Das Ende.** { $piles ->
    [1] Ist der Nachziehstapel aufgebraucht, endet die Partie
   *[other] Ist der Nachziehstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen – bis zum letzten Mal, dann endet die Partie
 }: { $turn ->
    [duel] in Schritt 4 sofort, in Schritt 3 { $phase2 ->
        [ends_at_once] ebenfalls sofort; das gerade Aufgedeckte wird abgelegt
       *[finish_planting] erst nach diesem Schritt
     }
   *[trading] in Phase 4 sofort, in Phase 2 { $phase2 ->
        [ends_at_once] ebenfalls sofort; das gerade Aufgedeckte wird abgelegt
       *[finish_planting] erst nach Phase 3
     }
 }. Dann werden alle Felder geerntet; Handkarten bringen nichts. { $tie ->
    [most_cards_in_hand] { rules-equal }: Mehr Handkarten gewinnen; auch davon gleich viele: geteilter Sieg.
    [farthest_from_start] { rules-equal }: Es gewinnt, wer im Uhrzeigersinn am weitesten von der Startbohne entfernt sitzt.
   *[shared] { rules-equal }: geteilter Sieg.
 }
rules-equal = { $town ->
    [yes] Gleiche Wertung
   *[no] Gleich viele Taler
 }

rules-beans = ### Die Bohnen
    -# Karten in der Schachtel · nötige Karten → Taler
rules-bean = { $bean } ×{ $copies } · { $meter }
rules-step = { $cards } → { $thalers }

rules-players = ### Je nach Personenzahl
rules-players-line = **{ $players }:** { $cards } Karten · erste Hand { $hand } · { $fields } Felder · drittes Feld { $price ->
    [no] nicht zu kaufen
   *[other] { $price } 🪙
 } · nachziehen { $draw } · Ende, wenn der Stapel { $piles ->
    [one] einmal
   *[other] { $piles }-mal
 } aufgebraucht ist{ $without ->
    [no] {""}
   *[other] {" "}· ohne { $without }
 }
rules-hand-each = je { $cards }
# $cards: the start player's number, the next player's, and so on, separated by commas.
rules-hand-in-turn = { $cards } der Reihe nach, die letzte Zahl für alle Übrigen
rules-range = { $first }–{ $last }
# Where one message has no room for all of the rules: the button that leads to the beans.
rules-button-beans = Die Bohnen
