# Why a click or a command was refused before it became a move: what is the matter and what can be done.

turn-of-another = It's { $player }'s turn. { $phase ->
    [trade] You can harvest, make them an offer, or answer theirs.
    [plant_received] You can harvest, and plant your new cards.
    [duel] Yours is next. Your hand shows what you can do meanwhile.
   *[plant] You can harvest; trading starts when they turn up cards.
  }
phase-over = That part of your turn is over. { $phase ->
    [trade] Cards are face up: trade, or end trading.
    [plant_offered] First plant or discard each card that your opponent left you.
    [plant_turned_up] Plant any of the face-up cards and leave the rest.
    [plant_received] Plant the cards that lie before you.
   *[plant] Plant your front card.
  }
nothing-to-end = There's nothing to end: the turn ends by itself once everybody has planted their new cards.
thalers-changed = Your thalers have changed: you now have { $thalers }. Press again if you still want the field.
draft-changed = You no longer have { $cards }, so nothing was sent. Look and send again.
trading-over = Trading has ended meanwhile, so your offer wasn't made.

card-not-to-plant-now = { $card } can't be planted now. Your hand shows what can.
field-takes-no-more = Field { $field } doesn't take { $card } any more. Choose another field, or harvest first.
field-changed = Field { $field } has changed, so nothing was harvested. Look at your fields and choose again.
room-without-harvest = No harvest is needed: field { $field } takes { $card }. To harvest all the same, press **{ hand-button-harvest }**.
set-aside-changed = The cards you have to plant have changed. Look at your hand again.
no-single-place = Some of these cards fit in more than one field, or in none. Plant them one by one.

own-offer = Offer #{ $offer } is your own. Somebody else can accept it; you can withdraw it.
offer-to-another = Offer #{ $offer } is for { $player } alone. You can make an offer of your own.
cards-lacking = { $some ->
    [yes] You're short of { $cards } for #{ $offer }. (Only you see this.)
   *[no] You have no { $cards } for #{ $offer }. (Only you see this.)
  }
# After it, for whoever pressed Accept at the table.
offer-instead = Press **{ table-button-offer }** to make an offer of your own.
cards-given-away = You no longer have { $cards } to give. Look at your hand and choose again.
other-copies-needed = #{ $offer } wants exactly { $cards }. Choose just those.
no-other-copies = You have no other copies for #{ $offer } any more.
too-many-copies = #{ $offer } wants too many cards for a list. Name them in `/{ name-accept }`.

# What was typed for a slash command.
one-bean-only = Name just one bean, such as `red`.
option-twice = You've named `{ $option }` twice. Name it once.
word-unknown = I didn't understand `{ $word }`. Type beans by name, such as `2 red, chili`.
word-near = I didn't understand `{ $word }`. Did you mean { $possible }?
word-unclear = `{ $word }` could be several beans: { $possible }. Type a little more of its name.
field-unknown = You have { $fields } fields: type the number of one, or the bean in it.
no-field-of-bean = None of your fields holds { $card }. Give a number from 1 to { $fields } instead.
no-room-there = Field { $field } holds { $crop }, so { $card } can't go there. Harvest that field first, or name another one.
grows-elsewhere = { $card } grows in your field { $field }, so this card goes there: one bean, one field.
field-for-another-bean = Field { $field } takes { $card } only. Name another field.
nothing-received = You have no new cards to plant.
hand-is-empty = Your hand is empty: there's nothing to plant. Turn up cards.
nothing-to-plant = You have nothing to plant now. Your hand shows what you can do.
not-among-these = You can't plant { $card } now. You can plant: { $cards }.
offer-number-unknown = Type the number of an open offer. The table shows them.
player-unknown = Nobody else here is called `{ $word }`. The others: `{ $players }`.
player-unclear = `{ $word }` could be several players: `{ $players }`. Type more of the name.
no-place-in-another-hand = You can ask for beans, such as `2 red`, but not for places in a hand.
number-to-ask-for = How many? Ask for a number of beans, such as `2 red`.
not-face-up = { $card ->
    [any] No card that you can give lies face up.
   *[one] No { $card } that you can give lies face up.
 }
cards-lacking-to-give = { $have ->
    [0] You have no { $card } to give.
   *[other] You have only { $have } { $card } to give.
  }
no-such-place = You have no card { $place }: your hand holds { $cards }, counted from the front.
another-card-there = Card { $place } of your hand is { $card }. Look at your hand and type the place again.
