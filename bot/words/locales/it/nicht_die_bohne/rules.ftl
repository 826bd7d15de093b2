# The rules in brief. All numbers come from the game.

bohne-rules-title = ## 📜 { $game } · le regole
    -# Si gioca in { $least }–{ $most }
bohne-rules-goal = **Scopo:** prendi le carte che ti fanno punti, e lascia agli altri quelle che non ne fanno. Vince il totale più alto di { $rounds } manche; in caso di parità si vince insieme.
bohne-rules-cards = **Le carte:** { $cards }. In ognuno dei { $count } colori ({ $colours }): i numeri da { $least } a { $most }, { $minus } *meno* 🔻, un *×2* ⏫ e un *nicht die Bohne* 🚫.
bohne-rules-deal = **In ogni manche** si distribuiscono tutte le carte: { $hands }. Le aree punti cominciano vuote.
bohne-rules-deal-each = { $cards } a testa in { $players }
bohne-rules-trick = ### Una presa
    {""}**1. Apri.** Chi ha il segnalino fagiolo 🫘 posa una carta scoperta con sopra il segnalino. La prima volta si sorteggia.
    {""}**2. Posa.** Tutti gli altri, dopo averla vista, posano insieme una carta coperta. Puoi cambiare la tua finché non è giù l’ultima. Poi si scoprono tutte insieme.
    {""}**3. Prendi.** Chi ha aperto prende una delle carte degli altri e la mette nella propria area punti. Chi aveva posato quella carta prende dopo, una qualsiasi di quelle rimaste tranne quella con il segnalino, e così via. Se non c’è scelta, la carta si prende da sola.
    {""}**4. Il segnalino.** Chi aveva posato l’ultima di queste carte prende la carta con il segnalino e il segnalino stesso, e apre la presa successiva.
bohne-rules-round = **Una manche finisce** quando le mani sono vuote. La prossima la apre chi ha il segnalino.
bohne-rules-score = ### Quanto vale un colore
    {""}**I numeri** si sommano. Senza numeri un colore vale 0.
    ⏫ **×2** raddoppia la somma.
    🔻 **Uno o tre meno** la rendono negativa; due si annullano.
    🚫 Con **nicht die Bohne** il colore vale 0, qualunque altra cosa ci sia.
bohne-rules-open = **Scoperto e coperto:** le aree punti le vedono tutti. Le mani e le carte posate coperte no; che qualcuno *ha* posato, sì.
