"""A piece of news in words, and which of the news are of this turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.news import News
from bot.ui.bohnanza.chapters.trading.words import proposal
from bot.ui.bohnanza.module import module_of
from bot.ui.bohnanza.wording.phrases import Sight, role
from bot.ui.bohnanza.wording.symbols import bunch
from bot.ui.phrases import player
from bot.words import say


def line(seen: Sight, news: News) -> str:
    """One piece of news as a sentence in the reader's language; the reader is addressed as such."""
    if news.what in ("offered", "traded"):
        return proposal(seen, f"news-{news.what}", news.offer or 0, news.seat, news.other, news.beans, news.taken)
    return say(
        seen.locale,
        f"news-{news.what}",
        who=role(seen, news.seat),
        whom=role(seen, news.other),
        name="" if news.seat is None else player(seen, news.seat),
        other="" if news.other is None else player(seen, news.other),
        beans=bunch(seen.locale, news.beans),
        taken=bunch(seen.locale, news.taken) or "none",
        known="yes" if news.beans else "no",
        number=news.number,
        field=0 if news.place is None else news.place + 1,
        offer=str(news.offer),
        **module_of(seen.view).news_facts(seen, news),
    )


def deals(seen: Sight) -> list[str]:
    """What was traded in this turn, oldest first."""
    return [line(seen, item) for item in seen.news[turn_began(seen.news) :] if item.what == "traded"]


def turn_began(news: Sequence[News]) -> int:
    """Where the news of this turn begin; a table forgets nothing that lasts for as long."""
    return max((place for place, item in enumerate(news) if item.what == "turn-began"), default=0)


def condensed(news: Sequence[News]) -> list[News]:
    """These news, in which consecutive cards that one player planted in one field are told together."""
    told: list[News] = []
    for item in news:
        last = told[-1] if told else None
        if last and item.what == "planted" and last[:2] == item[:2] and last.place == item.place:
            told[-1] = last._replace(beans=last.beans + item.beans)
        else:
            told.append(item)
    return told
