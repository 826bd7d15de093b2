"""The bean cards: every physical card by its name, its bean, and what a bean's meter pays."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple, NewType

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Bean = NewType("Bean", str)
"""A kind of bean, such as `black_eyed`."""

Card = NewType("Card", str)
"""One physical card, such as `black_eyed-3`; a thaler is a card turned over and stays that card (B1)."""


class Kind(NamedTuple):
    """One bean's facts (B1); `pays[n]` is what n cards pay, more cards than the last pay the last."""

    bean: Bean
    copies: int
    pays: tuple[int, ...]

    def cards(self) -> tuple[Card, ...]:
        """All cards of this bean."""
        return _cards(self.bean, self.copies)

    def next_step(self, cards: int) -> int | None:
        """How many cards pay more than this many do, or None where nothing pays more."""
        return next_step(self.pays, cards)


@cache
def _cards(bean: Bean, copies: int) -> tuple[Card, ...]:
    """All cards of a bean, made once, so that the decks of all tables share them."""
    return tuple([Card(f"{bean}-{copy}") for copy in range(1, copies + 1)])


def next_step(pays: tuple[int, ...], cards: int) -> int | None:
    """How many cards pay more by this table than this many do, or None where nothing pays more."""
    now = pays[min(cards, len(pays) - 1)]
    for more in range(cards + 1, len(pays)):
        if pays[more] > now:
            return more
    return None


def pays(meter: Iterable[int]) -> tuple[int, ...]:
    """The meter as a table by number of cards: `[4, 6, 8, 10]` pays 0 for 0–3 cards, 1 for 4 and 5, …"""
    steps = {cards: thalers for thalers, cards in enumerate(meter, start=1) if cards}
    table = [0]
    for cards in range(1, max(steps) + 1):
        table.append(steps.get(cards, table[-1]))
    return tuple(table)


class _KindFile(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    copies: int = Field(ge=1)
    meter: tuple[int, int, int, int]


def _read() -> Mapping[Bean, Kind]:
    text = resources.files(__package__).joinpath("beans.toml").read_text("utf-8")
    read = TypeAdapter(dict[Bean, _KindFile]).validate_python(tomllib.loads(text))
    return {bean: Kind(bean, facts.copies, pays(facts.meter)) for bean, facts in read.items()}


KINDS: Mapping[Bean, Kind] = _read()
"""Every bean of the family, most copies first."""

BEAN: Mapping[Card, Bean] = {card: kind.bean for kind in KINDS.values() for card in kind.cards()}
"""The bean of every card."""


def beans(cards: Iterable[Card]) -> tuple[Bean, ...]:
    """The beans of these cards, in their order."""
    return tuple([BEAN[card] for card in cards])


def sort_beans(deck: Sequence[Bean], cards: Sequence[Card]) -> tuple[Bean, ...]:
    """The beans of these cards in the deck's order, which does not tell in which places of a hand they were."""
    if len(cards) < 2:
        return beans(cards)
    return tuple(sorted([BEAN[card] for card in cards], key=deck.index))
