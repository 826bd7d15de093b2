"""Why to make the moves that only High Bohn has."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn import moves as h
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.score import BONUS
from bot.games.bohnanza.high_bohn.shown import TownOptions, TownSeatView, TownView
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.explaining.fields import grows, homeless
from bot.players.bohnanza.explaining.harvesting import harvest
from bot.players.bohnanza.explaining.planting import plant
from bot.players.hint import Fact, Reason


def town_move(view: View, own: Own, move: h.TownMove) -> Reason:
    """Why this move is a good one."""
    town, can = town_of(view), options_of(own.options) or TownOptions()
    assert town is not None
    match move:
        case h.BuyBuildings(buildings):
            return _buy(town.seats[own.seat], buildings)
        case h.BuyNoMore():
            return Reason("hint-buy-no-more" if can.buy else "hint-buy-nothing")
        case h.NameType(kind):
            return _name(town, own, kind)
        case h.TakeLastPlanted():
            return Reason("hint-take-last-planted")
        case h.BeginStew(card, place):
            return plant(view, own, card, place)
        case h.HarvestFor(place, thalers):
            return in_the_end(view, own, place, thalers) or harvest(view, own, place)
        case h.Store(card):
            beans = (BEAN[card],)
            return Reason("hint-store-homeless" if homeless(view, own, beans) else "hint-store", {"beans": beans})
        case _:
            return _at_the_bank(view, own, can, move)


def _at_the_bank(
    view: View, own: Own, can: TownOptions, move: h.Peek | h.PutToBottom | h.MoveCard | h.Reorder
) -> Reason:
    match move:
        case h.Peek():
            return Reason("hint-peek")
        case h.PutToBottom():
            beans = () if can.peeked is None else (BEAN[can.peeked],)
            useless = not any(grows(view, own.seat, bean) for bean in beans)
            return Reason("hint-put-to-bottom-useless" if useless else "hint-put-to-bottom", {"beans": beans})
        case h.MoveCard(card, to):
            return _moved(view, own, card, to)
        case h.Reorder(cards):
            grown = tuple(bean for one in cards[:1] if grows(view, own.seat, bean := BEAN[one]))
            return Reason("hint-reorder-grows" if grown else "hint-reorder", {"beans": grown or (BEAN[cards[0]],)})


def _moved(view: View, own: Own, card: Card, to: int) -> Reason:
    """Why to move this card: what stands in front then, if it grows; else where the moved card stands."""
    rest = [other for other in own.hand if other != card]
    front = BEAN[[*rest[:to], card, *rest[to:]][0]]
    facts: dict[str, Fact] = {"beans": (BEAN[card],), "place": to + 1}
    if own.hand[0] == card and front != BEAN[card] and grows(view, own.seat, front):
        return Reason("hint-move-card-front", {"beans": (front,)})
    return Reason("hint-move-card" if to > own.hand.index(card) else "hint-move-card-forward", facts)


def _buy(seat: TownSeatView, buildings: Sequence[Building]) -> Reason:
    """Why to buy: the price counts at the end, perhaps with a bonus, and a single building does something."""
    price = sum(BUILDINGS[building].price for building in buildings)
    beans = tuple(dict.fromkeys(BUILDINGS[building].bean for building in buildings))
    before, after = (
        BONUS[min(n, len(BONUS) - 1)] for n in (len(seat.buildings), len(seat.buildings) + len(buildings))
    )
    besides: tuple[Reason, ...] = ()
    if after > before:
        besides = (Reason("hint-bonus", {"bonus": after, "before": before}),)
    if len(buildings) == 1:
        besides += (Reason("hint-building", {"building": buildings[0]}),)
    return Reason("hint-buy-buildings", {"number": len(buildings), "price": price, "beans": beans}, besides)


def _name(town: TownView, own: Own, kind: Type) -> Reason:
    """Why to name this type: the player owns one of it, or some are left that others might buy."""
    of_type = [one for one in town.buildings if one.type == kind]
    left = sum(one.for_sale for one in of_type)
    mine = any(one.owner == own.seat for one in of_type)
    return Reason("hint-name-type-own" if mine else "hint-name-type", {"type": kind, "left": left})


def in_the_end(view: View, own: Own, place: int, thalers: Sequence[Bean] | None = None) -> Reason | None:
    """Why to choose these thalers before the final harvest; None where that is not asked, or none are due (H7)."""
    town, can = town_of(view), options_of(own.options)
    if town is None or can is None or place not in can.final_harvest:
        return None
    if thalers is None:
        thalers = next((choice.thalers for choice in can.harvests if choice.field == place), ())
    if not thalers:
        return None
    mine = {BUILDINGS[building].type for building in town.seats[own.seat].buildings}
    payable = {one.bean for one in town.buildings if one.for_sale and one.type not in mine}
    useful = tuple(bean for bean in dict.fromkeys(thalers) if bean in payable)
    if useful:
        return Reason("hint-final-harvest-useful", {"beans": useful})
    return Reason("hint-final-harvest", {"beans": tuple(dict.fromkeys(thalers))})
