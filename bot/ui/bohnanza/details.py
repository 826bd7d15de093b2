"""How much a message tells: the frames try these from the most to the least, and the first that fits is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.bohnanza.view import Phase, View

MANY = 5
"""From so many players on, the table's message is kept short."""


class TableDetail(NamedTuple):
    """How many offers, trades of this turn and other news there are, whether beanometers are short, who declined
    by name, which beans stand in a stew, and the final harvest field by field."""

    offers: int
    deals: int
    news: int
    brief: bool = False
    declined: bool = True
    stews: bool = True
    fields: bool = True


def table_details(view: View) -> Sequence[TableDetail]:
    """The details of the table's message, from the most on. Five offers have room in one row of buttons."""
    trading = view.phase is Phase.TRADE
    if len(view.seats) >= MANY:
        most = TableDetail(offers=2, deals=2, news=0 if trading else 2, brief=True, declined=False)
    else:
        most = TableDetail(offers=5, deals=6, news=2 if trading else 4)
    short = most._replace(declined=False, deals=2, news=min(most.news, 2))
    shortest = short._replace(brief=True, offers=2, news=0, fields=False)
    return (most, short, shortest, shortest._replace(stews=False), shortest._replace(stews=False, deals=0))


class OffersRoom(NamedTuple):
    """How many offers to the player have buttons, how many more are named in a line, how many of their own have a
    button, and whether these say who declined and which copies they give."""

    to: int
    lacking: int
    by: int
    declined: bool


class PanelDetail(NamedTuple):
    """The offers that have room, how many buttons there are for single cards (`/plant` lists the rest), at the end
    each field of the final harvest or sums, and whether the others stand above a hand in words."""

    offers: OffersRoom
    singles: int = 20
    fields: bool = True
    others: bool = True


PANEL_DETAILS = (
    PanelDetail(OffersRoom(to=3, lacking=6, by=3, declined=True)),
    PanelDetail(OffersRoom(to=3, lacking=3, by=3, declined=True)),
    PanelDetail(OffersRoom(to=2, lacking=3, by=2, declined=True), fields=False),
    PanelDetail(OffersRoom(to=1, lacking=0, by=1, declined=False), fields=False, others=False),
    PanelDetail(OffersRoom(to=1, lacking=0, by=1, declined=False), singles=10, fields=False, others=False),
)
"""The details of a panel, from the most on; forty components have no room for more."""
