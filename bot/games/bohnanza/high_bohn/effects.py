"""What buildings do: each effect answers the few questions that it changes, with its own numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from pydantic import ConfigDict
from pydantic import Field as Limits

from bot.games.bohnanza.cards import KINDS, Bean, pays
from bot.games.bohnanza.edition import KnownBean
from bot.games.bohnanza.state import Field, Plot

Meter = tuple[int, ...]
"""What so many cards pay; the last number holds for more, too."""


@dataclass(frozen=True)
class Effect:
    """An effect that changes nothing."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def field(self) -> Field | None:
        """The field that the building is, if it is one."""
        return None

    def third_field_price(self, price: int) -> int:
        """What a third field costs."""
        return price

    def plant_limit(self, limit: int) -> int:
        """How many cards may be planted in phase 1."""
        return limit

    def meter(self, field: Field, meter: Meter) -> Meter:
        """The meter that this planted field has."""
        return meter

    def raised(self, meter: Meter) -> Meter:
        """Any meter after what this effect changes in it, once all have chosen their meters."""
        return meter

    def frees(self, field: Field) -> bool:
        """Whether this field with a single bean may be harvested whatever other fields hold."""
        return False

    def sows(self, bean: Bean, field: Field) -> bool:
        """Whether this bean may be planted into this field of another bean, which stays a field of that bean."""
        return False

    def room(self) -> int:
        """How many beans may be stored."""
        return 0

    def interest(self, cash: int) -> int:
        """How many thalers are added at the end to so much cash."""
        return 0


@dataclass(frozen=True)
class ExtraField(Effect):
    """The building is one more field: Gold Mine 4 for any bean, Saloon 2 and Blacksmith 2 for one only."""

    only: KnownBean | None = None

    def field(self) -> Field:
        """The field that the building is: an empty one."""
        return Field((), Plot(self.only))


@dataclass(frozen=True)
class ThirdFieldFor(Effect):
    """Gold Mine 2: a third field costs so much."""

    price: int

    def third_field_price(self, price: int) -> int:
        """The price that the building says, in place of the usual one."""
        return self.price


@dataclass(frozen=True)
class PlantLimit(Effect):
    """Farm 3: so many cards may be planted in phase 1."""

    cards: int

    def plant_limit(self, limit: int) -> int:
        """The limit that the building says, in place of the usual one."""
        return self.cards


@dataclass(frozen=True)
class OtherMeter(Effect):
    """Gold Mine 3, Blacksmith 3, Jail 2 and 3, Distillery 4: another meter for one bean."""

    bean: KnownBean
    steps: Annotated[tuple[int, ...], Limits(min_length=1)]

    def meter(self, field: Field, meter: Meter) -> Meter:
        """The building's meter where its bean grows, else the one that was."""
        return pays(self.steps) if field.bean == self.bean else meter


@dataclass(frozen=True)
class Stew(Effect):
    """Saloon 3 and 4: fields may hold different beans, no kind twice, and have a meter of their own (H7)."""

    steps: Annotated[tuple[int, ...], Limits(min_length=1)]

    def meter(self, field: Field, meter: Meter) -> Meter:
        """The building's meter for stews, else the one that was."""
        return pays(self.steps) if field.plot.mixed else meter


@dataclass(frozen=True)
class PaysInstead(Effect):
    """Farm 4: a harvest worth exactly so much pays something else, whatever meter says so (H7)."""

    thalers: int
    instead: int

    def raised(self, meter: Meter) -> Meter:
        """The meter with one amount replaced by another."""
        return tuple([self.instead if paid == self.thalers else paid for paid in meter])


@dataclass(frozen=True)
class SingleHarvest(Effect):
    """Gold Mine 3 for its bean, Blacksmith 4 for any: a single bean is not protected."""

    bean: KnownBean | None = None

    def frees(self, field: Field) -> bool:
        """Whether it is a field of that bean."""
        return self.bean in (None, field.bean)


@dataclass(frozen=True)
class SowAmong(Effect):
    """Farm 2: a bean may go into fields of beans with so many copies or more (H6)."""

    bean: KnownBean
    copies: int

    def sows(self, bean: Bean, field: Field) -> bool:
        """Whether it is the building's bean, and one with enough copies grows here, in a field for any bean."""
        host = field.bean
        if bean != self.bean or host is None or host == bean or field.plot.only is not None:
            return False
        return KINDS[host].copies >= self.copies


@dataclass(frozen=True)
class Stores(Effect):
    """General Store: so many beans may be stored (H7)."""

    cards: int

    def room(self) -> int:
        """As many beans as the building says."""
        return self.cards


@dataclass(frozen=True)
class Interest(Effect):
    """Tipi: a thaler more for each so many thalers of cash, at the end."""

    per: int

    def interest(self, cash: int) -> int:
        """One thaler for each full `per` thalers of cash."""
        return cash // self.per


@dataclass(frozen=True)
class Peeks(Effect):
    """Bank 2: before the own turn the top card may be looked at and put to the bottom."""


@dataclass(frozen=True)
class OrdersDrawn(Effect):
    """Bank 3: cards drawn in phase 4 may be put in any order."""


@dataclass(frozen=True)
class MovesCard(Effect):
    """Bank 4: before the own turn a card of the hand may be moved."""


@dataclass(frozen=True)
class TakesToll(Effect):
    """Jail 4: takes a thaler of anybody's harvest of a bean that pays."""

    bean: KnownBean


@dataclass(frozen=True)
class NamesType(Effect):
    """Distillery 2: on buying a type is named whose unsold cards leave the game."""


@dataclass(frozen=True)
class TakesFromStews(Effect):
    """Distillery 3: takes a thaler of every stew harvest that pays."""


EFFECTS: Mapping[str, type[Effect]] = {
    "extra_field": ExtraField,
    "third_field_for": ThirdFieldFor,
    "plant_limit": PlantLimit,
    "meter": OtherMeter,
    "stew": Stew,
    "pays_instead": PaysInstead,
    "single_harvest": SingleHarvest,
    "sow_among": SowAmong,
    "stores": Stores,
    "interest": Interest,
    "peek": Peeks,
    "order_drawn": OrdersDrawn,
    "move_card": MovesCard,
    "takes_toll": TakesToll,
    "names_type": NamesType,
    "takes_from_stews": TakesFromStews,
}
"""Every effect by the name that a building's row uses."""
