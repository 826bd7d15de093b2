"""What fields pay to a seat: by the beans' own meters, and by those of its buildings in High Bohn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.high_bohn.buildings import effects
from bot.games.bohnanza.high_bohn.effects import OtherMeter
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import View
from bot.players.bohnanza.valuation.buildings import desires
from bot.players.bohnanza.valuation.counting import Count

Meter = tuple[int, ...]


def meters(view: View, seat: int) -> Mapping[Bean, Meter]:
    """The meter of each bean in play for this seat, as a table by number of cards."""
    town = town_of(view)
    return _meters(view.beans, () if town is None else town.seats[seat].buildings)


def promising(view: View, seat: int, counted: Count) -> Mapping[Bean, tuple[float, ...]]:
    """The same meters; in a town, beans that pay for what this seat would like to buy pay more (H1)."""
    known = meters(view, seat)
    town = town_of(view)
    if town is None:
        return known
    more = desires(view, seat, counted)
    return {bean: _with(meter, more.get(bean, ())) for bean, meter in known.items()}


def _with(meter: Meter, more: tuple[float, ...]) -> tuple[float, ...]:
    return tuple([paid + more[min(paid, len(more) - 1)] for paid in meter]) if more else meter


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
