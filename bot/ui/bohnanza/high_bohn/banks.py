"""The Banks in the hand (H5, H6): peeking at the top card, moving a card, and ordering the cards drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import discord

from bot.games.bohnanza.cards import BEAN, Card, beans
from bot.games.bohnanza.high_bohn.moves import Peek, PutToBottom, Reorder
from bot.games.bohnanza.high_bohn.shown import TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.contract import IllegalMove, OutOfDate
from bot.ui.bohnanza.chapter import Action, Chapter, Command, Told
from bot.ui.bohnanza.chapters.course import in_turn, same_turn
from bot.ui.bohnanza.details import PanelDetail
from bot.ui.bohnanza.high_bohn.buildings import BUILDING_SYMBOL
from bot.ui.bohnanza.high_bohn.stores import one_of_each_kind
from bot.ui.bohnanza.places import BEFORE_TURN, DRAWN, FIRST, AnyPlaced, Placed
from bot.ui.bohnanza.typed import naming
from bot.ui.bohnanza.typed.listing import matching
from bot.ui.bohnanza.typed.parsing import terms
from bot.ui.bohnanza.wording.phrases import Sight, cards, known_card, own
from bot.ui.bohnanza.wording.symbols import bean_name, short
from bot.ui.controls import control, number
from bot.ui.layout import OPTION_LIMIT, Button, Item, Select, button, row, rows, text
from bot.ui.phrases import cut, listed
from bot.ui.screens import Answer, Choice, Click, Play
from bot.words import say

NOTHING = TownOptions()


def can(view: View) -> TownOptions:
    """What the viewer may do in the town; nothing if there is none."""
    return options_of(own(view).options) or NOTHING


def _line(seen: Sight, may: TownOptions) -> Iterator[str]:
    """Says that the Bank may be used now, or which card only this player has looked at (B3.2)."""
    if may.peeked is not None:
        yield say(seen.locale, "bank-peeked", card=short(seen.locale, BEAN[may.peeked]))
    elif may.peek or may.move_card:
        yield say(seen.locale, "bank-now")


def _buttons(seen: Sight, may: TownOptions) -> Iterator[Button]:
    """What may be done just before one's own turn: peek, put the card seen at the bottom, move a card.

    No button leaves the card on top or skips the Bank: both are what happens if one plays on, and a button that
    changes nothing would be one click more in every turn.
    """
    turn = seen.view.turn
    if may.peek:
        yield _button(seen, "peek", turn)
    if may.peeked is not None:
        yield _button(seen, "bottom", turn)
    if may.move_card:
        yield _button(seen, "move-card", turn)


def _button(seen: Sight, action: str, turn: int) -> Button:
    label, what = say(seen.locale, f"bank-button-{action}"), control(seen.table.id, action, turn)
    return button(label, what, emoji=BUILDING_SYMBOL["bank"])


def _order_items(seen: Sight, mine: Own, drawn: tuple[Card, ...]) -> Iterator[Item]:
    """Asks in which order the cards just drawn join the hand: as they lie, or another."""
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


def _keep_order(turn: int) -> Play[View, Move]:
    """Take the cards just drawn as they lie."""

    def choose(view: View) -> Sequence[Move]:
        same_turn(view, turn)
        return (Reorder(_to_order(view)),)

    return Play(choose)


def _in_order(turn: int, cards: tuple[Card, ...]) -> Play[View, Move]:
    """Take the cards just drawn in this order."""

    def choose(view: View) -> Sequence[Move]:
        same_turn(view, turn)
        _to_order(view)
        return (Reorder(cards),)

    return Play(choose)


def _to_order(view: View) -> tuple[Card, ...]:
    """The cards to put in order; raises OutOfDate if that is not asked, or no longer."""
    drawn = can(view).reorder
    if not drawn:
        raise OutOfDate("question-over")
    return drawn


def _private(seen: Sight, mine: Own, detail: PanelDetail) -> Iterator[AnyPlaced]:
    may = can(seen.view)
    yield from [Placed(FIRST, one) for one in _line(seen, may)]
    yield from [Placed(DRAWN, one) for one in _order_items(seen, mine, may.reorder)]
    yield from [Placed(BEFORE_TURN, one) for one in _buttons(seen, may)]


def _order_typed(seen: Sight, click: Click) -> Answer:
    """`/order [cards]` takes the cards just drawn in this order; without one as they lie."""
    if not can(seen.view).reorder:
        # Nothing is put in order: the rules say why.
        return in_turn(seen.view.turn, Reorder(()))
    typed = click.typed("cards")
    if typed is None:
        return _keep_order(seen.view.turn)
    return _in_order(seen.view.turn, _drawn(seen, typed))


def _drawn(seen: Sight, typed: str) -> tuple[Card, ...]:
    """The cards just drawn in the order typed; raises IllegalMove unless each is named once."""
    left = list(_to_order(seen.view))
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


def _listed(seen: Sight, click: Click, typed: str) -> Iterable[Choice]:
    """The possible orders of the cards just drawn, starting with the one they are in."""
    found = [[BEAN[card] for card in order] for order in islice(orders(can(seen.view).reorder), OPTION_LIMIT)]
    choices = [
        Choice(
            listed(seen.locale, [bean_name(seen.locale, bean) for bean in beans]),
            ", ".join(map(naming.value, beans)),
        )
        for beans in found
        if beans
    ]
    return matching(choices, typed)


def _reorder_advice(seen: Sight, move: Reorder) -> str:
    """Card by card: two of a kind with another card between them are not counted together."""
    in_order = [cards(seen.locale, [BEAN[card]]) for card in move.cards]
    return say(seen.locale, "advice-reorder", beans=say(seen.locale, "list-separator").join(in_order))


BANKS = Chapter(
    actions={
        "peek": Action(lambda seen, click: in_turn(number(click.args, 0), Peek())),
        "bottom": Action(lambda seen, click: in_turn(number(click.args, 0), PutToBottom())),
        "keep-order": Action(lambda seen, click: _keep_order(number(click.args, 0))),
        "order-drawn": Action(
            lambda seen, click: _in_order(
                number(click.args, 0),
                tuple(known_card(name) for name in " ".join(click.values.get("", ())).split()),
            )
        ),
    },
    commands={
        "peek": Command(lambda seen, click: in_turn(seen.view.turn, Peek())),
        "bottom": Command(lambda seen, click: in_turn(seen.view.turn, PutToBottom())),
        "order": Command(_order_typed),
    },
    lists={("order", "cards"): _listed},
    private=_private,
    news={what: Told() for what in ("peeked", "put-under", "reordered")},
    advice={
        Peek: lambda seen, move: say(seen.locale, "advice-peek"),
        PutToBottom: lambda seen, move: say(seen.locale, "advice-put-to-bottom"),
        Reorder: _reorder_advice,
    },
    taken={
        Peek: lambda seen, move: ("peek", seen.view.turn),
        PutToBottom: lambda seen, move: ("bottom", seen.view.turn),
        Reorder: lambda seen, move: ("order-drawn", seen.view.turn, f"={' '.join(move.cards)}"),
    },
)
