"""All words that a person reads: `say` finds them in the Fluent files of a locale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

DEFAULT = "en"
"""The language that is complete and stands in for any other."""
KEPT = 8192
"""How many of the texts said last are kept: screens say the same of the same table again and again."""


def say(locale: str, message: str, /, **facts: str | int) -> str:
    """The words of this message id in a locale; raises KeyError for an id or a variable that is missing."""
    return _made(language(locale), message, tuple(facts.items()))


@lru_cache(KEPT)
def _made(language: str, message: str, facts: tuple[tuple[str, str | int], ...]) -> str:
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
    return str(text)


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
    for text in sources(locale).values():
        bundle.add_resource(FluentResource(text))
    return bundle
