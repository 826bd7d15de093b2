"""Harvesting fields and buying the third field: by anyone, at any time (B6, B7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.edition import Harvesting, Rules, ThirdFieldThalers
from bot.games.bohnanza.events import FieldBought
from bot.games.bohnanza.log import Log
from bot.games.bohnanza.moves import Harvest
from bot.games.bohnanza.state import CARDS_DRAWN, ENDED, Field, Player, State
from bot.games.contract import IllegalMove, MalformedMove, Seat


def harvest(log: Log, seat: Seat, move: Harvest) -> None:
    """Harvest a whole field (B6); raises Refusal for an empty, protected or unknown field."""
    place, thalers, tribute = move
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
    bring_in(log, seat, place, thalers, tribute)


def bring_in(
    log: Log,
    seat: Seat,
    place: int,
    wanted: tuple[Bean, ...] | None = None,
    tribute: Bean | None = None,
) -> None:
    """Turn the harvest's worth over onto the thalers and discard the rest, without asking for protection."""
    state = log.state
    player = state.players[seat]
    field = player.fields[place]
    crop = field.crop
    pays = worth(state.rules, player, field)
    kept = len(crop) - pays
    thalers, discarded = crop[kept:], crop[:kept]
    if wanted is not None:
        if len(wanted) != pays:
            raise IllegalMove("not-what-the-field-pays", field=place + 1, thalers=pays)
        thalers = _last_planted(crop, wanted, place)
        discarded = tuple([card for card in crop if card not in thalers])
    state.rules.module.harvest(log, seat, place, thalers, discarded, tribute)


def worth(rules: Rules, player: Player, field: Field) -> int:
    """What harvesting this planted field pays, in thalers (B6.2)."""
    meter = rules.module.meter(rules, player, field)
    cards = len(field.crop)
    return meter[cards] if cards < len(meter) else meter[-1]


def _last_planted(crop: tuple[Card, ...], wanted: tuple[Bean, ...], place: int) -> tuple[Card, ...]:
    """Of the beans wanted the cards planted last, in the order of planting."""
    found: list[Card] = []
    for bean in wanted:
        card = next((card for card in reversed(crop) if BEAN[card] == bean and card not in found), None)
        if card is None:
            raise IllegalMove("not-in-that-field", field=place + 1)
        found.append(card)
    return tuple([card for card in crop if card in found])


def harvestable(state: State, seat: Seat) -> tuple[int, ...]:
    """The fields that this seat may harvest now."""
    return state.rules.module.harvestable(state.players[seat]) if _may_harvest_now(state, seat) else ()


def _may_harvest_now(state: State, seat: Seat) -> bool:
    """Whether it is a time to harvest: any (B6.1), or only the own turn (D2)."""
    if state.phase is ENDED or state.phase is CARDS_DRAWN:
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
