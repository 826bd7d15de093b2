"""What is best planted and harvested where several cards have to be planted: all are thought of together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.players.bohnanza.valuation.prospects import Prospects
from bot.players.bohnanza.valuation.special import NO_STEW, Crop


class Step(NamedTuple):
    """What to do first: plant a card of this bean in a field, which may have to be harvested for it."""

    bean: Bean
    place: int
    harvest: bool


class Plan(NamedTuple):
    """What comes of it, in thalers at the end, and the first step; no step where nothing is planted."""

    worth: float
    step: Step | None


class Planner:
    """Plans of one seat in one position."""

    def __init__(self, prospects: Prospects, seat: int, hand: tuple[Bean, ...]) -> None:
        self._prospects, self._seat, self._hand = prospects, seat, hand
        self._special = prospects.special(seat)
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
                crop = crops[place].harvested() if harvested else crops[place]
                planted = (
                    *crops[:place],
                    crop.with_one(bean, sown=self._special.sown(crop, bean)),
                    *crops[place + 1 :],
                )
                worth = gained + self.best(planted, tuple(rest), more).worth
                plans.append(Plan(worth, Step(bean, place, harvested)))
        return max(plans, key=lambda plan: plan.worth, default=Plan(0.0, None))

    def _places(self, crops: tuple[Crop, ...], bean: Bean) -> list[tuple[int, float, bool]]:
        """Where it can go: the field, what is gained before, and whether it has to be harvested for it."""
        fitting = [(place, 0.0, False) for place in self._fitting(crops, bean)]
        if fitting:
            return fitting
        longest = max(crop.cards for crop in crops)
        return [
            (place, self._pays(crop), True)
            for place, crop in enumerate(crops)
            if crop.only in (None, bean) and (crop.cards > 1 or longest == 1 or crop.bean in self._special.freed)
        ]

    def _fitting(self, crops: tuple[Crop, ...], bean: Bean) -> Iterator[int]:
        """The fields that take it as they are: of those of its kind and of the empty ones, the first."""
        usual = [place for place, crop in enumerate(crops) if crop.only is None]
        same = [place for place in usual if crops[place].bean == bean]
        empty = [place for place in usual if not crops[place].cards]
        yield from (same or empty)[:1]
        if self._special.any:
            yield from [place for place, crop in enumerate(crops) if self._takes_besides(crop, bean)]

    def _takes_besides(self, crop: Crop, bean: Bean) -> bool:
        """Whether the town lets this field take it, too (H5)."""
        if crop.only is not None:
            return crop.only == bean
        if not crop.cards or crop.bean == bean:
            return False
        if crop.stew:
            return bean not in crop.stew
        return bool(self._special.stew and crop.cards == 1) or self._special.sown(crop, bean)

    def _pays(self, crop: Crop) -> float:
        if crop.bean is None:
            return self._special.stew[min(crop.cards, len(self._special.stew) - 1)] if self._special.stew else 0.0
        yields, lost = self._prospects.yields(self._seat), self._prospects.lost(self._seat)
        return yields[crop.bean][crop.cards] - lost[crop.bean][crop.cards]

    def _standing(self, crops: tuple[Crop, ...]) -> float:
        standing: dict[Bean, int] = {}
        stew, twice, room = NO_STEW, 0.0, 0
        for bean, cards, only, kinds in crops:
            if bean is not None:
                both = cards, standing.get(bean, 0)
                standing[bean] = max(both)
                twice += self._prospects.yields(self._seat)[bean][min(both)] if min(both) else 0.0
            elif kinds:
                twice += self._prospects.stewed(self._seat, stew) if stew else 0.0
                stew = kinds
            elif only is None:
                room += 1
        return twice + self._prospects.standing(self._seat, standing, room, self._hand, stew)
