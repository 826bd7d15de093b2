# Die Lektion zur Stadt von High Bohn, Schritt für Schritt: warum zu tun ist, was die Zeile darunter nennt. $computer1,
# $computer2: die beiden Computer. $press: der wievielte Druck des Schritts als Nächstes kommt. Die Karten sind immer
# dieselben, deshalb stehen Bohnen, Gebäude und Zahlen hier.

lesson-first_town-plant = Auch in High Bohn gewinnst du mit Talern (🪙), und hier kaufen sie Gebäude. Bau zwei **Gartenbohnen** an: Sie sind selten, aber drei bringen 3 Taler.
lesson-first_town-gift = Eine **Rote** als Geschenk: Noch eine liegt offen da, neben deiner dritten Gartenbohne.
lesson-first_town-keep = { $press ->
    [2] Bau sie jetzt sofort an, wie immer.
   *[other] Alle drei Karten passen auf deine Felder, also behalte, was offen liegt.
 }
lesson-first_town-harvest = { $press ->
    [2] Ein Taler ist eine umgedrehte Karte, und hier zählt ihre Bohne: Du bekommst **Garten**-Taler.
   *[other] Dein Zug ist vorbei, aber ernten und kaufen darfst du auch, wenn andere am Zug sind.
 }
lesson-first_town-buy = { $press ->
    [2] Ein Gebäude kostet Taler seiner eigenen Bohne. Mit der **Gold Mine 2** kostet dich ein drittes Feld nur 1 Taler statt 3.
   *[other] Die Stadt zeigt, was es zu kaufen gibt.
 }
lesson-first_town-third-field = Ein Gebäude wirkt sofort, und nur für dich. Dein letzter Taler reicht.
lesson-first_town-turn = { $press ->
    [2] Behalte, was aufgedeckt wurde: Auch das passt.
    [3] Dann bringt jedes deiner Felder 1 Taler. Der Nachziehstapel ist fast leer: Hat { $computer1 } angebaut, ist die Partie vorbei.
   *[other] Du bist wieder am Zug: **Augenbohne** und **Sojabohne** passen auf deine zwei freien Felder.
 }
lesson-first_town-last = Alles ist geerntet, und du darfst noch einmal kaufen. Ein Gebäude zählt so viel, wie es kostet: Du verlierst nichts.
lesson-first_town-third-building = Die zum Preis von 1 bewirken im Spiel nichts, aber sie zählen.
lesson-first_town-fourth-building = Das ist dein viertes, und **vier Gebäude bringen 1 🪙 dazu**.
lesson-first_town-over = ### 🎓 Das war die Stadt von High Bohn
    • Gebäude kaufst du jederzeit, mit Talern ihrer Bohne, von jeder Art eins
    • Sie ändern sofort Regeln, nur für dich
    • Deine Punkte: keine Taler, 5 🪙 für vier Gebäude (2 + 1 + 1 + 1), 1 Bonus, also **6**
    • Haben alle bis auf eine Person eine Art, kommen die unverkauften aus dem Spiel (zu fünft nie)
    Eine richtige Partie hat acht Arten: **{ town-button }** zeigt, was jedes Gebäude kann.
