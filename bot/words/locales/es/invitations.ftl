# Whether somebody can be invited to tables: chosen by themselves.

# Below each invitation, and in the settings.
button-uninvite = No me inviten
button-invitable = Permitir invitaciones
# What somebody is told who has chosen.
invitations-chosen = { $on ->
    [on] 🔔 Otras personas pueden volver a invitarte a sus mesas. A una misma mesa no te llamo más de una vez por hora.
   *[off] 🔕 Desde ahora nadie puede invitarte, y se retiran las invitaciones que tenías. Puedes seguir sentándote y mirando en las mesas abiertas a todo el mundo.
 }
settings-invitations = **Invitaciones:** { $on ->
    [on] otras personas pueden invitarte a sus mesas.
   *[off] nadie puede invitarte.
 }
invitations-own-choice = Cada persona elige si se la puede invitar.

# For the host. $people: mentions.
cannot-be-invited = No puedo invitar a { $people }. En una mesa abierta a todo el mundo no hace falta invitación.
invited-quietly = { $name } tiene invitación para la mesa #{ $table }. Hace poco que recibió un aviso, así que esta vez no mando otro.

# In the question before everything is erased.
forget-uninvitable = No quieres que te inviten, y eso se mantiene: para ello guardo tu ID de Discord y nada más. Si también debe borrarse, elige antes **{ button-invitable }** en `/{ name-settings }`.
