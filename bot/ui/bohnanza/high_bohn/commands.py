"""The slash commands for what buildings allow in the hand, to the answers that the buttons would give.

| command  | options   | what it does |
|----------|-----------|---|
| `/store` | [card]    | puts a card on the General Store instead of planting it |
| `/peek`  |           | Bank 2: looks at the top card of the draw pile |
| `/bottom`|           | Bank 2: puts it under the draw pile |
| `/order` | [cards]   | Bank 3: takes the cards just drawn in this order; without one as they lie |
| `/move`  | card to   | Bank 4: moves a card of the hand to another place in it |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.games.bohnanza.cards import BEAN, Card
from bot.games.bohnanza.high_bohn.moves import Peek, PutToBottom, Reorder
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.contract import IllegalMove, MalformedMove
from bot.ui.bohnanza.high_bohn import banks, moving, stores
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.wording.phrases import Sight, cards, own
from bot.ui.screens import Answer, Click

Command: TypeAlias = Callable[[Sight, Click], Answer]


def _store(seen: Sight, click: Click) -> Answer:
    typed, may = click.typed("card"), stores.storable(own(seen.view))
    if typed is None and may:
        return stores.store_card(may[0])
    if not stores.has_store(seen.view):
        raise IllegalMove("no-buildings-here" if town_of(seen.view) is None else "no-store")
    option = naming.card_to_plant(seen, typed)
    alike = [card for card in may if BEAN[card] == BEAN[option.card]]
    # If none of them may be stored, the rules say why.
    return stores.store_card(alike[0] if alike else option.card)


def _peek(seen: Sight, click: Click) -> Answer:
    return banks.in_turn(seen.view.turn, Peek())


def _bottom(seen: Sight, click: Click) -> Answer:
    return banks.in_turn(seen.view.turn, PutToBottom())


def _order(seen: Sight, click: Click) -> Answer:
    if not banks.can(seen.view).reorder:
        # Nothing is put in order: the rules say why.
        return banks.in_turn(seen.view.turn, Reorder(()))
    typed = click.typed("cards")
    if typed is None:
        return banks.keep_order(seen.view.turn)
    return banks.in_order(seen.view.turn, _drawn(seen, typed))


def _drawn(seen: Sight, typed: str) -> tuple[Card, ...]:
    """The cards just drawn in the order typed; raises IllegalMove unless each is named once."""
    left = list(banks.to_order(seen.view))
    all_drawn = cards(seen.locale, [BEAN[card] for card in left])
    order: list[Card] = []
    for term in terms(naming.vocabulary(seen), typed):
        for _ in range(term.many):
            card = next((card for card in left if BEAN[card] == term.bean), None)
            if card is None:
                raise IllegalMove("order-each-once", cards=all_drawn)
            left.remove(card)
            order.append(card)
    if left:
        raise IllegalMove("order-each-once", cards=all_drawn)
    return tuple(order)


def _move(seen: Sight, click: Click) -> Answer:
    if not banks.can(seen.view).move_card:
        raise moving.not_now(seen.view)
    card = naming.card_of_hand(seen, click.typed("card"))
    place = naming.place_in_row(seen.locale, (click.typed("to") or "").split(".")[0])
    if not place:
        raise MalformedMove("no-such-place-in-hand")
    return moving.move(seen.view.turn, card, place - 1)


COMMANDS: Mapping[str, Command] = {
    "store": _store,
    "peek": _peek,
    "bottom": _bottom,
    "order": _order,
    "move": _move,
}
"""Every such command, by its English name."""
