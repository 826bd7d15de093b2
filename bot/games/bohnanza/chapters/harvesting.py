"""Harvesting fields and buying the third field, which anyone may do at any time (B6, B7)."""

from __future__ import annotations

from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.edition import ANY_TIME, ThirdFieldThalers
from bot.games.bohnanza.events import Event, FieldBought, Harvested
from bot.games.bohnanza.protection import UNPROTECTED, why_protected
from bot.games.bohnanza.state import CARDS_DRAWN, ENDED, Field, Log, Player, Rules, State
from bot.games.contract import IllegalMove, MalformedMove, Seat
from bot.games.lately import lately


def harvest(log: Log, seat: Seat, place: int) -> None:
    """Harvest a whole field (B6); raises Refusal for an empty, protected or unknown field."""
    require_harvestable(log.state, seat, place)
    bring_in(log, seat, place)


def require_harvestable(state: State, seat: Seat, place: int) -> None:
    """Raise Refusal unless this seat may harvest this field now (B6)."""
    player = state.players[seat]
    if not 0 <= place < len(player.fields):
        raise MalformedMove("no-such-field")
    if not _may_harvest_now(state, seat):
        raise IllegalMove("harvest-on-own-turn")
    if not player.fields[place].crop:
        raise IllegalMove("field-empty", field=place + 1)
    if place not in unprotected(player, state.rules):
        raise why_protected(state.rules.bean_protection, _sizes(player), place)


def bring_in(log: Log, seat: Seat, place: int) -> None:
    """Harvest a planted field even where it is protected: the cards planted last become thalers (B6.2)."""
    state = log.state
    player = state.players[seat]
    crop = player.fields[place].crop
    kept = len(crop) - worth(state.rules, player, player.fields[place])
    harvested: Event = Harvested(seat, place, crop[kept:], crop[:kept])
    for module in state.rules.modules:
        harvested = module.harvest(state, harvested)
    record_harvest(log, harvested)


def record_harvest(log: Log, harvested: Event) -> None:
    """Add this harvest to the log, and let expansions add what follows from it."""
    before = log.state
    log.add(harvested)
    for module in before.rules.modules:
        module.after_harvest(log, before, harvested)


def meter(rules: Rules, player: Player, field: Field) -> tuple[int, ...]:
    """What so many cards of this planted field pay, in thalers (B1); the last number holds for more, too."""
    pays = rules.pays[BEAN[field.crop[0]]]
    for module in rules.modules:
        pays = module.meter(player, field, pays)
    return pays


def worth(rules: Rules, player: Player, field: Field) -> int:
    """What harvesting this planted field pays, in thalers (B6.2)."""
    pays = meter(rules, player, field)
    cards = len(field.crop)
    return pays[cards] if cards < len(pays) else pays[-1]


@lately
def unprotected(player: Player, rules: Rules) -> tuple[int, ...]:
    """The planted fields that bean protection lets this player harvest (B6.3)."""
    found = UNPROTECTED[rules.bean_protection](*_sizes(player))
    for module in rules.modules:
        found = module.harvestable(player, found)
    return found


def _sizes(player: Player) -> list[int]:
    """How many cards each field holds."""
    return [len(field[0]) for field in player.fields]


def harvestable(state: State, seat: Seat) -> tuple[int, ...]:
    """The fields that this seat may harvest now."""
    return unprotected(state.players[seat], state.rules) if _may_harvest_now(state, seat) else ()


def _may_harvest_now(state: State, seat: Seat) -> bool:
    """Whether this seat may harvest at this time: at any time (B6.1), or only on its own turn (D2)."""
    phase = state.phase
    if phase is ENDED or phase is CARDS_DRAWN:
        return False
    return seat == state.active or state.rules.harvesting is ANY_TIME


def third_field_price(rules: Rules, player: Player) -> int | None:
    """What a third field costs this player, or None where there is none for sale (B7)."""
    price = rules.third_field_price
    for module in rules.modules:
        price = module.third_field_price(player, price)
    return price


def may_buy_field(state: State, seat: Seat) -> bool:
    """Whether this seat may buy a third field now (B7)."""
    player = state.players[seat]
    if player.bought_field or state.phase is ENDED:
        return False
    price = third_field_price(state.rules, player)
    return price is not None and len(player.thalers) >= price


def buy_field(log: Log, seat: Seat) -> None:
    """Buy the third field with the topmost thalers (B7, D1); raises IllegalMove where that cannot be."""
    state = log.state
    player = state.players[seat]
    price = third_field_price(state.rules, player)
    if price is None:
        raise IllegalMove("third-field-not-for-sale")
    if player.bought_field:
        raise IllegalMove("third-field-bought-already")
    if len(player.thalers) < price:
        raise IllegalMove("too-few-thalers", price=price, thalers=len(player.thalers))
    to_box = state.rules.third_field_thalers is ThirdFieldThalers.BOX
    log.add(FieldBought(seat, player.thalers[::-1][:price], to_box))
