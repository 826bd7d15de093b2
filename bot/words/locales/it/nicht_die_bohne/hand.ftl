# The private message of a seat.

# The first line: what the reader does now, or whom the table waits for.
bohne-panel-last = 🏁 { $trick ->
    [yes] L’ultima presa: poi la partita finisce.
   *[no] L’ultima manche.
 }
bohne-panel-lead = ### 🫘 Apri tu: posa una carta scoperta
    -# Va a chi prende per ultimo, insieme al segnalino.
bohne-panel-lay = ### 🫘 Posa una carta coperta · { $name } ha aperto con { $card }
    -# La prenderà qualcun altro, e dopo scegli tu.
# The same where a direct message has come for it, after "Table #2 waits for you: ".
bohne-call-lead = apri con una carta scoperta
bohne-call-lay = posa una carta coperta; { $name } ha aperto con { $card }
bohne-call-take = prendi una carta
bohne-panel-down = ### ✓ Hai posato { $card }. Puoi cambiarla finché non è giù l’ultima.
bohne-panel-down-last = ### ✓ Hai posato { $card }, la tua ultima carta.
bohne-panel-take = ### 🫳 Prendi una carta
    -# Chi l’ha posata prende dopo di te. { $card }, con il segnalino, va a chi prende per ultimo.
bohne-panel-waiting = -# In attesa di { $names }
bohne-panel-wait-lead = ### 🫘 Apre { $names }, poi posi tu
# $waiting: the same names, or `none` while the game is paused.
bohne-panel-wait-lay = ### 🎴 Hai aperto con { $card }{ $waiting ->
    [none] {""}
   *[other] {" "}· in attesa di { $waiting }
 }
bohne-panel-wait-take = ### 🫳 { $names } prende una carta

bohne-hand-cards = **Le tue carte** ({ $count })
bohne-hand-colour = > { $name }: { $cards }
bohne-hand-separator = {" · "}
bohne-hand-empty = **Non hai carte in mano.**

# The reader's own scoring area; $colours: each as in the message below. $cards: what lies there of a colour.
bohne-yours = La tua area: { $colours }
bohne-yours-colour = { $symbol } { $cards } → { $result }
bohne-yours-mark = { $mark ->
    [minus] meno
    [x2] ×2
   *[nicht_die_bohne] nicht die Bohne
 }
bohne-yours-none = La tua area: ancora vuota

# Labels of buttons: at most 80 characters.
bohne-button-laid = ✅ { $card }

# At the end. $points and $size as in bohne-points; $rank: the place of the reader, who hasn't won.
bohne-hand-won = ## 🏁 { $count ->
    [one] Vince { $names } con { bohne-points }
   *[other] Vincono insieme { $names } con { bohne-points }
 }
bohne-hand-you-won = { $count ->
    [one] ## 🏁 Hai vinto con { bohne-points }!
   *[other] ## 🏁 Hai vinto, a pari merito, con { bohne-points }!
 }
bohne-hand-rank = Sei al { $rank }º posto con { bohne-points }.
bohne-hand-over = ### 🏁 Partita finita: { $count ->
    [one] ha vinto { $names } con { bohne-points }
   *[other] hanno vinto insieme { $names } con { bohne-points }
 }
