"""Makes plausible facts for a message, so that all its words can be read: each choice, each form of numbers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import islice, product
from typing import TypeAlias

from bot.words.checking import given
from bot.words.completeness import PLURALS, choices
from bot.words.entries import Entries

Facts: TypeAlias = dict[str, str | int]

NUMBERS = (0, 1, 2, 5, 12)
"""In every language that Discord has, each form of numbers is that of one of these."""
MOST = 48
"""At most so many sets of facts are made for one message."""
SAID: Mapping[str, str | int] = tomllib.loads(files(__package__).joinpath("examples.toml").read_text("utf-8"))
"""What stands for a fact by whose value nothing is chosen."""


def examples(message: str, *languages: Entries) -> Iterator[Facts]:
    """Sets of facts that show every variant of this message in these languages, not too many of them."""
    facts = {
        fact: _values(fact, [_names(words, message, fact) for words in languages])
        for fact in sorted(given(message))
    }
    usual = {fact: values[0] for fact, values in facts.items()}
    every = product(*facts.values())
    combined = [dict(zip(facts, values, strict=True)) for values in islice(every, MOST + 1)]
    if len(combined) <= MOST:
        yield from combined
        return
    # Each fact by itself, where all together would be too many.
    yield usual
    for fact, values in facts.items():
        yield from ({**usual, fact: value} for value in values[1:])


def _names(words: Entries, message: str, fact: str) -> set[str]:
    """The names of what there is to choose from by this fact, in all that the message is made of."""
    if message not in words:
        return set()
    parts = [choices(words[part]) for part in words.reached(message) if part in words]
    return set().union(*(found.get(fact, set()) for found in parts))


def _values(fact: str, found: Iterable[set[str]]) -> list[str | int]:
    names = set().union(*found)
    digits = {name for name in names if name.isdigit()}
    words = names - digits - PLURALS
    if names and (digits or not words):
        return [*sorted({*NUMBERS, *map(int, digits)}), *sorted(words)]
    if words:
        return [
            *sorted(words | (names & PLURALS - {"other"})),
            *([SAID.get(fact, "…")] if "other" in names else []),
        ]
    return [SAID.get(fact, f"[{fact}]")]
