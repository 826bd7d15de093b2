"""What fields pay to a seat: by the beans' own meters, and by those of its buildings in High Bohn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.high_bohn.buildings import effects
from bot.games.bohnanza.high_bohn.effects import OtherMeter
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.view import View

Meter = tuple[int, ...]


def meters(view: View, seat: int) -> Mapping[Bean, Meter]:
    """The meter of each bean in play for this seat, as a table by number of cards."""
    return _meters(view.beans, () if view.town is None else view.town.seats[seat].buildings)


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
