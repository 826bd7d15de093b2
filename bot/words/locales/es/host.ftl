# What whoever runs the bot has decided, and what they store about somebody.

# $text: in their own words, whatever language that is.
announcement = 📣 { $text }
person-shut-out = No puedo hacerlo: quien administra este bot te ha bloqueado.
server-shut-out = Aquí no puedo hacerlo: quien administra este bot ha bloqueado este servidor.
# From elsewhere, such as direct messages.
rematch-server-shut-out = Allí no puedo abrir la revancha: quien administra este bot ha bloqueado el servidor de esa partida.
# In the channel, once.
server-shut-out-tables = Las mesas de aquí quedan cerradas: quien administra este bot ha bloqueado este servidor.

# In /about, behind what is stored.
about-shut-out = De las personas bloqueadas se guarda el ID hasta que se las vuelve a admitir.
button-stored = Qué se guarda sobre mí
stored-file = En este archivo está todo lo que se guarda sobre ti; se abre con cualquier editor de texto.
# In the file, at its beginning.
stored-about = Todo lo que este bot guarda sobre una persona en Discord. Las horas son UTC; los números de servidores, canales y mensajes son los de Discord; los asientos se cuentan desde 0. Lo que se hizo en las partidas se cuenta como lo vio toda la mesa. No están las manos (las de una partida terminada se ven en su repetición), ni los ID y nombres de otras personas, que aparecen solo con su asiento, ni las claves con las que se editan los mensajes.
stored-nothing = No se guarda nada sobre ti.
stored-again = Acabas de pedir tu archivo. Prepararlo cuesta un poco: vuelve a pedirlo dentro de cinco minutos.
