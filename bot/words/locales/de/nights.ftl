# Spieleabende: ein Termin für ein Spiel, und wer kommt. $title: wie ihn der Host genannt hat; $when, $left: schreibt Discord, etwa
# „Freitag, 28. November 2026 20:00“ und „in 3 Stunden“.

# Die Ankündigung, Zeile für Zeile; auch die Seite eines Abends und was vor dem Ankündigen gezeigt wird.
night-heading = ## 🌙 { $title }
night-when = 🗓️ { $when } · { $left }{ $weekly ->
    [yes] {" · "}jede Woche
   *[no] {""}
 }
# $most: wie viele höchstens an einem Tisch sitzen.
night-game = 🎲 **{ $game }** · { $most ->
    [2] zu zweit am Tisch
   *[other] höchstens { $most } an einem Tisch
 }
# Wie aus Leuten Tische werden.
night-tables = -# { $by ->
    [rating] Kommen mehr, als an einen Tisch passen, wird nach Wertung aufgeteilt: Starke sitzen bei Starken.
   *[lot] Kommen mehr, als an einen Tisch passen, entscheidet das Los.
 }{ $computers ->
    [yes] {" "}Wo ein Tisch zu klein wäre, spielen Computer mit.
   *[no] {""}
 }
# $names: eine Liste, abgekürzt, wo sie zu lang ist.
night-coming = **✅ Dabei ({ $count }):** { $names }
night-maybe = **🤔 Vielleicht ({ $count }):** { $names }
night-not = **Diesmal nicht:** { $count }
night-names-more = { $names } und { $more } weitere
night-nobody = noch niemand
night-hosted = -# { $near ->
    [yes] Host: { $host }. Wenn es losgeht, öffnen sich die Tische hier von selbst, und alle, die kommen, werden gerufen.
   *[no] Host: { $host }. Eine Stunde vorher werden alle erinnert, die kommen; wenn es losgeht, öffnen sich die Tische hier von selbst.
 }
night-stage = { $stage ->
    [opened] ▶️ **Es geht los:** Die Tische stehen in diesem Kanal.
    [over] 🏁 Dieser Abend ist vorbei.
    [missed] 💤 Dieser Abend hat nicht stattgefunden.
   *[cancelled] ❌ **Dieser Abend ist abgesagt.**
 }
button-night-answer = { $answer ->
    [coming] Ich komme
    [maybe] Vielleicht
   *[not] Diesmal nicht
 }
button-night-more = Mehr

# Was jemand allein liest, nach der Antwort und auf der Seite eines Abends.
night-answered = { $answer ->
    [coming] { $near ->
        [yes] ✅ **Du bist dabei.** Bald ist es so weit: Wenn es losgeht, erwähne ich dich im Kanal des Abends, und ein Platz ist für dich da.
       *[no] ✅ **Du bist dabei.** Eine Stunde vorher erwähne ich dich im Kanal des Abends, und wenn es losgeht, ist ein Platz für dich da.
     }
    [maybe] 🤔 **Du kommst vielleicht.** Ich erwähne dich nur, wenn der Abend verschoben oder abgesagt wird, und einen Platz gibt es nur für alle, die fest zusagen: Das kannst du noch.
    [not] { $host ->
        [yes] **Diesmal kommst du nicht.** Der Abend findet ohne dich statt, wenn sonst jemand kommt; mit `/{ name-night }` sagst du ihn ab.
       *[no] **Diesmal kommst du nicht.** Bis es losgeht, kannst du es dir anders überlegen.
     }
   *[none] Du hast noch nicht gesagt, ob du kommst.
 }
# $title, $when: of another night at that time.
night-also = ⚠️ Du bist auch bei **{ $title }** dabei, { $when }. Sag bei einem davon ab, wenn beides nicht geht.
night-direct = { $on ->
    [on] 🔔 Ich erinnere dich auch per Direktnachricht.
   *[off] {""}
 }
button-night-direct = { $on ->
    [on] Erinnere mich per Direktnachricht
   *[off] Keine Direktnachricht
 }
button-night-announcement = Zur Ankündigung
button-night-move = Verschieben
button-night-cancel = Absagen

# Die Startseite.
nights-title = ## 🌙 Spieleabende auf diesem Server
nights-none = Hier ist noch kein Abend geplant.
nights-about = -# Ein Abend ist ein Termin für ein Spiel: Alle sagen, ob sie kommen, eine Stunde vorher erinnere ich sie, und wenn es losgeht, öffnen sich die Tische von selbst.
nights-line = **{ $title }** · { $when } · { $left }{ $weekly ->
    [yes] {" · "}jede Woche
   *[no] {""}
 }
    -# { $game } · { $coming ->
        [one] 1 kommt
       *[other] { $coming } kommen
     } · Host: { $host }{ $begun ->
        [yes] {" · "}▶️ hat begonnen
       *[no] {""}
     }
nights-more = -# … und { $count } weitere: In der Liste stehen alle.
nights-choose = Einen Abend ansehen
button-night-plan = Einen Abend planen
button-nights-back = Alle Abende

# Vor dem Ankündigen: was verstanden wurde.
night-plan-title = ### Stimmt das so?
night-plan-more = ### Fast fertig
night-plan-holds = 🔁 { $weekly ->
    [yes] jede Woche
   *[no] einmal
 } · { $by ->
    [rating] nach Wertung aufgeteilt
   *[lot] per Los aufgeteilt
 } · { $computers ->
    [yes] mit Computern aufgefüllt
   *[no] ohne Computer
 }
night-plan-where = -# Angekündigt wird er in { $channel }.
# $zone: die Stadt, die für die Zeitzone steht.
night-plan-typed = -# { $zone ->
    [none] „{ $words }“, sobald ich weiß, wie spät es bei dir ist
   *[other] „{ $words }“, nach der Uhr in { $zone }
 }
button-night-post = Ankündigen
button-night-title = Titel ändern
button-night-when = { $known ->
    [yes] Zeit ändern
   *[no] Zeit angeben
 }
button-night-zone = Andere Zeitzone
button-night-drop = Verwerfen
button-night-weekly = { $on ->
    [on] Jede Woche wiederholen
   *[off] Nur einmal
 }
button-night-by = { $by ->
    [rating] Nach Wertung aufteilen
   *[lot] Per Los aufteilen
 }
button-night-computers = { $on ->
    [on] Mit Computern auffüllen
   *[off] Ohne Computer
 }
night-seats-option = { $count ->
    [2] Zu zweit am Tisch
   *[other] Höchstens { $count } an einem Tisch
 }
night-choose-game = Welches Spiel
night-choose-seats = Wie viele an einem Tisch
night-game-players = für { $players }
night-posted = 🌙 **{ $title }** ist angekündigt, und du bist Host: Mit `/{ name-night }` verschiebst du den Abend oder sagst ihn ab.
night-posted-soon = 🌙 **{ $title }** ist geplant, und du bist Host. Die Ankündigung steht gleich hier.
# Für den Host, wo der Bot kein Event anlegen darf.
night-no-event = -# Bei den Events des Servers steht er nicht: Dafür brauche ich die Berechtigung *Events erstellen*. Wer den Server verwaltet, gibt sie mir, indem er [mich noch einmal einlädt]({ $url }); sonst ändert sich nichts.
# To whoever has moved or cancelled it, where the bot may not change its event any more.
night-event-stays = -# Bei den Events des Servers bleibt er, wie er war: Mir fehlt inzwischen die Berechtigung *Events erstellen*, um das zu ändern.
night-event-hidden = -# Bei den Events des Servers steht er nicht, weil nicht alle diesen Kanal sehen: Dort würden ihn alle lesen.
night-dropped = Verworfen: Es ist nichts geplant.

# Was Discord anbietet, während man die Zeit tippt.
night-example-tomorrow = morgen 20 Uhr
night-example-friday = Freitag 20 Uhr
night-example-saturday = Samstag 15 Uhr

# Formulare; höchstens 45 Zeichen für Titel und Beschriftung, 100 für das, was unter oder in einem Feld steht.
night-form = Einen Spieleabend planen
night-form-title = Titel
# Anstelle eines Titels, den niemand getippt hat.
night-untitled = Spieleabend
night-form-when = Tag und Uhrzeit
night-form-when-about = Wie man es sagt, nach deiner eigenen Uhr.
night-form-when-example = Freitag 20 Uhr · 28.11. 19:30 · in 2 Stunden
night-form-game = Spiel
night-form-weekly = Wie oft
night-form-once = Einmal
night-form-every-week = Jede Woche, zur selben Zeit
night-form-move = Den Abend verschieben

# Was am Getippten nicht stimmt.
night-unreadable = „{ $words }“ kann ich nicht als Tag und Uhrzeit lesen. Sag es etwa so: `Freitag 20 Uhr`, `28.11. 19:30` oder `in 2 Stunden`.
night-hour-missing = „{ $words }“ sagt den Tag, aber nicht die Uhrzeit. Sag es etwa so: `Freitag 20 Uhr`.
night-when-missing = Wann ist er? Sag es etwa so: `Freitag 20 Uhr` oder `in 2 Stunden`.
# $first, $second: schreibt Discord.
night-which = „{ $words }“ kann { $first } oder { $second } sein. Was meinst du?
night-past = Dieser Zeitpunkt ist schon vorbei. Wähl einen anderen.
night-too-far = Das ist zu weit weg: Ein Abend lässt sich höchstens { $days } Tage im Voraus planen.
night-seats = **{ $game }** ist für { $players }: Wähl in der Liste, wie viele an einem Tisch sitzen.
night-zone-missing = Wie spät ist es bei dir? Wähl es unten, damit ich deine Zeit richtig lese; ich frage nur einmal.
night-zone-many = Dazu passen mehrere Zeiten: Wähl deine unten.

# Verschieben und absagen.
night-move-question = ### **{ $title }** verschieben?
    Von { $before }
    auf **{ $when }** · { $left }
    Alle, die kommen oder vielleicht kommen, erfahren es einmal.{ $weekly ->
    [yes] {" "}Der Abend ist jede Woche: von da an immer zu dieser Zeit.
   *[no] {""}
 }
night-same-time = Er beginnt schon zu dieser Zeit: { $when }. Sag eine andere Zeit, oder lass es, wie es ist.
button-night-move-yes = Verschieben
button-night-move-other = Andere Zeit
night-moved = 🗓️ **{ $title }** ist auf { $when } verschoben. Alle, die kommen oder vielleicht kommen, erfahren es.
night-cancel-question = ### **{ $title }** am { $when } absagen?
    Alle, die kommen oder vielleicht kommen, erfahren es einmal.{ $weekly ->
    [yes] {" "}Der Abend ist jede Woche: nur diesen, oder auch alle weiteren?
   *[no] {""}
 }
button-night-cancel-one = { $weekly ->
    [yes] Nur diesen
   *[no] Absagen
 }
button-night-cancel-all = Alle
night-cancelled = ❌ **{ $title }** am { $when } ist abgesagt. Alle, die kommen oder vielleicht kommen, erfahren es.
# In place of the question to the host, whose event was deleted in Discord.
night-kept = **{ $title }** findet statt wie geplant: { $when }.

# In Discords Liste der Events; höchstens 1.000 Zeichen, und kein Markdown außer Links.
night-event-about = { $game } · sag, ob du kommst: { $url }

# Was nicht geht.
night-which-one = Sag, welchen Abend du meinst: `/{ name-night } { option-name-night }:`.
night-in-a-server = Spieleabende gehören zu einem Server: Nimm `/{ name-night }` in einem seiner Kanäle.
no-such-night = So einen Abend gibt es auf diesem Server nicht oder nicht mehr: `/{ name-night }` zeigt die geplanten.
night-over = Dieser Abend hat begonnen, ist vorbei oder abgesagt; daran lässt sich nichts mehr ändern.
night-moved-meanwhile = Dieser Abend wurde inzwischen verschoben. Sieh ihn dir mit `/{ name-night }` noch einmal an.
night-not-yours = Das kann nur der Host des Abends, oder wer diesen Server verwaltet.
night-twice = Zu dieser Zeit gibt es so einen Abend in diesem Kanal schon: `/{ name-night }` zeigt ihn, und dort kannst du zusagen.
night-not-coming = Erinnert wird nur, wer fest zusagt: Drück erst **Ich komme**.
night-reminded = Die Erinnerungen an diesen Abend sind schon verschickt.
night-one-thing = Nenn einen Abend, um ihn anzusehen, zu verschieben (`{ option-name-when }:`) oder abzusagen (`{ option-name-cancel }:`). Alles andere steht fest: Sag ihn ab und plan einen neuen.
night-draft-lost = In dieser Nachricht finde ich deinen Plan nicht mehr. `/{ name-night }` fängt einen neuen an.
night-full = Zu diesem Abend kommen schon { $most } Leute, mehr geht nicht.
night-title = Ein Titel hat 1 bis { $most } Zeichen.
too-many-nights = Du bist schon Host von { $most ->
    [one] einem geplanten Abend
   *[other] { $most } geplanten Abenden
  }, mehr geht nicht. Warte, bis einer vorbei ist, oder sag einen ab.
too-many-nights-here = Auf diesem Server { $most ->
    [one] ist schon ein Abend
   *[other] sind schon { $most } Abende
  } geplant, mehr geht nicht. Komm zu einem davon, oder warte, bis einer vorbei ist.
