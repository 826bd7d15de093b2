"""The rules in place of the hand, cut into pages."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.library import all_editions
from bot.ui.bohnanza.chapters.looking.rulebook import chapter, chapters
from bot.ui.bohnanza.wording.phrases import Sight
from bot.ui.controls import control, number
from bot.ui.layout import Button, Item, button, rows, text
from bot.ui.messages.playing import back_button
from bot.words import say

PAGE_TEXT = 2400
"""Characters of a page of the rules."""


def rules(seen: Sight) -> Iterator[Item]:
    """A page of the rules, no longer than there is room for below a notice."""
    args = () if seen.part is None else seen.part.args
    pages = list(_pages(seen))
    page = min(number(args, 0) if args else 0, len(pages) - 1)
    yield text(pages[page])
    yield from rows([*_turning(seen, page, len(pages)), back_button(seen)])


def _pages(seen: Sight) -> Iterator[str]:
    """The rules of the game, cut into pages between two lines."""
    game = seen.table.game
    for place in chapters(all_editions()[game]):
        page = ""
        for line in "\n".join(chapter(game, seen.locale, place)).split("\n"):
            if len(page) + len(line) > PAGE_TEXT:
                yield page
                page = ""
            page += f"{line}\n"
        yield page


def _turning(seen: Sight, page: int, pages: int) -> Iterator[Button]:
    """The buttons that lead to the page before this one, and to the next."""
    for words, other in (("offers-back", page - 1), ("offers-on", page + 1)):
        if 0 <= other < pages:
            label = say(seen.locale, words, page=other + 1, pages=pages)
            yield button(label, control(seen.table.id, "read-rules", other))
