# Eine beendete Partie, analysiert für jemanden, der sie gespielt hat: was entschieden wurde, neben der Wahl des starken Computers.

button-review = Analyse

review-title = ### 🔍 Deine Partie an Tisch #{ $table }
review-parts = So gut wie ein starker Computer entschieden:
review-part = { $part ->
    [planting] 🪴 Anbauen
    [trading] 🤝 Handeln
    [harvesting] 🌾 Ernten und Felder kaufen
    [laying] 🫴 Karten legen
   *[taking] 🫳 Karten nehmen
 }: **{ $good }** von { $decided }
review-trading = -# Beim Handeln zählen nur deine Antworten auf Angebote und deine Angebote, die jemand annahm.
review-unjudged = -# { $what ->
    [town] Käufe in der Stadt werden nicht beurteilt; ein drittes Feld zählt nur, wenn du eins gekauft hast.
   *[field] Ein drittes Feld zählt nur, wenn du eins gekauft hast.
 }
review-stood-in = -# { $count ->
    [one] 1 Entscheidung an diesem Platz war nicht deine und zählt
   *[other] { $count } Entscheidungen an diesem Platz waren nicht deine und zählen
 } hier nicht.
review-not-told-apart = -# Das ist eine ältere Partie: Hat zeitweise ein Computer für dich gespielt, zählen seine Entscheidungen mit.
review-failed = -# { $count ->
    [one] 1 Entscheidung aus einer älteren Version lässt sich nicht mehr beurteilen und zählt
   *[other] { $count } Entscheidungen aus einer älteren Version lassen sich nicht mehr beurteilen und zählen
 } nicht.

review-dear = **{ $total ->
    [one] Ein starker Computer hätte anders entschieden
   *[other] Ein starker Computer hätte anders entschieden · { $number } von { $total }
 }**
review-best = **⭐ Gut gewählt: Ein starker Computer hätte dasselbe getan**
review-done = **Deine Wahl:** { $move }
review-taken = { $name } hat es angenommen.
review-better = **Starker Computer:** { $move }
review-why = **Warum:** { $why }
review-rather-not = { $what ->
    [Harvest] Lass deine Felder vorerst, wie sie sind.
    [BuyField] Kauf kein drittes Feld mehr.
   *[other] Mach dieses Angebot nicht.
 }
review-nothing = Ein starker Computer hätte durchweg fast genauso entschieden.

review-to-best = ⭐ Beste Wahl
review-replay = ⏪ Rückblick ab hier

review-waiting = 🔍 Ich sehe mir deine Partie an …
review-not-played = Die Analyse ist für alle, die an Tisch #{ $table } mitgespielt haben. Der Rückblick steht dir offen.
review-busy = Gerade kann ich mir deine Partie nicht ansehen. Drück in einer Minute noch einmal auf *Analyse*.
