# What to do next, and all commands.

# Die erste Zeile, für alle, die noch keine Partie zu Ende gespielt haben.
help-learn = 🎓 **Neu hier?** `/{ name-learn }` bringt dir das Spiel in fünf Minuten bei, Schritt für Schritt.
help-title = ## 🫘 So geht es weiter
# How it stands with the reader at one of their tables.
help-at-table = { $how ->
    [waits] ▶️ **{ $game }, Tisch #{ $table }** wartet auf dich: Drück den Knopf oder tippe `/{ name-hand }`.
    [paused] ⏸️ **{ $game }, Tisch #{ $table }** macht Pause. Mit `/{ name-resume }` geht es weiter.
    [host] 🪑 **{ $game }, Tisch #{ $table }** hat noch nicht angefangen. Wenn alle da sind, teilt `/{ name-start }` die Karten aus.
    [guest] 🪑 **{ $game }, Tisch #{ $table }** hat noch nicht angefangen. Der Host startet die Partie.
   *[others] ⏳ **{ $game }, Tisch #{ $table }** wartet auf andere. Du hörst von mir, wenn du dran bist.
  }
# $place: what there is where they ask.
help-no-table = { $place ->
    [open] Du sitzt an keinem Tisch, aber in diesem Kanal ist einer offen: Mit `/{ name-join }` setzt du dich dazu. `/{ name-play }` eröffnet einen weiteren.
    [messages] Du sitzt an keinem Tisch. `/{ name-play }` gibt dir hier eine Partie gegen Computer; in einem Kanal auf einem Server, auf dem ich bin, eröffnet es einen Tisch für eure Runde.
   *[nothing] Du sitzt an keinem Tisch. `/{ name-play }` eröffnet einen in diesem Kanal: Deine Runde drückt **{ button-join }**, und Computer können die übrigen Plätze nehmen. `/{ name-play } { option-name-start }:` legt gleich los, gegen Computer.
  } `/{ name-rules }` erklärt die Spiele.
help-button = Tisch #{ $table }

help-commands =
    ### Befehle
    -# Die Knöpfe am Tisch und bei deinen Karten können das Gleiche.
help-group = { $group ->
    [tables] **Tische**
    [looking] **Karten und Regeln**
   *[yourself] **Du und dieser Bot**
  }
# $name as the reader's Discord lists it.
help-command = `/{ $name }` { $about }
