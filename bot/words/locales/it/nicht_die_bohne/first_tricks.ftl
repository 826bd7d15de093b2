# La lezione di Nicht die Bohne, passo per passo: perché fare ciò che dice la riga sotto. $computer1, $computer2, $computer3:
# i tre computer. Le carte sono sempre le stesse, perciò colori e numeri stanno qui.

lesson-first_tricks-lead = Vince chi fa più punti: contano le carte che prendi, ogni colore da solo. Hai il segnalino fagiolo (🫘), quindi apri tu. La tua carta non la prendi mai: apri con il **Blu 4**, che è basso.
lesson-first_tricks-take = Gli altri hanno posato coperto, e cominci tu a prendere. **Giallo 9** vale più di tutto, e chi l’ha posato prende dopo.
lesson-first_tricks-face-down = Adesso apre { $computer3 }, quindi posi coperto. **Rosso nicht die Bohne** porta a 0 tutto il rosso di chi la riceve; { $computer1 } ha un Rosso 6.
lesson-first_tricks-token = La tua carta è stata l’ultima, quindi quella con il segnalino è tua: Giallo meno, e il tuo 9 vale **−9**. Apri tu: **Verde meno** farà male a { $computer2 }, che ha molto verde.
lesson-first_tricks-cancel = Un meno rende negativo un colore, due si annullano: il tuo giallo vale di nuovo +9. Con Giallo 4 sarebbe −13.
lesson-first_tricks-last-card = Adesso per { $computer2 } il verde vale −10. La tua ultima carta è buona: viene presa presto, e chi l’ha posata prende dopo.
lesson-first_tricks-double = { $computer2 } l’ha presa subito, quindi tocca a te. **Giallo ×2** raddoppia il tuo 9.
lesson-first_tricks-over = ### 🎓 Questa era una manche breve
    • I numeri di un colore si sommano, e i quattro colori fanno i tuoi punti
    • ⏫ ×2 raddoppia un colore, 🔻 uno o tre meno lo rendono negativo, 🚫 nicht die Bohne lo porta a 0
    • Chi ha posato la carta presa prende dopo; chi ha posato l’ultima riceve quella con il segnalino e apre
    Una partita vera ha tre manche con tutte e 60 le carte.
