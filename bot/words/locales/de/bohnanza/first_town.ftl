# Die Lektion zur Stadt von High Bohn, Schritt für Schritt: erst was zu tun ist, dann warum. $computer1, $computer2: die
# beiden Computer. Die Karten sind immer dieselben, deshalb stehen Bohnen, Gebäude und Zahlen hier.

lesson-first_town-plant = ### Bau zwei Gartenbohnen an
    High Bohn ist Bohnanza mit einer Stadt: Dort kaufst du für Taler Gebäude. Bau zweimal **Garten** an. Die ist selten, und drei davon bringen 3 Taler.
lesson-first_town-gift = ### Nimm die Rote an
    { $computer1 } schenkt dir eine **Rote**, und noch eine liegt offen für dich da, neben deiner dritten Garten. Am Ende wirst du sie brauchen.
lesson-first_town-keep = ### Behalte deine Karten und bau sie an
    Beende den Handel: Alle drei Karten passen auf deine Felder.
lesson-first_town-harvest = ### Ernte die Gartenbohnen
    Dein Zug ist vorbei, aber ernten und kaufen darfst du auch, wenn andere am Zug sind. Ein Taler ist eine umgedrehte Karte, und jetzt kommt es auf ihre Bohne an: Diese drei sind **Garten**-Taler.
lesson-first_town-buy = ### Kauf die Gold Mine 2
    Die Stadt zeigt alle Gebäude, was sie können und wer sie bezahlen kann. Ein Gebäude kostet so viele Taler seiner Bohne, wie seine Zahl sagt. Für Garten gibt es Gold Mines, und mit der **Gold Mine 2** kostet ein drittes Feld nur 1 Taler statt 3.
lesson-first_town-third-field = ### Nutz sie: Kauf ein drittes Feld für 1 Taler
    Ein Gebäude wirkt sofort, und nur für dich. Dein letzter Taler reicht.
lesson-first_town-turn = ### Du bist am Zug: zwei Sorten für zwei Felder
    Bau **Augen** und **Soja** an, behalte, was aufgedeckt wird, und bau auch das an. Dann bringt jedes deiner drei Felder 1 Taler, und auf dem Nachziehstapel liegt nur noch eine Karte: Hat { $computer1 } sie aufgedeckt und angebaut, ist die Partie vorbei.
lesson-first_town-last = ### Kauf drei Gebäude, eins nach dem anderen
    Am Ende wird alles geerntet, und alle dürfen noch einmal kaufen. Ein Gebäude zählt so viele 🪙, wie es kostet, du verlierst also nichts. Die zum Preis von 1 haben im Spiel keine Wirkung, aber **vier Gebäude bringen 1 🪙 dazu**, und noch mehr Gebäude noch mehr.
lesson-first_town-over = ### 🎓 Das war die Stadt von High Bohn
    • Gebäude kaufst du jederzeit, mit Talern ihrer Bohne, von jeder Art eins
    • Sie ändern sofort einige Regeln, nur für dich
    • Deine Punkte hier: keine Taler mehr, 5 🪙 für vier Gebäude (2 + 1 + 1 + 1) und 1 Bonus machen **6**
    • Was gekauft ist, ist weg. Haben alle bis auf eine Person eins von einer Art, kommen die unverkauften aus dem Spiel (zu fünft nie)
    Eine richtige Partie hat acht Sorten und damit acht Arten von Gebäuden. Der Knopf **{ town-button }** bei deinen Karten zeigt, was jedes kann.
