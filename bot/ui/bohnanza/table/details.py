"""How much the table message tells: less with more players, who should see it without scrolling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.bohnanza.view import Phase, View

MANY = 5
"""Players from which on the message is kept short."""


class Detail(NamedTuple):
    """How many offers, trades of this turn and other news there are, whether beanometers are short, who declined
    by name, which beans stand in a stew, and the final harvest field by field."""

    offers: int
    deals: int
    news: int
    brief: bool = False
    declined: bool = True
    stews: bool = True
    fields: bool = True


def details(view: View) -> Sequence[Detail]:
    """From the most to the least; the first that fits is shown. Five offers have room in one row of buttons."""
    trading = view.phase is Phase.TRADE
    if len(view.seats) >= MANY:
        most = Detail(offers=2, deals=2, news=0 if trading else 2, brief=True, declined=False)
    else:
        most = Detail(offers=5, deals=6, news=2 if trading else 4)
    short = most._replace(declined=False, deals=2, news=min(most.news, 2))
    shortest = short._replace(brief=True, offers=2, news=0, fields=False)
    return (most, short, shortest, shortest._replace(stews=False), shortest._replace(stews=False, deals=0))
