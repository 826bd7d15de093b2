# The editions of Bohnanza: their names, and what a lobby says about them. The first sentence stands in the list of
# games and has 80 characters there.

game-rio_grande_2000 = Bohnanza (Rio Grande 2000)
about-rio_grande_2000 = Die große Schachtel: elf Sorten, Platz für viele. Bohnen anbauen, handeln und ernten, auch Kaffee-, Wachs- und Kakaobohnen; bei Gleichstand zählt die vollere Hand.
game-high_bohn = Bohnanza: High Bohn
about-high_bohn = Für Taler gibt es Gebäude: Felder, bessere Bohnometer, Bank, Eintopf. Acht Bohnensorten, acht Arten von Gebäuden zu je vier Preisen; was du baust, zählt am Ende, und wer viel baut, bekommt noch mehr.
game-high_bohn_cognac = Bohnanza: High Bohn mit Cognac
about-high_bohn_cognac = High Bohn mit einer neunten Sorte und Distilleries: noch mehr zu kaufen. Gebäude bringen Felder, bessere Bohnometer, eine Bank oder Eintöpfe; was du baust, zählt am Ende.
game-duel = Bohnanza: das Bohnenduell
about-duel = Bohnen anbauen und ernten, nur ihr zwei. Gehandelt wird nicht: Was du vom Aufgedeckten nicht willst, lässt du deinem Gegenüber, zum Anbauen oder Ablegen. Geerntet wird nur im eigenen Zug, und ist der Nachziehstapel aufgebraucht, ist Schluss.
game-amigo_1997 = Bohnanza (Amigo 1997)
about-amigo_1997 = Die erste Ausgabe: drittes Feld zu kaufen, plötzliches Ende, geteilter Sieg. Acht Bohnensorten anbauen, handeln und ernten; die Partie endet in dem Moment, in dem der Nachziehstapel zum letzten Mal aufgebraucht ist.
game-amigo_2016 = Bohnanza (Amigo 2016)
about-amigo_2016 = Gleiche Bohnen auch auf mehreren Feldern; ein drittes ist nicht zu kaufen. Acht Bohnensorten anbauen, handeln und ernten; bei Gleichstand kommt es auf die Startbohne an.
