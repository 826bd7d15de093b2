# Why a move was refused: what is the matter and what can be done.
# The ids are the reasons that the rules give.

not-your-turn = Non tocca a te. Il tavolo mostra di chi è il turno.

# Planting
not-planting-now = Per questo turno hai finito di piantare dalla mano. Ora scambia, o chiudi gli scambi.
not-the-first-card = { bean-name } non è la prima carta della mano. Va piantata prima quella davanti.
first-card-must-be-planted = Devi ancora piantare la prima carta della mano.
turned-up-already = Le carte di questo turno sono già scoperte. La tua mano mostra che cosa puoi farne.
no-room = Nel campo { $field } non puoi piantare { bean-name }. Scegli un altro campo, o prima raccogline uno.
no-such-field = Non hai quel campo. Scegli uno dei campi che vedi nella tua mano.
planted-after-trading = { bean-name } si pianta quando gli scambi sono chiusi.
card-not-set-aside = Quella carta non devi più piantarla. Guarda di nuovo la tua mano.

# Trading
not-trading-now = Ora non si scambia. Si comincia quando chi è di turno scopre le carte.
empty-offer = Un’offerta deve dare o chiedere qualcosa. Scegli almeno una carta o un fagiolo.
offer-to-oneself = Quell’offerta andrebbe a te. Scegli un’altra persona, o chiunque.
only-with-the-active-player = Puoi scambiare solo con chi è di turno. Rivolgi la tua offerta a questa persona.
offered-already = Questa offerta l’hai già fatta: la #{ $offer } è ancora aperta.
not-addressed-to-you = L’offerta #{ $offer } non è per te. Puoi farne una tua.
not-what-is-wanted = L’offerta #{ $offer } chiede altre carte. Dai proprio quelle, o fai una controfferta.
declined-already = L’offerta #{ $offer } l’hai già rifiutata. Finché è aperta puoi ancora accettarla.
not-your-offer = L’offerta #{ $offer } non è tua. Può ritirarla solo chi l’ha fatta.
no-such-offer = L’offerta #{ $offer } non esiste. Il tavolo mostra quelle aperte.
offer-gone = L’offerta #{ $offer } non c’è più. Il tavolo mostra quelle ancora aperte.
card-not-yours-to-give = Non puoi più dare { bean-name }. Guarda la tua mano e scegli di nuovo.
received-card-to-give = { bean-name }: questa carta l’hai ricevuta in questo turno, va piantata e non scambiata di nuovo.
planted-card-to-give = { bean-name } è già in un campo, e i fagioli piantati non si scambiano.
face-up-card-to-give = { bean-full-name }: la carta scoperta non è tua. Puoi chiederla a chi è di turno.
card-twice = Hai indicato una carta due volte. Indica ogni carta una volta sola.
bean-not-in-play = A questo tavolo { bean-name } non c’è. Indica un altro fagiolo.
more-than-there-are = Di { bean-name } nel gioco ce ne sono solo { $copies }. Chiedine di meno.
active-player-ends-trading = È il tuo turno: si scambia finché non premi **Chiudi gli scambi**.
passed-already = Hai già detto *Ho finito*. Per rientrare premi **Rientro**, oppure fai o accetta un’offerta.
not-done = Non hai detto *Ho finito*: sei ancora dentro.

# Harvesting and the third field
field-empty = Il campo { $field } è vuoto: non c’è niente da raccogliere.
bean-protection = Nel campo { $field } c’è un solo fagiolo, e un altro tuo campo ne ha di più. Raccogli prima quello.
bean-protection-unless-all-single = Nel campo { $field } c’è un solo fagiolo, e un altro tuo campo { $other ->
    [empty] è vuoto
   *[more] ne ha di più
 }. Un fagiolo solo si raccoglie soltanto quando ognuno dei tuoi campi ne ha esattamente uno.
third-field-not-for-sale = A questo tavolo non si vende il terzo campo. Per fare posto raccogli uno dei tuoi.
third-field-bought-already = Il terzo campo l’hai già comprato, e se ne può comprare uno solo a testa.
too-few-thalers = Un terzo campo costa { $price } 🪙, e tu ne hai { $thalers }. Prima raccogli.
