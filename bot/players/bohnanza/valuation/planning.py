"""The best way to plant several cards and to harvest for them, found by thinking of all of them together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import Bean
from bot.players.bohnanza.valuation.prospects import Prospects
from bot.players.bohnanza.valuation.special import NO_STEW, Crop


class Step(NamedTuple):
    """What to do first: plant a card of this bean in a field, which may have to be harvested for it."""

    bean: Bean
    place: int
    harvest: bool


class Plan(NamedTuple):
    """What a plan is worth, in thalers at the end, and its first step; no step where nothing is planted."""

    worth: float
    step: Step | None


class Farm(NamedTuple):
    """Fields as they are in the middle of a plan."""

    crops: tuple[Crop, ...]
    sold: frozenset[Bean] = frozenset()
    """The beans of which a harvest of the plan brought thalers, so that what these buy is counted once only. It is
    empty where thalers buy nothing: plans that lead to the same fields are then equal."""


Beans: TypeAlias = tuple[Bean, ...]


class Way(NamedTuple):
    """A way to plant a card: the number of the fields after it, the thalers of a harvest before, the place, and
    whether there is such a harvest."""

    after: int
    gained: float
    place: int
    harvest: bool


class Planner:
    """Finds the best plan of one seat in one position; of thousands of plans, it remembers what they share."""

    def __init__(self, prospects: Prospects, seat: int, hand: Beans) -> None:
        self._prospects, self._seat, self._hand = prospects, seat, hand
        self._special = prospects.special(seat)
        self._farms: list[Farm] = []
        self._numbers: dict[Farm, int] = {}
        """All fields thought of, by number: what is known of them is found sooner by it than by all they hold."""
        self._known: dict[tuple[int, Beans, int], float] = {}
        self._rests: dict[Beans, list[tuple[Bean, Beans]]] = {}
        self._ways: dict[tuple[int, Bean], list[Way]] = {}

    def best(self, farm: Farm, must: Beans, more: int = 0) -> Plan:
        """The best plan for these beans in any order, and for up to so many more from the front of the hand."""
        if not must:
            return self._free(farm, more)
        plans = [
            Plan(way.gained + self._worth(way.after, rest, more), Step(bean, way.place, way.harvest))
            for bean, rest in self._without_one(must)
            for way in self._planting(self._number(farm), bean)
        ]
        return max(plans, key=lambda plan: plan.worth, default=Plan(0.0, None))

    def _number(self, farm: Farm) -> int:
        number = self._numbers.setdefault(farm, len(self._farms))
        if number == len(self._farms):
            self._farms.append(farm)
        return number

    def _worth(self, farm: int, must: Beans, more: int) -> float:
        """What the best plan is worth, which is found much sooner than its steps."""
        key = farm, must, more
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = (
                self._forced(farm, must, more) if must else self._free(self._farms[farm], more).worth
            )
        return found

    def _forced(self, farm: int, must: Beans, more: int) -> float:
        worths = [
            gained + self._worth(after, rest, more)
            for bean, rest in self._without_one(must)
            for after, gained, _, _ in self._planting(farm, bean)
        ]
        return max(worths, default=0.0)

    def _free(self, farm: Farm, more: int) -> Plan:
        stop = Plan(self._standing(farm), None)
        if not more or not self._hand:
            return stop
        first, *rest = self._hand
        after = Planner(self._prospects, self._seat, tuple(rest))
        go_on = after.best(farm, (first,), more - 1)
        return go_on if go_on.worth > stop.worth else stop

    def _without_one(self, must: Beans) -> list[tuple[Bean, Beans]]:
        """Each bean that may be planted first, with the beans that are left then."""
        found = self._rests.get(must)
        if found is None:
            places = {bean: must.index(bean) for bean in must}
            found = [(bean, must[:place] + must[place + 1 :]) for bean, place in places.items()]
            self._rests[must] = found
        return found

    def _planting(self, number: int, bean: Bean) -> list[Way]:
        """The ways to plant this bean in these fields, remembered because many plans share them."""
        found = self._ways.get((number, bean))
        if found is None:
            found, farm = [], self._farms[number]
            self._ways[number, bean] = found
            for place, harvest in self._places(farm.crops, bean):
                gained, after = self._planted(farm, bean, place, harvest=harvest)
                found.append(Way(self._number(after), gained, place, harvest))
        return found

    def _planted(self, farm: Farm, bean: Bean, place: int, *, harvest: bool) -> tuple[float, Farm]:
        """The thalers of the harvest before this bean is planted there, if any, and the fields after it."""
        gained, room = self.harvested(farm, place) if harvest else (0.0, farm)
        return gained, self.planted(room, bean, place)

    def planted(self, farm: Farm, bean: Bean, place: int) -> Farm:
        """The fields once this bean is planted in one that takes it."""
        crop = farm.crops[place]
        crop = crop.with_one(bean, sown=self._special.sown(crop, bean))
        return farm._replace(crops=(*farm.crops[:place], crop, *farm.crops[place + 1 :]))

    def harvested(self, farm: Farm, place: int) -> tuple[float, Farm]:
        """What harvesting this field brings, and the fields after it."""
        crop, sold = farm.crops[place], farm.sold
        gained = self._pays(farm, crop)
        if gained and crop.bean is not None and self._prospects.something_for_sale:
            sold |= {crop.bean}
        return gained, Farm((*farm.crops[:place], crop.harvested(), *farm.crops[place + 1 :]), sold)

    def _places(self, crops: tuple[Crop, ...], bean: Bean) -> list[tuple[int, bool]]:
        """The places where this bean can go, each with whether the field has to be harvested for it."""
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
        """The fields that take this bean as they are: one where it grows, else an empty one; in a town more."""
        usual = [place for place, crop in enumerate(crops) if crop.only is None]
        same = [place for place in usual if crops[place].bean == bean]
        empty = [place for place in usual if not crops[place].cards]
        yield from (same or empty)[:1]
        if self._special.any:
            yield from [place for place, crop in enumerate(crops) if self._takes_besides(crop, bean)]

    def _takes_besides(self, crop: Crop, bean: Bean) -> bool:
        """Whether the town lets this field take this bean, too (H5)."""
        if crop.only is not None:
            return crop.only == bean
        if not crop.cards or crop.bean == bean:
            return False
        if crop.stew:
            return bean not in crop.stew
        return bool(self._special.stew and crop.cards == 1) or self._special.sown(crop, bean)

    def _pays(self, farm: Farm, crop: Crop) -> float:
        """What harvesting this crop brings, with what its thalers would buy unless the plan sold its bean."""
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
