"""The words besides names that mean something at a table of Bohnanza when they are typed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from bot.games.bohnanza.cards import KINDS
from bot.ui.typed import languages, numbers, words
from bot.words import language

MEANINGS = (
    "between",
    "beside",
    "small",
    "nothing",
    "all",
    "times",
    "face-up",
    "give",
    "want",
    "for",
    "to",
    "anyone",
    "store",
    "stew",
    "field",
    "third-field",
)
"""What such words may mean; the words for each stand in the list `typed-MEANING`."""


def meant(locale: str, meaning: str) -> frozenset[str]:
    """The words and phrases with this meaning in the reader's language and in English. An English word that means
    anything in the reader's language means only that."""
    return _meant(language(locale), meaning)


@cache
def known_numbers(locale: str) -> Mapping[str, int]:
    """The words for numbers in the reader's language, and those in English that no list of that language has."""
    own = language(locale)
    english = {word: n for other in languages(own)[1:] for word, n in numbers(other).items()}
    return {**{word: n for word, n in english.items() if word not in _listed(own)}, **numbers(own)}


@cache
def _meant(own: str, meaning: str) -> frozenset[str]:
    english = [words(other, f"typed-{meaning}") for other in languages(own)[1:]]
    return words(own, f"typed-{meaning}").union(
        word for found in english for word in found if word not in _listed(own)
    )


@cache
def _listed(own: str) -> frozenset[str]:
    lists = [words(own, f"typed-{meaning}") for meaning in MEANINGS]
    beans = [words(own, "typed-bean", bean=bean) for bean in KINDS]
    return frozenset(numbers(own)).union(*lists, *beans)
