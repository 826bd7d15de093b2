# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

not-your-turn = Du bist nicht dran. Am Tisch siehst du, wer am Zug ist.

# Planting
not-planting-now = Von der Hand wird in diesem Zug nicht mehr angebaut. Handle, oder beende den Handel.
not-the-first-card = Die { bean-full-name } ist nicht deine vorderste Karte. Die vorderste muss zuerst angebaut werden.
first-card-must-be-planted = Bau erst deine vorderste Karte an.
turned-up-already = In diesem Zug ist schon aufgedeckt. Bei deinen Karten siehst du, was jetzt geht.
no-room = Auf Feld { $field } passt keine { bean-full-name }. Wähl ein anderes Feld, oder ernte erst eins.
no-such-field = So ein Feld hast du nicht. Wähl eins von denen, die bei deinen Karten stehen.
planted-after-trading = Die { bean-full-name } baust du an, sobald der Handel beendet ist.
card-not-set-aside = Diese Karte musst du nicht mehr anbauen. Schau noch mal auf deine Karten.

# Trading
not-trading-now = Gerade wird nicht gehandelt. Los geht es, sobald Karten aufgedeckt sind.
empty-offer = Ein Angebot muss etwas geben oder suchen. Wähl mindestens eine Karte oder eine Bohne.
offer-to-oneself = Das Angebot ginge an dich selbst. Wähl jemand anderen, oder alle.
only-with-the-active-player = Du kannst nur mit der Person handeln, die am Zug ist. Biete dort etwas an.
offered-already = Genau das bietest du schon an: #{ $offer } ist noch offen.
not-addressed-to-you = Angebot #{ $offer } ist nicht für dich. Du kannst selbst etwas anbieten.
not-what-is-wanted = Angebot #{ $offer } sucht andere Karten. Gib genau diese, oder mach ein Gegenangebot.
declined-already = Angebot #{ $offer } hast du schon abgelehnt. Annehmen kannst du es, solange es offen ist.
not-your-offer = Angebot #{ $offer } ist nicht von dir. Zurückziehen kann es nur, wer es gemacht hat.
no-such-offer = Ein Angebot #{ $offer } gibt es nicht. Am Tisch stehen die offenen.
offer-gone = Angebot #{ $offer } gilt nicht mehr. Am Tisch steht, was noch offen ist.
card-not-yours-to-give = Die { bean-full-name } kannst du nicht mehr geben. Schau auf deine Karten und wähl neu.
received-card-to-give = Die { bean-full-name } hast du in diesem Zug bekommen: Sie wird angebaut, nicht weitergehandelt.
planted-card-to-give = Die { bean-full-name } steht schon auf deinem Feld, und Angebautes wird nicht gehandelt.
face-up-card-to-give = Die offene { bean-full-name } gehört dir nicht. Frag die Person danach, die am Zug ist.
card-twice = Eine Karte steht doppelt da. Gib jede nur einmal an.
bean-not-in-play = Die { bean-full-name } ist an diesem Tisch nicht im Spiel. Wähl eine andere Bohne.
more-than-there-are = { bean-full-name }: Davon gibt es nur { $copies } im Spiel. Frag nach weniger.
active-player-ends-trading = Du bist am Zug: Gehandelt wird, bis du **Handel beenden** drückst.
passed-already = Du hast schon *Bin fertig* gesagt. **Wieder dabei** nimmt es zurück, ebenso jedes Angebot, das du machst oder annimmst.
not-done = Du hast nicht *Bin fertig* gesagt: Du bist noch dabei.

# Harvesting and the third field
field-empty = Feld { $field } ist leer: Es gibt nichts zu ernten.
bean-protection = Auf Feld { $field } liegt nur eine Bohne, auf einem anderen deiner Felder liegen mehr. Ernte erst das.
bean-protection-unless-all-single = Auf Feld { $field } liegt nur eine Bohne, und ein anderes deiner Felder ist { $other ->
    [empty] leer
   *[more] voller
 }. Eine einzelne Bohne darfst du nur ernten, wenn auf jedem deiner Felder genau eine liegt.
third-field-not-for-sale = An diesem Tisch gibt es kein drittes Feld zu kaufen. Ernte eins von deinen, dann hast du Platz.
third-field-bought-already = Du hast dein drittes Feld schon, und mehr als eins gibt es nicht.
too-few-thalers = Ein drittes Feld kostet { $price } 🪙, und du hast { $thalers }. Ernte erst.
