"""What lies before a seat of Bohnanza: fields, buildings, and the steps of a meter."""

from __future__ import annotations

from typing import NamedTuple


class Step(NamedTuple):
    """A step of a meter: so many cards pay so many thalers."""

    cards: int
    thalers: int


class Field(NamedTuple):
    """A field; empty where it has no cards."""

    beans: tuple[str, ...] = ()
    """What stands in it: one bean, or each card of a mixed one in the order of planting."""
    cards: int = 0
    pays: int = 0
    next: Step | None = None
    """The next step of its meter; None where nothing pays more."""
    most: str = ""
    """What stands in place of a next step where nothing pays more."""
    only: str | None = None
    """The one bean that it takes, where it is limited."""
    protected: bool = False
    """Whether it may not be harvested now."""

    @property
    def mixed(self) -> bool:
        """Whether different beans stand in it."""
        return len(set(self.beans)) > 1

    @property
    def nearly(self) -> bool:
        """Whether it pays already, and lacks one card to pay more."""
        return self.pays > 0 and self.next is not None and self.next.cards == self.cards + 1

    @property
    def full(self) -> bool:
        """Whether no further card makes it pay more."""
        return self.cards > 0 and self.next is None


class Building(NamedTuple):
    """A building of a town, and what it cost."""

    type: str
    price: int
