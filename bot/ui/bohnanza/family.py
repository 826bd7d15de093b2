"""The screens of Bohnanza: this module is a `Screens`, with what other rooms do under the names that it has
there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.art.drawings import Drawing
from bot.games.bohnanza.cards import KINDS
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import View
from bot.games.contract import Seat
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.looking.rulebook import rules_screen as rules
from bot.ui.bohnanza.chapters.news import line as sentence
from bot.ui.bohnanza.chapters.trading.happened import happened
from bot.ui.bohnanza.clicks import complete
from bot.ui.bohnanza.clicks import controls as controls
from bot.ui.bohnanza.clicks import refused as refused
from bot.ui.bohnanza.clicks import resolve as click
from bot.ui.bohnanza.concerns import concerns
from bot.ui.bohnanza.end.stats import deeds
from bot.ui.bohnanza.end.turning_points import turning_points
from bot.ui.bohnanza.hand.excerpt import hand_excerpt
from bot.ui.bohnanza.hand.screen import drawn_hand as hand
from bot.ui.bohnanza.latest import lately, notice
from bot.ui.bohnanza.module import adopted
from bot.ui.bohnanza.replay import replay_screen as replay
from bot.ui.bohnanza.table.screen import table_screen as table
from bot.ui.bohnanza.telling.reasons import why
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL

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


def drawings() -> Mapping[str, Drawing]:
    """The drawing that may take the place of each symbol of a bean, or of what an expansion adds."""
    beans = {symbol: Drawing("beans", bean) for bean, symbol in BEAN_SYMBOL.items()}
    return {**beans, **{symbol: one for module in adopted() for symbol, one in module.drawings.items()}}


def missing() -> list[str]:
    """What the files of beans and of expansions name that has no words or no symbol, a line each."""
    bare = [bean for bean in KINDS if bean not in BEAN_SYMBOL]
    beans = [f"{bean} has no symbol in BEAN_SYMBOL of bot/ui/bohnanza/wording/symbols.py." for bean in bare]
    return beans + [line for module in adopted() for line in module.missing()]


def advice(seen: Sight, move: Move) -> str:
    """A move in words, as something to do."""
    return book().advice[type(move)](seen, move)


def taken(seen: Sight, move: Move) -> Sequence[str]:
    """The control with which a hint to make this move is taken."""
    return [str(part) for part in book().taken[type(move)](seen, move)]


def turn(view: View) -> int:
    """The number of the turn."""
    return view.turn


def alert(before: View | None, after: View, seat: Seat) -> bool:
    """Whether the game has begun to wait for this seat, or an offer has been made to it by name. If it was
    already being waited for, it still is because of its own click, which needs no alert."""
    waited = before is not None and seat in before.waiting_for
    return approached(before, after, seat) or (seat in after.waiting_for and not waited)


def approached(before: View | None, after: View, seat: Seat) -> bool:
    """Whether an offer has been made to this seat by name."""
    known = set() if before is None else {offer.number for offer in before.offers}
    return any(offer.to == seat and offer.number not in known for offer in after.offers)


def asks_the_same(before: View, after: View) -> bool:
    """Whether the phase goes on with the same offers and no other card face up."""
    return _asked(before) == _asked(after)


def _asked(view: View) -> tuple[object, ...]:
    offers = tuple([offer.number for offer in view.offers])
    return view.turn, view.phase, view.ending, view.face_up, offers
