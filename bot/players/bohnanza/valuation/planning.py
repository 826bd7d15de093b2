"""What is best planted and harvested where several cards have to be planted: all are thought of together."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.players.bohnanza.valuation.prospects import Prospects


class Crop(NamedTuple):
    """What stands in a field."""

    bean: Bean | None
    cards: int


class Step(NamedTuple):
    """What to do first: plant a card of this bean; where a field has to be harvested for it, this one."""

    bean: Bean
    harvest: int | None


class Plan(NamedTuple):
    """What comes of it, in thalers at the end, and the first step; no step where nothing is planted."""

    worth: float
    step: Step | None


class Planner:
    """Plans of one seat in one position."""

    def __init__(self, prospects: Prospects, seat: int, hand: tuple[Bean, ...]) -> None:
        self._prospects, self._seat, self._hand = prospects, seat, hand
        self._known: dict[tuple[tuple[Crop, ...], tuple[Bean, ...], int], Plan] = {}

    def best(self, crops: tuple[Crop, ...], must: tuple[Bean, ...], more: int = 0) -> Plan:
        """The best plan for these beans, in any order, and for so many cards more of the hand if wished."""
        key = crops, must, more
        if key not in self._known:
            self._known[key] = self._forced(crops, must, more) if must else self._free(crops, more)
        return self._known[key]

    def _free(self, crops: tuple[Crop, ...], more: int) -> Plan:
        stop = Plan(self._standing(crops), None)
        if not more or not self._hand:
            return stop
        first, *rest = self._hand
        after = Planner(self._prospects, self._seat, tuple(rest))
        go_on = after.best(crops, (first,), more - 1)
        return go_on if go_on.worth > stop.worth else stop

    def _forced(self, crops: tuple[Crop, ...], must: tuple[Bean, ...], more: int) -> Plan:
        plans = []
        for bean in dict.fromkeys(must):
            rest = list(must)
            rest.remove(bean)
            for place, gained, harvested in self._places(crops, bean):
                crop = Crop(None, 0) if harvested is not None else crops[place]
                planted = (*crops[:place], Crop(bean, crop.cards + 1), *crops[place + 1 :])
                worth = gained + self.best(planted, tuple(rest), more).worth
                plans.append(Plan(worth, Step(bean, harvested)))
        return max(plans, key=lambda plan: plan.worth)

    def _places(self, crops: tuple[Crop, ...], bean: Bean) -> list[tuple[int, float, int | None]]:
        """Where it can go: the field, what is gained before, and the field that has to be harvested for it."""
        for place, crop in enumerate(crops):
            if crop.bean == bean:
                return [(place, 0.0, None)]
        for place, crop in enumerate(crops):
            if crop.bean is None:
                return [(place, 0.0, None)]
        longest = max(crop.cards for crop in crops)
        return [
            (place, self._pays(crop), place) for place, crop in enumerate(crops) if crop.cards > 1 or longest == 1
        ]

    def _pays(self, crop: Crop) -> float:
        assert crop.bean is not None
        yields, lost = self._prospects.yields(self._seat), self._prospects.lost(self._seat)
        return yields[crop.bean][crop.cards] - lost[crop.bean][crop.cards]

    def _standing(self, crops: tuple[Crop, ...]) -> float:
        standing = {crop.bean: crop.cards for crop in crops if crop.bean is not None}
        return self._prospects.standing(self._seat, standing, len(crops) - len(standing), self._hand)
