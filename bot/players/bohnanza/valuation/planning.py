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


class Farm(NamedTuple):
    """Fields on the way of a plan."""

    crops: tuple[Crop, ...]
    sold: frozenset[Bean] = frozenset()
    """The beans of which a harvest has brought thalers: what these buy is not bought twice."""


class Planner:
    """Plans of one seat in one position."""

    def __init__(self, prospects: Prospects, seat: int, hand: tuple[Bean, ...]) -> None:
        self._prospects, self._seat, self._hand = prospects, seat, hand
        self._special = prospects.special(seat)
        self._known: dict[tuple[Farm, tuple[Bean, ...], int], Plan] = {}

    def best(self, farm: Farm, must: tuple[Bean, ...], more: int = 0) -> Plan:
        """The best plan for these beans, in any order, and for so many cards more of the hand if wished."""
        key = farm, must, more
        if key not in self._known:
            self._known[key] = self._forced(farm, must, more) if must else self._free(farm, more)
        return self._known[key]

    def _free(self, farm: Farm, more: int) -> Plan:
        stop = Plan(self._standing(farm), None)
        if not more or not self._hand:
            return stop
        first, *rest = self._hand
        after = Planner(self._prospects, self._seat, tuple(rest))
        go_on = after.best(farm, (first,), more - 1)
        return go_on if go_on.worth > stop.worth else stop

    def _forced(self, farm: Farm, must: tuple[Bean, ...], more: int) -> Plan:
        plans = []
        for bean in dict.fromkeys(must):
            rest = list(must)
            rest.remove(bean)
            for place, harvest in self._places(farm.crops, bean):
                gained, after = self._planted(farm, bean, place, harvest=harvest)
                worth = gained + self.best(after, tuple(rest), more).worth
                plans.append(Plan(worth, Step(bean, place, harvest)))
        return max(plans, key=lambda plan: plan.worth, default=Plan(0.0, None))

    def _planted(self, farm: Farm, bean: Bean, place: int, *, harvest: bool) -> tuple[float, Farm]:
        """What is gained before this bean is planted there, and the fields after it."""
        crop, gained, sold = farm.crops[place], 0.0, farm.sold
        if harvest:
            gained = self._pays(farm, crop)
            if gained and crop.bean is not None:
                sold |= {crop.bean}
            crop = crop.harvested()
        crop = crop.with_one(bean, sown=self._special.sown(crop, bean))
        return gained, Farm((*farm.crops[:place], crop, *farm.crops[place + 1 :]), sold)

    def _places(self, crops: tuple[Crop, ...], bean: Bean) -> list[tuple[int, bool]]:
        """Where it can go: the field, and whether it has to be harvested for it."""
        fitting = [(place, False) for place in self._fitting(crops, bean)]
        if fitting:
            return fitting
        longest = max(crop.cards for crop in crops)
        return [
            (place, True)
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

    def _pays(self, farm: Farm, crop: Crop) -> float:
        """What harvesting it brings; what its thalers would buy, the first time only."""
        if crop.bean is None:
            return self._special.stew[min(crop.cards, len(self._special.stew) - 1)] if self._special.stew else 0.0
        return self._prospects.pays(self._seat, crop.bean, crop.cards, sold=crop.bean in farm.sold)

    def _standing(self, farm: Farm) -> float:
        standing: dict[Bean, int] = {}
        stew, twice, room = NO_STEW, 0.0, 0
        for bean, cards, only, kinds in farm.crops:
            if bean is not None:
                if bean in farm.sold:
                    twice -= self._prospects.buys(self._seat, bean, cards)
                both = cards, standing.get(bean, 0)
                standing[bean] = max(both)
                twice += self._prospects.yields(self._seat)[bean][min(both)] if min(both) else 0.0
            elif kinds:
                twice += self._prospects.stewed(self._seat, stew) if stew else 0.0
                stew = kinds
            elif only is None:
                room += 1
        return twice + self._prospects.standing(self._seat, standing, room, self._hand, stew)
