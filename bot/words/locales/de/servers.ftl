# What those who manage a server choose for its tables.

server-title = **Die Tische dieses Servers**
# $role: a role, as Discord shows it.
server-openers = **Wer Tische eröffnen darf:** { $openers ->
    [managers] nur wer diesen Server verwaltet.
    [role] wer die Rolle { $role } hat, und wer diesen Server verwaltet.
    [gone] alle, denn die Rolle, die dafür gewählt war, gibt es nicht mehr.
   *[everybody] alle.
 }
server-threads = **Threads:** { $on ->
    [on] an. Jeder neue Tisch bekommt einen eigenen; mit `/{ name-play } { option-name-thread }:` wählst du es anders.
   *[off] aus. Tische stehen in ihrem Kanal; mit `/{ name-play } { option-name-thread }:` wählst du es anders.
 }
# Where the bot lacks a permission. $url: the link that gives it.
server-no-events = **Events:** Spieleabende kann ich nicht bei den Events dieses Servers eintragen: Ich wurde ohne die Berechtigung *{ permission-create-events }* hinzugefügt. Wer den Server verwaltet, kann mich mit diesem Link noch einmal hinzufügen, sonst ändert sich nichts: { $url }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Alles gilt sofort. Tische, die offen sind, gehen weiter und behalten ihre Sprache.
button-server = Ändern
button-openers = { $openers ->
    [managers] Nur wer den Server verwaltet
   *[everybody] Alle
 }
server-role = Nur wer eine Rolle hat: wähl sie hier
server-language-opener = die der Person, die den Tisch eröffnet
button-server-threads = { $on ->
    [on] Threads ausschalten
   *[off] Threads einschalten
 }
# For everybody else.
server-who = -# Das kann ändern, wer diesen Server verwaltet (in Discord die Berechtigung *Server verwalten*).

# What is refused
no-opener = { $openers ->
    [managers] Auf diesem Server eröffnet die Tische, wer ihn verwaltet.
   *[role] Auf diesem Server eröffnet die Tische, wer die Rolle { $role } hat.
 } Frag dort nach einem Tisch, oder drück **Mitspielen** an einem, der offen ist. Mit `/{ name-learn }` lernst du jederzeit ein Spiel.
