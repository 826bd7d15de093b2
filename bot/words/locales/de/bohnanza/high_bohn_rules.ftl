# High Bohn's own rules in brief; what each building does stands on a page of its own.
rules-town = **Die Stadt.** Du kannst auch Gebäude kaufen, die für dich diese Regeln ändern und am Ende zählen: Drück **{ rules-button-town }**.
rules-town-title = ## 🏘️ { $game } · die Stadt
rules-town-about =
    {""}**Gebäude** dürfen alle jederzeit kaufen, auch mehrere auf einmal. Von jeder Art gibt es je eine Karte zu den Preisen { $least } bis { $most }; zwei von einer Art hat niemand. Bezahlt wird mit Talern, *deren Bohnenseite zur Art gehört*: { $types }. Sie kommen auf den Ablagestapel, und das Gebäude wirkt sofort: Es ändert einige Regeln für die Person, der es gehört.
    {""}**Zwei wollen dasselbe?** Wer zuerst kauft, bekommt es.
    {""}**Ausverkauft?** Sitzen weniger als { $all } am Tisch und haben alle bis auf eine Person ein Gebäude einer Art, kommen die unverkauften dieser Art aus dem Spiel.
    {""}**Das Ende.** Alle Felder werden geerntet; auch { $toll } wirkt dabei. Danach darf jede Person einmal beliebig viele Gebäude kaufen, zuerst die, die am Zug ist. Taler unter Saloon oder Distillery lassen sich nicht ausgeben. Deine Wertung: deine Taler, dazu die unter deinen Gebäuden und die Preise der Gebäude; { $numbers } Gebäude bringen { $bonus } 🪙 dazu. Gleiche Wertung: Mehr Handkarten gewinnen; auch davon gleich viele: geteilter Sieg.
    {""}**{ $banks }** nutzt du direkt vor deinem Zug, bevor du anbaust. Ungenutzt verfallen sie für diesen Zug; eine gerade gekaufte wartet bis zu deinem nächsten.
    {""}**Eintopf** (Saloon): Ein Feld mit einer einzelnen Karte wird zum Eintopf, wenn dort eine andere Sorte angebaut wird. Jede Sorte kommt nur einmal hinein. Ein Eintopf gehört zu keiner Bohne: Seine Sorten dürfen auch auf deinen anderen Feldern wachsen. Seine Taler lassen sich nicht ausgeben; sie zählen am Ende.
    {""}**Gemischte Felder** ({ $farm }): Soja, zwischen anderen Bohnen angebaut, zählt als diese Bohne. Nicht in einem Eintopf, und nicht auf einem Feld für nur eine Bohne ({ $fields }). Beim Ernten wählst du die Taler; am Ende nur, wenn ein Kauf davon abhängt.
    {""}**Eingelagerte Bohnen** (General Store): Du lagerst eine Karte ein, statt sie anzubauen. Eingelagertes lässt sich nur handeln oder verschenken, auch wenn du nicht am Zug bist; am Ende zählt es nichts. Eine Bohne aus einem fremden Lager muss angebaut werden und darf nicht wieder eingelagert werden.
rules-town-type = { $type } mit { $bean }
rules-button-town = Die Stadt
rules-button-buildings = Was die Gebäude können
rules-button-back = Die Regeln
buildings-title = ## 🏘️ { $game } · die Gebäude
    -# Ein Gebäude zum Preis 1 tut während der Partie nichts. Jeder Preis ist auch das, was das Gebäude am Ende zählt.
buildings-type = **{ $name }** · { $bean }
buildings-line = > **{ $price }** · { $does }
