# High Bohn's own rules in brief; what each building does stands on a page of its own.
rules-town = **La città.** Puoi comprare anche edifici, che per te cambiano queste regole e alla fine contano: premi **{ rules-button-town }**.
rules-town-title = ## 🏘️ { $game } · la città
rules-town-about =
    {""}**Gli edifici** si comprano in qualsiasi momento, anche più di uno insieme, e anche fuori dal proprio turno. Di ogni tipo c’è una carta per ogni prezzo da { $least } a { $most }; nessuno ne ha due dello stesso tipo. Si pagano con monete *il cui fagiolo è quello del tipo*: { $types }. Le monete vanno negli scarti, e l’edificio vale subito: cambia alcune regole per chi lo possiede.
    {""}**Lo vogliono in due?** È di chi lo compra per primo.
    {""}**Esaurito?** Se si è in meno di { $all }, quando tutti tranne uno hanno un edificio di un tipo, gli invenduti di quel tipo escono dal gioco.
    {""}**La fine.** Si raccolgono tutti i campi; { $toll } vale anche allora. Poi, a partire da chi è di turno, ciascuno può comprare ancora una volta, quanti edifici vuole. Le monete sotto il Saloon o la Distilleria non si spendono. Il tuo punteggio: le tue monete, quelle sotto gli edifici, e i prezzi dei tuoi edifici; { $numbers } edifici aggiungono { $bonus } 🪙. A parità di punteggio vince chi ha più carte in mano; se è pari anche quello, si vince insieme.
    {""}**{ $banks }** si usano subito prima del tuo turno, prima di piantare. Se non le usi, per quel turno sono perse; una appena comprata aspetta il turno dopo.
    {""}**Gli stufati** (Saloon): un campo con una carta sola lo diventa quando ci pianti un’altra varietà. Uno stufato non ha doppioni e non è il campo di nessun fagiolo: le sue varietà possono crescere anche negli altri tuoi campi. Le sue monete non si spendono; contano alla fine.
    {""}**I campi misti** ({ $farm }): la soia piantata tra altri fagioli vale come quelli. Non in uno stufato, né in un campo per un solo fagiolo ({ $fields }). Quando raccogli, scegli tu le monete; alla fine solo se ne dipende un acquisto.
    {""}**Fagioli messi da parte** (Emporio): ci metti una carta quando potresti piantarla. Si possono solo scambiare o regalare, anche fuori dal proprio turno; alla fine non contano niente. Un fagiolo che viene dall’Emporio di un’altra persona va piantato, non messo di nuovo da parte.
rules-town-type = { $type } con { $bean }
rules-button-town = La città
rules-button-buildings = Che cosa fa ogni edificio
rules-button-back = Le regole
buildings-title = ## 🏘️ { $game } · gli edifici
    -# Durante la partita un edificio da 1 non fa niente. Il prezzo è anche quanto l’edificio vale alla fine.
buildings-type = **{ $name }** · { $bean }
buildings-line = > **{ $price }** · { $does }
