# Die Tagespartie: Alle bei diesem Bot bekommen dieselben Karten. $day: ihr Datum. Zeiten schreibt Discord.

# Über dem eigenen Bereich, klein. $piles: wie oft der Nachziehstapel bis zum Ende ausgeht;
# $some: ob Bohnen fehlen, $without: welche.
daily-place = -# 🗓️ Tagespartie vom { $day } · { daily-rule }
daily-rule = { $piles ->
    [1] die Partie endet, sobald der Nachziehstapel zum ersten Mal leer ist
    [2] die Partie endet, sobald der Nachziehstapel zum zweiten Mal leer ist
   *[other] die Partie endet, sobald der Nachziehstapel zum dritten Mal leer ist
 }{ $some ->
    [yes] {" ("}ohne: { $without })
   *[no] {""}
 }
# Einmal, über dem ersten Bild.
daily-begun = ### 🗓️ Die Tagespartie vom { $day }: { $game } zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
       *[other] { $players }
     }
    Alle bei diesem Bot bekommen heute diese Karten, diesen Platz und diese starken Computer. Du hast einen Versuch, ohne Tipps und ohne Uhr: Die Computer warten, bis du sagst, dass du fertig bist. In Wertung und Statistik zählt er nicht.
    Damit es etwa zehn Minuten dauert, gilt: { daily-rule }. Du kannst weggehen und wiederkommen: Sie wartet auf dich bis { $until }. Die nächste kommt { $next }, wenn in UTC der Tag beginnt.
daily-leave = ### Die Tagespartie verlassen?
    Du kannst einfach weggehen: Sie wartet auf dich bis { $until }, und `/{ name-daily }` bringt dich zurück. Einen zweiten Versuch gibt es nicht.
daily-closed = ### 🗓️ Die Tagespartie vom { $day } ist vorbei
    Sie wurde bis zum Ende des nächsten Tages nicht fertig gespielt.
daily-stays = Eine zweite Tagespartie bekommt niemand, darum bleibt deine offen: Sie wartet auf dich bis { $until }. `/{ name-daily }` bringt dich zurück.
daily-waits = 🗓️ Deine **Tagespartie** vom { $day } wartet bis { $until } auf dich: Mit `/{ name-daily }` geht es weiter.

# Wie es ging.
daily-title = ### 🗓️ Die Tagespartie vom { $day }: { $game }
daily-own = { $beans } Du hast **{ $score }** { daily-unit }, Rang { $place } von { $of } an deinem Tisch.
daily-unit = { $town ->
    [yes] { $score ->
        [one] Punkt
       *[other] Punkte
     }
   *[no] Taler
 }
daily-unplayed = Diese hast du nicht zu Ende gespielt.
# $own: ob du sie gespielt hast.
daily-hard = 🤖 Ein starker Computer auf { $own ->
    [yes] deinem
   *[no] demselben
 } Platz, mit demselben Glück: **{ $score }** { daily-unit }, Rang { $place }.
daily-beside = 👥 { $beaten ->
    [0] { $others } andere haben sie auch zu Ende gespielt und waren heute mindestens so gut.
   *[other] Du warst besser als **{ $beaten }** von { $others } anderen, die sie zu Ende gespielt haben.
 }
daily-all = 👥 { $finished } Leute haben sie zu Ende gespielt.
# Es sind weniger als $enough. $over: ob der Tag vorbei ist.
daily-few = 👥 { $over ->
    [yes] { $finished ->
        [0] Niemand hat sie zu Ende gespielt.
        [one] Eine Person hat sie zu Ende gespielt.
       *[other] { $finished } Leute haben sie zu Ende gespielt.
     } Ergebnisse gibt es ab { $enough } Leuten zu sehen.
   *[no] { $finished ->
        [one] Niemand war heute früher fertig als du!
       *[other] Du bist unter den ersten { $finished }!
     } Sobald { $enough } Leute fertig sind, siehst du hier, wie du neben ihnen dastehst.
 }
# Das Bild in einer Zeile, und jeder Teil davon. $scores: etwa 12 oder 12–13.
daily-columns = Ergebnisse: { $columns }
daily-column = { $scores } ({ $people ->
    [one] 1 Person
   *[other] { $people } Leute
 })
daily-beans = -# 🫘🫘🫘🫘🫘 heißt: so gut wie der starke Computer oder besser.
daily-next = -# Nächste Tagespartie: { $next }

# Im Bild: sein Titel und was seine beiden Zeichen bedeuten.
picture-daily = { $town ->
    [yes] So viele Punkte hatten die Leute
   *[no] So viele Taler hatten die Leute
 }
picture-daily-own = du
picture-daily-hard = ein starker Computer auf demselben Platz

# Auf Knöpfen.
daily-button-result = 🗓️ Wie es ging
daily-button-share = Dem Kanal erzählen
daily-button-hands = Rückblick mit allen Händen
daily-button-hard = Die Partie des Computers
daily-button-yesterday = Die von gestern
daily-button-play = Tagespartie spielen

# Für alle in einem Kanal. $beans: wie es ging.
daily-shared = 🗓️ **{ $name }** hat die Tagespartie vom { $day } gespielt: { $beans }
    -# Alle bekommen dieselben Karten. Fünf Bohnen: so gut wie der starke Computer oder besser.

# Was nicht geht.
daily-not-begun = Wie es ging, siehst du, sobald du selbst gespielt hast: `/{ name-daily }` teilt dir die Karten aus.
daily-not-finished = Wie es ging, siehst du, sobald du selbst fertig bist: `/{ name-daily }` bringt dich zurück.
daily-no-such-day = Diese Tagespartie kann sich niemand mehr ansehen: Ich bewahre sie eine Woche lang auf.
daily-no-hints = In der Tagespartie gibt es keine Tipps: Hier denken alle selbst.
daily-hands = Alle Hände dieser Partie werden { $when } offen, für alle, die sie gespielt haben.
daily-share-in-a-server = Das geht nur in einem Kanal eines Servers, in dem du schreiben darfst.
daily-after-forgetting = Du hast heute alles über dich löschen lassen. Darum weiß ich nicht, ob du die heutigen Karten schon kennst. Die nächste Tagespartie kommt { $when }.
