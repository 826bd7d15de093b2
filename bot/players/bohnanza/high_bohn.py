"""What players do in the town of High Bohn: by lot, in the simplest way, or with some sense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.high_bohn.buildings import BUILDINGS
from bot.games.bohnanza.high_bohn.effects import Interest
from bot.games.bohnanza.high_bohn.moves import (
    BuyBuildings,
    BuyNoMore,
    HarvestFor,
    MoveCard,
    NameType,
    Peek,
    PutToBottom,
    Reorder,
    Store,
    TakeLastPlanted,
)
from bot.games.bohnanza.high_bohn.names import Building, Type
from bot.games.bohnanza.high_bohn.shown import ThalerChoice, TownOptions
from bot.games.bohnanza.high_bohn.slots import options_of, town_of
from bot.games.bohnanza.moves import Move
from bot.games.bohnanza.view import Own, View
from bot.games.chance import Chance

T = TypeVar("T")

SAVERS = frozenset(
    facts.type for facts in BUILDINGS.values() if any(isinstance(effect, Interest) for effect in facts.effects)
)
"""The types of buildings that pay for the cash left at the end."""

LEAVE_NOTHING = 5
"""From so many players on, nothing of a type is left to leave the game once all but one own one (H3)."""


def simplest_answer(can: TownOptions) -> Move | None:
    """The answer that changes least; None where nothing is asked."""
    if can.buy_no_more:
        return BuyNoMore()
    if can.name_type:
        return NameType(can.name_type[0])
    if can.final_harvest:
        return TakeLastPlanted()
    return Reorder(can.reorder) if can.reorder else None


def any_town_move(can: TownOptions, chance: Chance) -> Move | None:
    """Any move of the town by lot, or None, mostly, unless something is asked; dear buildings come oftener."""
    moves: list[Move] = [
        BuyBuildings((building,))
        for building in can.buy
        if can.buy_no_more or chance.lot(24) < _price(building) ** 2
    ]
    if len(moves) > 1 and BUILDINGS[can.buy[0]].type != BUILDINGS[can.buy[-1]].type and not can.buy_no_more:
        moves.append(BuyBuildings((can.buy[0], can.buy[-1])))
    moves += [NameType(kind) for kind in can.name_type]
    moves += [BuyNoMore()] * can.buy_no_more
    moves += [Store(card) for card in can.store]
    moves += [Peek()] * can.peek
    moves += [PutToBottom()] * (can.peeked is not None)
    moves += [_harvest(choice, chance) for choice in can.harvests]
    if len(can.move_card) > 1:
        card = _one(can.move_card, chance)
        moves.append(MoveCard(card, (can.move_card.index(card) + 1) % len(can.move_card)))
    if can.reorder:
        moves.append(Reorder(chance.shuffle(can.reorder)))
    asked = can.buy_no_more or can.name_type or can.reorder or can.final_harvest
    return _one(moves, chance) if moves and (asked or chance.lot(3) == 0) else None


def _harvest(choice: ThalerChoice, chance: Chance) -> HarvestFor:
    thalers = chance.shuffle(choice.beans)[: choice.pays]
    return HarvestFor(choice.field, thalers, thalers[0] if choice.under_distillery else None)


def sensible_town_move(view: View, own: Own) -> Move | None:
    """Buy the dearest building, whose price is paid back in the score; keep what grows in front of the hand."""
    can = options_of(own.options)
    if can is None:
        return None
    return _purchase(view, can) or answer(view, own, can)


def answer(view: View, own: Own, can: TownOptions) -> Move | None:
    """The best answer to what is asked; at the bank and the store, what grows is kept in front of the hand."""
    grows = {field.bean for field in view.seats[own.seat].fields}
    if can.name_type:
        return NameType(_least_missed(view, own, can.name_type))
    if can.reorder:
        return Reorder(tuple(sorted(can.reorder, key=lambda card: BEAN[card] not in grows)))
    if can.final_harvest:
        return _for_last_purchases(view, own, can)
    # Moves without fields are empty tuples, and so no truths.
    answers = simplest_answer(can), _at_the_bank(can, grows), _store(can, grows)
    return next((move for move in answers if move is not None), None)


def eager_town_move(view: View, own: Own) -> Move | None:
    """Buy the dearest building as soon as one can be paid for; leave hand and pile as they are."""
    can = options_of(own.options)
    if can is None:
        return None
    if can.buy:
        return BuyBuildings((max(can.buy, key=_price),))
    return _for_last_purchases(view, own, can) if can.final_harvest else simplest_answer(can)


def _for_last_purchases(view: View, own: Own, can: TownOptions) -> HarvestFor:
    """Harvest a mixed field in question, first for the thalers that can still pay for buildings (H7)."""
    town = town_of(view)
    assert town is not None
    choice = next(choice for choice in can.harvests if choice.field in can.final_harvest)
    mine = {BUILDINGS[building].type for building in town.seats[own.seat].buildings}
    payable = {building.bean for building in town.buildings if building.for_sale and building.type not in mine}
    thalers = sorted(choice.beans, key=lambda bean: bean not in payable)
    return HarvestFor(choice.field, tuple(thalers[: choice.pays]))


def _purchase(view: View, can: TownOptions) -> BuyBuildings | None:
    """Buy the dearest building, one of price 1 only where its type may soon be gone; at the end the cheapest."""
    if can.buy_no_more and can.buy:
        # Interest is paid on what is left, so it comes before anything else is bought.
        savers = [building for building in can.buy if BUILDINGS[building].type in SAVERS]
        return BuyBuildings((max(savers, key=_price) if savers else min(can.buy, key=_price),))
    wanted = [building for building in can.buy if _price(building) > 1 or scarce(view, BUILDINGS[building].type)]
    return BuyBuildings((max(wanted, key=_price),)) if wanted else None


def scarce(view: View, kind: str) -> bool:
    """Whether one more purchase by somebody else would leave none of this type (H3)."""
    town = town_of(view)
    assert town is not None
    of_type = [building for building in town.buildings if building.type == kind]
    owners = sum(building.owner is not None for building in of_type)
    leaves = len(view.seats) < LEAVE_NOTHING and owners >= len(view.seats) - 2
    return leaves or sum(building.for_sale for building in of_type) == 1


def _at_the_bank(can: TownOptions, grows: set[Bean | None]) -> Move | None:
    if can.peek:
        return Peek()
    if can.peeked is not None and BEAN[can.peeked] not in grows:
        return PutToBottom()
    hand = can.move_card
    if len(hand) > 1 and BEAN[hand[0]] not in grows and any(BEAN[card] in grows for card in hand):
        return MoveCard(hand[0], len(hand) - 1)
    return None


def _store(can: TownOptions, grows: set[Bean | None]) -> Move | None:
    """Store a card that grows nowhere, to wait for a trade, while there is no empty field either."""
    unfit: list[Card] = [card for card in can.store if BEAN[card] not in grows]
    return Store(unfit[0]) if unfit and None not in grows else None


def _least_missed(view: View, own: Own, types: Sequence[Type]) -> Type:
    """A type of which this player owns a building, or else the first."""
    town = town_of(view)
    assert town is not None
    mine = {BUILDINGS[building].type for building in town.seats[own.seat].buildings}
    return next((kind for kind in types if kind in mine), types[0])


def _price(building: Building) -> int:
    return BUILDINGS[building].price


def _one(things: Sequence[T], chance: Chance) -> T:
    return things[chance.lot(len(things))]
