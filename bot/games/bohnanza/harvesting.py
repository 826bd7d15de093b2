"""Harvesting fields and buying the third field: by anyone, at any time (B6, B7)."""

from __future__ import annotations

from bot.games.bohnanza.edition import Harvesting, ThirdFieldThalers
from bot.games.bohnanza.events import FieldBought, Harvested
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.state import ENDED, State
from bot.games.contract import IllegalMove, MalformedMove, Seat


def harvest(log: Log, seat: Seat, place: int) -> None:
    """Harvest a whole field (B6); raises Refusal for an empty, protected or unknown field."""
    state = log.state
    player = state.players[seat]
    if not 0 <= place < len(player.fields):
        raise MalformedMove("no-such-field")
    if not _may_harvest_now(state, seat):
        raise IllegalMove("harvest-on-own-turn")
    if not player.fields[place].crop:
        raise IllegalMove("field-empty", field=place + 1)
    if place not in state.rules.module.harvestable(player):
        raise IllegalMove("bean-protection", field=place + 1)
    bring_in(log, seat, place)


def bring_in(log: Log, seat: Seat, place: int) -> None:
    """Turn the harvest's worth over onto the thalers and discard the rest, without asking for protection."""
    state = log.state
    crop = state.players[seat].fields[place].crop
    kept = len(crop) - state.rules.module.worth(state.rules, state.players[seat], crop)
    log.add(Harvested(seat, place, crop[kept:], crop[:kept]))


def harvestable(state: State, seat: Seat) -> tuple[int, ...]:
    """The fields that this seat may harvest now."""
    return state.rules.module.harvestable(state.players[seat]) if _may_harvest_now(state, seat) else ()


def _may_harvest_now(state: State, seat: Seat) -> bool:
    """Whether it is a time to harvest: any (B6.1), or only the own turn (D2)."""
    if state.phase is ENDED:
        return False
    return seat == state.active or state.rules.harvesting is Harvesting.ANY_TIME


def may_buy_field(state: State, seat: Seat) -> bool:
    """Whether this seat may buy a third field now (B7)."""
    player = state.players[seat]
    if player.bought_field or state.phase is ENDED:
        return False
    price = state.rules.module.third_field_price(state.rules, player)
    return price is not None and len(player.thalers) >= price


def buy_field(log: Log, seat: Seat) -> None:
    """Buy the third field with the topmost thalers (B7, D1); raises IllegalMove where that cannot be."""
    state = log.state
    player = state.players[seat]
    price = state.rules.module.third_field_price(state.rules, player)
    if price is None:
        raise IllegalMove("third-field-not-for-sale")
    if player.bought_field:
        raise IllegalMove("third-field-bought-already")
    if len(player.thalers) < price:
        raise IllegalMove("too-few-thalers", price=price, thalers=len(player.thalers))
    to_box = state.rules.third_field_thalers is ThirdFieldThalers.BOX
    log.add(FieldBought(seat, player.thalers[::-1][:price], to_box))
