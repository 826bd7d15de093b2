# A game that is over, looked at again step by step.

button-replay = Rückblick

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Rückblick · Schritt { $number } von { $last }
# The first step.
replay-dealt = Die Karten sind ausgeteilt.
# Below what was said in one step, such as that offers were declined: how much more there was.
replay-more = -# … und { $count } weitere
replay-hand = **Deine Hand**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Zug
replay-back = ◀ Schritt
# Plays by itself, a turn every two seconds, until that is pressed which stands in its place meanwhile.
replay-play = ▶ Abspielen
replay-stay = ⏸ Anhalten
replay-next = Schritt ▶
replay-turn-next = Zug ⏭
replay-share = Teilen

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Rückblick · geteilt von { $name }

# A replay with everybody's hands, which their people have opened: the title, and a line for each; without a card.
# $front: whether the cards are in an order that matters.
replay-hands = **Alle Handkarten**{ $front ->
    [yes] , von vorne
   *[no] {""}
 }
replay-hand-of = { $name }: { $cards }
replay-hand-empty = keine Karten
replay-laid = { $name } hat { $card } verdeckt gelegt.
# The same in a picture and in its alt text.
picture-all-hands = Alle Handkarten
alt-hand-of = Handkarten von { $name }{ $front ->
    [yes] , von vorne
   *[no] {""}
 }: { $cards }.
# Labels of buttons that show all hands at this step, or one's own alone again.
replay-all-hands = Alle Handkarten
replay-own-hand = Nur meine Karten

# A button that gives the whole game in a file, and what is said above the file.
replay-export = Exportieren
replay-exported = Tisch #{ $table }, Schritt für Schritt, wie du die Partie gesehen hast. Auf einem Rechner, auf dem der Bohnentisch installiert ist, spielt `bean-table replay` diese Datei ab.

# A list of the steps at which most was decided, and behind each where it is. $name: who it was, $other: from or with
# whom, $count: how much, always 1 or more.
turning-points = Wendepunkte
turning-step = Schritt { $number }
turning-harvest = 🪙 Größte Ernte: { $name }, { $count ->
    [one] 1 Taler
   *[other] { $count } Taler
 }
turning-trade = 🤝 Größter Handel: { $name } und { $other }, { $count } Karten
turning-field = 🟫 Als Erstes ein drittes Feld: { $name }
turning-pile = 🎒 Der Nachziehstapel ist zum letzten Mal leer
turning-lead = 📈 { $name } überholt { $other } und hat die meisten Taler
turning-best-round = 🏅 Beste Runde: { $name }, { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
turning-worst-round = 📉 Schlechteste Runde: { $name }, −{ $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
turning-costly-card = 💥 Teuerste Karte: { $name } verliert { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
turning-lead-after-round = 📈 { $name } überholt { $other } und liegt vorn

# The button that asks somebody who played whether others may see their hand, and the question.
button-hands = Handkarten zeigen
hands-title = ### 🖐️ Handkarten zeigen · Tisch #{ $table }
hands-about = Sobald alle, die mitgespielt haben, Ja gesagt haben, kann jeder Rückblick auf diese Partie Schritt für Schritt alle Handkarten zeigen. Niemand erfährt, wer Ja gesagt hat. Du kannst dein Ja zurücknehmen; was bis dahin jemand gesehen hat, lässt sich nicht zurücknehmen.
# $state: the reader has said `yes` or not (`no`); everybody has (`all`); somebody who left never can (`never`).
hands-state = { $state ->
    [yes] **Du hast Ja gesagt.** Alle Handkarten sind zu sehen, sobald alle anderen das auch getan haben.
    [all] **Alle Handkarten dieser Partie sind zu sehen.**
    [never] **Die Handkarten dieser Partie bleiben verdeckt:** Nicht alle, die mitgespielt haben, sind noch da.
   *[no] **Deine Karten sind verdeckt.** Dürfen die anderen sie sehen?
 }
hands-open = Ja, meine Karten zeigen
hands-close = Ja zurücknehmen
hands-back = Zum Rückblick

# Why there is nothing to see.
replay-not-over = Die Partie an Tisch #{ $table } läuft noch. Sobald sie zu Ende ist, kannst du auf sie zurückblicken.
replay-too-old = Die Partie an Tisch #{ $table } ist lange her: Wie sie ausging, weiß ich noch, ihren Verlauf nicht mehr.
replay-never-ended = Tisch #{ $table } wurde geschlossen, bevor dort eine Partie zu Ende war. Da gibt es nichts zu sehen.
replay-nothing-here = Ich kenne keine beendete Partie von dir, und auch keine in diesem Kanal. `/{ name-play }` eröffnet einen Tisch.
replay-share-there = Das kannst du nur im Kanal von Tisch #{ $table } teilen, wenn du dort schreiben darfst.

# Too many people let theirs play at once.
replay-busy = Gerade laufen schon sehr viele Rückblicke. Blättere selbst weiter, oder drück ▶ gleich noch einmal.
