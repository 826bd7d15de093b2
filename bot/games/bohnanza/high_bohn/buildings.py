"""The buildings as their file states them: type, price, bean and effects."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from pydantic import TypeAdapter

from bot.games.bohnanza.cards import Bean
from bot.games.bohnanza.high_bohn.effects import EFFECTS, Effect
from bot.games.bohnanza.high_bohn.names import Building, Type

PRICES = (1, 2, 3, 4)


class BuildingFacts(NamedTuple):
    """What is known of a building."""

    building: Building
    type: Type
    price: int
    bean: Bean
    effects: tuple[Effect, ...]


def _read() -> Mapping[Building, BuildingFacts]:
    text = resources.files(__package__).joinpath("buildings.toml").read_text("utf-8")
    found: dict[Building, BuildingFacts] = {}
    for kind, rows in tomllib.loads(text).items():
        for price in PRICES:
            building = Building(f"{kind}-{price}")
            effects = tuple(_effect(**row) for row in rows[str(price)])
            found[building] = BuildingFacts(building, Type(kind), price, Bean(rows["bean"]), effects)
    return found


def _effect(effect: str, **numbers: object) -> Effect:
    return TypeAdapter(EFFECTS[effect]).validate_python(numbers)


BUILDINGS: Mapping[Building, BuildingFacts] = _read()
"""Every building, by type and price."""


@cache
def in_play(beans: tuple[Bean, ...]) -> tuple[Building, ...]:
    """The buildings of a game with these beans."""
    return tuple(building for building, facts in BUILDINGS.items() if facts.bean in beans)


@cache
def types_in_play(beans: tuple[Bean, ...]) -> tuple[Type, ...]:
    """Their types."""
    return tuple(dict.fromkeys(BUILDINGS[building].type for building in in_play(beans)))


@cache
def effects(buildings: tuple[Building, ...]) -> tuple[Effect, ...]:
    """All that these buildings do for their owner."""
    return tuple(effect for building in buildings for effect in BUILDINGS[building].effects)
