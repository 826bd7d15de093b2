# Tables where I am not, as in a group message: I can only answer there.

# In place of a table that is kept up to date no longer, and the button that shows it again.
table-rests = 💤 **{ $game }**, mesa #{ $table }, está en reposo: ya no puedo actualizar este mensaje por mi cuenta. No se ha perdido nada. **{ button-go-on }** muestra cómo va todo.
button-go-on = Seguir
# What a new message of a table shows for a moment, or for longer if something goes wrong.
table-comes = 🫘 **{ $game }**, mesa #{ $table }, continúa aquí. Si no aparece nada, { -press } **{ button-go-on }**.
# Below a table, after everything else.
table-lasts = -# Al día hasta las { $when }. Después, cualquier botón de aquí muestra cómo va todo.

# Whoever is mentioned there, and whether they want that.
table-calls = 🔔 { $person }, te llegó el turno en la mesa #{ $table } { $when }. **{ button-go-on }** muestra cómo va todo.
button-unmention = No me menciones
button-mention = Mencióname
mentions-chosen = { $on ->
    [on] 🔔 Donde solo puedo responder, como en un mensaje de grupo, te mencionaré cuando sea tu turno y no pueda enviarte un mensaje.
   *[off] 🔕 Ya no te mencionaré cuando sea tu turno. Con el botón de abajo o con `/{ name-settings }` puedes cambiarlo.
  }
# To whoever presses the button of somebody else's line and sits nowhere.
mentions-nobody = Solo menciono a quien está sentado a una mesa. No hace falta desactivar nada.
settings-mentions = **Menciones donde solo puedo responder, como en un mensaje de grupo:** { $on ->
    [on] te menciono cuando es tu turno y no puedo enviarte un mensaje.
   *[off] no te menciono.
 }

# In a lobby there, below the rest, where there is a time for each decision.
pace-elsewhere = Los plazos valen solo mientras pueda enviar mensajes a todos los que están aquí.
pace-elsewhere-not = Aquí todavía no vale ningún plazo, porque no puedo enviar mensajes a todos: { $names }.
# Below a table whose game was to have one.
deadline-lapsed = -# ⏱️ Aquí no vale ningún plazo, porque no pude enviar mensajes a todos: a nadie se le acaba el tiempo.

# Below what somebody was told, where five messages have followed it.
more-waits = -# Discord no acepta más mensajes míos debajo de esta respuesta. El resto llega la próxima vez que uses un botón.

external-apps-denied = No puedo abrir una mesa aquí: solo la verías tú. En este canal necesitas los permisos *Enviar mensajes* y *Usar aplicaciones externas*; quien administra el servidor puede dártelos.
only-in-its-place = La mesa #{ $table } está en un lugar donde solo puedo responder. Ve adonde se abrió y hazlo allí.
posted-lately = La mesa #{ $table } se publicó hace poco: [aquí está]({ $url }). Cualquier botón suyo muestra cómo va todo.
greeting-closed-elsewhere = No puedo enviarte mensajes directos. Puedes jugar igualmente: **{ button-my-hand }**, en la mesa, te muestra tus cartas. (Para recibirlas por mensaje, [inclúyeme en tus aplicaciones]({ $url }) y escribe aquí uno de mis comandos, como `/{ name-hand }`: solo así me entero.)

# Links by which I am added: in /about, and at the end of a lesson.
button-add-to-server = { -Add } a un servidor
button-add-to-apps = { -Add } a mis aplicaciones
