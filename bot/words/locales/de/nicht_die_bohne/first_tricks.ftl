# Die Lektion zu Nicht die Bohne, Schritt für Schritt: warum zu tun ist, was die Zeile darunter nennt. $computer1 bis
# $computer3: die drei Computer. Die Karten sind immer dieselben, deshalb stehen Farben und Zahlen hier.

lesson-first_tricks-lead = Wer die meisten Punkte hat, gewinnt: Was du nimmst, zählt, und jede Farbe für sich. Du hast den Bohnenmarker (🫘), also spielst du aus. Deine eigene Karte nimmst du nie: Spiel die niedrige **Blau 4** aus.
lesson-first_tricks-take = Die anderen haben verdeckt gelegt, und du nimmst zuerst. **Gelb 9** ist am meisten wert, und wer sie gelegt hat, nimmt danach.
lesson-first_tricks-face-down = Jetzt spielt { $computer3 } aus, also legst du verdeckt. Wo **Rot nicht die Bohne** landet, zählt alles Rote 0; { $computer1 } hat eine Rot 6.
lesson-first_tricks-token = Deine Karte ging als letzte weg, also gehört die mit dem Marker dir: Gelb minus, und deine 9 zählt **−9**. Du spielst aus: **Grün minus** trifft { $computer2 }, denn dort liegt viel Grün.
lesson-first_tricks-cancel = Ein Minus macht eine Farbe negativ, zwei heben sich auf: Dein Gelb zählt wieder +9. Mit Gelb 4 sind es −13.
lesson-first_tricks-last-card = Grün zählt für { $computer2 } jetzt −10. Deine letzte Karte ist gut: Sie wird früh genommen, und wer sie gelegt hat, nimmt danach.
lesson-first_tricks-double = { $computer2 } hat sie gleich genommen, also bist du dran. **Gelb ×2** verdoppelt deine 9.
lesson-first_tricks-over = ### 🎓 Das war eine kurze Runde
    • Die Zahlen einer Farbe werden addiert, und die vier Farben ergeben deine Punkte
    • ⏫ ×2 verdoppelt eine Farbe, 🔻 ein oder drei Minus machen sie negativ, 🚫 nicht die Bohne macht sie zu 0
    • Wessen Karte genommen wird, nimmt danach; wessen Karte als letzte weggeht, bekommt die mit dem Marker und spielt aus
    Eine richtige Partie hat drei Runden mit allen 60 Karten.
