# Whether somebody can be invited to tables: chosen by themselves.

# Below each invitation, and in the settings.
button-uninvite = Lad mich nicht ein
button-invitable = Einladungen zulassen
# What somebody is told who has chosen.
invitations-chosen = { $on ->
    [on] 🔔 Andere können dich wieder an ihre Tische einladen. An denselben Tisch rufe ich dich dabei höchstens einmal in der Stunde.
   *[off] 🔕 Ab jetzt kann dich niemand mehr einladen, und offene Einladungen sind zurückgenommen. Wo alle dazudürfen, kannst du dich weiter setzen und zuschauen.
 }
settings-invitations = **Einladungen:** { $on ->
    [on] Andere können dich an ihre Tische einladen.
   *[off] Niemand kann dich einladen.
 }
invitations-own-choice = Ob jemand eingeladen werden kann, entscheiden alle für sich.

# For the host. $people: mentions.
cannot-be-invited = { $people } kann ich nicht einladen. Wo alle dazudürfen, braucht es keine Einladung.
invited-quietly = { $name } ist an Tisch #{ $table } eingeladen. Ich habe erst vor Kurzem gerufen, darum lasse ich es diesmal.

# In the question before everything is erased.
forget-uninvitable = Du möchtest nicht eingeladen werden, und das bleibt so: Dafür behalte ich deine Discord-Nummer, sonst nichts. Soll auch sie weg, wähl vorher in `/{ name-settings }` **{ button-invitable }**.
