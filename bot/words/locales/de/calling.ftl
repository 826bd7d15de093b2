# Calls to lobbies: who asked for them, whom a host calls, who is coming, and who wants a seat.

# What somebody chooses who wants to be called.
button-call-me = Ruf mich
button-call-me-off = Ruf mich nicht mehr
button-call-me-change = Wann und wofür
call-me-on =
    ### 🔔 Ich rufe dich an die Tische dieses Servers
    Drückt ein Host **{ button-call-players }**, erwähne ich bis zu zehn Leute, die das wollten; das Los entscheidet. Solange du hier an einem Tisch sitzt, bleibst du verschont. Wer das eingestellt hat, sieht niemand, bis ich die Person im Kanal eines Tisches erwähne.
# $games: their names, $count of them.
call-me-games = **Spiele:** { $count ->
    [0] alle
   *[other] { $games }
  }
call-me-hours = **Uhrzeit:** { $when ->
    [always] jederzeit
    [unknown] { $first } bis { $last }, aber ich kenne deine Zeitzone nicht und kann dich deshalb nicht rufen. Wähl sie hier unten.
   *[known] { $first } bis { $last } nach deiner Uhr ({ $city }, jetzt { $time })
  }
call-me-often = **Wie oft:** höchstens { $count ->
    [one] einmal
   *[other] { $count }-mal
  } in 24 Stunden
call-me-choose = { $what ->
    [games] Alle Spiele, oder wähl welche
    [from] Ab wann
    [until] Bis wann
   *[often] Wie oft höchstens
  }
call-me-hour = { $which ->
    [any] Jederzeit
    [from] Ab { $hour }
   *[until] Bis { $hour }
  }
call-me-often-option = { $count ->
    [one] Höchstens einmal am Tag
   *[other] Höchstens { $count }-mal am Tag
  }
call-me-uninvitable = ⚠️ Du möchtest nicht eingeladen werden, und das geht vor: Solange das gilt, rufe ich dich auch nicht.
call-me-ended = { $where ->
    [everywhere] 🔕 Ich rufe dich auf keinem Server mehr an einen Tisch.
   *[here] 🔕 Ich rufe dich nicht mehr an die Tische dieses Servers.
  }
settings-call-me = **Rufe an Tische hier:** { $on ->
    [yes] an. Hosts können dich rufen lassen, zu den Zeiten, die du gewählt hast.
   *[no] aus. Mit **{ button-call-me }** erfährst du, wenn an einem Tisch Leute fehlen.
  }
settings-call-me-elsewhere = **Rufe an Tische:** { $count ->
    [0] aus. Du wählst sie auf einem Server, dort mit `/{ name-settings }`.
    [one] an, auf einem Server.
   *[other] an, auf { $count } Servern.
  }

# The host's button, and the message in the channel. $people: mentions, or a role.
button-call-players = Leute rufen
call-message = 📣 { $people }: { $host } sucht Leute für **{ $game }**, Tisch #{ $table }.
button-why-called = Warum ich?
call-done = 📣 Erledigt: Der Ruf an Tisch #{ $table } steht im Kanal. Jeder Tisch hat einen.
call-nobody = Gerade kann ich niemanden rufen. In einer Stunde kannst du es wieder versuchen; lad so lange Leute ein, die du kennst (**{ button-players }**), oder nimm Computer dazu. Gerufen werden kann, wer **{ button-call-me }** gedrückt hat.
# Besides, where a role was to be called.
call-role-not-mentionable = Ich kann { $role } nicht erwähnen, die Rolle, die auf diesem Server gerufen wird. Wer den Server verwaltet, kann es erlauben: in den Einstellungen der Rolle *Jedem erlauben, diese Rolle zu @erwähnen*, oder für mich die Berechtigung *@everyone, @here und alle Rollen erwähnen*.

# For whoever presses *Why me?*
why-called = { $called ->
    [yes] 🔔 Ich habe dich an Tisch #{ $table } gerufen, weil du das auf diesem Server wolltest. Unter allen, die es wollten, hat das Los entschieden.
   *[no] 🔔 Du möchtest auf diesem Server gerufen werden, aber an Tisch #{ $table } habe ich dich nicht gerufen.
  }
why-called-off = { $called ->
    [yes] 🔕 Ich habe dich an Tisch #{ $table } gerufen, weil du das auf diesem Server wolltest. Inzwischen willst du es nicht mehr; ich rufe dich nicht wieder.
   *[no] Ich habe dich nicht an Tisch #{ $table } gerufen. Ich rufe nur, wer das möchte.
  }
why-called-role = 📣 An Tisch #{ $table } wurde { $role } gerufen: Wer diesen Server verwaltet, hat diese Rolle dafür gewählt. Sie wird höchstens einmal am Tag gerufen. Möchtest du das nicht, gib die Rolle ab oder frag dort nach.

# What is refused
call-only-in-channels = Leute rufen kann man nur an einen Tisch im Kanal eines Servers.
call-only-for-all = An Tisch #{ $table } sitzen nur Eingeladene, also wird sonst niemand gerufen. Mit **{ button-players }** lädst du ein oder lässt alle herein.
call-table-full = An Tisch #{ $table } sind alle Plätze besetzt, also ist niemand zu rufen.
call-once-a-table = An Tisch #{ $table } wurde schon gerufen, und jeder Tisch hat nur einen Ruf. Einladen kannst du weiterhin, mit **{ button-players }**.
# $when: "in 20 minutes".
call-once-an-hour = Leute rufen kannst du einmal in der Stunde, das nächste Mal { $when }. Lad so lange Leute ein, mit **{ button-players }**.
call-not-posted = Ich konnte den Ruf nicht schreiben: Im Kanal von Tisch #{ $table } darf ich das nicht.
call-role-not-everybody = Alle auf einmal rufe ich nie. Wähl eine Rolle, die man auch abgeben kann.
call-me-on-a-server = Gerufen wird man an die Tische eines Servers: Drück dort **{ button-call-me }**.

# In a lobby
button-coming = Komme in 5 Min.
# $people: names, each with "in 5 minutes".
lobby-coming = 🏃 Unterwegs: { $people }
lobby-coming-one = { $name } { $when }
coming-done = 🏃 Am Tisch steht, dass du in fünf Minuten kommst. Drück **{ button-join }**, sobald du da bist.
too-many-coming = Zu diesem Tisch sind schon { $most } Leute unterwegs. Drück einfach **{ button-join }**, sobald du da bist.
want-seat-offer = Soll ich dich hier erwähnen, falls vor dem Spiel ein Platz frei wird?
button-want-seat = Ruf mich bei freiem Platz
button-want-seat-off = Nein, danke
want-seat-done = 🔔 Ich erwähne dich einmal hier im Kanal, falls an Tisch #{ $table } ein Platz für dich frei wird. Wer vor dir gefragt hat, kommt zuerst.
want-seat-no-more = 🔕 Ich erwähne dich nicht wegen eines Platzes an Tisch #{ $table }.
seat-is-free-now = 🪑 An Tisch #{ $table } ist gerade ein Platz frei: Drück **{ button-join }**.
seat-is-free = 🪑 { $person }, an Tisch #{ $table } ist ein Platz frei. Reserviert ist er nicht: Drück **{ button-join }**.

# For those who manage a server.
server-call-role = **Wer an Tische gerufen wird:** { $role ->
    [none] wer das mit **{ button-call-me }** möchte.
    [gone] wer das mit **{ button-call-me }** möchte, denn die gewählte Rolle gibt es nicht mehr.
   *[other] { $role }, höchstens einmal am Tag; sonst, wer das mit **{ button-call-me }** möchte.
  }
server-call-role-choose = Eine Rolle, die gerufen wird: wähl sie hier
