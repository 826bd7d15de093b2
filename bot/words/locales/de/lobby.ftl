# The lobby, and everything around a game.

lobby-title = ## 🫘 { $game } · Tisch #{ $table }
lobby-about = { $about } Für { $players } Personen.
lobby-choose = Spiel (Host wählt)
# One of the games to choose from, with the first sentences of what is said about it: 100 characters have room.
lobby-option = { $players } Personen · { $about }
how-many = { $one ->
    [True] { $most }
   *[False] { $least } bis { $most }
  }
lobby-seats = **Am Tisch** ({ $count } von { $most })
lobby-seat = { $number }. { $name }{ $host ->
    [True] {" "}· Host
   *[False] {""}
  }{ $computer ->
    [none] {""}
   *[other] {" "}· Computer, { $computer }
  }{ $dms ->
    [closed] {" "}· Direktnachrichten aus: spielt mit *Meine Karten*
    [later] {" "}· spielt mit *Meine Karten*, bis die erste Direktnachricht kommt
    [unreached] {" "}· spielt mit *Meine Karten*
   *[open] {""}
  }
# Of a rematch. $names: who played before and isn't in yet, $count of them.
lobby-again = 👋 Zuletzt dabei: { $names }. Mit **Mitspielen** geht es in die Revanche.
lobby-few = ⏳ { $missing ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $missing } Personen
  }: Drück **Mitspielen**. (Der Host kann auch Computer dazuholen oder mit **{ button-players }** Leute rufen.)
lobby-many = ⏳ { $surplus ->
    [one] Eine Person ist
   *[other] { $surplus } Leute sind
  } zu viel für dieses Spiel: Der Host wählt oben in der Liste ein größeres.
# $games: those that can start with the people who are there.
lobby-others = { $count ->
    [one] Allein könntest du
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[other] { $count }
      } könntet ihr
  } sofort { $games } spielen. Der Host wählt das Spiel oben in der Liste.
lobby-ready = ✅ Es kann losgehen: Der Host drückt **Start** oder wartet noch auf andere.
lobby-full = ✅ Alle Plätze sind besetzt: Der Host drückt **Start**.
lobby-closes = -# Schließt { $when }, wenn hier nichts mehr passiert.

button-join = Mitspielen
button-leave = Aussteigen
button-start = Start
button-computers = Computer dazu
button-cancel = Abbrechen
button-rules = Regeln
button-go = Zum Tisch
button-back = Zurück
button-take-back = Platz wieder einnehmen
button-leave-game = Aussteigen
button-leave-anyway = Partie verlassen
button-close = Tisch schließen
button-rematch = Revanche
button-my-hand = Meine Karten
button-table = Zum Tisch

greeting = 👋 Du bist bei **{ $game }** dabei, Tisch #{ $table }. Sobald es losgeht, sind hier deine Karten, und ich schreibe dir, wenn du dran bist. Das siehst nur du.
greeting-closed = Ich kann dir keine Direktnachrichten schicken. Mitspielen kannst du trotzdem: **Meine Karten** am Tisch zeigt dir deine Hand. (Willst du sie per Nachricht: *Privatsphäre-Einstellungen* dieses Servers → *Direktnachrichten*, dann steig aus und spiel wieder mit.)
greeting-later = Ich kann immer nur wenigen neuen Leuten auf einmal schreiben: Deine Karten kommen bald als Direktnachricht. Bis dahin, und wann immer du willst, zeigt dir der Knopf **Meine Karten** am Tisch deine Hand.
no-new-dms = Discord begrenzt gerade, wie vielen neuen Leuten ich schreiben darf. Wer noch keine Direktnachricht von mir hat, spielt mit **Meine Karten** am Tisch. Ich versuche es von selbst wieder; nichts geht verloren, und niemand muss etwas tun.
table-moved = Tisch #{ $table } geht weiter unten weiter ↓
table-closed = **{ $game }, Tisch #{ $table }** ist geschlossen. `/{ name-play }` eröffnet einen neuen.
table-gone-quiet = An Tisch #{ $table } hat schon lange niemand mehr gespielt. Er schließt { $when }, wenn niemand mehr spielt.
nudge = { $person }, Tisch #{ $table } wartet auf dich: Drück **Meine Karten**.

left-lobby = Du hast Tisch #{ $table } verlassen.
left-game = Du hast Tisch #{ $table } verlassen. Ein Computer spielt für dich weiter; mit `/{ name-join } { option-name-table }:{ $table }` bekommst du deinen Platz zurück.
joined = Du sitzt an Tisch #{ $table }.
# $url: where that table stands, in another channel.
joined-elsewhere = Du sitzt an Tisch #{ $table }: [zum Tisch]({ $url }).
took-back = Willkommen zurück an Tisch #{ $table }: Der Platz gehört wieder dir.
table-closed-done = Tisch #{ $table } ist geschlossen.
# $tables: the open tables at which the reader sits, $count of them.
forget-ask =
    ### Alles löschen, was über dich gespeichert ist?
    Dein Name, deine Sprache und deine Plätze an allen Tischen werden gelöscht. Beendete Partien bleiben ohne deinen Namen stehen. Das lässt sich nicht rückgängig machen.{ $count ->
        [0] {""}
       *[other] {"\u000A"}**Du verlässt { $tables }.** Wo schon gespielt wird, spielt ein Computer für dich weiter, und den Platz bekommst du nicht zurück. Ein Tisch, an dem sonst niemand sitzt, schließt.
    }
forget-table = Tisch #{ $table } ({ $game })
forget-button = Alles löschen
forget-button-keep = Behalten
forget-kept = Es wurde nichts gelöscht.
forgotten = Alles, was über dich gespeichert war, ist gelöscht. Beendete Partien bleiben ohne deinen Namen stehen.
# It stands in the place of a name, also at the beginning of a sentence.
forgotten-name = Jemand
# Where several were forgotten; $seat counts from 1.
forgotten-at-seat = { $name } auf Platz { $seat }
game-chosen = An Tisch #{ $table } wird jetzt { $game } gespielt.
already-done = Das ist schon erledigt.
posted-anew = Tisch #{ $table } steht jetzt noch einmal in { $channel }.

# What the lobby refuses
no-such-game = Dieses Spiel gibt es hier nicht. Wähl eins aus der Liste, die `/{ name-play }` zeigt.
no-such-table = Einen Tisch #{ $table } gibt es nicht. Lass die Option `{ option-name-table }:` weg, oder wähl einen aus ihrer Liste.
no-table-here = Du sitzt an keinem Tisch, an dem gerade gespielt wird. `/{ name-play }` eröffnet einen.
no-lobby-to-join = In diesem Kanal ist kein Tisch offen. `/{ name-play }` eröffnet einen.
you-left = Du hast Tisch #{ $table } verlassen; ein Computer spielt für dich weiter. Mit `/{ name-join } { option-name-table }:{ $table }` bekommst du deinen Platz zurück.
form-too-late = Das hat zu lange gedauert, und Discord öffnet das Formular nicht mehr. Drück noch mal.
leave-ask = Tisch #{ $table } verlassen? Dann spielt ein Computer für dich weiter, und du kannst deinen Platz jederzeit wieder einnehmen.
leave-ask-last = Tisch #{ $table } verlassen? Außer dir sitzen hier nur Computer: Steigst du aus, ist die Partie zu Ende.
close-ask = Tisch #{ $table } schließen? Die Partie ist dann sofort für alle zu Ende, und niemand gewinnt.
not-seated = An Tisch #{ $table } spielst du nicht mit. Schau zu, oder eröffne mit `/{ name-play }` einen eigenen Tisch.
seated-already = Du sitzt schon an Tisch #{ $table }.
# In these three $fitting is the number of the games in $games.
table-full = An Tisch #{ $table } ist alles voll: { $game } ist für { $players } Personen. { $fitting ->
    [0] {""}
   *[other] {"Der Host kann ein Spiel mit mehr Plätzen wählen: "}{ $games }. {""}
  }`/{ name-play }` eröffnet einen weiteren Tisch.
wrong-number-of-players = { $game } ist für { $players } Personen, und hier { $count ->
    [one] sitzt erst eine
   *[other] sitzen { $count }
  }. { $fitting ->
    [0] Warte, bis andere **Mitspielen** gedrückt haben, oder füll die Plätze mit **Computer dazu**.
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[other] { $count }
      } könnt ihr { $games } spielen. Der Host wählt das Spiel in der Liste am Tisch.
  }
too-many-for-game = { $game } ist für { $players } Personen, und hier sitzen { $count }. { $fitting ->
    [0] Erst müsste jemand aussteigen.
   *[other] Zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
       *[other] { $count }
      } könnt ihr { $games } spielen.
  }
only-the-host = Das kann nur { $host } (Host).
table-is-lobby = An Tisch #{ $table } hat die Partie noch nicht begonnen. Der Host beginnt sie mit **Start**.
table-is-running = An Tisch #{ $table } läuft die Partie schon.
table-is-ended = An Tisch #{ $table } ist die Partie zu Ende. **Revanche** eröffnet eine neue.
table-is-closed = Tisch #{ $table } ist geschlossen. `/{ name-play }` eröffnet einen neuen.

# What Discord is short of
play-in-a-server = Ein Tisch steht in einem Kanal auf einem Server, wo eure Runde ihn sehen kann. Geh in einen und tippe dort `/{ name-play }`; in einer Direktnachricht an mich beginnt damit eine Partie gegen Computer.
rematch-channel-gone = Den Kanal dieser Partie gibt es nicht mehr, oder ich darf nicht hinein. `/{ name-play }` eröffnet in jedem anderen Kanal einen Tisch.
rematch-not-yet = Ich bin gerade erst gestartet und sehe den Server dieser Partie noch nicht. Drück in ein paar Minuten noch mal auf **Revanche**.
only-where-added = Mich gibt es nur auf Servern, die mich hinzugefügt haben, und in Direktnachrichten mit mir. Mit diesem Link kannst du mich zu einem Server hinzufügen: { $url }
bot-not-in-server = Ich wurde ohne die Berechtigung `bot` zu diesem Server hinzugefügt und kann hier nichts schreiben. Wer den Server verwaltet, kann mich mit diesem Link noch einmal hinzufügen: { $url }
missing-permissions = In diesem Kanal kann ich keinen Tisch eröffnen, mir fehlt: { $permissions }. Wer den Server verwaltet, kann mir das geben.
answer-lost = Meine Antwort ist nicht durchgekommen. Nichts ist verloren: Am Tisch siehst du, ob dein Zug angekommen ist.
not-saved = Ich konnte deinen Zug gerade nicht speichern, also hat sich nichts geändert. Alle Partien stehen, wie sie standen. Versuch es später noch mal.
something-went-wrong = Bei mir ist etwas schiefgegangen. Nichts ist verloren: Am Tisch siehst du, wie es steht. Fehlt dein Zug, versuch es noch mal.
game-damaged = Was ich von der Partie an Tisch #{ $table } aufgehoben habe, ist beschädigt: Ich kann sie nicht mehr zeigen. Alle anderen Partien sind heil.
cannot-send-here = In diesem Kanal kann ich nichts schreiben. Versuch es in einem, in dem ich schreiben darf.
