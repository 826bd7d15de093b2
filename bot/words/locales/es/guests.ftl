# Who may sit down at a table: whom the host invites, and whom they remove.

# In the lobby, for everybody. $people: mentions of those who have no seat yet.
lobby-invited-only = 🚪 Aquí solo se sienta gente invitada. Invita el anfitrión: { $host }.
lobby-invited = ✉️ Con invitación: { $people }
button-players = Participantes

# Who watches without a seat. $people: mentions.
button-watch = Mirar
button-watch-no-more = Dejar de mirar
lobby-watching = 👀 Miran: { $people }
watch-begins = 👀 { $people }: empieza la partida de la mesa #{ $table }.
watch-on = 👀 Estás mirando la mesa #{ $table }. Te aviso en su canal { $begun ->
    [yes] en cada revancha
   *[no] cuando empiece la partida y en cada revancha
  }. Con `/{ name-watch }` dejas de mirar.
watch-off = Ya no miras la mesa #{ $table }.
nothing-to-watch = Aquí no hay ninguna mesa que puedas mirar. `/{ name-play }` abre una.
too-many-watch = Ya miran esta mesa { $most } personas, y no puedo avisar a más. Puedes mirar igualmente.

# For the host alone, in a lobby.
players-title = ### 👥 Participantes de la mesa #{ $table }
players-about = { $closed ->
    [yes] Solo pueden sentarse las personas que invites.
   *[no] Cualquiera del canal puede sentarse.
  } Marca en la lista a quien invitas (le aviso en el canal, como mucho una vez por hora); si quitas la marca, se retira la invitación.
# The same where the bot is not.
players-about-elsewhere = { $closed ->
    [yes] Solo pueden sentarse las personas que invites.
   *[no] Aquí puede sentarse cualquiera.
  } Marca en la lista a quien invitas; si quitas la marca, se retira la invitación. Aquí no aviso a nadie: díselo tú.
players-removed = -# Fuera de esta mesa o de la anterior: { $people }. Quien reciba tu invitación puede volver a sentarse.
players-invite = ¿A quién invitas?
# Switches between the two.
button-invited-only = { $on ->
    [yes] Abrir a todo el canal
   *[no] Solo con invitación
  }
players-remove = Sacar a { $name }

# The same while a game is played.
players-about-game = La persona que saques deja la partida, y un robot sigue en su lugar. Antes te pregunto.
players-readmit = Dejar volver a { $name }

remove-ask =
    ### ¿Sacar a { $name } de la mesa #{ $table }?
    Un robot sigue en su lugar, y toda la mesa lo sabrá. { $name } no podrá volver si no lo permites.
    -# Para que sea justo, esta partida no contará para la valoración de { $name }, y la tuya solo podrá bajar con ella.
removed-done = Sacaste a { $name }, y un robot sigue en su lugar. `/{ name-invite }` deja volver a { $name }.
removed-done-lobby = Sacaste a { $name } de la mesa #{ $table }. `/{ name-invite }` deja volver a { $name }.
readmitted = { $name } puede recuperar su asiento en la mesa #{ $table }.
invited = { $name } tiene invitación para la mesa #{ $table }.

# For those who play on.
removed-told = 👋 { $host } (anfitrión) sacó a { $name }. Un robot sigue en su lugar.
seat-removed = · *fuera por decisión del anfitrión · juega un robot*

# For the person who was removed. $host: who is the host now, who need not have done it.
removed-from-game = El anfitrión te sacó de la mesa #{ $table }. Un robot juega por ti, y la partida no cuenta para tu valoración. Solo { $host } (anfitrión) puede dejarte volver.
removed-from-lobby = El anfitrión te sacó de la mesa #{ $table }. Para volver a sentarte necesitas una invitación de { $host } (anfitrión).
# Once they are let back.
let-back = { $host } te deja volver a jugar en la mesa #{ $table }. Un robot juega por ti hasta que recuperes tu asiento.

# What is refused
host-removed-you = El anfitrión te sacó de la mesa #{ $table }. Si quieres volver, pide una invitación a { $host } (anfitrión).
only-the-invited = En la mesa #{ $table } solo se sienta gente invitada. Pide una invitación a { $host } (anfitrión), o abre tu propia mesa con `/{ name-play }`.
remove-the-host = Eres el anfitrión de la mesa #{ $table }: no puedes sacarte de ella. Con `/{ name-leave }` te vas, y otra persona toma tu lugar.
nobody-to-remove = Esa persona ya no está en la mesa #{ $table }.
no-such-player = En esta mesa nadie, o más de una persona, se llama así. Elige de la lista que muestra `/{ name-remove }`.
invite-no-bots = Los bots no juegan aquí. **{ button-computers }**, en la sala de espera, sienta a un robot.
too-many-invited = Son demasiadas: a una mesa se puede invitar a { $most } personas como mucho.
invite-from-outside = No te veo en el canal de la mesa #{ $table }, así que no puedo invitar a nadie allí.

# A seat that somebody left in a game: whom the host calls to it. $people: mentions, $names: who left.
button-spares = Llamar a un suplente
spares-title = ### 📣 Un suplente para la mesa #{ $table }
spares-about = El asiento de { $names } está libre: lo juega un robot. A quien llames se le menciona en el canal, y sigue jugando la primera persona que elija **{ button-take-seat }**.
spares-choose = Elige a quién llamar
button-call-watchers = Llamar a quienes miran
spares-called = 📣 { $people }, { $count ->
    [one] aquí hay un asiento libre: el que dejó { $names }.
   *[other] aquí hay asientos libres: los que dejaron { $names }.
  }
button-take-seat = Ocupar el asiento
spare-called = Has llamado a { $names } a la mesa #{ $table }. Sigue jugando la primera persona que elija **{ button-take-seat }**.
took-seat = Sigues tú en la mesa #{ $table }: esta mano y estos campos ya son tuyos.
spare-wanted = 👋 { $name } se ha ido y un robot sigue jugando. **{ button-more }** → **{ button-players }** llama a un suplente.
nobody-watches = Ahora mismo nadie mira la mesa #{ $table }. Elige a una persona en la lista o usa `/{ name-invite }`.
no-seat-is-free = Ya no hay ningún asiento libre en la mesa #{ $table }.
seat-is-taken = Alguien se adelantó: ya no hay ningún asiento libre en la mesa #{ $table }.
