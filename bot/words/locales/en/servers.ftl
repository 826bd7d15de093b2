# What those who manage a server choose for its tables.

server-title = **This server's tables**
# $role: a role, as Discord shows it.
server-openers = **Who may open tables:** { $openers ->
    [managers] only those who manage this server.
    [role] those with the role { $role }, and those who manage this server.
    [gone] everybody, since the role that was chosen is gone.
   *[everybody] everybody.
 }
server-threads = **Threads:** { $on ->
    [on] on. Each new table gets a thread of its own, unless `/{ name-play } { option-name-thread }:` says otherwise.
   *[off] off. Tables stand in their channel, unless `/{ name-play } { option-name-thread }:` says otherwise.
 }
# Where the bot lacks a permission. $url: the link that gives it.
server-no-events = **Events:** I can't put game nights among this server's events: I was added without the permission *{ permission-create-events }*. Somebody who manages the server can add me again with this link, nothing else changes: { $url }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Changes apply immediately. Open tables continue, and keep their language.
button-server = Change server settings
button-openers = { $openers ->
    [managers] Only those who manage the server
   *[everybody] Everybody
 }
server-role = Only those with a role: choose it here
server-language-opener = that of whoever opens the table
button-server-threads = { $on ->
    [on] Turn threads off
   *[off] Turn threads on
 }
# For everybody else.
server-who = -# To change these settings, you need Discord's permission *Manage Server*.

# What is refused
no-opener = { $openers ->
    [managers] On this server, those who manage it open the tables.
   *[role] On this server, those with the role { $role } open the tables.
 } Ask one of them to open one, or press **Join** at a table that is open. `/{ name-learn }` teaches you a game any time.
