"""All words that a person reads: `say` finds them in the Fluent files of a locale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

from bot.words.choosing import choosing

DEFAULT = "en"
"""The language that is complete and stands in for any other."""
KEPT = 2048
"""How many of the texts said last are kept: screens say the same of the same table again and again."""
GAP = "\0"
"""Stands on both sides of a fact's name in words that this fact is still to be put into; no text has it."""

Facts: TypeAlias = tuple[tuple[str, str | int], ...]


def say(locale: str, message: str, /, **facts: str | int) -> str:
    """The words of this message id in a locale; raises KeyError for an id or a variable that is missing."""
    return _made(language(locale), message, tuple(facts.items()))


@lru_cache(KEPT)
def _made(language: str, message: str, facts: Facts) -> str:
    chosen_by = _choosing(language, message)
    known = tuple(
        [(name, fact if _matters(name, fact, chosen_by) else f"{GAP}{name}{GAP}") for name, fact in facts]
    )
    words, given = list(_with_gaps(language, message, known)), dict(facts)
    words[1::2] = [str(given[name]) for name in words[1::2]]
    return "".join(words)


def _matters(name: str, fact: str | int, chosen_by: frozenset[str]) -> bool:
    """Whether the words take their form from this fact; a player's name, for one, is only put in.

    So are digits, but not every language writes the minus before them alike.
    """
    return name in chosen_by or isinstance(fact, bool) or (isinstance(fact, int) and fact < 0)


@lru_cache(2 * KEPT)
def _with_gaps(language: str, message: str, facts: Facts) -> tuple[str, ...]:
    """The words, which Fluent takes long to find: texts and, between them, the names of the facts to put in."""
    bundle = _bundle(language)
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(f"{message} has no words of its own")
    # No number here is so long that its digits need grouping, and many are names: table #1234.
    plain = {
        name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact for name, fact in facts
    }
    text, errors = bundle.format_pattern(found.value, plain)
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    return tuple(str(text).split(GAP))


@cache
def _choosing(language: str, message: str) -> frozenset[str]:
    """The facts from which these words take their form."""
    return choosing(_messages(language), message)


def has(locale: str, message: str) -> bool:
    """Whether there are words for this message id in a locale."""
    bundle = _bundle(language(locale))
    return bundle.has_message(message) and bundle.get_message(message).value is not None


@cache
def locales() -> tuple[str, ...]:
    """The languages that there are words in."""
    return tuple(sorted(folder.name for folder in _folder().iterdir() if folder.is_dir()))


@lru_cache(KEPT)
def language(locale: str) -> str:
    """The language in which a locale is answered: Discord's locales carry a region (`en-GB`), which decides
    nothing."""
    nearest = locale.split("-")[0]
    return nearest if nearest in locales() else DEFAULT


def sources(locale: str) -> Mapping[str, str]:
    """The Fluent files of a language: their texts by name, those of one family of games as `family/name`."""
    return dict(sorted(_files(_folder().joinpath(locale), "")))


def _files(folder: resources.abc.Traversable, path: str) -> Iterator[tuple[str, str]]:
    for file in folder.iterdir():
        if file.is_dir():
            yield from _files(file, f"{path}{file.name}/")
        elif file.name.endswith(".ftl"):
            yield path + file.name, file.read_text("utf-8")


def _folder() -> resources.abc.Traversable:
    return resources.files(__package__).joinpath("locales")


@cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    for resource in _resources(locale):
        bundle.add_resource(resource)
    return bundle


@cache
def _messages(locale: str) -> Mapping[str, Message]:
    return {
        entry.id.name: entry
        for resource in _resources(locale)
        for entry in resource.body
        if isinstance(entry, Message)
    }


@cache
def _resources(locale: str) -> tuple[Resource, ...]:
    # Where in its file each word stands is of use to nobody, and takes a megabyte.
    parser = FluentParser(with_spans=False)
    return tuple([parser.parse(text) for text in sources(locale).values()])
