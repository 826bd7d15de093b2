# High Bohn's own rules in brief; what each building does stands on a page of its own.
rules-town = **The town.** You may also buy buildings, which change these rules for you and count at the end: press **{ rules-button-town }**.
rules-town-title = ## 🏘️ { $game } · the town
rules-town-about =
    {""}**Buildings** may be bought at any time, by anybody, also several at once. Of each type there is one card of each price from { $least } to { $most }; nobody owns two of a type. The price is paid with thalers *whose bean side is the type's own bean*: { $types }. They go to the discard pile, and the building works at once: it changes some of the rules for its owner.
    {""}**Two want the same?** Whoever buys first gets it.
    {""}**Sold out?** With fewer than { $all } players, once all but one own a building of a type, its unsold ones leave the game.
    {""}**The end.** All fields are harvested; { $toll } works then, too. After that each player once, the active one first, may buy any number of buildings. Thalers under Saloon or Distillery can't be spent. Your score: your thalers, those under buildings, and the prices of your buildings; { $numbers } buildings add { $bonus } 🪙. Equal scores: more cards in hand wins; equal in both: shared.
    {""}**{ $banks }** are used just before your turn, before you plant. Unused, they're lost for that turn; one just bought waits for your next turn.
    {""}**Stews** (Saloon): a field with a single card becomes one when another kind is planted there. A stew holds no kind twice, and it's a field of no bean: its kinds may also grow in your other fields. Its thalers can't be spent; they count at the end.
    {""}**Mixed fields** ({ $farm }): soy planted among other beans counts as that bean. Not in a stew, nor in a field for one bean only ({ $fields }). When you harvest, you choose the thalers; at the end only where a purchase depends on it.
    {""}**Stored beans** (General Store): you store a card where you'd plant it. Stored beans can only be traded or given away, also on others' turns; they count for nothing at the end. A bean from another player's store must be planted, not stored again.
rules-town-type = { $type } with { $bean }
rules-button-town = The town
rules-button-buildings = What each building does
rules-button-back = The rules
buildings-title = ## 🏘️ { $game } · the buildings
    -# A building of price 1 does nothing while you play. Every price is also what the building counts at the end.
buildings-type = **{ $name }** · { $bean }
buildings-line = > **{ $price }** · { $does }
