"""What fields pay to a seat: by the beans' own meters, and by those of its buildings in High Bohn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.high_bohn.buildings import effects
from bot.games.bohnanza.high_bohn.effects import OtherMeter
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import View

Meter = tuple[int, ...]


NEW_TYPE = 0.8
"""What the first thaler for a type of building is worth besides, since the number of types counts at the end."""


def meters(view: View, seat: int) -> Mapping[Bean, Meter]:
    """The meter of each bean in play for this seat, as a table by number of cards."""
    town = town_of(view)
    return _meters(view.beans, () if town is None else town.seats[seat].buildings)


def promising(view: View, seat: int) -> Mapping[Bean, tuple[float, ...]]:
    """The same meters, but in a town more for beans that pay for a type of building which is not in reach yet."""
    known = meters(view, seat)
    town = town_of(view)
    if town is None:
        return known
    for_sale = {building.bean for building in town.buildings if building.for_sale}
    owned = {building.bean for building in town.buildings if building.owner == seat}
    wanted = frozenset(for_sale - owned - set(view.seats[seat].thalers))
    return _promising(view.beans, town.seats[seat].buildings, wanted)


@lru_cache(maxsize=4096)
def _promising(
    beans: tuple[Bean, ...], buildings: tuple[Building, ...], wanted: frozenset[Bean]
) -> Mapping[Bean, tuple[float, ...]]:
    return {
        bean: tuple([paid + NEW_TYPE if paid and bean in wanted else paid for paid in meter])
        for bean, meter in _meters(beans, buildings).items()
    }


@cache
def _meters(beans: tuple[Bean, ...], buildings: tuple[Building, ...]) -> Mapping[Bean, Meter]:
    found = {bean: KINDS[bean].pays for bean in beans}
    owned = effects(buildings)
    for effect in owned:
        if isinstance(effect, OtherMeter):
            found[effect.bean] = pays(effect.steps)
    for effect in owned:
        found = {bean: effect.raised(meter) for bean, meter in found.items()}
    return found
