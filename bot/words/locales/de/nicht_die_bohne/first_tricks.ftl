# Die Lektion zu Nicht die Bohne, Schritt für Schritt: erst was zu tun ist, dann warum. $computer1 bis $computer3: die drei
# Computer. Die Karten sind immer dieselben, deshalb stehen Farben und Zahlen hier.

lesson-first_tricks-lead = ### Spiel eine niedrige Karte aus
    Du hast den Bohnenmarker (🫘), also legst du die erste Karte dieses Stichs, offen. Deine eigene Karte nimmst du nie selbst: Eine hohe Zahl wäre ein Geschenk für die anderen. Spiel **Blau 4** aus.
lesson-first_tricks-take = ### Nimm die 9
    Alle anderen haben verdeckt eine Karte gelegt, jetzt sind sie aufgedeckt. Du nimmst zuerst: Was du nimmst, liegt in deiner Auslage und zählt. Jede Farbe zählt für sich, und **Gelb 9** ist am meisten wert. Wer sie gelegt hat, nimmt danach.
lesson-first_tricks-face-down = ### Leg eine Karte verdeckt
    { $computer3 } hat deine Blau 4 mit dem Marker bekommen und spielt Gelb minus aus. { $computer1 } hat Rot 6 genommen. Wo **Rot nicht die Bohne** landet, zählt alles Rote 0.
lesson-first_tricks-token = ### Spiel wieder aus
    Niemand wollte deine Karte: { $computer1 } blieb darauf sitzen, und Rot zählt dort 0. Geht deine Karte als letzte weg, bekommst du die mit dem Marker und spielst als Nächstes aus. Gelb minus gehört also dir, und deine 9 zählt **−9**. Spiel jetzt **Grün minus** aus: { $computer2 } hat viel Grün.
lesson-first_tricks-cancel = ### Nimm ein zweites Minus
    Ein Minus macht eine Farbe negativ, zwei heben sich auf, ein drittes machte sie wieder negativ. Mit **Gelb minus** zählt dein Gelb +9. Mit Gelb 4 wären es −13.
lesson-first_tricks-last-card = ### Leg deine letzte Karte
    Dein Grün minus ging an { $computer2 }: Aus 10 Punkten in Grün sind dort −10 geworden. Auf der Hand hast du noch **Rot 8**. Auch eine gute Karte nützt dir: Sie wird früh genommen, und wer sie gelegt hat, wählt danach.
lesson-first_tricks-double = ### Nimm das ×2
    { $computer2 } hat deine 8 gleich genommen, also bist du dran. **Gelb ×2** verdoppelt deine 9. Dann sind alle Hände leer, und die Runde wird gewertet.
lesson-first_tricks-over = ### 🎓 Das war eine kurze Runde
    • Die Zahlen einer Farbe werden addiert, und die vier Farben ergeben deine Punkte
    • ⏫ ×2 verdoppelt eine Farbe, 🔻 ein oder drei Minus machen sie negativ, 🚫 nicht die Bohne macht sie zu 0
    • Wessen Karte genommen wird, nimmt danach; wessen Karte als letzte weggeht, bekommt die mit dem Marker und spielt als Nächstes aus
    Eine richtige Partie hat drei Runden, in denen alle 60 Karten verteilt werden, und die höchste Summe gewinnt.
