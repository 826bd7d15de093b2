# Tables where I am not, as in a group message: I can only answer there.

# In place of a table that is kept up to date no longer, and the button that shows it again.
table-rests = 💤 **{ $game }**, Tisch #{ $table }, ruht gerade: Von selbst kann ich diese Nachricht nicht mehr aktualisieren. Es ist nichts verloren. **{ button-go-on }** zeigt, wie es steht.
button-go-on = Weiter
# What a new message of a table shows for a moment, or for longer if something goes wrong.
table-comes = 🫘 **{ $game }**, Tisch #{ $table }, geht hier weiter. Falls nichts erscheint, drück **{ button-go-on }**.
# Below a table, after everything else.
table-lasts = -# Aktuell bis { $when }. Danach zeigt jeder Knopf hier, wie es steht.

# Whoever is mentioned there, and whether they want that.
table-calls = 🔔 { $person }, { $when } bist du an Tisch #{ $table } an die Reihe gekommen. **{ button-go-on }** zeigt, wie es steht.
button-unmention = Erwähn mich nicht
button-mention = Erwähn mich
mentions-chosen = { $on ->
    [on] 🔔 Wo ich nur antworten kann, etwa in einer Gruppennachricht, erwähne ich dich, wenn du dran bist und ich dir keine Nachricht schicken kann.
   *[off] 🔕 Ich erwähne dich nicht mehr, wenn du dran bist. Der Knopf darunter oder `/{ name-settings }` macht das rückgängig.
  }
# To whoever presses the button of somebody else's line and sits nowhere.
mentions-nobody = Ich erwähne nur, wer an einem Tisch sitzt. Du brauchst nichts auszuschalten.
settings-mentions = **Erwähnungen, wo ich nur antworten kann (etwa in Gruppennachrichten):** { $on ->
    [on] Ich erwähne dich, wenn du dran bist und ich dir keine Nachricht schicken kann.
   *[off] Ich erwähne dich nicht.
 }

# In a lobby there, below the rest, where there is a time for each decision.
pace-elsewhere = Eine Frist gilt nur, solange ich hier allen eine Nachricht schicken kann.
pace-elsewhere-not = Hier gilt noch keine Frist, weil ich nicht alle per Nachricht erreiche: { $names }.
# Below a table whose game was to have one.
deadline-lapsed = -# ⏱️ Hier gilt keine Frist, weil ich nicht allen eine Nachricht schicken konnte: Niemandem läuft die Zeit ab.

# Below what somebody was told, where five messages have followed it.
more-waits = -# Unter dieser Antwort nimmt Discord keine weiteren Nachrichten von mir an. Der Rest kommt, wenn du das nächste Mal etwas drückst.

external-apps-denied = Hier kann ich keinen Tisch eröffnen: Außer dir würde ihn niemand sehen. Dafür brauchst du in diesem Kanal die Berechtigungen *Nachrichten senden* und *Externe Apps verwenden*; wer den Server verwaltet, kann sie dir geben.
only-in-its-place = Tisch #{ $table } steht an einem Ort, an dem ich nur antworten kann. Geh dorthin, wo er eröffnet wurde, und mach das dort.
posted-lately = Tisch #{ $table } wurde gerade erst gepostet: [hier ist er]({ $url }). Jeder Knopf darauf zeigt, wie es steht.
greeting-closed-elsewhere = Ich kann dir keine Direktnachrichten schicken. Mitspielen geht trotzdem: **{ button-my-hand }** am Tisch zeigt dir deine Hand. (Um sie als Nachricht zu bekommen, [füge mich deinen Apps hinzu]({ $url }) und gib hier einen meiner Befehle ein, etwa `/{ name-hand }`: Nur daran merke ich es.)

# Links by which I am added: in /about, and at the end of a lesson.
button-add-to-server = Zu einem Server hinzufügen
button-add-to-apps = Zu meinen Apps hinzufügen
