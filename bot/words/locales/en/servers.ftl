# What those who manage a server choose for its tables.

server-title = **This server's tables**
# $role: a role, as Discord shows it.
server-openers = **Who opens tables:** { $openers ->
    [managers] only those who manage this server.
    [role] those with the role { $role }, and those who manage this server.
    [gone] everybody, since the role that was chosen for it is no longer there.
   *[everybody] everybody.
 }
server-threads = **Threads:** { $on ->
    [on] each new table opens one, and stands there.
   *[off] tables stand in their channel. With `/{ name-play } { option-name-thread }:` one opens a thread.
 }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# All of it holds at once. Tables that are open go on, and keep their language.
button-server = Change that
button-openers = { $openers ->
    [managers] Only those who manage the server open tables
   *[everybody] Everybody opens tables
 }
server-role = Only those with this role open tables: choose it here
# $language: what a language calls itself, or what comes next.
server-language = Language of new tables: { $language }
server-language-before = that of the table before
button-server-pictures = { $on ->
    [on] Turn pictures off
   *[off] Turn pictures on
 }
button-server-threads = { $on ->
    [on] Turn threads off
   *[off] Open a thread for each table
 }
# For everybody else.
server-who = -# Those who manage this server, by Discord's permission *Manage Server*, can change that.

# What is refused
no-opener = { $openers ->
    [managers] On this server, those who manage it open the tables.
   *[role] On this server, those with the role { $role } open the tables.
 } Ask one of them for one, or press **Join** at a table that is open. `/{ name-learn }` teaches you a game any time.
