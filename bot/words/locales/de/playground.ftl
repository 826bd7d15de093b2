# The words of the playground's page and of what its small Discord says there. They are put together in the page, which
# knows names and numbers only then: no message here may choose by one of them.

page-title = Der Bohnentisch · Spielwiese
page-heading = Der Bohnentisch
page-heading-small = Spielwiese
page-skip = Direkt zu deinen Knöpfen
page-acting = Du bist gerade
page-language = Sprache
page-tabs = Tisch oder private Nachrichten
page-needs-script = Diese Seite ist ein kleines Chatprogramm und braucht JavaScript. Von anderswo lädt sie nichts.

page-everybody = das sehen alle
page-archived = archiviert
page-private-to = das sieht nur { $name }
page-messages-to = Nachrichten für { $name }
page-say-as = Schreib etwas als { $name }, oder / für Befehle
page-say-short = Nachricht, oder / für Befehle
page-say-direct = Schreib dem Bot als { $name }, oder /
page-send = Senden
page-cancel = Abbrechen
page-done = Fertig
page-yes = Ja
page-no = Nein
page-commands = Befehle
page-no-command = So beginnt kein Befehl.
page-optional = freiwillig
page-required = Das fehlt noch.
page-unknown-choice = Wähl etwas aus der Liste.
page-not-a-number = Das muss eine ganze Zahl sein.
page-too-short = Mindestens { $least } Zeichen.
page-choose = Auszuwählen: { $count }.
page-choose-between = Wähl { $least } bis { $most }.
page-choose-up-to = Wähl bis zu { $most }.
page-choose-at-least = Wähl mindestens { $least }.
page-nothing-chosen = Wählen …
page-no-suggestions = Keine Vorschläge
page-thinking = { $name } denkt nach …
page-failed = Diese Interaktion ist fehlgeschlagen.
page-failed-try-again = Diese Interaktion ist fehlgeschlagen. Versuch es noch einmal.
page-failed-why = Diese Interaktion ist fehlgeschlagen: { $reason }
page-not-sent = Die Spielwiese hat nicht geantwortet, vielleicht ist also nichts passiert. Versuch es gleich noch einmal.
page-bot-offline = Der Bot ist gerade nicht verbunden. Er startet: Nichts geht verloren, und deine Knöpfe gehen gleich wieder.
page-offline = Die Verbindung zur Spielwiese ist weg. Läuft sie noch in ihrem Fenster? Diese Seite verbindet sich von selbst wieder.
page-moved = Die Spielwiese wurde neu gestartet und hat eine neue Adresse: Sie steht in ihrem Fenster. Dort gehen deine Spiele weiter.
page-somebody = jemand
page-connecting = Verbinden …
page-dismiss = Ausblenden
page-used = { $name } hat /{ $command } benutzt
page-bot = Bot
page-unread = { $count } neu
page-new-below = Unten ist Neues ↓
page-new-from = Neue Nachricht von { $name }.
page-your-turn = ● Du bist dran
# The switch at the top; what it says, and when one points at it.
page-sound = Ton, wenn du dran bist
page-sound-on = An: ein Ton, wenn du dran bist
page-sound-off = Aus: kein Ton, wenn du dran bist
page-show = Zeigen
page-gone = Diese Nachricht gibt es hier nicht mehr.
page-add-person = Noch jemand
page-add-person-title = Noch eine Person
page-add-person-about = Noch jemand zum Mitspielen. Du kannst abwechselnd alle sein.
page-name = Name
page-dms-open = Direktnachrichten
page-dms-of = { $name } nimmt Direktnachrichten an
page-dms-about = Schalt sie aus, um zu sehen, was geschieht, wenn jemand keine Direktnachrichten annimmt.
page-nobody-yet = Hier ist noch nichts. Sobald du dich an einen Tisch setzt, kommen deine Karten auf diese Seite, wo sie sonst niemand sieht.
page-suppressed = (Etwas der Art { $kind } kann diese Seite nicht zeigen.)
page-spoiler = Verdeckt; zum Aufdecken drücken
page-open-image = Bild

# The clock at the top, by which everything goes, and the form in which it is set forward. $when: a day and an hour, $name: what happens then.
page-clock = Uhr: { $when }
page-clock-title = Die Uhr vorstellen
page-clock-about = Nach dieser Uhr geht hier alles, auch der Bot: Was fällig ist, geschieht sofort. Zurückstellen lässt sie sich nicht.
page-clock-hour = Eine Stunde weiter
page-clock-day = Einen Tag weiter
page-clock-week = Eine Woche weiter
page-clock-to = Auf { $when }
page-clock-event = Auf { $when }: { $name }
page-clock-before = Auf { $when }: eine Stunde vor { $name }
page-clock-set = Jetzt ist es { $when }.
# The events of the server, above its channel.
page-events = Events
page-no-events = Es gibt keine.
page-event-begun = hat begonnen
page-event-delete = Löschen
page-event-delete-of = { $name } löschen
page-event-permission = Der Bot darf Events erstellen
page-event-permission-about = Aus: Er wurde ohne die Berechtigung „{ permission-create-events }“ eingeladen.

# In the same form: where the bot is not.
page-anywhere = Überall spielen
page-anywhere-about = Wer den Bot zu den eigenen Apps hinzugefügt hat, bringt ihn mit: in Nachrichten unter Freunden und auf Server ohne ihn.
page-installed = { $name } hat den Bot bei den eigenen Apps
page-external-apps = Auf Servern ohne ihn sehen alle seine Antworten

# The card that stands over an empty channel.
page-play-title = Spiel Bohnanza gleich hier
page-play-about = Das ist eine Spielwiese: ein kleines Discord, das nur auf diesem Computer läuft, mit dem echten Bot. Du brauchst kein Konto, und nichts, was du hier tust, verlässt diesen Computer.
page-play-game = Spiel
page-play-computers = Computer am Tisch
page-play-strength = Sie spielen
page-play-at-once = Gleich spielen
page-play-open = Tisch eröffnen
page-play-enough = So viele wie nötig
page-play-none = Keine: Es spielen nur Menschen
page-play-with-computers = Setzt die Computer an den Tisch und teilt die Karten aus.
# $names: two people, as a list with "or".
page-play-several = Eröffnet einen Tisch in diesem Kanal. Du kannst mehrere sein: Wechsle oben zu { $names }, drücke „{ button-join }“, und starte als die Person, die den Tisch eröffnet hat.
page-play-waiting = Der Bot startet …
page-play-hands = Deine Karten kommen als Direktnachrichten neben den Tisch; auf dem Handy hinter den zweiten Reiter.
page-learn = { button-learn }
page-learn-about = „{ button-learn }“ beginnt eine kurze Partie mit Computern, die Schritt für Schritt erklärt wird.
page-real = Auf dem echten Discord spielen
page-real-about = Derselbe Bot bringt euch auf deinem Server an einen Tisch. Drei Schritte; mehr steht im README.
page-real-make = Leg im Discord Developer Portal (discord.com/developers/applications) eine Anwendung mit einem Bot an und kopier dessen Token.
# $command: what is typed in a terminal.
page-real-start = Starte damit den Bot: { $command }
page-real-invite = Öffne den Einladungslink aus dem Protokoll, hol den Bot auf deinen Server und tippe dort /{ name-play }.

# Why something that was done at the page could not be done.
page-bot-away = Der Bot ist nicht verbunden.
page-bot-silent = Der Bot hat nicht innerhalb von drei Sekunden geantwortet.
page-cannot = Das hat die Spielwiese nicht geschafft; mehr steht in ihrem Protokoll.
page-nobody = Das kann niemand tun.
page-name-length = Ein Name hat 1 bis { $most } Zeichen.
page-most-people = Es sind schon { $most } Leute da.
page-name-taken = Hier heißt schon jemand { $name }.
page-no-message = Diese Nachricht gibt es hier nicht mehr.
page-no-channel = Diesen Kanal gibt es nicht.
page-no-event = Dieses Event gibt es nicht mehr.
page-not-now = Das geht gerade nicht.
page-no-control = Das steht nicht mehr in der Nachricht.
page-not-here = Das steht hier nicht zur Wahl.
page-no-field = Dieses Feld gibt es in diesem Formular nicht.
page-form = In diesem Formular fehlt etwas, oder ein Eintrag ist zu lang.
page-unknown-command = Den Befehl /{ $name } gibt es hier nicht.
page-option-needed = Die Angabe „{ $name }“ wird gebraucht.
page-no-option = Diese Angabe gibt es nicht.
page-option-fits-not = Das passt nicht zur Angabe „{ $name }“.
page-garbled = Die Seite hat etwas Unlesbares geschickt.
# $message: what Discord would say, in English.
page-refused = Discord würde das ablehnen: { $message }

# While a file is held above the page, and where it is none of those that are meant.
page-drop = Datei hier ablegen, um die aufgezeichnete Partie anzusehen
page-not-a-record = In dieser Datei ist keine aufgezeichnete Partie.
