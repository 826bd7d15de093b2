"""What fields and hands are worth to each seat in games with trading, in thalers at the end, by one View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.games.bohnanza.cards import BEAN, Bean
from bot.games.bohnanza.high_bohn.slots import town_of
from bot.games.bohnanza.options import NOTHING
from bot.games.bohnanza.view import View
from bot.players.bohnanza.valuation.counting import count
from bot.players.bohnanza.valuation.expected_yield import LONGEST, STEPS, expected_yield, losses
from bot.players.bohnanza.valuation.meters import meters, promising
from bot.players.bohnanza.valuation.special import NO_STEW, Special, special
from bot.players.bohnanza.valuation.weights import HARD, Weights

LONG = LONGEST - 10
"""How many cards a field is thought to hold at most, whatever somebody wants for it: more of them pay no more."""


class Fields(NamedTuple):
    """A seat's fields once what it has set aside is planted: the cards of each bean, and the empty fields."""

    crops: dict[Bean, int]
    room: int
    only: frozenset[Bean]
    """The beans that have an empty field of their own (H5)."""
    stew: frozenset[Bean] = NO_STEW
    """The kinds in a stew (H7)."""


class Prospects:
    """Works out what the fields and hands of the table that this View shows will bring."""

    def __init__(self, view: View, weights: Weights = HARD) -> None:
        self.view, self.weights = view, weights
        self._counted = count(view)
        self.share, self.hidden, self.rounds = self._counted
        self.something_for_sale = town_of(view) is not None
        """Whether thalers buy anything (H1)."""
        self.ahead = min(self.rounds, weights.ahead)
        self.empty = weights.empty * self.ahead / weights.ahead
        self._held = weights.held * min(1.0, self.rounds / weights.trading)
        """What every card in hand is worth besides what it will bring in a field."""
        self.fields = [_fields(view, seat) for seat in range(len(view.seats))]
        self._growers = Counter([bean for fields in self.fields for bean in fields.crops])
        self._yields: dict[int, Mapping[Bean, tuple[float, ...]]] = {}
        self._lost: dict[int, Mapping[Bean, tuple[float, ...]]] = {}
        self._meters: dict[int, Mapping[Bean, tuple[tuple[float, ...], int]]] = {}
        self._known: dict[tuple[int, tuple[Bean, ...], tuple[Bean, ...]], float] = {}

    def yields(self, seat: int) -> Mapping[Bean, tuple[float, ...]]:
        """What a field will pay to this seat, by its bean and its number of cards now."""
        found = self._yields.get(seat)
        if found is None:
            foreseen = self._foreseen(seat).items()
            found = self._yields[seat] = {bean: expected_yield(*one) for bean, one in foreseen}
        return found

    def lost(self, seat: int) -> Mapping[Bean, tuple[float, ...]]:
        """What this seat loses of that by harvesting a field now, by its bean and its number of cards."""
        found = self._lost.get(seat)
        if found is None:
            foreseen = self._foreseen(seat).items()
            found = self._lost[seat] = {bean: losses(*one) for bean, one in foreseen}
        return found

    def _foreseen(self, seat: int) -> Mapping[Bean, tuple[tuple[float, ...], int]]:
        """The meter of each bean for this seat, and how many more cards of it will come, in quarters."""
        if seat not in self._meters:
            known = promising(self.view, seat, self._counted)
            self._meters[seat] = {bean: (known[bean], self._mean(seat, bean)) for bean in self.view.beans}
        return self._meters[seat]

    def _mean(self, seat: int, bean: Bean) -> int:
        """How many more cards of a bean this seat will get while it grows it, on average and in quarters."""
        rivals = self._growers[bean] - (bean in self.fields[seat].crops)
        mean = self.share[bean] * self.weights.within_reach * self.ahead / (1 + self.weights.rivalry * rivals)
        return round(STEPS * min(mean, LONGEST))

    def pays(self, seat: int, bean: Bean, cards: int, *, sold: bool) -> float:
        """What harvesting so many cards brings now, and what the thalers would buy unless it was `sold` before."""
        if sold:
            plain = meters(self.view, seat)[bean]
            return plain[min(cards, len(plain) - 1)]
        return self.yields(seat)[bean][cards] - self.lost(seat)[bean][cards]

    def buys(self, seat: int, bean: Bean, cards: int) -> float:
        """How much of what a field will pay is what its thalers would buy (H1)."""
        if not self.something_for_sale:
            return 0.0
        plain = expected_yield(meters(self.view, seat)[bean], self._mean(seat, bean))
        return self.yields(seat)[bean][cards] - plain[cards]

    def special(self, seat: int) -> Special:
        """What this seat's buildings allow in its fields."""
        return special(self.view, seat)

    def stewed(self, seat: int, stew: frozenset[Bean]) -> float:
        """What a stew of these kinds will pay to this seat."""
        meter = self.special(seat).stew
        missing = sum([self.share[bean] for bean in self.view.beans if bean not in stew])
        more = round(STEPS * self.weights.stewed * missing * self.ahead)
        return expected_yield(meter, more)[len(stew)] if meter else 0.0

    def worth(self, seat: int, planted: Iterable[Bean], hand: Iterable[Bean] = ()) -> float:
        """What this seat's fields and hand promise once these beans, which must be planted, are planted."""
        key = seat, tuple(sorted(planted)), tuple(hand)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._worth(*key)
        return found

    def _worth(self, seat: int, planted: tuple[Bean, ...], hand: tuple[Bean, ...]) -> float:
        fields, yields, total = self.fields[seat], self.yields(seat), 0.0
        crops, room, stew = dict(fields.crops), fields.room, fields.stew
        for bean in planted:
            if bean not in crops and bean not in fields.only:
                if stew and bean not in stew and room <= 0:
                    stew |= {bean}
                    continue
                room -= 1
            crops[bean] = min(crops.get(bean, 0) + 1, LONG)
        while room < 0 and crops:
            harvested = self._least_missed(seat, crops)
            cards = crops.pop(harvested)
            total += yields[harvested][cards] - self.lost(seat)[harvested][cards]
            room += 1
        return total + self.standing(seat, crops, room, hand, stew)

    def standing(
        self, seat: int, crops: dict[Bean, int], room: int, hand: tuple[Bean, ...], stew: frozenset[Bean] = NO_STEW
    ) -> float:
        """What these crops, so many empty fields, a stew and this hand promise; it changes the crops given."""
        yields = self.yields(seat)
        total = room * self.empty
        for bean, cards in crops.items():
            total += yields[bean][cards]
        if stew:
            total += self.stewed(seat, stew)
        return total + self._in_hand(seat, crops, room, hand) if hand else total

    def _least_missed(self, seat: int, crops: Mapping[Bean, int]) -> Bean:
        """The bean whose harvest loses least, of those that bean protection allows."""
        lost, longest = self.lost(seat), max(crops.values())
        allowed = [bean for bean, cards in crops.items() if cards > 1 or longest == 1]
        return min(allowed, key=lambda bean: lost[bean][crops[bean]])

    def _in_hand(self, seat: int, crops: dict[Bean, int], room: int, hand: tuple[Bean, ...]) -> float:
        """What the cards of a hand add, counted from the front for as many as there will be turns to plant."""
        yields, lost, weights = self.yields(seat), self.lost(seat), self.weights
        least = min([lost[bean][cards] for bean, cards in crops.items()], default=0.0)
        total = self._held * len(hand)
        planted = hand[: int(2 * self.rounds) + 2]
        for bean, later, likely in zip(planted, weights.planted_later, weights.in_the_way, strict=False):
            cards = crops.get(bean, 0)
            if cards:
                total += later * (yields[bean][cards + 1] - yields[bean][cards])
            elif room > 0:
                total += later * (yields[bean][1] - self.empty)
                room -= 1
            else:
                total += likely * (yields[bean][1] - least - self.empty - weights.clutter)
            crops[bean] = cards + 1
        return total

    def theirs(self, seat: int, gets: tuple[Bean, ...], gives: tuple[Bean, ...]) -> float:
        """What a trade brings another player, whose hand is unknown and who plants what they get."""
        face_up = [BEAN[card] for card in self.view.face_up] if seat == self.view.active else []
        kept, price = list(face_up), 0.0
        for bean in gives:
            if bean in kept:
                kept.remove(bean)
                continue
            cards, yields = self.fields[seat].crops.get(bean, 0), self.yields(seat)[bean]
            more = yields[cards + 1] - yields[cards]
            price += self.weights.waiting * more if cards else -self.weights.unwanted
        return self.worth(seat, [*kept, *gets]) - self.worth(seat, face_up) - price


def prospects_of(view: View, weights: Weights = HARD) -> Prospects:
    """The prospects of the table that this View shows, which are remembered while people only talk."""
    own = None if view.own is None else view.own._replace(options=NOTHING)
    return _prospects(view._replace(offers=(), offered=0, heard=(), own=own), weights)


@lru_cache(maxsize=16)
def _prospects(silent: View, weights: Weights) -> Prospects:
    return Prospects(silent, weights)


def _fields(view: View, seat: int) -> Fields:
    facts = view.seats[seat]
    crops: dict[Bean, int] = {}
    room, only, stew = 0, set(), NO_STEW
    for field in facts.fields:
        if not field.cards and field.only is None:
            room += 1
        elif not field.cards and field.only is not None:
            only.add(field.only)
        elif field.bean is not None:
            crops[field.bean] = max(field.cards, crops.get(field.bean, 0))
        else:
            stew = frozenset(field.mixed)
    for bean in facts.set_aside:
        room -= bean not in crops and bean not in only
        crops[bean] = crops.get(bean, 0) + 1
    return Fields(crops, room, frozenset(only), stew)
