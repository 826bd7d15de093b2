"""Editions: the numbers and the few choices of behaviour that a TOML file states, and the Rules they make."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib import resources
from typing import NamedTuple, Self

from pydantic import BaseModel, ConfigDict, model_validator
from pydantic import Field as Limits

from bot.games.bohnanza.cards import BEAN, KINDS, Bean, Card
from bot.games.bohnanza.module import Module


class LastExhaustion(StrEnum):
    """What follows when the last exhaustion falls in phase 2 (B2)."""

    FINISH_PLANTING = "finish_planting"


class Tie(StrEnum):
    """What separates players with equal scores (B2)."""

    MOST_CARDS_IN_HAND = "most_cards_in_hand"


class Numbers(BaseModel):
    """What an edition states for one number of players (B2)."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    without: tuple[Bean, ...] = ()
    first_hands: tuple[int, ...] = Limits(min_length=1)
    fields: int = Limits(ge=1)
    third_field_price: int | None = Limits(default=None, ge=0)
    draw: int = Limits(ge=1)
    last_exhaustion: int = Limits(ge=1)


class Edition(BaseModel):
    """One edition of Bohnanza as its file states it."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    key: str
    beans: tuple[Bean, ...]
    same_bean_twice: bool
    last_exhaustion_in_phase_2: LastExhaustion
    tie: Tie
    players: Mapping[int, Numbers]

    @model_validator(mode="after")
    def _beans_exist(self) -> Self:
        named = [*self.beans, *(bean for numbers in self.players.values() for bean in numbers.without)]
        unknown = sorted(set(named) - set(KINDS))
        if unknown:
            raise ValueError(f"unknown beans {', '.join(unknown)}; there are {', '.join(KINDS)}")
        return self


class Rules(NamedTuple):
    """An edition at one number of players: all that the rules ask while a game goes on."""

    edition: str
    players: int
    beans: tuple[Bean, ...]
    pays: Mapping[Bean, tuple[int, ...]]
    first_hands: tuple[int, ...]
    """The size of each seat's first hand, from the start player clockwise."""
    fields: int
    third_field_price: int | None
    draw: int
    last_exhaustion: int
    same_bean_twice: bool
    last_exhaustion_in_phase_2: LastExhaustion
    tie: Tie
    module: Module

    def __hash__(self) -> int:
        """Lets what follows from the rules be remembered; equal rules are for equally many players."""
        return self.players

    def deck(self) -> tuple[Card, ...]:
        """All cards in play, unshuffled."""
        return tuple(card for bean in self.beans for card in KINDS[bean].cards())

    def meter(self, crop: tuple[Card, ...]) -> int:
        """What the beanometer of this crop's bean pays for it, in thalers (B1)."""
        if not crop:
            return 0
        table = self.pays[BEAN[crop[0]]]
        return table[len(crop)] if len(crop) < len(table) else table[-1]


def rules_for(edition: Edition, players: int, module: Module | None = None) -> Rules:
    """The rules of this edition for so many players."""
    numbers = edition.players[players]
    beans = tuple(bean for bean in edition.beans if bean not in numbers.without)
    hands = numbers.first_hands + numbers.first_hands[-1:] * players
    return Rules(
        edition=edition.key,
        players=players,
        beans=beans,
        pays={bean: KINDS[bean].pays for bean in beans},
        first_hands=hands[:players],
        fields=numbers.fields,
        third_field_price=numbers.third_field_price,
        draw=numbers.draw,
        last_exhaustion=numbers.last_exhaustion,
        same_bean_twice=edition.same_bean_twice,
        last_exhaustion_in_phase_2=edition.last_exhaustion_in_phase_2,
        tie=edition.tie,
        module=module or Module(),
    )


def read_edition(text: str) -> Edition:
    """An edition from the text of its file; raises ValueError where the file has a mistake."""
    return Edition.model_validate(tomllib.loads(text))


def all_editions() -> Mapping[str, Edition]:
    """Every edition that comes with the program, by its key."""
    folder = resources.files(__package__).joinpath("editions")
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    read = [read_edition(file.read_text("utf-8")) for file in files if file.name.endswith(".toml")]
    return {edition.key: edition for edition in read}
