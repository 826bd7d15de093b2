"""The buildings as their file states them: type, price, bean and effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from importlib import resources
from typing import Annotated, Any, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, PlainValidator, TypeAdapter, ValidationError
from pydantic import Field as Limits

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.edition import Key, KnownBean
from bot.games.bohnanza.files import Place, read, text_of
from bot.games.bohnanza.high_bohn.effects import EFFECTS, Effect
from bot.games.bohnanza.high_bohn.names import Building, Type

FILE = "buildings.toml"


class BuildingFacts(NamedTuple):
    """What is known of a building."""

    building: Building
    type: Type
    price: int
    bean: Bean
    effects: tuple[Effect, ...]


def _effect(row: Any) -> Effect:  # Any: whatever a file may hold
    """Make an effect from its row, which has its name and its own numbers; raises ValueError."""
    if not isinstance(row, dict) or row.get("effect") not in EFFECTS:
        raise ValueError(f"names an effect; there are {', '.join(EFFECTS)}")
    kind = EFFECTS[row["effect"]]
    try:
        return TypeAdapter(kind).validate_python({key: value for key, value in row.items() if key != "effect"})
    except ValidationError as error:
        wrong = [f"{one['loc'][0]} ({one['msg'].removeprefix('Value error, ')})" for one in error.errors()]
        allowed = ", ".join(field.name for field in fields(kind)) or "no numbers"
        raise ValueError(f"{row['effect']} has {allowed}; wrong: {', '.join(wrong)}") from None


_Effects: TypeAlias = tuple[Annotated[Effect, PlainValidator(_effect)], ...]


class _TypeFile(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    bean: KnownBean
    price_1: _Effects = Limits(alias="1")
    price_2: _Effects = Limits(alias="2")
    price_3: _Effects = Limits(alias="3")
    price_4: _Effects = Limits(alias="4")


PRICES = (1, 2, 3, 4)
FORM = TypeAdapter(dict[Key, _TypeFile])


def _keys(place: Place) -> Iterable[str]:
    return ("bean", *map(str, PRICES))


def read_buildings(name: str, text: str) -> Mapping[Building, BuildingFacts]:
    """Read every building from the file's name and text; raises BadFile with a line for each mistake."""
    found: dict[Building, BuildingFacts] = {}
    for type_, stated in read(name, text, FORM, _keys).items():
        rows = (stated.price_1, stated.price_2, stated.price_3, stated.price_4)
        for price, row in zip(PRICES, rows, strict=True):
            building = Building(f"{type_}-{price}")
            found[building] = BuildingFacts(building, Type(type_), price, stated.bean, row)
    return found


BUILDINGS = read_buildings(FILE, text_of(resources.files(__package__).joinpath(FILE)))
"""Every building, by type and price; the one place that knows what a building's id is made of."""
TYPE_BEANS: Mapping[Type, Bean] = {facts.type: facts.bean for facts in BUILDINGS.values()}
"""The bean of each type."""


@cache
def in_play(beans: tuple[Bean, ...]) -> tuple[Building, ...]:
    """The buildings of a game with these beans."""
    return tuple(building for building, facts in BUILDINGS.items() if facts.bean in beans)


@cache
def types_in_play(beans: tuple[Bean, ...]) -> tuple[Type, ...]:
    """The types of the buildings of a game with these beans."""
    return tuple(dict.fromkeys(BUILDINGS[building].type for building in in_play(beans)))


@cache
def effects(buildings: tuple[Building, ...]) -> tuple[Effect, ...]:
    """All that these buildings do for their owner."""
    return tuple(effect for building in buildings for effect in BUILDINGS[building].effects)
