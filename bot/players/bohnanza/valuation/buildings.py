"""What a building of High Bohn will still bring its owner besides its price, by what it does in the time left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.high_bohn import effects as e
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.score import BONUS
from bot.games.bohnanza.high_bohn.shown import BuildingView
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.view import View
from bot.players.bohnanza.valuation.counting import DRAWN, Count

A_FIELD = 0.75
"""What one more field brings in a round, in thalers, where the others are taken."""

SOUGHT = 1.6
"""How many times its usual share somebody plants of a bean for which they own a building."""

LENGTHS = range(3, 8)
"""How many cards fields usually hold when they are harvested."""

STEWED = 1.2
"""How many cards a stew takes in a round for which other fields would have had no room."""

CASH = 8
"""About how many thalers are left as cash at the end."""

A_ROUND: Mapping[type[e.Effect], float] = {
    e.SingleHarvest: 0.06,
    e.PlantLimit: 0.1,
    e.PaysInstead: 0.15,
    e.SowAmong: 0.15,
    e.Peeks: 0.04,
    e.OrdersDrawn: 0.12,
    e.MovesCard: 0.2,
}
"""What the other effects bring in a round, in thalers."""

NAMED = 0.3
"""What naming a type brings, which the others cannot buy any more."""


EAGER = 0.5
"""Which part of what a building will bring is counted while the thalers for it still grow."""

TYPES_A_ROUND = 0.5
"""About how many more types a player buys in a round."""


class Remaining(NamedTuple):
    """The game that is left, for one seat."""

    view: View
    seat: int
    rounds: float
    share: Mapping[Bean, float]

    def cards(self, bean: Bean) -> float:
        """How many cards of a bean somebody who wants it plants until the end."""
        return SOUGHT * self.rounds * self.share[bean] * (self.view.turn_up + DRAWN)


def remaining(view: View, seat: int, counted: Count) -> Remaining:
    """The game that is left for this seat, by what was counted."""
    return Remaining(view, seat, counted.rounds, counted.share)


def brings(building: Building, ahead: Remaining) -> float:
    """What all that this building does will bring, in thalers at the end."""
    return sum([_brings(effect, ahead) for effect in BUILDINGS[building].effects])


def desires(view: View, seat: int, counted: Count) -> Mapping[Bean, tuple[float, ...]]:
    """By bean, what so many more thalers of it bring besides, since they buy a type that this seat lacks."""
    town, thalers = town_of(view), view.seats[seat].thalers
    assert town is not None
    mine = {BUILDINGS[one].type for one in town.seats[seat].buildings}
    for_sale: dict[Bean, list[BuildingView]] = {}
    for one in town.buildings:
        if one.for_sale and one.type not in mine:
            for_sale.setdefault(one.bean, []).append(one)
    within = [bean for bean, ones in for_sale.items() if thalers.count(bean) >= ones[0].price]
    new = _new_type(len(mine) + len(within), len(for_sale) - len(within), counted.rounds)
    ahead, found = remaining(view, seat, counted), {}
    for bean, ones in for_sale.items():
        worth = [(one.price, new + EAGER * brings(one.building, ahead)) for one in ones]
        held = thalers.count(bean)
        reach = [max([of for price, of in worth if price <= held + more], default=0.0) for more in range(6)]
        found[bean] = tuple([round(4 * (of - reach[0])) / 4 for of in reach])
    return found


def _new_type(reached: int, open_: int, rounds: float) -> float:
    """What one more type is worth, since the number of types counts at the end (H8)."""
    end = reached + min(open_ - 1, TYPES_A_ROUND * rounds)
    return (_bonus(end + 1) - _bonus(end - 1)) / 2


def _bonus(types: float) -> float:
    """The bonus for so many types; between whole numbers it is interpolated."""
    types = min(max(types, 0.0), len(BONUS) - 1.0)
    below = int(types)
    above = BONUS[min(below + 1, len(BONUS) - 1)]
    return BONUS[below] + (types - below) * (above - BONUS[below])


def _brings(effect: e.Effect, ahead: Remaining) -> float:
    known = BY_NUMBERS.get(type(effect))
    return A_ROUND.get(type(effect), 0.0) * ahead.rounds if known is None else known(effect, ahead)


def _field(effect: e.ExtraField, ahead: Remaining) -> float:
    if effect.only is None:
        return A_FIELD * ahead.rounds
    # Cards of this bean would often have had a field anyway.
    return A_FIELD * ahead.rounds * min(1.0, 2 * ahead.share[effect.only])


def _third_field(effect: e.ThirdFieldFor, ahead: Remaining) -> float:
    price = ahead.view.third_field_price or 0
    if ahead.view.seats[ahead.seat].bought_field:
        return 0.0
    return max(0.0, min(float(price - effect.price), A_FIELD * ahead.rounds - effect.price))


def _meter(effect: e.OtherMeter, ahead: Remaining) -> float:
    return ahead.cards(effect.bean) * (_rate_by(effect.steps) - _rate(KINDS[effect.bean].pays))


@cache
def _rate(meter: tuple[int, ...]) -> float:
    """What a card is worth by this meter, on average over fields of usual length."""
    return sum([meter[min(cards, len(meter) - 1)] / cards for cards in LENGTHS]) / len(LENGTHS)


@cache
def _rate_by(steps: tuple[int, ...]) -> float:
    """The same by a meter as a building states it."""
    return _rate(pays(steps))


def _stew(effect: e.Stew, ahead: Remaining) -> float:
    return STEWED * ahead.rounds * _rate_by(effect.steps)


def _stores(effect: e.Stores, ahead: Remaining) -> float:
    return 0.06 * (1 + effect.cards) * ahead.rounds


def _toll(effect: e.TakesToll, ahead: Remaining) -> float:
    planted = ahead.rounds * ahead.share[effect.bean] * (ahead.view.turn_up + DRAWN) * len(ahead.view.seats)
    return planted / LENGTHS[-2]


def _from_stews(effect: e.TakesFromStews, ahead: Remaining) -> float:
    town = town_of(ahead.view)
    assert town is not None
    others = [seat for seat in town.seats if seat.seat != ahead.seat]
    stewing = [one for seat in others for one in seat.buildings if _is_stew(one)]
    return 0.25 * len(stewing) * ahead.rounds


def _is_stew(building: Building) -> bool:
    return any(isinstance(effect, e.Stew) for effect in BUILDINGS[building].effects)


BY_NUMBERS: Mapping[type[e.Effect], Callable[[Any, Remaining], float]] = {
    e.ExtraField: _field,
    e.ThirdFieldFor: _third_field,
    e.OtherMeter: _meter,
    e.Stew: _stew,
    e.Stores: _stores,
    e.Interest: lambda effect, ahead: CASH / effect.per,
    e.TakesToll: _toll,
    e.TakesFromStews: _from_stews,
    e.NamesType: lambda effect, ahead: NAMED,
}
"""For the other effects the function that works out what they bring from their numbers and the game; Any: each
takes its own kind of effect."""
