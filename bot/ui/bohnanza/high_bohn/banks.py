"""The Banks in the hand (H5, H6): peeking at the top card, moving a card, and ordering the cards drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import discord

from bot.games.bohnanza.cards import BEAN, Card, beans
from bot.games.bohnanza.high_bohn.moves import Peek, PutToBottom, Reorder
from bot.games.bohnanza.high_bohn.shown import TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import OutOfDate
from bot.ui.bohnanza.chapters import turns
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL
from bot.ui.bohnanza.high_bohn.stores import one_of_each_kind
from bot.ui.bohnanza.wording.phrases import Sight, known_card, own
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows, text
from bot.ui.phrases import cut, listed
from bot.ui.screens import Play
from bot.words import say

NOTHING = TownOptions()


def can(view: View) -> TownOptions:
    """What the viewer may do in the town; nothing if there is none."""
    return options_of(own(view).options) or NOTHING


def bank_line(seen: Sight) -> Iterator[str]:
    """That the Bank may be used now, or the card that only this player has looked at (B3.2)."""
    may = can(seen.view)
    if may.peeked is not None:
        yield say(seen.locale, "bank-peeked", card=short(seen.locale, BEAN[may.peeked]))
    elif may.peek or may.move_card:
        yield say(seen.locale, "bank-now")


def bank_buttons(seen: Sight) -> Iterator[Button]:
    """What may be done just before one's own turn: peek, put the card seen at the bottom, move a card.

    No button leaves the card on top or skips the Bank: both are what happens if one plays on, and a button that
    changes nothing would be one click more in every turn.
    """
    may, turn = can(seen.view), seen.view.turn
    if may.peek:
        yield _button(seen, "peek", turn)
    if may.peeked is not None:
        yield _button(seen, "bottom", turn)
    if may.move_card:
        yield _button(seen, "move-card", turn)


def _button(seen: Sight, action: str, turn: int) -> Button:
    label, what = say(seen.locale, f"bank-button-{action}"), control(seen.table.id, action, turn)
    return button(label, what, emoji=BUILDING_SYMBOL["bank"])


def order_items(seen: Sight, mine: Own) -> Iterator[Item]:
    """Asks in which order the cards just drawn join the hand: as they lie, or another."""
    drawn = can(seen.view).reorder
    if not drawn:
        return
    first = len(mine.hand) - len(drawn) + 1
    lines = [
        say(seen.locale, "hand-card", place=place, card=short(seen.locale, bean))
        for place, bean in enumerate(beans(drawn), start=first)
    ]
    yield text("\n".join([say(seen.locale, "bank-drawn"), *lines]))
    keep = control(seen.table.id, "keep-order", seen.view.turn)
    yield from rows([button(say(seen.locale, "bank-button-keep"), keep, discord.ButtonStyle.primary)])
    others = list(islice(orders(drawn), 1, OPTION_LIMIT + 1))
    if others:
        yield row(_orders(seen, others))


def _orders(seen: Sight, others: Sequence[tuple[Card, ...]]) -> Select:
    options = [
        discord.SelectOption(
            label=cut(listed(seen.locale, [bean_name(seen.locale, bean) for bean in beans(order)]), 100),
            value=" ".join(order),
        )
        for order in others
    ]
    return discord.ui.Select(
        custom_id=control(seen.table.id, "order-drawn", seen.view.turn),
        placeholder=say(seen.locale, "bank-other-order"),
        options=options,
    )


def orders(cards: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """The distinguishable orders of these cards, starting with the one they are in."""
    if not cards:
        yield ()
    for card in one_of_each_kind(cards):
        for rest in orders([other for other in cards if other != card]):
            yield (card, *rest)


def peek(args: Sequence[str]) -> Play[View, Move]:
    """Look at the top card of the draw pile, in the turn of the button."""
    return in_turn(number(args, 0), Peek())


def put_to_bottom(args: Sequence[str]) -> Play[View, Move]:
    """Put the card looked at under the draw pile."""
    return in_turn(number(args, 0), PutToBottom())


def in_turn(turn: int, move: Move) -> Play[View, Move]:
    """Make a move in this turn; the rules know whether this is the moment for it."""

    def choose(view: View) -> Sequence[Move]:
        turns.same_turn(view, turn)
        return (move,)

    return Play(choose)


def keep_order(turn: int) -> Play[View, Move]:
    """Take the cards just drawn as they lie."""

    def choose(view: View) -> Sequence[Move]:
        turns.same_turn(view, turn)
        return (Reorder(to_order(view)),)

    return Play(choose)


def order(args: Sequence[str], chosen: Sequence[str]) -> Play[View, Move]:
    """Take the cards just drawn in the order chosen from the list."""
    cards = tuple(known_card(name) for name in " ".join(chosen).split())
    return in_order(number(args, 0), cards)


def in_order(turn: int, cards: tuple[Card, ...]) -> Play[View, Move]:
    """Take the cards just drawn in this order."""

    def choose(view: View) -> Sequence[Move]:
        turns.same_turn(view, turn)
        to_order(view)
        return (Reorder(cards),)

    return Play(choose)


def to_order(view: View) -> tuple[Card, ...]:
    """The cards to put in order; raises OutOfDate if that is not asked, or no longer."""
    drawn = can(view).reorder
    if not drawn:
        raise OutOfDate("question-over")
    return drawn
