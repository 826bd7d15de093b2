# The rules of an edition in brief. All numbers come from the edition.

rules-title = ## 📜 { $game } · le regole
    -# Si gioca in { how-many }
rules-goal = **Scopo:** pianta fagioli e raccoglili per fare monete 🪙; quelli che non ti servono { $turn ->
    [duel] li lasci all’altra persona
   *[trading] li scambi
 }. { $town ->
    [yes] Con le monete si comprano edifici, e alla fine contano le une e gli altri. Vince il punteggio più alto.
   *[no] Vince chi ha più monete.
 }
rules-start = **Chi inizia** si sorteggia{ $start ->
    [holder_of_start_bean] , è segnato al tavolo e non cambia per tutta la partita.
   *[left_of_dealer] .
 } { $turn ->
    [duel] Poi un turno a testa.
   *[trading] Si gira in senso orario.
 }
rules-hand = **La mano è una fila.** L’ordine non cambia mai: si piantano le carte davanti, e quelle pescate vanno in fondo. { $turn ->
    [duel] Solo l’unica carta che puoi scartare può uscire da qualsiasi posto.
   *[trading] Solo con uno scambio una carta può uscire dal mezzo.
 }

rules-turn = ### Il tuo turno
    {""}**1. Pianta** la prima carta della mano. Puoi piantare anche la successiva. Se non hai carte in mano, salta questa fase.
    {""}**2. Scopri { $cards } carte e scambia.** Sono tue: le scambi o le tieni. Questa fase la chiudi tu.
    {""}**3. Pianta le carte ricevute.** Si piantano tutte le carte avute negli scambi; tu pianti anche le carte scoperte rimaste. L’ordine è libero.
    {""}**4. Pesca** { $draw } carte e mettile in fondo alla mano. Poi tocca a chi viene dopo.
rules-turn-duel = ### Il tuo turno
    {""}**1. L’offerta.** Pianta o scarta, una alla volta e nell’ordine che vuoi, le carte che l’altra persona ti ha lasciato. (Il primissimo turno comincia dal passo 2.)
    {""}**2. Pianta** la prima carta della mano. Puoi piantare anche la successiva. Poi puoi **scartare** una carta da qualsiasi posto della mano. Se non hai carte in mano, salta questo passo.
    {""}**3. Scopri { $cards } carte.** Una volta sola, prima di piantare o raccogliere: finché la prima carta degli scarti è di una di queste varietà, si aggiunge anche lei. Poi pianta quelle che vuoi, nell’ordine che vuoi. Quello che lasci è la tua offerta.
    {""}**4. Pesca** { $draw } carte e mettile in fondo alla mano. Poi tocca all’altra persona.
# How many cards are drawn, $numbers of them for $players players.
rules-by-players = { $number } (in { $players })

# $players: the numbers of players for whom no third field is for sale.
rules-fields = **Campi.** In un campo cresce una sola varietà. { $twice ->
    [yes] La stessa varietà può stare in più campi tuoi: una carta va con le sue simili o in un campo vuoto.
   *[no] La stessa varietà non può stare in due campi tuoi: se ce l’hai già, la carta va lì.
 } Non c’è posto? Prima raccogli un campo{ $sale ->
    [none] .
    [some] , o compra il terzo campo (in { $players }: non si vende).
   *[all] , o compra il terzo campo.
 }
rules-no-trading = **Scambi:** non ce ne sono.
rules-trading = **Gli scambi** si fanno tra chi è di turno e un’altra persona. Quante carte per quante è libero, e si può anche regalare – ma un regalo va accettato. Ognuno dà carte da qualsiasi posto della mano; chi è di turno anche carte scoperte. Le carte ricevute si piantano nella fase 3: non vanno mai in mano e non si scambiano di nuovo.
rules-harvest = **Raccolta:** { $when ->
    [on_own_turn] un tuo campo, solo nel tuo turno, e per intero.
   *[any_time] un tuo campo, in qualsiasi momento, e per intero.
 } La tabella dei valori dice quante carte diventano monete: sotto il primo numero non si guadagna niente, oltre l’ultimo non si guadagna di più. Le altre carte si scartano. *Protezione dei fagioli:* un campo con un solo fagiolo { $protection ->
    [unless_all_have_one] si raccoglie soltanto quando ognuno dei tuoi ne ha esattamente uno: anche un campo vuoto protegge
   *[while_another_has_more] non si raccoglie finché un altro tuo campo ne ha di più; i campi vuoti non contano
 }.
rules-third-field = **Terzo campo:** si compra in qualsiasi momento, uno a testa, con le monete in cima al gruzzolo, che { $to ->
    [box] escono dal gioco
   *[discard_pile] vanno negli scarti
 }.
rules-end = **La fine.** { $piles ->
    [1] Quando il mazzo finisce, finisce la partita
   *[other] Quando il mazzo finisce, si rimescolano gli scarti e si va avanti – tranne l’ultima volta, che chiude la partita
 }: { $turn ->
    [duel] nel passo 4 subito, { $phase2 ->
        [ends_at_once] e così anche nel passo 3, dove le carte appena scoperte si scartano
       *[finish_planting] nel passo 3 quando il passo è finito
     }
   *[trading] nella fase 4 subito, { $phase2 ->
        [ends_at_once] e così anche nella fase 2, dove le carte appena scoperte si scartano
       *[finish_planting] nella fase 2 solo dopo la fase 3
     }
 }. Poi si raccolgono tutti i campi; le carte in mano non rendono niente. { $tie ->
    [most_cards_in_hand] { rules-equal } vince chi ha più carte in mano; se è pari anche quello, si vince insieme.
    [farthest_from_start] { rules-equal } vince chi siede più lontano in senso orario da chi ha iniziato.
   *[shared] { rules-equal } si vince insieme.
 }
rules-equal = { $town ->
    [yes] A parità di punteggio
   *[no] A parità di monete
 }

rules-beans = ### I fagioli
    -# carte nella scatola · carte che servono → monete
rules-bean = { $bean } ×{ $copies } · { $meter }
rules-step = { $cards } → { $thalers }

rules-players = ### In quanti si gioca
rules-players-line = **{ $players }:** { $cards } carte · prima mano { $hand } · { $fields } campi · terzo campo { $price ->
    [no] non in vendita
   *[other] { $price } 🪙
 } · si pescano { $draw } · il mazzo si gioca { $piles ->
    [one] una volta
   *[other] { $piles } volte
 }{ $without ->
    [no] {""}
   *[other] {" "}· senza { $without }
 }
rules-hand-each = { $cards } a testa
# $cards: the start player's number, the next player's, and so on, separated by commas.
rules-hand-in-turn = { $cards } in ordine di turno, l’ultimo numero per tutti gli altri
rules-range = { $first }–{ $last }
# Where one message has no room for all of the rules: the button that leads to the beans.
rules-button-beans = I fagioli
