"""From a click to a move: each is about one card of one trick, and refused once that trick is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.games.contract import MalformedMove, OutOfDate
from bot.games.nicht_die_bohne.cards import FACE, Card
from bot.games.nicht_die_bohne.moves import Lay, Move, Take
from bot.games.nicht_die_bohne.view import Phase, View
from bot.ui.controls import number, word
from bot.ui.nicht_die_bohne.wording.phrases import own
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.ui.screens import Play


def lay(locale: str, args: Sequence[str]) -> Play[View, Move]:
    """Lay a card where none lies yet; the control names round, trick and card (N2)."""
    card = _card(args, 2)
    return _in_trick(args, lambda view: _lay(view, locale, None, card))


def change(locale: str, args: Sequence[str]) -> Play[View, Move]:
    """Lay a card in place of the one laid before; the control names both."""
    laid, card = _card(args, 2), _card(args, 3)
    return _in_trick(args, lambda view: _lay(view, locale, laid, card))


def take(args: Sequence[str]) -> Play[View, Move]:
    """Take the card that somebody has laid; the control names round, trick and that seat (N2)."""
    owner = number(args, 2)

    def choose(view: View) -> Move:
        cards = [card.card for card in view.up if card.seat == owner]
        if not cards:
            raise OutOfDate("card-not-in-the-trick")
        return Take(cards[0])

    return _in_trick(args, choose)


def move_args(view: View, move: Move) -> tuple[str, ...]:
    """The control that makes this move, as its button has it: its action and what follows it."""
    trick = (str(view.round), str(view.trick))
    match move:
        case Take(card):
            owner = next(one.seat for one in view.up if one.card == card)
            return ("take", *trick, str(owner))
        case Lay(card):
            laid = own(view).laid
            return ("lay", *trick, card) if laid is None else ("change", *trick, laid, card)
        case _:
            assert_never(move)


def this_trick(view: View, move: Move) -> Play[View, Move]:
    """This move, as long as the trick is still the one in this View."""
    return _in_trick((str(view.round), str(view.trick)), lambda _: move)


def _lay(view: View, locale: str, before: Card | None, card: Card) -> Move:
    """Lay this card, if the card that lies there is still the one the person saw."""
    laid = own(view).laid
    hidden = view.phase is Phase.LAY and own(view).seat != view.leader
    if hidden and laid is not None and laid not in (before, card):
        raise OutOfDate("laid-meanwhile", card=short(locale, laid))
    return Lay(card)


def _in_trick(args: Sequence[str], choose: Callable[[View], Move]) -> Play[View, Move]:
    seen = (number(args, 0), number(args, 1))

    def checked(view: View) -> Sequence[Move]:
        if (view.round, view.trick) != seen:
            raise OutOfDate("earlier-trick")
        return (choose(view),)

    return Play(checked)


def _card(args: Sequence[str], place: int) -> Card:
    text = word(args, place)
    if text not in FACE:
        raise MalformedMove("unknown-control")
    return Card(text)
