"""High Bohn: what buying a building brings, and what waiting for another one would (H1)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.moves import BuyBuildings
from bot.games.bohnanza.high_bohn.names import Building
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.buying import weighed
from bot.players.hint import Reason


def to_buy(view: View, own: Own) -> Iterator[tuple[Move | None, float]]:
    """To buy one of the buildings that could be had now, or none yet; what is bought at the end is not weighed."""
    can = options_of(own.options)
    if can is None or not can.buy or can.buy_no_more:
        return
    yield None, 0.0
    for one in weighed(view, own, can):
        yield BuyBuildings((one.building,)), one.worth + one.scarce - one.waiting


def why_wait(view: View, own: Own, bought: Building) -> Reason | None:
    """Why to wait with a purchase: a dearer building of the same type is still for sale; None where none is."""
    town, facts = town_of(view), BUILDINGS[bought]
    dearer = [] if town is None else [one for one in town.buildings if one.for_sale and one.type == facts.type]
    found = max(dearer, key=lambda one: one.price, default=None)
    if found is None or found.price <= facts.price:
        return None
    return Reason(
        "hint-wait-building", {"price": found.price}, (Reason("hint-building", {"building": found.building}),)
    )
