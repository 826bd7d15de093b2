"""A player of Bohnanza who leaves every choice to luck: it may make any lawful move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.games.bohnanza.high_bohn.slots import options_of
from bot.games.bohnanza.moves import (
    Accept,
    BuyField,
    ComeBack,
    Decline,
    Discard,
    EndTrading,
    Harvest,
    LeaveOffer,
    MakeOffer,
    Move,
    Pass,
    Plant,
    TurnUp,
    Withdraw,
)
from bot.games.bohnanza.options import AcceptOption, Options
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance
from bot.players.bohnanza.high_bohn import any_town_move

T = TypeVar("T")

OPEN_OFFERS = 3
"""How many offers a random player keeps open at most, since a table must read them all."""


def random_player(view: View, chance: Chance) -> Move | None:
    """Any lawful move by lot; now and then None, where the game does not wait for this seat."""
    own = view.own
    if own is None:
        return None
    can = own.options
    town = options_of(can)
    in_town = any_town_move(town, chance) if town else None
    if in_town is not None:
        return in_town
    if can.may_offer:
        return _trade(view, own, can, chance)
    luck = chance.lot(16)
    if luck == 0 and can.harvest:
        return Harvest(_one(can.harvest, chance))
    if luck == 1 and can.buy_field:
        return BuyField()
    if can.turn_up and (luck < 8 or not can.plant):
        return Discard(_one(can.discard, chance)) if can.discard and luck < 6 else TurnUp()
    return _plant(can, luck, chance) if can.plant else None


def _plant(can: Options, luck: int, chance: Chance) -> Move:
    if can.leave_offer and luck < 5:
        return LeaveOffer()
    if can.discard and luck < 5:
        return Discard(_one(can.discard, chance))
    option = _one(can.plant, chance)
    if option.places:
        return Plant(option.card, _one(option.places, chance))
    return Harvest(_one(option.harvest_first, chance))


def _trade(view: View, own: Own, can: Options, chance: Chance) -> Move | None:
    """Any move of trading by lot, or a harvest or a purchase; without any, the active player ends trading."""
    luck = chance.lot(16)
    if can.end_trading and luck < 4:
        return EndTrading()
    if can.accept and luck < 10:
        return _accept(_one(can.accept, chance), chance)
    if can.decline and luck < 12:
        return Decline(_one(can.decline, chance))
    if can.withdraw and (luck == 12 or len(can.withdraw) >= OPEN_OFFERS):
        return Withdraw(_one(can.withdraw, chance))
    if luck == 13 and can.may_pass:
        return Pass()
    if luck == 13 and can.may_come_back:
        return ComeBack()
    if luck == 14 and can.harvest:
        return Harvest(_one(can.harvest, chance))
    if luck == 15 and can.buy_field:
        return BuyField()
    return _offer(view, own, can, chance) or (EndTrading() if can.end_trading else None)


def _accept(way: AcceptOption, chance: Chance) -> Accept:
    give = way.only_way()
    if give is None:
        chosen = [chance.shuffle(copies.cards)[: copies.needed] for copies in way.wanted]
        give = tuple(card for cards in chosen for card in cards)
    return Accept(way.offer, give)


def _offer(view: View, own: Own, can: Options, chance: Chance) -> MakeOffer | None:
    """Offer up to two cards for up to two beans; None where that is nothing, or stands open already (B5.7)."""
    size = chance.lot(9)
    give = tuple(dict.fromkeys([_one(can.give, chance) for _ in range(size % 3)])) if can.give else ()
    want = tuple([_one(view.beans, chance) for _ in range(size // 3)])
    if not give and not want:
        return None
    to = view.active if own.seat != view.active else None
    for offer in view.offers:
        if offer.seat == own.seat and set(offer.cards) == set(give) and sorted(offer.want) == sorted(want):
            return None
    return MakeOffer(give, want, to)


def _one(things: Sequence[T], chance: Chance) -> T:
    return things[chance.lot(len(things))] if len(things) > 1 else things[0]
