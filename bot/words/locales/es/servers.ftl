# What those who manage a server choose for its tables.

server-title = **Las mesas de este servidor**
# $role: a role, as Discord shows it.
server-openers = **Quién puede abrir mesas:** { $openers ->
    [managers] solo quien administra este servidor.
    [role] quien tiene el rol { $role } y quien administra este servidor.
    [gone] cualquiera, porque el rol elegido para ello ya no existe.
   *[everybody] cualquiera.
 }
server-threads = **Hilos:** { $on ->
    [on] sí. Cada mesa nueva tiene el suyo; con `/{ name-play } { option-name-thread }:` se elige otra cosa.
   *[off] no. Las mesas están en su canal; con `/{ name-play } { option-name-thread }:` se elige otra cosa.
 }
# Where the bot lacks a permission. $url: the link that gives it.
server-no-events = **Eventos:** No puedo poner las noches de juego entre los eventos de este servidor: estoy aquí sin el permiso *{ permission-create-events }*. Quien administre el servidor me lo puede dar con este enlace, y nada más cambia: { $url }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Los cambios se aplican al instante. Las mesas abiertas siguen y conservan su idioma.
button-server = Cambiar
button-openers = { $openers ->
    [managers] Solo quien administra el servidor
   *[everybody] Cualquiera
 }
server-role = Solo quien tiene un rol: elígelo aquí
server-language-opener = el de quien abre la mesa
button-server-threads = { $on ->
    [on] Quitar los hilos
   *[off] Poner hilos
 }
# For everybody else.
server-who = -# Lo puede cambiar quien administra este servidor, con el permiso *{ -manage-server }* de Discord.

# What is refused
no-opener = { $openers ->
    [managers] En este servidor abre las mesas quien lo administra.
   *[role] En este servidor abre las mesas quien tiene el rol { $role }.
 } Pide que te abra una, o { -press } **{ button-join }** en una mesa abierta. Con `/{ name-learn }` aprendes un juego cuando quieras.
