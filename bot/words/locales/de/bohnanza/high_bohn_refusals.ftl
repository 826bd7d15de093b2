# Why a move in High Bohn was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

no-buildings-here = In diesem Spiel gibt es keine Gebäude. Bei deinen Karten siehst du, was geht.
no-such-building = So ein Gebäude gibt es in diesem Spiel nicht. Wähl eins aus der Stadt.
building-gone = Dieses Gebäude ist nicht mehr zu haben. In der Stadt steht, was noch da ist.
one-building-of-a-type = Von jeder Art gibt es pro Person nur eins, und so eins hast du schon.
too-few-thalers-of-a-bean = Dieses Gebäude kostet { $price } 🪙 ({ bean-full-name }), und davon hast du { $thalers }.
only-the-type-that-was-named = Jetzt kannst du ein Gebäude der genannten Art kaufen, oder nichts.

# Questions
answer-first = Beantworte erst die Frage bei deinen Karten.
somebody-else-is-asked = Erst muss jemand anders eine Frage beantworten. Am Tisch siehst du, wer.
nobody-asks-for-thalers = Danach, welche Karten Taler werden, fragt dich gerade niemand.
nobody-asks-what-you-buy = Danach, was du kaufst, fragt dich gerade niemand. Kauf einfach, was du bezahlen kannst.
nothing-to-name = Du hast gerade keine Art von Gebäuden zu nennen.
none-of-that-type-left = Von dieser Art ist keins mehr da. Nenn eine andere.

# The Bank
not-the-moment-of-your-bank = Deine Bank kannst du nur einmal nutzen, bevor du in deinem Zug anbaust.
no-bank-to-peek = Den Nachziehstapel sieht nur an, wem Bank 2 gehört, und dir gehört sie nicht.
no-bank-to-order = Gezogene Karten ordnet nur, wem Bank 3 gehört, und dir gehört sie nicht.
no-bank-to-move-card = Eine Handkarte umstecken darf nur, wem Bank 4 gehört, und dir gehört sie nicht.
look-first = Sieh dir erst die oberste Karte an; dann kannst du sie unter den Stapel legen.
no-such-place-in-hand = Diesen Platz gibt es auf deiner Hand nicht. Wähl einen, den du siehst.
card-lies-there-already = Da steckt diese Karte schon. Wähl einen anderen Platz, oder lass sie.
nothing-to-order = Du hast gerade keine Karten zu ordnen.
not-the-cards-drawn = Das sind nicht die Karten, die du gezogen hast. Nenn jede davon einmal.

# Fields and the store
no-stew-there = Mit dieser Karte beginnt auf diesem Feld kein Eintopf. Bau sie ohne diesen Wunsch an.
no-store = Du hast keinen General Store, der Bohnen nimmt. Bau die Karte an.
store-is-full = Dein General Store ist voll. Bau die Karte an, oder gib erst eine eingelagerte Bohne weg.
from-anothers-store = Die { bean-full-name } kam aus einem fremden General Store: Sie muss angebaut werden.

# Harvesting
not-what-the-field-pays = Feld { $field } bringt { $thalers } 🪙. Nenn genau so viele Karten.
not-in-that-field = Diese Karten gibt Feld { $field } nicht her. Wähl aus dem, was es bringt.
nobody-takes-a-thaler = Von dieser Ernte kommt nichts unter eine Distillery. Ernte, ohne eine Karte dafür zu nennen.
