# The rules in brief. All numbers come from the game.

bohne-rules-title = ## 📜 { $game } · the rules
    -# { $least } to { $most } players
bohne-rules-goal = **Goal:** take cards that count for you, and leave the others those that don't. The highest total of { $rounds } rounds wins; a tie is shared.
bohne-rules-cards = **The cards:** { $cards }. In each of { $count } colours ({ $colours }): the numbers { $least } to { $most }, { $minus } *minus* 🔻, one *×2* ⏫ and one *nicht die Bohne* 🚫.
bohne-rules-deal = **Each round** all cards are dealt: { $hands }. Scoring areas begin empty.
bohne-rules-deal-each = { $cards } each for { $players } players
bohne-rules-trick = ### A trick
    {""}**1. Lead.** Whoever holds the bean token 🫘 lays a card face up, with the token on it. The first leader is drawn at random.
    {""}**2. Lay.** All others, having seen it, lay one card face down at the same time. You may change yours until the last one is down. Then all are turned up together.
    {""}**3. Take.** The leader takes one of the others' cards into their own scoring area. Whoever laid that card takes next, any card that is left but the one with the token, and so on. A card without a choice is taken for you.
    {""}**4. The token.** Whoever laid the last of these cards takes the card with the token, and the token itself, and leads the next trick.
bohne-rules-round = **A round ends** when the hands are empty. Whoever holds the token then leads in the next one.
bohne-rules-score = ### What a colour is worth
    {""}**Numbers** are added. Without a number a colour is worth 0.
    ⏫ **×2** doubles the sum.
    🔻 **One or three minus** cards make it negative; two cancel out.
    🚫 With **nicht die Bohne** the colour is worth 0, whatever else lies there.
bohne-rules-open = **Open and hidden:** scoring areas are open. Hands and cards laid face down aren't; that somebody *has* laid is.
