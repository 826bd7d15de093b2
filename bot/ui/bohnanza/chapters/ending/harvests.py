"""Which of the last news are the final harvest, and what comes after it (B8.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import TypeAlias

from bot.games.bohnanza.news import News
from bot.games.contract import Seat
from bot.ui.bohnanza.chapter import Told

Kinds: TypeAlias = Mapping[str, Told]
"""How each kind of news is told."""


def final_harvest(news: Sequence[News], kinds: Kinds) -> tuple[tuple[News, ...], bool]:
    """The harvests that ended the game, and whether these are all of them: other news comes before them."""
    before_end = [item for item in news[: closed(news, kinds)] if item.what != "ended"]
    last = tuple(takewhile(lambda item: _of_harvest(kinds, item), reversed(before_end)))[::-1]
    return last, len(last) < len(before_end)


def _of_harvest(kinds: Kinds, item: News) -> bool:
    return bool(kinds[item.what].harvest) or kinds[item.what].toll


def last_fields(news: Sequence[News], seat: Seat, kinds: Kinds) -> tuple[News, ...]:
    """The fields of this seat in the final harvest, as far as they are known."""
    harvests, _ = final_harvest(news, kinds)
    return tuple([item for item in harvests if item.seat == seat and not kinds[item.what].toll])


def closed(news: Sequence[News], kinds: Kinds) -> int:
    """Where in the news something begins that comes after the final harvest; its end if nothing does."""
    places = [place for place, item in enumerate(news) if kinds[item.what].closes]
    return places[-1] if places else len(news)
