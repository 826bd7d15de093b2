# Why a click or a command was refused before it became a move: what is the matter and what can be done.

turn-of-another = Tocca a { $player }. { $phase ->
    [trade] Puoi raccogliere, fare un’offerta o rispondere.
    [plant_received] Puoi raccogliere, e piantare le carte che hai ricevuto.
    [duel] Poi tocca a te. La tua mano mostra che cosa puoi fare intanto.
   *[plant] Puoi raccogliere; si scambia quando le carte sono scoperte.
  }
phase-over = Quella parte del tuo turno è passata. { $phase ->
    [trade] Le carte sono scoperte: scambia, o chiudi gli scambi.
    [plant_offered] Prima pianta o scarta ogni carta che ti è stata lasciata.
    [plant_turned_up] Delle carte scoperte pianta quelle che vuoi, e lascia le altre.
    [plant_received] Pianta le carte che hai davanti.
   *[plant] Pianta la prima carta della mano.
  }
nothing-to-end = Non c’è niente da chiudere: il turno finisce da sé quando tutte le carte sono piantate.
thalers-changed = Le tue monete sono cambiate: ora sono { $thalers }. Se vuoi ancora il campo, premi di nuovo.
draft-changed = Non hai più { $cards }, quindi l’offerta non è partita. Controlla e invia di nuovo.
trading-over = Nel frattempo gli scambi si sono chiusi: la tua offerta non è partita.

card-not-to-plant-now = Ora non puoi piantare { $card }. La tua mano mostra che cosa puoi piantare.
field-takes-no-more = Nel campo { $field } non puoi più piantare { $card }. Scegli un altro campo, o prima raccogli.
field-changed = Il campo { $field } è cambiato, quindi non è stato raccolto niente. Guardalo e scegli di nuovo.
room-without-harvest = Non serve raccogliere: nel campo { $field } c’è posto per { $card }. Puoi sempre raccoglierlo a parte.
set-aside-changed = Le carte che devi piantare sono cambiate. Guarda di nuovo la tua mano.
no-single-place = Alcune di queste carte possono andare in più campi. Piantale una alla volta.

own-offer = L’offerta #{ $offer } è tua. La può accettare un’altra persona; tu puoi ritirarla.
offer-to-another = L’offerta #{ $offer } è solo per { $player }. Puoi farne una tua.
cards-lacking = { $some ->
    [yes] Per la #{ $offer } non hai abbastanza { $cards }. (Lo vedi solo tu.)
   *[no] Per la #{ $offer } non hai { $cards }. (Lo vedi solo tu.)
  }
# After it, for whoever pressed Accept at the table.
offer-instead = Con **{ table-button-offer }** puoi fare un’offerta tua.
cards-given-away = Non hai più { $cards } da dare. Guarda la tua mano e scegli di nuovo.
other-copies-needed = La #{ $offer } chiede esattamente { $cards }. Scegli solo quelle carte.
no-other-copies = Per la #{ $offer } non hai più altre copie.
too-many-copies = La #{ $offer } chiede troppe carte per una lista. Indicale con `/{ name-accept }`.

# What was typed for a slash command.
one-bean-only = Indica un solo fagiolo, come `rosso`.
option-twice = Hai indicato `{ $option }` due volte. Basta una.
word-unknown = Non ho capito `{ $word }`. Scrivi i fagioli con il loro nome, come `2 rossi, piccante`.
word-near = Non ho capito `{ $word }`. Volevi dire { $possible }?
word-unclear = `{ $word }` può voler dire più fagioli: { $possible }. Scrivi qualche lettera in più.
field-unknown = Hai { $fields } campi: scrivi il numero di uno, o il fagiolo che c’è.
no-field-of-bean = In nessuno dei tuoi campi c’è { $card }. Scrivi un numero da 1 a { $fields }.
no-room-there = Nel campo { $field } c’è { $crop }, non c’è posto per { $card }. Prima raccoglilo, o indica un altro campo.
grows-elsewhere = { $card } cresce già nel tuo campo { $field }, e va lì: ogni fagiolo in un campo solo.
field-for-another-bean = Il campo { $field } è solo per { $card }. Indica un altro campo.
nothing-received = Non hai niente da piantare: in questo turno non hai ricevuto carte.
hand-is-empty = Non hai carte in mano: non c’è niente da piantare. Scopri le carte.
nothing-to-plant = Ora non hai niente da piantare. La tua mano mostra che cosa puoi fare.
not-among-these = Ora non puoi piantare { $card }. Puoi piantare: { $cards }.
offer-number-unknown = Scrivi il numero di un’offerta aperta. Le mostra il tavolo.
player-unknown = Qui nessun altro si chiama `{ $word }`. Gli altri nomi: `{ $players }`.
player-unclear = `{ $word }` può voler dire più persone: `{ $players }`. Scrivi qualche lettera in più del nome.
no-place-in-another-hand = Puoi chiedere fagioli, come `2 rossi`, ma non posti nella mano di qualcuno.
number-to-ask-for = Quanti? Chiedi un numero di fagioli, per esempio `2 rossi`.
not-face-up = { $card ->
    [any] Non c’è nessuna carta scoperta che tu possa dare.
   *[one] Di { $card } non c’è niente di scoperto che tu possa dare.
 }
cards-lacking-to-give = { $have ->
    [0] Non hai { $card } da dare.
   *[other] Di { $card } ne hai solo { $have }.
  }
no-such-place = La carta { $place } non c’è: in mano hai { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }, contando da davanti.
another-card-there = La carta { $place } della tua mano è { $card }. Guarda la mano e scrivi di nuovo.
