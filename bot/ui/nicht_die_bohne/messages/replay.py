"""A moment of a game that is over: the table as it was, and below it the hand of whoever looks back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.contract import Outcome
from bot.games.nicht_die_bohne.view import View
from bot.ui.layout import Item, Row, Screen, Separator, container, screen, text
from bot.ui.messages.all_hands import OpenHand, all_hands_lines, all_hands_picture
from bot.ui.nicht_die_bohne.messages import end
from bot.ui.nicht_die_bohne.messages.first_line import down
from bot.ui.nicht_die_bohne.messages.open_hands import open_hands
from bot.ui.nicht_die_bohne.messages.table import COLOURS, table_words, where
from bot.ui.nicht_die_bohne.pictures.end import end_picture
from bot.ui.nicht_die_bohne.pictures.table import table_picture
from bot.ui.nicht_die_bohne.wording.hand_cards import hand_lines
from bot.ui.nicht_die_bohne.wording.phrases import Sight
from bot.ui.nicht_die_bohne.wording.symbols import short
from bot.words import say


def replay_screen(seen: Sight, above: str, below: Sequence[Row], hands: Sequence[View] = ()) -> Screen:
    """The moment below these words and above these rows; `hands`: what each seat saw, where hands are open."""
    outcome, opened = seen.view.outcome, open_hands(seen, hands)
    shown = _played(seen, opened) if outcome is None else _ended(seen, outcome, opened)
    items = [text(above), *shown, *below]
    return screen(container(*items, colour=COLOURS[seen.view.phase]))


def _ended(seen: Sight, outcome: Outcome, opened: Sequence[OpenHand]) -> Iterator[Item]:
    if seen.pictures:
        yield end_picture(seen, outcome)
    else:
        yield text(end.ranking(seen, outcome))
        yield Separator()
        yield text(end.sheets(seen))
    if opened:
        yield text("\n".join(all_hands_lines(seen, opened)))


def _played(seen: Sight, opened: Sequence[OpenHand]) -> Iterator[Item]:
    """The table; where all hands are open, these are the picture, and the table is told in words."""
    if not seen.pictures or opened:
        yield text("\n".join(table_words(seen, named=True)))
    else:
        yield text(where(seen))
    if seen.pictures:
        yield all_hands_picture(seen, opened) if opened else table_picture(seen)
    if lines := list(_hands(seen, opened) if opened else _hand(seen)):
        yield text("\n".join(lines))


def _hands(seen: Sight, opened: Sequence[OpenHand]) -> Sequence[str]:
    """What the picture of all hands does not show, or all of it."""
    return [hand.laid for hand in opened if hand.laid] if seen.pictures else all_hands_lines(seen, opened)


def _hand(seen: Sight) -> Iterator[str]:
    own = seen.view.own
    if own is None:
        return
    yield from hand_lines(seen.locale, own.hand)
    if own.laid is not None and down(seen.view, own):
        yield say(seen.locale, "bohne-alt-laid", card=short(seen.locale, own.laid))
