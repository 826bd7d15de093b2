# What those who manage a server choose for its tables.

server-title = **Las mesas de este servidor**
# $role: a role, as Discord shows it.
server-openers = **Quién abre mesas:** { $openers ->
    [managers] solo quien administra este servidor.
    [role] quien tiene el rol { $role } y quien administra este servidor.
    [gone] cualquiera, porque el rol elegido para ello ya no existe.
   *[everybody] cualquiera.
 }
server-threads = **Hilos:** { $on ->
    [on] cada mesa nueva abre uno y se juega en él.
   *[off] las mesas están en su canal. Con `/{ name-play } { option-name-thread }:` una mesa abre un hilo.
 }
# For those who manage the server: below the lists and buttons, and what stands on these.
server-at-once = -# Todo vale al instante. Las mesas abiertas siguen y conservan su idioma.
button-server = Cambiarlo
button-openers = { $openers ->
    [managers] Solo quien administra el servidor abre mesas
   *[everybody] Cualquiera abre mesas
 }
server-role = Solo quien tiene este rol abre mesas: elígelo aquí
# $language: what a language calls itself, or what comes next.
server-language = Idioma de las mesas nuevas: { $language }
server-language-before = el de la mesa anterior
button-server-pictures = { $on ->
    [on] Quitar las imágenes
   *[off] Poner imágenes
 }
button-server-threads = { $on ->
    [on] Sin hilos
   *[off] Abrir un hilo para cada mesa
 }
# For everybody else.
server-who = -# Lo puede cambiar quien administra este servidor, con el permiso *Gestionar servidor* de Discord.

# What is refused
no-opener = { $openers ->
    [managers] En este servidor abre las mesas quien lo administra.
   *[role] En este servidor abre las mesas quien tiene el rol { $role }.
 } Pídele una, o pulsa **Unirme** en una mesa abierta. Con `/{ name-learn }` aprendes un juego cuando quieras.
