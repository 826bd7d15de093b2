"""The parts of a panel: what a control has opened there, as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.bohnanza.cards import beans
from bot.games.contract import Refusal
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapter import PanelPart
from bot.ui.bohnanza.latest import latest
from bot.ui.bohnanza.module import require_nobody_asked
from bot.ui.bohnanza.telling.hand_cards import field_lines, hand_lines
from bot.ui.bohnanza.telling.seats import seat_block
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.layout import Item, rows, text
from bot.ui.messages.pace import stands_still
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut
from bot.ui.screens import Part
from bot.words import say

PAGE_TEXT = 2400
"""Characters of the table in words."""
LINES = 10
"""So many pieces of news stand below the table in words."""


class Drawn(NamedTuple):
    """A part as it stands in the panel now."""

    items: tuple[Item, ...]
    page: bool
    """Whether it takes the place of hand and fields, too."""
    brief: bool
    """Whether little stands above it."""


def part_of(part: Part) -> PanelPart | None:
    """How this part is drawn; None if nothing of that name can be opened."""
    return AS_TEXT if part.action == "as-text" else book().parts.get(part.action)


def drawn(seen: Sight) -> Drawn | None:
    """The part that this panel shows, or None if it shows none, or can no longer show it."""
    part = None if seen.part is None else part_of(seen.part)
    if part is None or (stands_still(seen.table) and not part.reading):
        return None
    try:
        if part.waits:
            require_nobody_asked(seen)
        return Drawn(tuple(part.draw(seen)), part.page, part.brief)
    except Refusal:
        return None


def _as_text(seen: Sight) -> Iterator[Item]:
    """Everybody's fields and thalers in words, for whoever can't see the picture, and the last news,
    newest first; where there is a picture of the hand, above them the hand."""
    if seen.pictures:
        mine = own(seen.view)
        yield text("\n".join([hand_lines(seen.locale, beans(mine.hand)), field_lines(seen, mine)]))
    seats = [seat_block(seen, seat, brief=False, stews=False) for seat in seen.view.seats]
    news = [say(seen.locale, "table-news-line", line=line) for line in latest(seen, LINES)]
    yield text(cut("\n".join([*seats, *reversed(news)]), PAGE_TEXT))
    yield from rows([back_button(seen)])


AS_TEXT = PanelPart(_as_text, page=True, reading=True, everything=True)
"""The table in words, which everybody may look at."""
