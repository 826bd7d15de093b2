# The rules of an edition in brief. All numbers come from the edition.

rules-title = ## 📜 { $game } · the rules
    -# { how-many } players
rules-goal = **Goal:** plant beans, { $turn ->
    [duel] leave your opponent what you can't use,
   *[trading] trade what you can't use,
 } and harvest for thalers 🪙. { $town ->
    [yes] Thalers buy buildings, and both count. Highest score wins.
   *[no] Most thalers wins.
 }
rules-start = **The start player** is drawn at random{ $start ->
    [holder_of_start_bean] , is shown at the table and stays the same all game long.
   *[left_of_dealer] .
 } { $turn ->
    [duel] You take turns.
   *[trading] Turns go round clockwise.
 }
rules-hand = **Your hand is a queue.** Its order never changes: cards are planted from the front and drawn to the back. { $turn ->
    [duel] Only the one card that you may discard leaves from anywhere.
   *[trading] Only in a trade may a card leave from the middle.
 }

rules-turn = ### Your turn
    {""}**1. Plant** your front card. You may plant the next one too. With an empty hand, skip this phase.
    {""}**2. Turn up { $cards } cards and trade.** They're yours to trade or keep. You end this phase.
    {""}**3. Plant the new beans.** Everybody plants all cards that came from trades; you also plant the face-up cards that are left. Any order will do.
    {""}**4. Draw** { $draw } to the back of your hand. The next player's turn begins.
rules-turn-duel = ### Your turn
    {""}**1. The offer.** Plant or discard each card that your opponent left you, one by one, in any order. (The start player's first turn begins with step 2.)
    {""}**2. Plant** your front card. You may plant the next one too. Then you may **discard** one card from anywhere in your hand. With an empty hand, skip this step.
    {""}**3. Turn up { $cards } cards.** Once, before you plant or harvest anything: while the top card of the discard pile is of a kind among them, it joins them. Then plant any of them, in any order. What you leave is your opponent's offer.
    {""}**4. Draw** { $draw } to the back of your hand. Your opponent's turn begins.
# How many cards are drawn, $numbers of them for $players players.
rules-by-players = { $number } ({ $players } players)

# $players: the numbers of players for whom no third field is for sale.
rules-fields = **Fields.** A field holds one kind of bean. { $twice ->
    [yes] The same bean may stand in several of your fields: a card may go to its kind or into an empty field.
   *[no] The same bean may not stand in two of your fields: a card goes to its kind where that grows.
 } No room? Harvest a field first{ $sale ->
    [none] .
    [some] , or buy the third field ({ $players } players: not for sale).
   *[all] , or buy the third field.
 }
rules-no-trading = **Trading:** there is none.
rules-trading = **Trading** is between the active player and one other player. Any number of cards for any number, gifts too – but a gift must be accepted. Everybody may give cards from any place in the hand; the active player also gives face-up cards. Cards received are planted in phase 3: they never enter a hand and aren't traded on.
rules-harvest = **Harvesting:** { $when ->
    [on_own_turn] any field of yours, on your own turn only, always the whole field.
   *[any_time] any field of yours, at any time, always the whole field.
 } Its meter says how many of its cards become thalers: fewer cards than the first number pay nothing, more than the last number pay no more. The other cards are discarded. *Bean protection:* a field with a single bean may not be harvested { $protection ->
    [unless_all_have_one] unless every one of yours has exactly one: an empty field protects, too
   *[while_another_has_more] while another of yours has more than one; empty fields don't matter
 }.
rules-third-field = **Third field:** for sale at any time, one each, paid with your topmost thalers, which { $to ->
    [box] leave the game
   *[discard_pile] go to the discard pile
 }.
rules-end = **The end.** { $piles ->
    [1] When the draw pile runs out, the game ends
   *[other] When the draw pile runs out, the discard pile is shuffled into a new one – until the last time, which ends the game
 }: { $turn ->
    [duel] in step 4 at once, in step 3 { $phase2 ->
        [ends_at_once] at once too, and the cards just turned up are discarded
       *[finish_planting] when that step is over
     }
   *[trading] in phase 4 at once, in phase 2 { $phase2 ->
        [ends_at_once] at once too, and the cards just turned up are discarded
       *[finish_planting] when phase 3 is over
     }
 }. Then all fields are harvested; cards in hand pay nothing. { $tie ->
    [most_cards_in_hand] { rules-equal }: more cards in hand wins; equal in both: shared.
    [farthest_from_start] { rules-equal }: of these, whoever sits farthest clockwise from the start player wins.
   *[shared] { rules-equal }: the win is shared.
 }
rules-equal = { $town ->
    [yes] Equal scores
   *[no] Equal thalers
 }

rules-beans = ### The beans
    -# cards in the box · cards needed → thalers
rules-bean = { $bean } ×{ $copies } · { $meter }
rules-step = { $cards } → { $thalers }

rules-players = ### By number of players
rules-players-line = **{ $players }:** { $cards } cards · first hand { $hand } · { $fields } fields · third field { $price ->
    [no] not for sale
   *[other] { $price } 🪙
 } · draw { $draw } · ends when the pile has run out { $piles ->
    [one] once
   *[other] { $piles } times
 }{ $without ->
    [no] {""}
   *[other] {" "}· without { $without }
 }
rules-hand-each = { $cards } each
# $cards: the start player's number, the next player's, and so on, separated by commas.
rules-hand-in-turn = { $cards } in turn order, the last number for all others
rules-range = { $first }–{ $last }
# Where one message has no room for all of the rules: the button that leads to the beans.
rules-button-beans = The beans
