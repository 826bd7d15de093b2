# Lektionen: geführte Partien im eigenen Bereich. $lesson: welche.

button-learn = Spielen lernen
button-how-to-play = Mit anderen spielen
# Der Name einer Lektion, in einer Liste und auf einem Knopf: höchstens 80 Zeichen.
lesson-name = { $lesson ->
    [first_duel] Das Bohnenduell zu zweit
    [first_town] Die Stadt von High Bohn
    [first_tricks] Deine ersten Stiche Nicht die Bohne
   *[first_game] Deine erste Partie Bohnanza
 }
# Über den Worten jedes Schritts.
lesson-place = -# 🎓 { lesson-name } · Schritt { $number } von { $total }
# Wo die vorderste Karte der Hand ist: Dasselbe Zeichen steht auf Bildern, in Worten und auf Knöpfen.
lesson-front = wo 📍 steckt
# Darunter. $button: was auf dem Knopf steht.
lesson-press = ### 👉 Drück **{ $button }**
# Dasselbe, wo man etwas aus einer Liste wählt. $choice: die Zeile. $list: was bis dahin in der Liste steht.
lesson-choose = ### 👉 Wähl **{ $choice }** aus der Liste „{ $list }“
# Warum ein Zug nicht geht, den die Regeln erlauben.
lesson-another-move = ↩️ Noch nicht: Die Regeln erlauben das, aber zuerst kommt dies.
lesson-leave = ### Die Lektion verlassen?
    Du kannst auch einfach weggehen: Einen Tag lang bringt dich `/{ name-learn }` zu diesem Schritt zurück.
lesson-button-end = Lektion beenden
lesson-closed = ### 🎓 Diese Lektion ist vorbei
    Eine Lektion wird abgeräumt, wenn du sie beendest, wenn sie einen Tag lang liegen bleibt, wenn einer deiner Tische ihren Platz braucht oder wenn sie neu geschrieben wurde. Du kannst sie jederzeit wieder anfangen.
lesson-is-over = Diese Lektion ist vorbei. `/{ name-learn }` fängt sie von vorne an.
lesson-how = ### 🫘 So spielst du mit anderen
    In einem Kanal eines Servers eröffnet `/{ name-play }` einen Tisch. Andere drücken dort **{ button-join }**, **{ button-computers }** füllt Plätze, und **{ button-start }** teilt die Karten aus.
    Allein: `/{ name-play } { option-name-start }:` fängt gleich an, mit Computern. `/{ name-rules }` erklärt jedes Spiel, `/{ name-help }` zeigt alle Befehle.
# Below it, where that can be.
lesson-how-apps = In einer Gruppennachricht mit Freunden oder auf einem Server ohne mich: Füg mich deinen eigenen Apps hinzu, dann geht `/{ name-play }` auch dort.
