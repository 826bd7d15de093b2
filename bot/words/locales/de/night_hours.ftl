# What a game night says by itself, in its channel. $title: as its host typed it; $when, $left: written by Discord, such
# as “Friday, 28 November 2026 20:00” and “in an hour”; $part: 1, or 2, 3, … for more messages of the same.

# An hour before. Below it stand mentions of those who come; $count: how many come.
night-reminder = { $part ->
    [1] ### ⏰ **{ $title }** beginnt { $left }
   *[other] ⏰ **{ $title }** beginnt { $left }: auch dabei (Teil { $part })
 }
night-reminder-count = { $when } · { $count ->
    [one] bisher kommt 1 Person
   *[other] { $count } kommen
 }
night-reminder-about = -# Wenn es so weit ist, eröffne ich hier die Tische und erwähne euch. Kannst du doch nicht? Sag es bei der Ankündigung.
# The same as a direct message, to those who asked for one.
night-reminder-direct = ⏰ **{ $title }** beginnt { $left }, { $when }. Du hast gesagt, dass du kommst.
button-night-there = Ankündigung

# All who come are told. Below it stand their mentions.
night-told-moved = 🗓️ **{ $title }** ist verschoben: jetzt { $when } · { $left }{ $part ->
    [1] {""}
   *[other] {" ("}Teil { $part })
 }
night-told-cancelled = ❌ **{ $title }**, { $when }, ist abgesagt.{ $part ->
    [1] {""}
   *[other] {" ("}Teil { $part })
 }
# Of a weekly night that was cancelled.
night-told-next = { $on ->
    [True] Der nächste findet wie gewohnt statt.
   *[False] Auch in den Wochen danach findet er nicht statt.
 }

# To its host, whose mention is $host.
night-new-host = { $host }: Der Host von **{ $title }** ({ $when }) ist nicht mehr da, jetzt ist es dein Abend. Mit `/{ name-night }` verschiebst du ihn oder sagst ihn ab.
night-asked = { $host }: Jemand hat in Discord das Event von **{ $title }** ({ $when }) gelöscht.
night-asked-about = Findet der Abend trotzdem statt? Wenn du nichts sagst, ja.
night-decided = { $kept ->
    [True] ✅ Der Abend findet statt.
   *[False] ❌ Der Abend findet nicht statt.
 }
button-night-keep = Er findet statt
button-night-call-off = Absagen

# It begins. Below it a line for each table, with mentions of its people; $person: the mention of its host.
night-call = { $part ->
    [1] ### 🌙 **{ $title }** beginnt
   *[other] 🌙 **{ $title }** beginnt: weitere Tische (Teil { $part })
 }
night-call-late = Ich war nicht da, als es losgehen sollte: Jetzt geht es los.
night-call-table = **{ $table }:** { $people }{ $lacking ->
    [0] {""}
    [one] {" · "}es fehlt noch 1 Person: Wer mag, setzt sich dazu
   *[other] {" · "}es fehlen noch { $lacking } Personen: Wer mag, setzt sich dazu
 }
# $server: whether the server, and not its people, has too many tables open.
night-call-refused = { $people }: { $server ->
    [True] Euren Tisch konnte ich nicht eröffnen, weil auf diesem Server schon zu viele offen sind. Spielt einen zu Ende oder schließt einen, dann hilft `/{ name-play }`.
   *[False] Euren Tisch konnte ich nicht eröffnen, weil ihr alle schon Host von zu vielen seid. Spielt einen zu Ende oder schließt einen, dann hilft `/{ name-play }`.
 }
night-call-host = { $person } (Host)
night-call-about = -# Eure Plätze sind bereit. Sobald an einem Tisch alle da sind, drückt der Host *{ button-start }*. Kommt der Host nicht, kann es jemand anders am Tisch und ist dann Host. Auf andere, die fehlen, muss der Host nach `/{ name-remove }` nicht warten.
night-table = Tisch #{ $table }

# It did not take place.
night-missed = { $nobody ->
    [True] 💤 Niemand hat gesagt, dass er kommt: **{ $title }** ({ $when }) ist ausgefallen.
   *[False] 💤 **{ $title }** hätte { $left } beginnen sollen, und ich war nicht da. Wenn ihr da seid: `/{ name-play }` eröffnet einen Tisch.
 }

# It is over. Below it a line for each table.
night-last = ### 🏁 Das war **{ $title }**
night-last-table = **{ $table }:** { $how ->
    [won] { $count ->
        [one] 🏆 { $names } hat gewonnen
       *[other] 🏆 { $names } haben zusammen gewonnen
     }
    [playing] spielt noch: Wer gewonnen hat, steht dann hier
    [waiting] keine Partie begonnen
   *[closed] vor dem Ende geschlossen
 }
button-night-again = Nächste Woche wieder

# To the host of a weekly night to which nobody else has come lately, whose mention is $host; $weeks: for how many weeks.
night-rests = { $host }: Zu **{ $title }** ist seit { $weeks } Wochen sonst niemand gekommen, darum habe ich keinen nächsten Abend geplant.
night-rests-about = Wer den Knopf drückt, ist ab nächster Woche Host, jede Woche zur selben Zeit.
button-night-on = Jede Woche weiter

# To the host alone.
night-lost = **{ $title }** ({ $when }) fällt aus: Den Kanal gibt es nicht mehr, oder ich kann dort nicht mehr schreiben. Mit `/{ name-night }` planst du den Abend woanders.
