"""The trades that a player of Bohnanza considers: cards that are best given for beans that bring most."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple, Protocol

from bot.games.bohnanza.cards import BEAN, Bean, Card
from bot.games.bohnanza.view import Own, View
from bot.players.bohnanza.priority import growing

WANTED = 4
"""How many kinds of beans a player asks for: those that bring most."""

SPARED = 6
"""How many kinds of cards a player offers: those that it is best to be rid of."""

PAIRED = 4
"""Of how many of these kinds it offers two cards together."""


class Proposal(NamedTuple):
    """A trade that could be proposed."""

    give: tuple[Card, ...]
    want: tuple[Bean, ...]
    beans: tuple[Bean, ...]
    """The beans of the cards that are given."""

    @property
    def swaps(self) -> bool:
        """Whether it is one card for one."""
        return len(self.give) == len(self.want) == 1


class Weighing(Protocol):
    """A seat that knows what a trade brings it."""

    view: View
    own: Own
    face_up: Sequence[Card]

    @property
    def parted_with(self) -> Collection[Bean]:
        """What this seat has given away in this turn, or offers."""

    @property
    def may_ask_for_a_gift(self) -> bool:
        """Whether this seat may ask for something and give nothing for it."""

    @property
    def asked_for(self) -> Collection[Bean]:
        """What this seat wants in its open offers."""

    def gain(self, give: Sequence[Card], get: Sequence[Bean]) -> float:
        """What it brings to give these cards and to get such beans."""


def proposals(trader: Weighing) -> Iterable[Proposal]:
    """All proposals: cards to give for beans to want, or for nothing, and gifts to ask for."""
    order = trader.view.beans.index
    wants = list(_wants(trader))
    grown = growing(trader.view.seats[trader.own.seat].fields)
    for give in _gives(trader):
        beans = tuple([BEAN[card] for card in give])
        for want in wants:
            if set(beans).isdisjoint(want) if want else beans and grown.isdisjoint(beans):
                yield Proposal(give, tuple(sorted(want, key=order)), beans)


def _gives(trader: Weighing) -> Iterable[tuple[Card, ...]]:
    spare = _spare(trader)
    yield from [(card,) for card in spare]
    yield from combinations(spare[:PAIRED], 2)
    if trader.may_ask_for_a_gift:
        yield ()


def _wants(trader: Weighing) -> Iterable[tuple[Bean, ...]]:
    kinds = [bean for bean in trader.view.beans if bean not in trader.parted_with]
    gains = {bean: trader.gain((), (bean,)) for bean in kinds}
    wanted = sorted([bean for bean in gains if gains[bean] > 0], key=lambda bean: -gains[bean])[:WANTED]
    yield ()
    yield from [(bean,) for bean in wanted]
    yield from [(bean, bean) for bean in wanted[:2]]
    yield from combinations(wanted[:2], 2)


def _spare(trader: Weighing) -> list[Card]:
    """One card of each kind, face up or in hand, that it is best to be rid of."""
    best: dict[tuple[Bean, bool], tuple[float, Card]] = {}
    for card in [card for card in trader.own.options.give if BEAN[card] not in trader.asked_for]:
        kind, gain = (BEAN[card], card in trader.face_up), trader.gain((card,), ())
        if kind not in best or gain > best[kind][0]:
            best[kind] = gain, card
    return [card for _, card in sorted(best.values(), key=lambda one: -one[0])][:SPARED]
