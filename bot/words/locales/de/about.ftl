# What the bot says about itself.

about-title = ## 🫘 Der Bohnentisch · Version { $version }
about-what = Ich teile die Karten für Bohnanza und seine Verwandten aus und kenne die Regeln. `/{ name-play }` eröffnet einen Tisch, `/{ name-rules }` erklärt ein Spiel.
about-stored = **Was gespeichert wird:** von allen, die einen Tisch eröffnen, sich an einen setzen, einen Spieleabend planen oder zu einem etwas sagen oder `/{ name-settings }` benutzen, die Discord-Nummer, Name und Sprache, ob sie Bilder wollen, auf Ranglisten stehen und erwähnt werden möchten, wo ihre Nachrichten stehen, was sie in ihren Partien getan haben und ob sie zu einem Abend kommen. Von denen, die zu einem Tisch eingeladen oder von ihm entfernt werden, zuschauen oder nicht eingeladen werden möchten, die Nummer; nichts über andere. Was ihr euch schreibt, lese ich nicht.
about-calls = **Rufe:** Von allen, die **{ button-call-me }** drücken, merke ich mir, auf welchem Server, für welche Spiele, zu welchen Uhrzeiten und wie oft, und ihre Zeitzone. Dafür rufe ich sonst niemanden: höchstens zehn auf einmal, an jeden Tisch einmal, für jeden Host einmal in der Stunde; die Rolle eines Servers höchstens einmal am Tag. Wer das möchte, sieht niemand, bis ich die Person im Kanal eines Tisches erwähne, und ein Druck unter einem Ruf oder in `/{ name-settings }` beendet es.
about-how-long = **Wie lange:** Eine Lobby, in der nichts passiert, schließt nach einer Stunde, eine Partie ohne Züge nach dreißig Tagen; von einem Spieleabend bleibt dreißig Tage danach nichts. { $days ->
    [0] Beendete Partien bleiben gespeichert, samt den Namen aller, die dabei waren – bis diese darum bitten, vergessen zu werden.
    [one] Einen Tag nach dem Ende bleibt von einer Partie nur das Ergebnis, und wer so lange nichts getan hat, wird vergessen.
   *[other] { $days } Tage nach dem Ende bleibt von einer Partie nur das Ergebnis, und wer so lange nichts getan hat, wird vergessen.
} All das liegt in einer einzigen Datei auf dem Rechner, auf dem ich laufe, und in dessen Sicherungskopien.
about-erase = **So wird es gelöscht:** `/{ name-forget }` löscht deine Nummer, deinen Namen, deine Sprache und deine Einstellungen, und du verlässt alle deine Tische und Abende. Beendete Partien bleiben ohne deinen Namen stehen.
about-alone = **So hast du deine Ruhe:** Mit **{ button-uninvite }**, unter jeder Einladung und in `/{ name-settings }`, kann dich niemand mehr durch mich einladen; `/{ name-leave }` und `/{ name-watch }` beenden, was du selbst angefangen hast. Blockierst du mich in Discord, erreicht dich von mir gar nichts mehr.
# $contact: in the words of whoever runs the bot.
about-contact = **Wer diesen Bot betreibt:** { $contact }
