"""Planting and harvesting in games with trading: what a seat's fields and hand promise after each way to go on."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.bohnanza.cards import BEAN, Card, beans
from bot.games.bohnanza.moves import BuyField, Harvest, Move, Plant, TurnUp
from bot.games.bohnanza.view import Own, Phase, View
from bot.players.bohnanza.explaining.fields import pending
from bot.players.bohnanza.valuation.buildings import A_FIELD
from bot.players.bohnanza.valuation.counting import count
from bot.players.bohnanza.valuation.planning import Beans, Farm, Planner
from bot.players.bohnanza.valuation.prospects import prospects_of
from bot.players.bohnanza.valuation.special import crop_of


class Fieldwork:
    """What one seat has to plant and may plant, and what its best plan is worth, in thalers at the end."""

    def __init__(self, view: View, own: Own) -> None:
        self._prospects, self._seat = prospects_of(view), own.seat
        self._farm = Farm(tuple([crop_of(field) for field in view.seats[own.seat].fields]))
        self._hand, self._must, self._more = beans(own.hand), tuple(sorted(pending(view, own))), 0
        if view.phase is Phase.PLANT and own.seat == view.active:
            due = 0 if view.planted else 1
            self._must, self._hand = self._hand[:due], self._hand[due:]
            limit = self._prospects.special(own.seat).from_hand
            self._more = max(0, limit - view.planted - len(self._must))
        self._planner = Planner(self._prospects, self._seat, self._hand)

    def planted(self, card: Card, place: int) -> float:
        """What is expected once this card is planted here, in a field that takes it."""
        bean = BEAN[card]
        farm = self._planner.planted(self._farm, bean, place)
        if bean not in self._must:
            return self._best(farm, self._must, self._more - 1, self._hand[1:])
        at = self._must.index(bean)
        return self._best(farm, self._must[:at] + self._must[at + 1 :], self._more, self._hand)

    def harvested(self, place: int) -> float:
        """What is expected once this field is harvested, with what that pays."""
        gained, farm = self._planner.harvested(self._farm, place)
        return gained + self._best(farm, self._must, self._more, self._hand)

    def kept(self) -> float:
        """What is expected if nothing is harvested that need not be."""
        return self._best(self._farm, self._must, self._more, self._hand)

    def stopped(self) -> float:
        """What is expected if no more is planted from the hand."""
        return self._best(self._farm, (), 0, self._hand)

    def _best(self, farm: Farm, must: Beans, more: int, hand: Beans) -> float:
        planner = self._planner if hand is self._hand else Planner(self._prospects, self._seat, hand)
        return planner.best(farm, must, max(0, more)).worth


def to_plant(view: View, own: Own) -> Iterator[tuple[Move, float]]:
    """All ways to plant a card that may be planted now, to make room for it, or to go on without."""
    work = Fieldwork(view, own)
    for option in own.options.plant:
        yield from [(Plant(option.card, place), work.planted(option.card, place)) for place in option.places]
        yield from [(Harvest(place), work.harvested(place)) for place in option.harvest_first]
    if own.options.turn_up:
        yield TurnUp(), work.stopped()


def to_harvest(view: View, own: Own, done: Harvest) -> Iterator[tuple[Move | None, float]]:
    """All fields that could be harvested for the same card, or to go on without; where no card needs it, all that
    could be harvested at all, or none."""
    work, can = Fieldwork(view, own), own.options
    needing = next((option for option in can.plant if done.field in option.harvest_first), None)
    if needing is None:
        yield None, work.kept()
    elif can.turn_up:
        yield TurnUp(), work.stopped()
    for place in can.harvest if needing is None else needing.harvest_first:
        yield Harvest(place), work.harvested(place)


def to_buy(view: View, own: Own) -> Iterator[tuple[Move | None, float]]:
    """To buy a third field or none (B7)."""
    if own.options.buy_field:
        empty = any(not field.cards and field.only is None for field in view.seats[own.seat].fields)
        yield BuyField(), (0.0 if empty else A_FIELD * count(view).rounds) - (view.third_field_price or 0)
        yield None, 0.0
