# The commands and their options as Discord lists them.

# What people type, the names of the commands and their options: small letters, digits, - and _ only, at most 32. No two
# commands may be alike, nor one like another in English; so may no two options of a command.
name-play = spielen
name-join = mitspielen
name-start = starten
name-rematch = revanche
name-leave = aussteigen
name-close = schließen
name-invite = einladen
name-remove = entfernen
name-watch = zuschauen
name-forget = vergessen
name-hand = hand
name-table = tisch
name-rules = regeln
name-settings = einstellungen
name-about = info
name-pause = pause
name-resume = weiter
name-hint = tipp
name-replay = rückblick
name-learn = lernen
name-daily = tagespartie
name-help = hilfe
name-history = verlauf
name-stats = statistik
name-leaderboard = rangliste
name-night = spieleabend

option-name-game = spiel
option-name-computers = computer
option-name-start = sofort
option-name-pace = bedenkzeit
option-name-tempo = tempo
option-name-strength = stärke
option-name-pictures = bilder
option-name-language = sprache
option-name-whose = wessen
option-name-history-whose = wessen
option-name-day = tag
option-name-table = tisch
option-name-thread = thread
option-name-player = wen
option-name-invited = nur-eingeladene
option-name-leaderboard = rangliste
option-name-invitations = einladungen
option-name-title = titel
option-name-when = wann
option-name-seats = plätze
option-name-weekly = wöchentlich
option-name-divide = aufteilen
option-name-night = abend
option-name-cancel = absagen

# What Discord says of each; at most 100 characters.
command-play = Eröffne einen Tisch in diesem Kanal oder spiel per Direktnachricht gegen Computer
command-join = Setz dich an den Tisch in diesem Kanal, oder nimm deinen verlassenen Platz wieder ein
command-start = Starte die Partie an deinem Tisch (Host)
command-rematch = Spiel das Gleiche noch mal, in einer neuen Lobby
command-leave = Verlass den Tisch; in einer laufenden Partie spielt ein Computer für dich weiter
command-close = Schließ einen Tisch vorzeitig (Host oder Moderation)
command-invite = Lade jemanden an deinen Tisch ein, oder hol jemanden zurück (Host)
command-remove = Entferne jemanden vom Tisch; in der Partie spielt ein Computer weiter (Host)
command-watch = Schau an einem Tisch zu: Zum Start und zur Revanche rufe ich dich; noch einmal beendet das
command-forget = Lösch alles, was über dich gespeichert ist; du verlässt alle deine Tische
command-hand = Sieh dir deine Karten an (nur du siehst sie)
command-table = Poste den Tisch noch einmal, ganz unten im Kanal
command-rules = Lass dir ein Spiel erklären
command-settings = Wähl Sprache, Bilder und Ranglisten, oder sieh nach, was gilt, auch für die Tische dieses Servers
command-about = Was dieser Bot ist, was er speichert und wer ihn betreibt
command-pause = Mach Pause: Die Zeit steht, und niemand spielt weiter (Host oder Moderation)
command-resume = Mach nach einer Pause weiter
command-hint = Lass dir zeigen, was ein Computer an deiner Stelle tun würde (das siehst nur du)
command-replay = Blick Schritt für Schritt auf eine beendete Partie zurück (nur du siehst es)
command-learn = Lerne das Spiel: eine geführte Partie gegen Computer, nur für dich; oder mach damit weiter
command-daily = Spiel die Partie des Tages: dieselben Karten für alle bei diesem Bot (nur du siehst sie)
command-help = Zeigt, wie es weitergeht, und alle Befehle
command-history = Sieh dir beendete Partien an: deine oder die dieses Servers (nur du siehst sie)
command-stats = Sieh dir deine Partien in Zahlen an (nur du siehst sie)
command-leaderboard = Sieh dir an, wer auf diesem Server am besten spielt und das zeigen will (nur du siehst es)
command-night = Plane einen Spieleabend, oder sieh, welche es gibt

option-game = Welches Spiel
option-learn-what = Was du lernen willst
option-daily-day = Welcher Tag: heute, wenn du das weglässt
option-computers = Wie viele Computer mitspielen
option-start = Gleich starten; Computer nehmen die Plätze ein, die das Spiel braucht
option-pace = Wie lange eine Entscheidung dauern darf
option-tempo = Wie schnell die Computer spielen
option-language = Welche Sprache der Tisch spricht
option-thread = Ob der Tisch einen Thread bekommt; wenn du das weglässt, wie auf diesem Server üblich
option-strength = Wie gut die Computer spielen
option-pictures = Bilder von Karten und Feldern, oder nur Text
option-settings-language = In welcher Sprache ich dir schreibe oder neue Tische laufen
option-whose = Für wen: für dich, wenn du das weglässt
option-history-whose = Wessen Partien: deine, wenn du das weglässt
option-leaderboard = Ob Ranglisten dich zeigen dürfen
option-invitations = Ob andere dich an ihre Tische einladen dürfen
option-leaderboard-game = Welche Spiele
choice-pictures = { $on ->
    [on] an
   *[off] aus: nur Text
 }
choice-leaderboard = { $on ->
    [on] ja: sie dürfen mich zeigen
   *[off] nein
 }
choice-invitations = { $on ->
    [on] ja: sie dürfen mich einladen
   *[off] nein: niemand kann es
 }
choice-whose = { $whose ->
    [server] die Tische dieses Servers (wer ihn verwaltet)
   *[me] mich
 }
choice-daily-day = { $day ->
    [yesterday] gestern
   *[today] heute
 }
choice-history-whose = { $whose ->
    [server] die dieses Servers
   *[me] meine
 }
option-table = Welcher Tisch, falls du an mehreren sitzt
option-invited = Nur wen du einlädst, kann sich setzen
option-invite-player = Wen du einlädst
option-remove-player = Wer gehen soll
option-replay-table = Welche Partie, wenn es nicht deine letzte ist
option-title = Wie der Abend heißt
option-when = Tag und Uhrzeit, wie man es sagt: freitag 20 uhr
option-seats = Wie viele höchstens an einem Tisch sitzen
option-weekly = Ob er jede Woche zur selben Zeit stattfindet
option-divide = Wie aufgeteilt wird, wenn mehr kommen, als an einen Tisch passen
option-night-computers = Ob Computer mitspielen dürfen, wo ein Tisch sonst zu klein wäre
option-night = Ein geplanter Abend: ansehen, verschieben (mit { option-name-when }:) oder absagen
option-cancel = Sag den genannten Abend ab
choice-night-by = { $by ->
    [rating] nach Wertung: Starke mit Starken
   *[lot] per Los
 }

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-events = Events erstellen
