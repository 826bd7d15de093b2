# Who may sit down at a table: whom the host invites, and whom they remove.

# In the lobby, for everybody. $people: mentions of those who have no seat yet.
lobby-invited-only = 🚪 Hier spielen nur Eingeladene mit. { $host } (Host) lädt ein.
lobby-invited = ✉️ Eingeladen: { $people }
button-players = Leute

# Who watches without a seat. $people: mentions.
button-watch = Zuschauen
button-watch-no-more = Nicht mehr zuschauen
lobby-watching = 👀 Es schauen zu: { $people }
watch-begins = 👀 { $people }: An Tisch #{ $table } geht es los.
watch-on = 👀 Du schaust an Tisch #{ $table } zu. Ich rufe dich im Kanal { $begun ->
    [yes] zu jeder Revanche
   *[no] zum Start der Partie und zu jeder Revanche
  }. `/{ name-watch }` beendet das.
watch-off = Du schaust an Tisch #{ $table } nicht mehr zu.
nothing-to-watch = Hier gibt es keinen Tisch zum Zuschauen. `/{ name-play }` eröffnet einen.
too-many-watch = An diesem Tisch schauen schon { $most } Leute zu. Du kannst trotzdem zusehen, aber mehr Leute kann ich nicht rufen.

# For the host alone, in a lobby.
players-title = ### 👥 Leute an Tisch #{ $table }
players-about = { $closed ->
    [yes] Setzen kann sich nur, wer von dir eingeladen ist.
   *[no] Alle im Kanal können sich setzen.
  } Wen du in der Liste auswählst, rufe ich im Kanal, höchstens einmal in der Stunde; wen du abwählst, ist nicht mehr eingeladen.
# The same where the bot is not.
players-about-elsewhere = { $closed ->
    [yes] Setzen kann sich nur, wer von dir eingeladen ist.
   *[no] Alle hier können sich setzen.
  } Wen du in der Liste auswählst, ist eingeladen; wen du abwählst, nicht mehr. Hier rufe ich niemanden, sag also selbst Bescheid.
players-removed = -# Entfernt, hier oder am Tisch davor: { $people }. Wer von dir eingeladen wird, kann sich wieder setzen.
players-invite = Wen lädst du ein?
# Switches between the two.
button-invited-only = { $on ->
    [yes] Alle dürfen dazu
   *[no] Nur Eingeladene
  }
players-remove = { $name } entfernen

# The same while a game is played.
players-about-game = Wen du entfernst, verlässt die Partie, und ein Computer spielt weiter. Vorher frage ich nach.
players-readmit = { $name } wieder zulassen

remove-ask =
    ### { $name } von Tisch #{ $table } entfernen?
    Ein Computer spielt auf diesem Platz weiter, und alle am Tisch erfahren es. { $name } kommt nur zurück, wenn du es erlaubst.
    -# Damit es fair bleibt, zählt diese Partie dann nicht für die Wertung von { $name }, und deine kann durch sie nur sinken.
removed-done = { $name } ist draußen, und ein Computer spielt weiter. Mit `/{ name-invite }` holst du { $name } zurück.
removed-done-lobby = { $name } sitzt nicht mehr an Tisch #{ $table }. Mit `/{ name-invite }` holst du { $name } zurück.
readmitted = { $name } kann den Platz an Tisch #{ $table } wieder einnehmen.
invited = { $name } ist an Tisch #{ $table } eingeladen.

# For those who play on.
removed-told = 👋 { $host } (Host) hat { $name } vom Tisch entfernt. Ein Computer spielt weiter.
seat-removed = · *vom Host entfernt · ein Computer spielt*

# For the person who was removed. $host: who is the host now, who need not have done it.
removed-from-game = Der Host hat dich von Tisch #{ $table } entfernt. Ein Computer spielt für dich weiter, und die Partie zählt nicht für deine Wertung. Zurückholen kann dich nur { $host } (Host).
removed-from-lobby = Der Host hat dich von Tisch #{ $table } entfernt. Um dich dort wieder zu setzen, brauchst du eine Einladung von { $host } (Host).
# Once they are let back.
let-back = { $host } (Host) lässt dich an Tisch #{ $table } wieder mitspielen. Bis du deinen Platz einnimmst, spielt dort ein Computer.

# What is refused
host-removed-you = Der Host hat dich von Tisch #{ $table } entfernt. Wenn du zurückkommen möchtest, bitte { $host } (Host) um eine Einladung.
only-the-invited = An Tisch #{ $table } spielen nur Eingeladene. Bitte { $host } (Host) um eine Einladung, oder eröffne mit `/{ name-play }` einen eigenen Tisch.
remove-the-host = Du bist an Tisch #{ $table } der Host und kannst dich nicht selbst entfernen. Mit `/{ name-leave }` steigst du aus, und jemand anders wird Host.
nobody-to-remove = Diese Person ist nicht mehr an Tisch #{ $table }.
no-such-player = So heißt an diesem Tisch niemand oder mehr als eine Person. Wähl jemanden aus der Liste, die `/{ name-remove }` zeigt.
invite-no-bots = Bots können hier nicht mitspielen. **Computer dazu** in der Lobby setzt einen Computer an den Tisch.
too-many-invited = Das sind zu viele: An einen Tisch lassen sich höchstens { $most } Leute einladen.
invite-from-outside = Ich sehe dich nicht im Kanal von Tisch #{ $table }, darum kann ich dorthin niemanden einladen.

# A seat that somebody left in a game: whom the host calls to it. $people: mentions, $names: who left.
button-spares = Ersatz rufen
spares-title = ### 📣 Ersatz für Tisch #{ $table }
spares-about = Der Platz von { $names } ist frei: Ein Computer spielt ihn. Wen du rufst, wird im Kanal erwähnt, und wer zuerst auf **{ button-take-seat }** drückt, spielt weiter.
spares-choose = Such aus, wen du rufst
button-call-watchers = Alle rufen, die zuschauen
spares-called = 📣 { $people }, { $count ->
    [one] hier ist ein Platz frei: der von { $names }.
   *[other] hier sind Plätze frei: die von { $names }.
  }
button-take-seat = Platz übernehmen
spare-called = Du hast { $names } an Tisch #{ $table } gerufen. Wer zuerst auf **{ button-take-seat }** drückt, spielt weiter.
took-seat = Du spielst an Tisch #{ $table } weiter: Diese Karten und Felder gehören jetzt dir.
spare-wanted = 👋 { $name } ist gegangen, und ein Computer spielt weiter. **{ button-more }** → **{ button-players }** ruft Ersatz.
nobody-watches = An Tisch #{ $table } schaut gerade niemand zu. Such jemanden in der Liste aus, oder nimm `/{ name-invite }`.
no-seat-is-free = An Tisch #{ $table } ist kein Platz mehr frei.
seat-is-taken = Jemand war schneller: An Tisch #{ $table } ist kein Platz mehr frei.
