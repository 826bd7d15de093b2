# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = Du hast schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } offen, und mehr gehen pro Person nicht. Spiel eine Partie zu Ende oder schließ einen Tisch mit `/{ name-close }`, dann kannst du den nächsten eröffnen.
too-many-lobbies = Du hast in der letzten Stunde { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } eröffnet, und mehr gehen nicht. Jemand anders kann den nächsten eröffnen, oder du ein wenig später.
too-many-tables-here = Auf diesem Server { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
  } offen, und mehr gehen nicht. Setz dich an einen davon, oder warte, bis eine Partie zu Ende ist.
too-many-open-offers = Du hast { $most ->
    [one] ein Angebot
   *[other] { $most } Angebote
  } offen, und mehr gehen nicht. Zieh eins zurück, dann kannst du das nächste machen.
too-fast = Das war zu schnell, dieser Klick zählt nicht. Drück noch mal.
