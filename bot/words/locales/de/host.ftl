# What whoever runs the bot has decided, and what they store about somebody.

# $text: in their own words, whatever language that is.
announcement = 📣 { $text }
person-shut-out = Das kann ich für dich nicht tun: Wer diesen Bot betreibt, hat dich ausgeschlossen.
server-shut-out = Das kann ich hier nicht tun: Wer diesen Bot betreibt, hat diesen Server ausgeschlossen.
# From elsewhere, such as direct messages.
rematch-server-shut-out = Dort kann ich keine Revanche eröffnen: Wer diesen Bot betreibt, hat den Server dieser Partie ausgeschlossen.
# In the channel, once.
server-shut-out-tables = Die Tische hier sind geschlossen: Wer diesen Bot betreibt, hat diesen Server ausgeschlossen.

# In /about, behind what is stored.
about-shut-out = Von denen, die ausgeschlossen wurden, bleibt die Nummer, bis sie wieder zugelassen werden.
button-stored = Was über mich gespeichert ist
stored-file = In dieser Datei steht alles, was über dich gespeichert ist; jeder Texteditor öffnet sie.
# In the file, at its beginning.
stored-about = Alles, was dieser Bot über eine Person auf Discord speichert. Zeiten sind in UTC; die Nummern von Servern, Kanälen und Nachrichten sind die von Discord; Plätze zählen ab 0. Was in Partien getan wurde, steht hier so, wie es alle am Tisch gesehen haben. Es fehlen die Handkarten (die einer beendeten Partie zeigt ihr Rückblick), Nummern und Namen anderer, die nach ihren Plätzen benannt sind, und die Schlüssel, mit denen Nachrichten geändert werden.
stored-nothing = Über dich ist nichts gespeichert.
stored-again = Deine Datei hast du eben erst angefordert. Sie macht etwas Arbeit: Frag in fünf Minuten wieder.
