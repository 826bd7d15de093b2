# What those who manage a server choose for its tables.

server-title = **Die Tische dieses Servers**
# $role: a role, as Discord shows it.
server-openers = **Wer Tische eröffnet:** { $openers ->
    [managers] nur wer diesen Server verwaltet.
    [role] wer die Rolle { $role } hat, und wer diesen Server verwaltet.
    [gone] alle, denn die Rolle, die dafür gewählt war, gibt es nicht mehr.
   *[everybody] alle.
 }
server-threads = **Threads:** { $on ->
    [on] Jeder neue Tisch eröffnet einen und steht dort.
   *[off] Tische stehen in ihrem Kanal. Mit `/{ name-play } { option-name-thread }:` bekommt einer einen Thread.
 }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Alles gilt sofort. Tische, die offen sind, gehen weiter und behalten ihre Sprache.
button-server = Das ändern
button-openers = { $openers ->
    [managers] Nur wer den Server verwaltet, eröffnet Tische
   *[everybody] Alle eröffnen Tische
 }
server-role = Nur wer diese Rolle hat, eröffnet Tische: wähl sie hier
# $language: what a language calls itself, or what comes next.
server-language = Sprache neuer Tische: { $language }
server-language-before = die des vorigen Tisches
button-server-pictures = { $on ->
    [on] Bilder ausschalten
   *[off] Bilder einschalten
 }
button-server-threads = { $on ->
    [on] Threads ausschalten
   *[off] Für jeden Tisch einen Thread eröffnen
 }
# For everybody else.
server-who = -# Das kann ändern, wer diesen Server verwaltet (in Discord die Berechtigung *Server verwalten*).

# What is refused
no-opener = { $openers ->
    [managers] Auf diesem Server eröffnet die Tische, wer ihn verwaltet.
   *[role] Auf diesem Server eröffnet die Tische, wer die Rolle { $role } hat.
 } Bitte dort um einen, oder drück **Mitspielen** an einem offenen Tisch. Mit `/{ name-learn }` lernst du jederzeit ein Spiel.
