# What to do next, and all commands.

# La prima riga, per chi non ha ancora finito nessuna partita.
help-learn = 🎓 **È la tua prima volta?** `/{ name-learn }` ti insegna il gioco in cinque minuti, passo per passo.
help-title = ## 🫘 Che cosa fare adesso
# How it stands with the reader at one of their tables.
help-at-table = { $how ->
    [waits] ▶️ **{ $game }, tavolo #{ $table }** aspetta te: premi il pulsante o scrivi `/{ name-hand }`.
    [paused] ⏸️ **{ $game }, tavolo #{ $table }** è in pausa. `/{ name-resume }` lo fa ripartire.
    [host] 🪑 **{ $game }, tavolo #{ $table }**: la partita non è ancora cominciata. Quando non manca nessuno, `/{ name-start }` dà le carte.
    [guest] 🪑 **{ $game }, tavolo #{ $table }**: la partita non è ancora cominciata. La avvia l’host.
   *[others] ⏳ **{ $game }, tavolo #{ $table }** aspetta qualcun altro. Ti avviso quando tocca a te.
  }
# $place: what there is where they ask.
help-no-table = { $place ->
    [open] Non sei a nessun tavolo, ma in questo canale ce n’è uno aperto: con `/{ name-join }` ti siedi. `/{ name-play }` ne apre un altro.
    [messages] Non sei a nessun tavolo. `/{ name-play }` ti dà qui una partita contro i computer; nel canale di un server dove ci sono anch’io apre un tavolo per te e i tuoi amici.
   *[nothing] Non sei a nessun tavolo. `/{ name-play }` ne apre uno in questo canale: chi vuole giocare preme **{ button-join }**, e i computer possono prendere gli altri posti. `/{ name-play } { option-name-start }:` inizia subito, contro i computer.
  } `/{ name-rules }` spiega i giochi.
help-button = Tavolo #{ $table }

help-commands =
    ### Comandi
    -# I pulsanti del tavolo e della tua mano fanno le stesse cose.
help-group = { $group ->
    [tables] **Tavoli**
    [looking] **Carte e regole**
   *[yourself] **Tu e questo bot**
  }
# $name as the reader's Discord lists it.
help-command = `/{ $name }` { $about }
