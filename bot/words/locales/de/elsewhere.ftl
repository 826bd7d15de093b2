# Tables where I am not, as in a group message: I can only answer there.

# In place of a table that is kept up to date no longer, and the button that shows it again.
table-rests = 💤 **{ $game }**, Tisch #{ $table }, ruht gerade: Von selbst kann ich diese Nachricht nicht mehr aktualisieren. Es ist nichts verloren. **{ button-go-on }** zeigt, wie es steht.
button-go-on = Weiterspielen
# What a new message of a table shows for a moment, or for longer if something goes wrong.
table-comes = 🫘 **{ $game }**, Tisch #{ $table }, geht hier weiter. Falls nichts erscheint, drück **{ button-go-on }**.
# Below a table, after everything else.
table-lasts = -# Aktuell bis { $when }. Danach zeigt jeder Knopf hier, wie es steht.

external-apps-denied = Hier kann ich keinen Tisch eröffnen: Außer dir würde ihn niemand sehen. Dafür brauchst du in diesem Kanal die Berechtigungen *Nachrichten senden* und *Externe Apps verwenden*; wer den Server verwaltet, kann sie dir geben.
only-in-its-place = Tisch #{ $table } steht an einem Ort, an dem ich nur antworten kann. Geh dorthin, wo er eröffnet wurde, und mach das dort.
posted-lately = Tisch #{ $table } wurde gerade erst gepostet: [hier ist er]({ $url }). Jeder Knopf darauf zeigt, wie es steht.
