"""The screens of Nicht die Bohne: this module is a `Screens`, with what other rooms do under the names that it has
there."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from bot.art.drawings import Drawing
from bot.games.contract import Seat
from bot.games.nicht_die_bohne.moves import Move
from bot.games.nicht_die_bohne.news import News
from bot.games.nicht_die_bohne.view import View
from bot.store import Played
from bot.ui.layout import Screen
from bot.ui.nicht_die_bohne import clicks
from bot.ui.nicht_die_bohne.clicks import resolve as click
from bot.ui.nicht_die_bohne.controls.moving import move_args
from bot.ui.nicht_die_bohne.messages.hand import hand_screen as hand
from bot.ui.nicht_die_bohne.messages.hand_excerpt import hand_excerpt
from bot.ui.nicht_die_bohne.messages.replay import replay_screen as replay
from bot.ui.nicht_die_bohne.messages.rulebook import rules_screen
from bot.ui.nicht_die_bohne.messages.table import table_screen as table
from bot.ui.nicht_die_bohne.typed.completion import complete
from bot.ui.nicht_die_bohne.wording import news as wording
from bot.ui.nicht_die_bohne.wording.advice import advice
from bot.ui.nicht_die_bohne.wording.news import lately, notice
from bot.ui.nicht_die_bohne.wording.news import line as sentence
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.reasons import why
from bot.ui.nicht_die_bohne.wording.symbols import COLOUR_SYMBOL
from bot.ui.nicht_die_bohne.wording.turning_points import turning_points
from bot.ui.screens import Act, Click, Look

__all__ = [
    "advice",
    "alert",
    "approached",
    "asks_the_same",
    "click",
    "complete",
    "concerns",
    "controls",
    "deeds",
    "drawings",
    "hand",
    "hand_excerpt",
    "happened",
    "lately",
    "missing",
    "notice",
    "refused",
    "replay",
    "rules",
    "sentence",
    "table",
    "taken",
    "turn",
    "turning_points",
    "why",
]


def controls() -> Mapping[str, Look[View, News] | Act[View, News]]:
    """Its buttons, lists and commands."""
    return clicks.CONTROLS


def drawings() -> Mapping[str, Drawing]:
    """The drawing that may take the place of each symbol of a colour."""
    return {symbol: Drawing("bohne", colour) for colour, symbol in COLOUR_SYMBOL.items()}


def missing() -> tuple[str, ...]:
    """Nothing: no file states its cards."""
    return ()


def happened(seen: Sight, before: View, news: Sequence[News]) -> str:
    """What others have just done to this seat."""
    return wording.happened(seen, news)


def rules(game: str, locale: str, page: int = 0) -> Screen:
    """The rules of this game, which take one message."""
    return rules_screen(game, locale)


def alert(before: View | None, after: View, seat: Seat) -> bool:
    """Whether the game has begun to wait for this seat: to lead, to lay or to take."""
    waited = before is not None and seat in before.waiting_for
    return seat in after.waiting_for and not waited


def approached(before: View | None, after: View, seat: Seat) -> bool:
    """Nobody turns to anybody by name."""
    return False


def asks_the_same(before: View, after: View) -> bool:
    """Whether a card is still to be laid in this trick, or taken from it."""
    return (before.round, before.trick, before.phase) == (after.round, after.trick, after.phase)


def turn(view: View) -> int:
    """The number of the trick in the whole game."""
    return (view.round - 1) * view.tricks + view.trick


def taken(seen: Sight, move: Move) -> Sequence[str]:
    """The control with which a hint to make this move is taken."""
    return move_args(seen.view, move)


def concerns(view: View, move: Move | None) -> Hashable:
    """The trick and its part, the own cards, and those to take; who has laid a card face down does not matter."""
    return view.round, view.trick, view.phase, view.own, view.taker, view.up


def refused(seen: Sight, click: Click) -> str:
    """Nothing: whoever lays or takes a card does so beside their hand."""
    return ""


def deeds(locale: str, played: Played) -> str:
    """Nothing: there are no trades here, and the points are the score."""
    return ""
