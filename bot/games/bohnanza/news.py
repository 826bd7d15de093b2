"""News: what a viewer hears of an event, as plain values."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.expansion_types import ExpansionNews
from bot.games.contract import Seat


class News(NamedTuple):
    """A piece of news: `what` names it, as the words do; the rest is what there is to say of it."""

    what: str
    seat: Seat | None = None
    other: Seat | None = None
    beans: tuple[Bean, ...] = ()
    taken: tuple[Bean, ...] = ()
    number: int = 0
    """How many thalers were earned or paid, how many cards drawn; the number of a turn or of an exhaustion."""
    place: int | None = None
    offer: int | None = None
    expansions: tuple[ExpansionNews, ...] = ()
    """What expansions have to say besides."""
