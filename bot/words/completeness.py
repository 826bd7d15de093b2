"""Finds what a language does not say yet, compared with English, and where it lacks forms for numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from babel import Locale
from fluent.syntax.ast import SelectExpression, StringLiteral, TextElement, VariableReference

from bot.words.checking import english
from bot.words.entries import Entries, Entry, within

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The forms that CLDR knows; each language has some of them."""
COUNTED = range(201)
"""Among these numbers, every form shows that a language has for numbers: no table counts further."""


def missing(words: Entries) -> list[str]:
    """The ids that a language has no words for, in the order of the English files."""
    return [key for key in english() if key not in words]


def waiting(words: Entries) -> dict[str, list[str]]:
    """Give the messages that have words and are still said in English, with their parts that have none yet."""
    parts = {key: sorted(part for part in words.reached(key) if part not in words) for key in words}
    return {key: lacking for key, lacking in parts.items() if lacking}


def left_out(words: Entries) -> dict[str, frozenset[str]]:
    """Give the messages that leave out facts which the English ones say, with those facts; that may be meant."""
    facts = {key: english().facts(key) - words.facts(key) for key in english() if key in words}
    return {key: unsaid for key, unsaid in facts.items() if unsaid}


def unchanged(words: Entries) -> list[str]:
    """Give the ids whose words are exactly the English ones, if there are letters in them."""
    return [
        key
        for key, entry in english().items()
        if key in words and words[key].equals(entry) and _has_letters(entry)
    ]


def _has_letters(entry: Entry) -> bool:
    texts = [node.value for node in within(entry) if isinstance(node, TextElement | StringLiteral)]
    return any(character.isalpha() for text in texts for character in text)


def miscounted(language: str, words: Entries) -> dict[str, frozenset[str]]:
    """Give the messages that choose by a number and lack forms that the language has, with those forms."""
    lacking = {key: _forms_lacking(words[key], forms(language)) for key in words}
    return {key: names for key, names in lacking.items() if names}


@cache
def forms(language: str) -> frozenset[str]:
    """The forms that whole numbers take in a language: in English `one` and `other`, in Polish `few` also."""
    rule = Locale.parse(language, sep="-").plural_form
    return frozenset(rule(number) for number in COUNTED)


def _forms_lacking(entry: Entry, needed: frozenset[str]) -> frozenset[str]:
    return frozenset().union(*(needed - found for found in _forms_in(entry)))


def _forms_in(entry: Entry) -> Iterator[set[str]]:
    """Give, for each choice by a number, the forms that it has words for."""
    for node in within(entry):
        if isinstance(node, SelectExpression):
            names = variants(node)
            if names & PLURALS - {"other"} and names <= PLURALS | {name for name in names if name.isdigit()}:
                yield names


def variants(choice: SelectExpression) -> set[str]:
    """Give the names of the variants among which a message chooses."""
    return {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))) for variant in choice.variants}


def choices(entry: Entry) -> dict[str, set[str]]:
    """Give, for each fact that an entry chooses by, the names of the variants among which it chooses."""
    found: dict[str, set[str]] = {}
    for node in within(entry):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            found.setdefault(node.selector.id.name, set()).update(variants(node))
    return found
