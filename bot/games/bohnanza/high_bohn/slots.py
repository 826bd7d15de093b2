"""Finds what the town adds to a View, to options and to news, where the base carries it without knowing it."""

from __future__ import annotations

from bot.games.bohnanza.cards import Card
from bot.games.bohnanza.high_bohn.shown import StewOption, TownNews, TownOptions, TownView
from bot.games.bohnanza.news import News
from bot.games.bohnanza.options import Options
from bot.games.bohnanza.view import View

NO_NEWS = TownNews()


def town_of(view: View) -> TownView | None:
    """The town, where there is one."""
    for added in view.expansions:
        if isinstance(added, TownView):
            return added
    return None


def options_of(options: Options) -> TownOptions | None:
    """What a seat may do in the town, where there is one."""
    for added in options.expansions:
        if isinstance(added, TownOptions):
            return added
    return None


def news_of(news: News) -> TownNews:
    """What the news say of the town; NO_NEWS where they say nothing of it."""
    for added in news.expansions:
        if isinstance(added, TownNews):
            return added
    return NO_NEWS


def stews_of(options: Options, card: Card) -> StewOption:
    """Where this card, which may be planted, begins a stew."""
    found = options_of(options)
    ways = () if found is None else found.stews
    return next((way for way in ways if way.card == card), StewOption(card, (), ()))
