# The rules in brief. All numbers come from the game.

bohne-rules-title = ## 📜 { $game } · die Regeln
    -# { $least } bis { $most } Personen
bohne-rules-goal = **Ziel:** Nimm Karten, die dir Punkte bringen, und lass den anderen, was dich welche kostet. Die höchste Summe aus { $rounds } Runden gewinnt; bei Gleichstand wird der Sieg geteilt.
bohne-rules-cards = **Die Karten:** { $cards }. In jeder der { $count } Farben ({ $colours }): die Zahlen { $least } bis { $most }, { $minus }-mal *minus* 🔻, einmal *×2* ⏫ und einmal *nicht die Bohne* 🚫.
bohne-rules-deal = **Jede Runde** werden alle Karten verteilt: { $hands }. Die Auslagen beginnen leer.
bohne-rules-deal-each = je { $cards } bei { $players } Personen
bohne-rules-trick = ### Ein Stich
    {""}**1. Ausspielen.** Wer den Bohnenmarker 🫘 hat, legt eine Karte offen hin und den Marker darauf. Wer zuerst ausspielt, entscheidet das Los.
    {""}**2. Legen.** Alle anderen sehen sie und legen gleichzeitig je eine Karte verdeckt. Du kannst deine tauschen, bis die letzte liegt. Dann werden alle zusammen aufgedeckt.
    {""}**3. Nehmen.** Wer ausgespielt hat, nimmt eine Karte der anderen in die eigene Auslage. Dann nimmt, wer diese Karte gelegt hat, irgendeine von denen, die noch da sind, außer der mit dem Marker, und so weiter. Gibt es nichts zu wählen, geschieht es von selbst.
    {""}**4. Der Bohnenmarker.** Wer die letzte dieser Karten gelegt hat, nimmt die Karte mit dem Marker und den Marker selbst und spielt zum nächsten Stich aus.
bohne-rules-round = **Eine Runde endet,** wenn alle Hände leer sind. Wer dann den Bohnenmarker hat, spielt in der nächsten zuerst aus.
bohne-rules-score = ### Was eine Farbe zählt
    {""}**Zahlen** werden addiert. Ohne Zahl zählt eine Farbe 0.
    ⏫ **×2** verdoppelt die Summe.
    🔻 **Ein oder drei Minus** machen sie negativ; zwei heben sich auf.
    🚫 Mit **nicht die Bohne** zählt die Farbe 0, egal was sonst da liegt.
bohne-rules-open = **Offen und verdeckt:** Auslagen sind offen. Handkarten und verdeckt gelegte Karten sind es nicht; dass jemand gelegt *hat*, sehen alle.
