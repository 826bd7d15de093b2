# A game that is over, looked at again step by step.

button-replay = Rückblick

# The first line. A step is one thing that happened.
replay-title = ### ⏪ Rückblick · Schritt { $number } von { $last }
# The first step.
replay-dealt = Die Karten sind ausgeteilt.
replay-hand = **Deine Hand**

# Labels of buttons: one step, or to where a turn begins.
replay-turn-back = ⏮ Zug
replay-back = ◀ Schritt
replay-next = Schritt ▶
replay-turn-next = Zug ⏭
replay-share = Teilen

# Above a step that somebody shows to everybody in the channel.
replay-shared = ### ⏪ Rückblick · geteilt von { $name }

# Why there is nothing to see.
replay-not-over = Die Partie an Tisch #{ $table } läuft noch. Sobald sie zu Ende ist, kannst du auf sie zurückblicken.
replay-too-old = Die Partie an Tisch #{ $table } ist lange her: Wie sie ausging, weiß ich noch, ihren Verlauf nicht mehr.
replay-never-ended = Tisch #{ $table } wurde geschlossen, bevor dort eine Partie zu Ende war. Da gibt es nichts zu sehen.
replay-nothing-here = Ich kenne keine beendete Partie von dir, und auch keine in diesem Kanal. `/{ name-play }` eröffnet einen Tisch.
replay-share-there = Das kannst du nur im Kanal von Tisch #{ $table } teilen, wenn du dort schreiben darfst.
