# What those who manage a server choose for its tables.

server-title = **I tavoli di questo server**
# $role: a role, as Discord shows it.
server-openers = **Chi apre i tavoli:** { $openers ->
    [managers] solo chi gestisce questo server.
    [role] chi ha il ruolo { $role } e chi gestisce questo server.
    [gone] chiunque, perché il ruolo scelto per questo non c’è più.
   *[everybody] chiunque.
 }
server-threads = **Thread:** { $on ->
    [on] ogni nuovo tavolo ne apre uno e sta lì.
   *[off] i tavoli stanno nel loro canale. Con `/{ name-play } { option-name-thread }:` un tavolo apre un thread.
 }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Tutto vale subito. I tavoli aperti continuano e tengono la loro lingua.
button-server = Cambia
button-openers = { $openers ->
    [managers] Solo chi gestisce il server apre tavoli
   *[everybody] Chiunque apre tavoli
 }
server-role = Solo chi ha questo ruolo apre tavoli: sceglilo qui
# $language: what a language calls itself, or what comes next.
server-language = Lingua dei nuovi tavoli: { $language }
server-language-before = quella del tavolo precedente
button-server-pictures = { $on ->
    [on] Togli le immagini
   *[off] Metti le immagini
 }
button-server-threads = { $on ->
    [on] Senza thread
   *[off] Aprire un thread per ogni tavolo
 }
# For everybody else.
server-who = -# Lo può cambiare chi gestisce questo server, con il permesso *Gestire il server* di Discord.

# What is refused
no-opener = { $openers ->
    [managers] Su questo server i tavoli li apre chi lo gestisce.
   *[role] Su questo server i tavoli li apre chi ha il ruolo { $role }.
 } Chiedine uno, o premi **Entra** a un tavolo aperto. Con `/{ name-learn }` impari un gioco quando vuoi.
