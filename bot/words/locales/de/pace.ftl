# The pace of a game. $minutes: how long a decision takes in a live game.

pace = { $pace ->
    [live] Live: { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
     } pro Entscheidung
    [day] Ein Tag pro Entscheidung
   *[none] Ohne Uhr
 }
# In the list of the command, where it is not known how many minutes.
pace-option = { $pace ->
    [live] Live: ein paar Minuten pro Entscheidung
    [day] Ein Tag pro Entscheidung
   *[none] Ohne Uhr
 }
# At most 100 characters.
pace-about = { $pace ->
    [none] Alle nehmen sich so viel Zeit, wie sie brauchen
   *[other] Wer länger braucht, wird erinnert; danach entscheidet ein Computer
 }
pace-choose = Bedenkzeit (Host wählt)
pace-waiting = ⏱️ Ende der Zeit für { $names }: { $when }
# $name: who paused the game, or `none`.
pace-paused-by = ⏸️ Pause{ $name ->
    [none] {""}
   *[other] {" "}({ $name })
 }
# Below the first line of the table, which says that it is paused.
pace-paused = { $why ->
    [nobody] Niemand war da. Ein Zug oder **Weiter**, und die Partie geht weiter.
   *[asked] Die Zeit steht, und niemand kann weiterspielen, bis der Host **Weiter** drückt.
 }
# Above a hand.
pace-nobody = ⏸️ Pause: Niemand war da. Ein Zug oder `/{ name-resume }`, und die Partie geht weiter.
pace-yours = { $reminded ->
    [yes] ⏰ **Tisch #{ $table } wartet auf dich.** Ende deiner Zeit: { $when }; dann entscheidet ein Computer für dich.
   *[no] ⏱️ Ende deiner Zeit für diese Entscheidung: { $when }.
 }
pace-chosen = Tisch #{ $table }: { $pace }.
nudge-until = ⏰ { $person }, Tisch #{ $table } wartet auf dich: Drück **Meine Karten**. Ende deiner Zeit: { $when }
away = 💤 Deine Zeit ist an Tisch #{ $table } mehrmals abgelaufen, deshalb spielt jetzt ein Computer auf deinem Platz. Mach einen Zug oder drück den Knopf, und der Platz gehört wieder dir.
seat-away = · *nicht da · ein Computer spielt*

button-pause = Pause
button-resume = Weiter
paused = Tisch #{ $table } macht Pause. Mit `/{ name-resume }` geht es weiter.
resumed = An Tisch #{ $table } geht es weiter.

# What is refused
paused-already = Tisch #{ $table } macht schon Pause. Mit `/{ name-resume }` geht es weiter.
not-paused = Tisch #{ $table } macht keine Pause.
table-is-paused = Tisch #{ $table } macht Pause: Die Zeit steht, und niemand kann weiterspielen, bis { $host } (Host) **Weiter** drückt.
no-such-pace = Wähl eine Bedenkzeit aus der Liste.
