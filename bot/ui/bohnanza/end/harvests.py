"""Which of the last news are the final harvest, and what comes after it (B8.4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from bot.games.bohnanza.news import News
from bot.ui.bohnanza.book import book


def final_harvest(news: Sequence[News]) -> tuple[tuple[News, ...], bool]:
    """The harvests that ended the game, and whether these are all of them: other news comes before them."""
    kinds = book().news
    before_end = [item for item in news[: after_harvest(news)] if item.what != "ended"]
    last = tuple(takewhile(lambda item: kinds[item.what].harvest or kinds[item.what].toll, reversed(before_end)))[
        ::-1
    ]
    return last, len(last) < len(before_end)


def after_harvest(news: Sequence[News]) -> int:
    """Where in the news something begins that comes after the final harvest; its end if nothing does."""
    kinds = book().news
    places = [place for place, item in enumerate(news) if kinds[item.what].closes]
    return places[-1] if places else len(news)
