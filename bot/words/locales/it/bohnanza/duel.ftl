# The bean duel for two: its steps at the table, in the hand and in the news.

# Cards lying face up: $who is `you` in the hand of the player to whom they belong, $name, whose opponent is $other.
duel-offered = { $who ->
    [you] 🎁 **Lasciate a te:** { $beans }
   *[other] 🎁 **Lasciate da { $other } a { $name }:** { $beans }
 }
duel-turned-up = { $who ->
    [you] 🎴 **Scoperte per te:** { $beans }
   *[other] 🎴 **Scoperte per { $name }:** { $beans }
 }

# Labels of buttons: at most 80 characters.
duel-button-discard = Scarta { $bean }
duel-button-leave = { $ending ->
    [yes] Lascia il resto e finisci la partita
   *[no] { $count ->
        [one] Lascia questa carta a { $other }
       *[other] Lascia queste { $count } carte a { $other }
     }
 }
# A line of a list: at most 100 characters.
duel-place = { $place }. { $name }
# In an empty list: at most 150 characters.
duel-choose-discard = Scarta una carta (se vuoi) e scopri { $cards } carte{ $more ->
    [yes] {""}; quelle che qui mancano: /{ name-discard }
   *[no] {""}
 }

hand-do-offered = ### 🎁 { $other } ti ha lasciato { $beans }: pianta o scarta
hand-do-turned-up = ### 🎴 Pianta quelle che vuoi delle carte scoperte: { $beans }
hand-do-duel-more = ### 🪴 Piantane un’altra, scarta una carta, o scopri { cards-to-turn-up }
call-offered = pianta o scarta quello che { $other } ti ha lasciato: { $beans }
call-turned-up = pianta quelle che vuoi delle carte scoperte: { $beans }
call-duel-more = piantane un’altra, scarta una carta, o scopri { cards-to-turn-up }
call-duel-discard = se vuoi scarta una carta, o scopri { cards-to-turn-up }
hand-do-duel-discard = ### 🪴 Se vuoi scarta una carta, o scopri { cards-to-turn-up }

table-guide-duel-first = ⏳ In attesa di **{ $names }**: la prima carta della mano va piantata.
table-guide-offered = ⏳ In attesa di **{ $names }**: ogni carta dell’offerta va piantata o scartata.
table-guide-turned-up = ⏳ In attesa di **{ $names }**: pianta le carte scoperte che vuole e lascia le altre.
table-guide-duel-more = ⏳ In attesa di **{ $names }**: può piantare anche la carta successiva, scartarne una, o scoprirne { $cards }.
table-guide-duel-discard = ⏳ In attesa di **{ $names }**: può scartare una carta, o scoprirne { $cards }.
table-guide-duel-turn-up = ⏳ In attesa di **{ $names }**: scopre { cards-to-turn-up }.
table-guide-duel-last = 🏁 Il mazzo è finito. La partita termina con questo passo.

news-joined = Dalla cima degli scarti alle carte scoperte, perché della stessa varietà: { $beans }.
news-discarded = { news-who } scartato { $beans } dalla mano.
news-offer-discarded = { news-who } scartato { $beans } dall’offerta.
news-offer-left = { news-who } lasciato { $beans } come offerta.
news-field-bought-box = { news-who } comprato un terzo campo per { $number ->
    [one] 1 moneta, che esce
   *[other] { $number } monete, che escono
 } dal gioco.

# Refusals
only-in-a-duel = Questo si fa nel duello dei fagioli, in due. A questo tavolo le carte escono dalla mano piantando e scambiando.
no-trading-in-a-duel = Nel duello dei fagioli non si scambia. Le carte scoperte che non vuoi le lasci all’altra persona.
harvest-on-own-turn = Nel duello dei fagioli si raccoglie solo nel proprio turno. Il prossimo turno è il tuo.
offer-must-be-answered = Prima pianta o scarta ogni carta che ti è stata lasciata.
planted-enough = Più carte di così non puoi piantarne. Se vuoi scartane una, o scopri le carte.
not-discarding-now = Ora non c’è niente da scartare. Delle carte scoperte pianta quelle che vuoi, e lascia le altre.
nothing-to-leave-yet = Non c’è ancora niente da lasciare: prima pianta dalla mano e scopri le carte.
card-not-face-up = Quella carta non è tra quelle scoperte. La tua mano mostra che cosa puoi fare.
card-not-to-discard-now = Ora non puoi scartare { $card }. La tua mano mostra che cosa puoi scartare.
one-card-only = Indica una carta sola: il fagiolo, o il suo posto in mano, come `#2`.
not-among-discards = Ora non puoi scartare { $card }; puoi scartare: { $cards }.
