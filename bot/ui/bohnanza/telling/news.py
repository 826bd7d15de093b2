"""News in words: what has just happened, for the table and for the player whose click it was."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.high_bohn.slots import news_of
from bot.games.bohnanza.news import News
from bot.ui.bohnanza.chapters.trading.words import proposal
from bot.ui.bohnanza.high_bohn.buildings import buildings_short, type_short
from bot.ui.bohnanza.wording.phrases import Sight, role
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import player
from bot.words import say

FOR_EVERYBODY = frozenset(
    {
        "exhausted",
        "exhausted-last",
        "ended",
        "buildings-left",
        "type-named",
        "final-harvest",
        "last-purchases",
        "toll-taken",
    }
)

STANDING = frozenset({"offered", "declined", "passed", "back-in", "turn-began"})
"""Left out of the news because the offers, the players' names and the first line show it already."""


def line(seen: Sight, news: News) -> str:
    """One piece of news as a sentence in the reader's language; the reader is addressed as such."""
    if news.what in ("offered", "traded"):
        return proposal(seen, f"news-{news.what}", news.offer or 0, news.seat, news.other, news.beans, news.taken)
    town = news_of(news)
    return say(
        seen.locale,
        f"news-{news.what}",
        who=role(seen, news.seat),
        name="" if news.seat is None else player(seen, news.seat),
        beans=bunch(seen.locale, news.beans),
        known="yes" if news.beans else "no",
        number=news.number,
        field=0 if news.place is None else news.place + 1,
        offer=str(news.offer),
        whom=role(seen, news.other),
        other="" if news.other is None else player(seen, news.other),
        taken=bunch(seen.locale, news.taken) or "none",
        buildings=buildings_short(seen.locale, town.buildings),
        type="" if town.type is None else type_short(seen.locale, town.type),
    )


def notice(seen: Sight, news: Sequence[News]) -> str:
    """What this player's click has just changed, line by line; what concerns only others is left to the table."""
    own = seen.view.own
    if own is None:
        return ""
    told = [item for item in news if item.what in FOR_EVERYBODY or own.seat in (item.seat, item.other)]
    return "\n".join(line(seen, item) for item in condensed(told) if item.what != "turn-began")


def deals(seen: Sight) -> list[str]:
    """What was traded in this turn, oldest first."""
    return [line(seen, item) for item in seen.news[_turn_began(seen.news) :] if item.what == "traded"]


def latest(seen: Sight, most: int) -> list[str]:
    """The last news, newest last, without what the table shows anyway for as long as it matters."""
    began = _turn_began(seen.news)
    told = [
        item
        for place, item in enumerate(seen.news)
        if item.what not in STANDING and not (item.what == "traded" and place >= began)
    ]
    return [line(seen, item) for item in condensed(told)[-most:]] if most else []


def _turn_began(news: Sequence[News]) -> int:
    """Where the news of this turn begin; a table forgets nothing that lasts for as long."""
    return max((place for place, item in enumerate(news) if item.what == "turn-began"), default=0)


def condensed(news: Sequence[News]) -> list[News]:
    """The same news, with consecutive cards that one player planted in one field told together."""
    told: list[News] = []
    for item in news:
        last = told[-1] if told else None
        if last and item.what == "planted" and last[:2] == item[:2] and last.place == item.place:
            told[-1] = last._replace(beans=last.beans + item.beans)
        else:
            told.append(item)
    return told
