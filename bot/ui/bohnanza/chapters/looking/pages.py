"""What takes the place of the hand: the rules, and the table in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import beans
from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza.chapters.looking.rulebook import CHAPTERS, chapter
from bot.ui.bohnanza.high_bohn.rules import has_town
from bot.ui.bohnanza.telling.hand_cards import field_lines, hand_lines
from bot.ui.bohnanza.telling.news import latest
from bot.ui.bohnanza.telling.seats import seat_block
from bot.ui.bohnanza.wording.phrases import Sight, own
from bot.ui.controls import control, number
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import back_button
from bot.ui.phrases import cut
from bot.words import say

PAGE_TEXT = 2400
"""Characters of a page of the rules."""
LINES = 10
"""So many pieces of news stand below the table in words."""


def rules(seen: Sight) -> Iterator[Item]:
    """A page of the rules, no longer than there is room for below a notice."""
    args = () if seen.part is None else seen.part.args
    pages = list(_pages(seen))
    page = min(number(args, 0) if args else 0, len(pages) - 1)
    yield text(pages[page])
    yield from rows([*_turning(seen, page, len(pages)), back_button(seen)])


def _pages(seen: Sight) -> Iterator[str]:
    """The rules of the game and of its town, cut into pages between two lines."""
    game = seen.table.game
    for place in CHAPTERS if has_town(all_editions()[game]) else CHAPTERS[:1]:
        page = ""
        for line in "\n".join(chapter(game, seen.locale, place)).split("\n"):
            if len(page) + len(line) > PAGE_TEXT:
                yield page
                page = ""
            page += f"{line}\n"
        yield page


def _turning(seen: Sight, page: int, pages: int) -> Iterator[Button]:
    """To the page before this one, and to the next."""
    for words, other in (("offers-back", page - 1), ("offers-on", page + 1)):
        if 0 <= other < pages:
            label = say(seen.locale, words, page=other + 1, pages=pages)
            yield button(label, control(seen.table.id, "read-rules", other))


def as_text(seen: Sight) -> Iterator[Item]:
    """Everybody's fields and thalers in words, for whoever can't see the picture, and the last news,
    newest first; where there is a picture of the hand, above them the hand."""
    if seen.pictures:
        mine = own(seen.view)
        yield text("\n".join([hand_lines(seen.locale, beans(mine.hand)), field_lines(seen, mine)]))
    seats = [seat_block(seen, seat, brief=False, stews=False) for seat in seen.view.seats]
    news = [say(seen.locale, "table-news-line", line=line) for line in latest(seen, LINES)]
    yield text(cut("\n".join([*seats, *reversed(news)]), PAGE_TEXT))
    yield from rows([back_button(seen)])
