# How much one person or one server may ask for, as whoever runs the bot has set it.

too-many-open-tables = Du hast schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } offen, und mehr gehen pro Person nicht. Spiel eine Partie zu Ende oder schließ einen Tisch mit `/{ name-close }`, dann kannst du den nächsten eröffnen.
too-many-lobbies = Du hast in der letzten Stunde { $most ->
    [one] einen Tisch (oder eine Lektion)
   *[other] { $most } Tische, Lektionen mitgezählt,
  } eröffnet, und mehr gehen nicht. Jemand anders kann den nächsten eröffnen, oder du ein wenig später.
too-many-tables-here = Auf diesem Server { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
  } offen, und mehr gehen nicht. Setz dich an einen davon, oder warte, bis eine Partie zu Ende ist.
# The same in a direct message among people, or on a server without me.
too-many-tables-there = Hier { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
  } offen, und mehr gehen nicht. Setz dich an einen davon, oder warte, bis eine Partie zu Ende ist.
# When somebody asks for a lesson, which counts like a table.
no-lesson-beside-tables = Eine Lektion zählt wie ein Tisch, und du hast schon { $most ->
    [one] einen Tisch
   *[other] { $most } Tische
  } offen; mehr gehen pro Person nicht. Spiel eine Partie zu Ende oder schließ einen Tisch mit `/{ name-close }`, dann kann’s losgehen.
no-lesson-this-hour = Du hast in der letzten Stunde { $most ->
    [one] einen Tisch eröffnet oder eine Lektion angefangen
   *[other] { $most } Tische und Lektionen angefangen
  }, und mehr gehen nicht. Lernen wir ein wenig später weiter.
too-many-lessons = Gerade lernen so viele Leute, dass ich keine weitere Lektion anfangen kann. Versuch es ein wenig später noch mal.
too-many-alone = Gerade spielen so viele Leute per Direktnachricht gegen Computer, dass ich keine weitere Partie geben kann. Versuch es ein wenig später noch mal.
too-many-open-offers = Du hast { $most ->
    [one] ein Angebot
   *[other] { $most } Angebote
  } offen, und mehr gehen nicht. Zieh eins zurück, dann kannst du das nächste machen.
too-fast = Das war zu schnell, dieser Klick zählt nicht. Drück noch mal.
