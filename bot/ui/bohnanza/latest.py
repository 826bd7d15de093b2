"""The latest news: for the table, and for the player whose click it was."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.news import News
from bot.ui.bohnanza.book import book
from bot.ui.bohnanza.chapters.news import condensed, line, turn_began
from bot.ui.bohnanza.wording.phrases import Sight


def notice(seen: Sight, news: Sequence[News]) -> str:
    """What this player's click has just changed, line by line; what concerns only others is left to the table."""
    own = seen.view.own
    if own is None:
        return ""
    kinds = book().news
    told = [item for item in news if kinds[item.what].to_all or own.seat in (item.seat, item.other)]
    return "\n".join(line(seen, item) for item in condensed(told) if item.what != "turn-began")


def lately(seen: Sight, most: int) -> list[str]:
    """The last things that others did since the reader did something, newest last; open offers are shown beside
    them."""
    own, kinds = seen.view.own, book().news
    theirs = [
        place
        for place, item in enumerate(seen.news, start=1)
        if own is not None and item.seat == own.seat and item.what != "turn-began"
    ]
    told = [item for item in seen.news[max(theirs, default=0) :] if not kinds[item.what].elsewhere]
    return [line(seen, item) for item in condensed(told)[-most:]]


def latest(seen: Sight, most: int) -> list[str]:
    """The last news, newest last, without what the table shows anyway for as long as it matters."""
    kinds, began = book().news, turn_began(seen.news)
    told = [
        item
        for place, item in enumerate(seen.news)
        if not kinds[item.what].elsewhere and not (item.what == "traded" and place >= began)
    ]
    return [line(seen, item) for item in condensed(told)[-most:]] if most else []
