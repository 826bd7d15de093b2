# What those who manage a server choose for its tables.

server-title = **I tavoli di questo server**
# $role: a role, as Discord shows it.
server-openers = **Chi può aprire tavoli:** { $openers ->
    [managers] solo chi gestisce questo server.
    [role] chi ha il ruolo { $role } e chi gestisce questo server.
    [gone] chiunque, perché il ruolo scelto per questo non c’è più.
   *[everybody] chiunque.
 }
server-threads = **Thread:** { $on ->
    [on] sì. Ogni nuovo tavolo ne ha uno suo; con `/{ name-play } { option-name-thread }:` si sceglie altrimenti.
   *[off] no. I tavoli stanno nel loro canale; con `/{ name-play } { option-name-thread }:` si sceglie altrimenti.
 }
# Where the bot lacks a permission. $url: the link that gives it.
server-no-events = **Eventi:** Non posso mettere le serate di gioco tra gli eventi di questo server: mi hanno aggiunto senza il permesso *{ permission-create-events }*. Chi gestisce il server può aggiungermi di nuovo con questo link, e non cambia altro: { $url }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Tutto vale subito. I tavoli aperti continuano e tengono la loro lingua.
button-server = Cambia
button-openers = { $openers ->
    [managers] Solo chi gestisce il server
   *[everybody] Chiunque
 }
server-role = Solo chi ha un ruolo: sceglilo qui
server-language-opener = quella di chi apre il tavolo
button-server-threads = { $on ->
    [on] Togli i thread
   *[off] Metti i thread
 }
# For everybody else.
server-who = -# Lo può cambiare chi gestisce questo server, con il permesso *Gestire il server* di Discord.

# What is refused
no-opener = { $openers ->
    [managers] Su questo server i tavoli li apre chi lo gestisce.
   *[role] Su questo server i tavoli li apre chi ha il ruolo { $role }.
 } Chiedi che te ne apra uno, o premi **Entra** a un tavolo aperto. Con `/{ name-learn }` impari un gioco quando vuoi.
