"""Which of the last news are the final harvest, and which the purchases after it (B8.4, H8)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from bot.games.bohnanza.news import News
from bot.games.contract import Seat

HARVESTS = ("harvested", "stew-harvested", "toll-taken")
"""What a final harvest is made of."""


def final_harvest(news: Sequence[News]) -> tuple[tuple[News, ...], bool]:
    """The harvests that ended the game, and whether these are all of them: other news comes before them."""
    before_end = [item for item in news[: last_purchases(news)] if item.what != "ended"]
    last = tuple(takewhile(lambda item: item.what in HARVESTS, reversed(before_end)))[::-1]
    return last, len(last) < len(before_end)


def last_fields(news: Sequence[News], seat: Seat) -> tuple[News, ...]:
    """The fields of this seat in the final harvest, as far as they are known."""
    harvests, _ = final_harvest(news)
    return tuple([item for item in harvests if item.seat == seat and item.what != "toll-taken"])


def last_purchases(news: Sequence[News]) -> int:
    """Where in the news the last purchases begin; its end if there are none."""
    places = [place for place, item in enumerate(news) if item.what == "last-purchases"]
    return places[-1] if places else len(news)
