"""Which buildings of High Bohn a player who plans ahead buys, and when: by what each will still bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS, effects
from bot.games.bohnanza.high_bohn.moves import BuyBuildings, BuyNoMore
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.score import BONUS
from bot.games.bohnanza.high_bohn.shown import QuestionKind, TownOptions, TownSeatView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.high_bohn import SAVERS, answer, scarce
from bot.players.bohnanza.valuation.buildings import A_FIELD, brings, remaining
from bot.players.bohnanza.valuation.counting import count

A_LITTLE = 0.3
"""How much a building must bring to be bought even while its type is not running out."""

RIPE, GROWING, ELSEWHERE = 0.85, 0.5, 0.2
"""How likely the thalers for a dearer one come in time: if a field pays them now, may pay them, or none does."""


def planned_town_move(view: View, own: Own) -> Move | None:
    """Buy what will bring most once nothing better of its type is near, and answer what is asked."""
    can = options_of(own.options)
    if can is None:
        return None
    if can.buy_no_more:
        return _last_purchase(view, own, can)
    wanted = _purchase(view, own, can)
    if wanted is not None:
        return BuyBuildings((wanted,))
    # What has a field, in a stew too, need not be stored.
    homeless = tuple(
        [option.card for option in own.options.plant if not option.places and option.card in can.store]
    )
    return answer(view, own, can._replace(store=homeless))


def _purchase(view: View, own: Own, can: TownOptions) -> Building | None:
    """The building that brings most of those for which waiting brings no more."""
    best: tuple[float, Building | None] = (0.0, None)
    if not can.buy:
        return None
    ahead = remaining(view, own.seat, count(view))
    for kind in dict.fromkeys(BUILDINGS[one].type for one in can.buy):
        worth, building = max((brings(one, ahead), one) for one in can.buy if BUILDINGS[one].type == kind)
        if not scarce(view, kind):
            saved = _for_a_field(view, own, BUILDINGS[building].price, ahead.rounds)
            later = max([brings(one, ahead) * _soon(view, own, one) for one in _dearer(view, building)], default=0)
            if worth < A_LITTLE or worth <= max(later, saved):
                continue
        best = max(best, (worth + scarce(view, kind), building), key=lambda one: one[0])
    return best[1]


def _dearer(view: View, building: Building) -> Iterator[Building]:
    """The dearer buildings of its type that are for sale."""
    town, facts = town_of(view), BUILDINGS[building]
    assert town is not None
    for one in town.buildings:
        if one.type == facts.type and one.for_sale and one.price > facts.price:
            yield one.building


def _soon(view: View, own: Own, building: Building) -> float:
    """How likely it is that this seat has the thalers for it while it is still of use."""
    mine, facts = view.seats[own.seat], BUILDINGS[building]
    lacks = facts.price - mine.thalers.count(facts.bean)
    if lacks <= 0:
        return 1.0
    fields = [field for field in mine.fields if field.bean == facts.bean]
    if any(field.pays >= lacks for field in fields):
        return RIPE
    return GROWING if any(field.next_pays >= lacks for field in fields) else ELSEWHERE / lacks


def _for_a_field(view: View, own: Own, price: int, rounds: float) -> float:
    """What a third field would bring beyond its price, where this purchase would leave too little for it."""
    mine, field = view.seats[own.seat], view.third_field_price
    if mine.bought_field or field is None or len(mine.thalers) - price >= field:
        return 0.0
    return A_FIELD * rounds - field


def _last_purchase(view: View, own: Own, can: TownOptions) -> Move:
    """Begin the purchases that score most at the end; where a type leaves, buy what brings most."""
    town = town_of(view)
    assert town is not None
    if can.buy and town.question is not None and town.question.kind is not QuestionKind.LAST_PURCHASES:
        ahead = remaining(view, own.seat, count(view))
        return BuyBuildings((max(can.buy, key=lambda one: (brings(one, ahead), -BUILDINGS[one].price)),))
    best = max(_plans(can), key=lambda plan: (_added(town.seats[own.seat], plan), len(plan)))
    return BuyBuildings(best[:1]) if best else BuyNoMore()


def _plans(can: TownOptions) -> Iterator[tuple[Building, ...]]:
    """All that could be bought at the end: first what pays for cash, then the cheapest building of each type."""
    savers = [one for one in can.buy if BUILDINGS[one].type in SAVERS]
    cheapest: dict[Type, Building] = {}
    for one in sorted((one for one in can.buy if one not in savers), key=_price):
        cheapest.setdefault(BUILDINGS[one].type, one)
    for first in [(), *[(one,) for one in savers]]:
        for number in range(len(cheapest) + 1):
            yield (*first, *list(cheapest.values())[:number])


def _added(seat: TownSeatView, bought: Sequence[Building]) -> int:
    """What is scored for the number of types and for cash once these are bought; prices count in full anyway."""
    cash = seat.score.cash + seat.score.under_buildings - sum(map(_price, bought))
    owned = effects((*seat.buildings, *bought))
    return _bonus(len(seat.buildings) + len(bought)) + sum(effect.interest(cash) for effect in owned)


def _bonus(types: int) -> int:
    return BONUS[min(types, len(BONUS) - 1)]


def _price(building: Building) -> int:
    return BUILDINGS[building].price
