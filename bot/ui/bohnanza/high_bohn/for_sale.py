"""What the town has for one player, type by type: what can be bought now, then what thalers are lacking for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from bot.art.scenes.for_sale import Reach
from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.high_bohn.names import Type
from bot.games.bohnanza.high_bohn.shown import BuildingView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.view import Own, View
from bot.games.contract import IllegalMove


class Sale(NamedTuple):
    """A building, and what it is to the player."""

    building: BuildingView
    reach: Reach
    short: int
    """How many thalers of its bean are lacking, if nothing else is."""


class TypeOnSale(NamedTuple):
    """A type of buildings, and how many thalers of its bean the player has."""

    number: int
    """Its place among the types, from 1."""
    type: Type
    bean: Bean
    thalers: int
    sales: tuple[Sale, ...]

    def of(self, reach: Reach) -> tuple[Sale, ...]:
        """Those that are so far within reach, by price."""
        return tuple([sale for sale in self.sales if sale.reach is reach])


def types_of(view: View) -> Sequence[Sequence[BuildingView]]:
    """The buildings by their types; raises IllegalMove where there is no town."""
    here = town_of(view)
    if here is None:
        raise IllegalMove("no-town-here")
    return [tuple(group) for _, group in groupby(here.buildings, key=lambda one: one.type)]


def for_sale(view: View, mine: Own) -> list[TypeOnSale]:
    """The whole town, sorted by what the player can do there; raises IllegalMove where there is none."""
    return sorted([_type(view, mine, number, one) for number, one in enumerate(types_of(view), 1)], key=_weight)


def _weight(one: TypeOnSale) -> tuple[int, int]:
    """What comes first: what can be bought, then what is paid for soonest, then where nothing is left to buy."""
    if one.of(Reach.NOW):
        return 0, one.number
    if one.of(Reach.PAID):
        return 1, one.number
    lacking = [sale.short for sale in one.of(Reach.SHORT)]
    return (1 + min(lacking) if lacking else 100), one.number


def _type(view: View, mine: Own, number: int, group: Sequence[BuildingView]) -> TypeOnSale:
    thalers = view.seats[mine.seat].thalers.count(group[0].bean)
    owns = any(one.owner == mine.seat for one in group)
    sales = [_sale(mine, one, thalers, owns=owns) for one in group]
    return TypeOnSale(number, group[0].type, group[0].bean, thalers, tuple(sales))


def _sale(mine: Own, one: BuildingView, thalers: int, *, owns: bool) -> Sale:
    can = options_of(mine.options)
    if one.owner is not None:
        return Sale(one, Reach.YOURS if one.owner == mine.seat else Reach.TAKEN, 0)
    if not one.for_sale:
        return Sale(one, Reach.GONE, 0)
    if owns:
        return Sale(one, Reach.CLOSED, 0)
    if can is not None and one.building in can.buy:
        return Sale(one, Reach.NOW, 0)
    short = max(one.price - thalers, 0)
    return Sale(one, Reach.SHORT if short else Reach.PAID, short)
