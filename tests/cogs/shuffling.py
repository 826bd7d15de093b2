"""Shuffles that a story needs: whole deals as they are written, and decks in which kinds lie together."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.chance import Luck
from tests.games.bohnanza.tables import Box

T = TypeVar("T")

DECK = 1000
"""More than there are cards."""


class Runs(Luck):
    """Leaves cards of a kind together, a few at a time, as people do who shuffle badly: so that those who play
    at random have thalers to spend, too."""

    def __init__(self, seed: int, together: int = 5) -> None:
        super().__init__(random.Random(seed))
        self._together = together

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same cards, in short runs of a kind."""
        runs = []
        for _, same in groupby(sorted(super().shuffle(things), key=_bean), key=_bean):
            kind = list(same)
            runs += [kind[start : start + self._together] for start in range(0, len(kind), self._together)]
        return tuple([thing for run in super().shuffle(runs) for thing in run])


class Stacked(Runs):
    """Deals these hands, to the first seat first, and then these cards: `soy×3 red`; what follows lies in runs."""

    def __init__(self, hands: Sequence[str], draw: str, seed: int = 1, together: int = 5) -> None:
        super().__init__(seed, together)
        box = Box(KINDS)
        dealt = {card: place for place, card in enumerate(_take(box, hands))}
        self._place = dealt | {card: DECK - place for place, card in enumerate(box.take(draw))}

    def shuffle(self, things: Sequence[T]) -> tuple[T, ...]:
        """The cards that were written in their places, and the others between them."""
        shuffled = super().shuffle(things)
        place, self._place = self._place, {}
        return tuple(sorted(shuffled, key=lambda thing: place.get(Card(str(thing)), DECK // 2)))

    def lot(self, below: int) -> int:
        """The first seat begins."""
        return 0


def _take(box: Box, hands: Iterable[str]) -> list[Card]:
    return [card for hand in hands for card in box.take(hand)]


def _bean(thing: object) -> Bean:
    return BEAN[Card(str(thing))]
