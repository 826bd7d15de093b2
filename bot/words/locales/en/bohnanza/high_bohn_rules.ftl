# High Bohn's own rules in brief; what each building does stands on a page of its own.
rules-town = ### The town
    {""}**Buildings** may be bought at any time, by anybody, also several at once. Of each type there is one card of each price from { $least } to { $most }; nobody owns two of a type. The price is paid with thalers *whose bean side is the type’s own bean*: { $types }. They go to the discard pile, and the building works at once: it changes some of the rules above for its owner.
    {""}**Two want the same?** Whoever buys first gets it.
    {""}**Sold out?** With fewer than { $all } players, once all but one own a building of a type, its unsold ones leave the game.
    {""}**After the final harvest** each player, the active one first, may buy once more. Then every building counts as many 🪙 as it cost; { $numbers } buildings add { $bonus } 🪙.
    {""}**Stews** (Saloon): a field with a single card becomes one when another kind is planted there. Its thalers cannot be spent; they count at the end.
    {""}**Mixed fields** (Farm): you choose the thalers, at the end only where a purchase depends on it.
    {""}**Stored beans** (General Store) can only be traded or given away, off turn too; they count nothing at the end.
rules-town-type = { $type } with { $bean }
rules-button-buildings = What each building does
rules-button-back = The rules
buildings-title = ## 🏘️ { $game } · the buildings
    -# A building of price 1 does nothing while you play. Every price is also what the building counts at the end.
buildings-type = **{ $name }** · { $bean }
buildings-line = > **{ $price }** · { $does }
