"""What the things of the games are called in each language, each in one way, and what is not said any more."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from bot.words.checking import english
from bot.words.completeness import choices
from bot.words.languages import DEFAULT, entries
from bot.words.saying import say_itself

Names: TypeAlias = Mapping[str, str]
"""Words by language, or those of a language by what they stand for."""

NAMED: Mapping[str, str] = {"bean-name": "bean", "bean-full-name": "bean", "building-type": "type"}
"""The messages that name the cards, and the fact that says which card: they stand in the Fluent files alone."""


@cache
def terms() -> Mapping[str, Names]:
    """Give every term that is no card's name, under a key of its own."""
    return _read("glossary.toml")


def not_said(language: str) -> Names:
    """Give what a language does not say any more, as regular expressions, each with what it says instead."""
    return _not_said().get(language, {})


@cache
def _not_said() -> Mapping[str, Names]:
    return _read("not_said.toml")


def glossary(language: str) -> Iterator[tuple[str, str]]:
    """Give each English term with the one of this language; that is empty where there is none."""
    for names in terms().values():
        yield names[DEFAULT], names.get(language, "")
    for message, fact in NAMED.items():
        for card in sorted(choices(english()[message])[fact] - {"other"}):
            yield say_itself(DEFAULT, message, **{fact: card}), _card(language, message, {fact: card})


def _read(name: str) -> Mapping[str, Names]:
    found: dict[str, Names] = tomllib.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return found


def _card(language: str, message: str, facts: Names) -> str:
    return say_itself(language, message, **facts) if message in entries(language) else ""
