# The pace of a game. $minutes: how long a decision takes in a live game.

pace = { $pace ->
    [live] Dal vivo: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
     } a decisione
    [day] Un giorno a decisione
   *[none] Senza limite di tempo
 }
# In the list of the command, where it is not known how many minutes.
pace-option = { $pace ->
    [live] Dal vivo: qualche minuto a decisione
    [day] Un giorno a decisione
   *[none] Senza limite di tempo
 }
# At most 100 characters.
pace-about = { $pace ->
    [none] Ognuno gioca con i propri tempi
   *[other] Chi ci mette di più riceve un avviso, poi decide un computer
 }
pace-choose = Tempo per decidere (sceglie l’host)
pace-waiting = ⏱️ Scadenza per { $names }: { $when }
# $name: who paused the game, or `none`.
pace-paused-by = ⏸️ Pausa{ $name ->
    [none] {""}
   *[other] {" "}chiesta da { $name }
 }
# Below the first line of the table, which says that it is paused.
pace-paused = { $why ->
    [nobody] Non c’era nessuno a giocare. Una mossa o **Riprendi** fa ripartire la partita.
   *[asked] Il tempo è fermo e nessuno può giocare finché l’host non preme **Riprendi**.
 }
# Above a hand.
pace-nobody = ⏸️ In pausa: non c’era nessuno a giocare. Una mossa o `/{ name-resume }` fa ripartire la partita.
pace-yours = { $reminded ->
    [yes] ⏰ **Il tavolo #{ $table } aspetta te.** Scadenza: { $when }; poi decide un computer al posto tuo.
   *[no] ⏱️ Scadenza per questa decisione: { $when }.
 }
pace-chosen = Tavolo #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, il tavolo #{ $table } ti aspetta. Scadenza: { $when }. Premi **La mia mano**.
away = 💤 Al tavolo #{ $table } il tuo tempo è scaduto più volte, e ora al tuo posto gioca un computer. Per riprenderlo fai una mossa qualsiasi, o premi il pulsante.
seat-away = · *assente · gioca un computer*

button-pause = Pausa
button-resume = Riprendi
paused = Il tavolo #{ $table } è in pausa. `/{ name-resume }` lo fa ripartire.
resumed = Il tavolo #{ $table } riparte.

# What is refused
paused-already = Il tavolo #{ $table } è già in pausa. `/{ name-resume }` lo fa ripartire.
not-paused = Il tavolo #{ $table } non è in pausa.
table-is-paused = Il tavolo #{ $table } è in pausa: il tempo è fermo e nessuno può giocare. Tocca all’host, { $host }, premere **Riprendi**.
no-such-pace = Scegli un tempo dalla lista.
