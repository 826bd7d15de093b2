"""A moment of a game that is over: the table as it was, and below it the hand of whoever looks back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.contract import Outcome
from bot.ui.layout import Button, Item, Screen, Separator, container, rows, screen, text
from bot.ui.nicht_die_bohne.messages import end
from bot.ui.nicht_die_bohne.messages.first_line import down
from bot.ui.nicht_die_bohne.messages.table import COLOURS, table_words, where
from bot.ui.nicht_die_bohne.pictures.end import end_picture
from bot.ui.nicht_die_bohne.pictures.table import table_picture
from bot.ui.nicht_die_bohne.wording.hand_cards import hand_lines
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.words import say


def replay_screen(seen: Sight, above: str, buttons: Sequence[Button]) -> Screen:
    """The moment below these words and above these buttons."""
    outcome = seen.view.outcome
    shown = _played(seen) if outcome is None else _ended(seen, outcome)
    items = [text(above), *shown, *rows(buttons)]
    return screen(container(*items, colour=COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome) -> Iterator[Item]:
    if seen.pictures:
        yield end_picture(seen, outcome)
        return
    yield text(end.ranking(seen, outcome))
    yield Separator()
    yield text(end.sheets(seen))


def _played(seen: Sight) -> Iterator[Item]:
    if seen.pictures:
        yield text(where(seen))
        yield table_picture(seen)
    else:
        yield text("\n".join(table_words(seen, named=True)))
    if lines := list(_hand(seen)):
        yield text("\n".join(lines))


def _hand(seen: Sight) -> Iterator[str]:
    own = seen.view.own
    if own is None:
        return
    yield from hand_lines(seen.locale, own.hand)
    if own.laid is not None and down(seen.view, own):
        yield say(seen.locale, "bohne-alt-laid", card=short(seen.locale, own.laid))
