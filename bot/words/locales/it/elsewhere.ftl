# Tables where I am not, as in a group message: I can only answer there.

# In place of a table that is kept up to date no longer, and the button that shows it again.
table-rests = 💤 **{ $game }**, tavolo #{ $table }, è a riposo: da solo non posso più aggiornare questo messaggio. Niente è perduto. **{ button-go-on }** mostra a che punto siamo.
button-go-on = Continua
# What a new message of a table shows for a moment, or for longer if something goes wrong.
table-comes = 🫘 **{ $game }**, tavolo #{ $table }, continua qui. Se non compare niente, premi **{ button-go-on }**.
# Below a table, after everything else.
table-lasts = -# Aggiornato fino alle { $when }. Dopo, qualsiasi pulsante qui mostra a che punto siamo.

# Whoever is mentioned there, and whether they want that.
table-calls = 🔔 { $person }, al tavolo #{ $table } è arrivato il tuo turno { $when }. **{ button-go-on }** mostra a che punto siamo.
button-unmention = Non menzionarmi
button-mention = Menzionami
mentions-chosen = { $on ->
    [on] 🔔 Dove posso soltanto rispondere, per esempio in un messaggio di gruppo, ti menziono quando è il tuo turno e non posso scriverti.
   *[off] 🔕 Non ti menziono più quando è il tuo turno. Se cambi idea: il pulsante qui sotto o `/{ name-settings }`.
  }
# To whoever presses the button of somebody else's line and sits nowhere.
mentions-nobody = Menziono solo chi è seduto a un tavolo. Non c’è niente da disattivare.
settings-mentions = **Menzioni dove posso soltanto rispondere, come nei messaggi di gruppo:** { $on ->
    [on] ti menziono quando è il tuo turno e non posso scriverti.
   *[off] non ti menziono.
 }

# In a lobby there, below the rest, where there is a time for each decision.
pace-elsewhere = Una scadenza vale solo finché posso scrivere a tutti quelli che giocano qui.
pace-elsewhere-not = Qui non vale ancora nessuna scadenza, perché non posso scrivere a tutti: { $names }.
# Below a table whose game was to have one.
deadline-lapsed = -# ⏱️ Qui non vale nessuna scadenza, perché non ho potuto scrivere a tutti: a nessuno scade il tempo.

# Below what somebody was told, where five messages have followed it.
more-waits = -# Sotto questa risposta Discord non accetta altri miei messaggi. Il resto arriva la prossima volta che premi qualcosa.

external-apps-denied = Qui non posso aprire un tavolo: lo vedresti solo tu. In questo canale ti servono i permessi *Inviare messaggi* e *Usare app esterne*; chi gestisce il server può darteli.
only-in-its-place = Il tavolo #{ $table } si trova dove posso soltanto rispondere. Vai dove è stato aperto e fallo lì.
posted-lately = Il tavolo #{ $table } è stato pubblicato poco fa: [eccolo]({ $url }). Qualsiasi pulsante lì sopra mostra a che punto siamo.
greeting-closed-elsewhere = Non posso mandarti messaggi diretti. Puoi giocare lo stesso: **{ button-my-hand }**, al tavolo, ti mostra le tue carte. (Per riceverle per messaggio, [aggiungimi alle tue app]({ $url }) e scrivi qui un mio comando, per esempio `/{ name-hand }`: solo così lo vengo a sapere.)

# Links by which I am added: in /about, and at the end of a lesson.
button-add-to-server = Aggiungi a un server
button-add-to-apps = Aggiungi alle mie app
