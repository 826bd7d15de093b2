"""Which languages there are, and which one answers a locale; the words of each by their ids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources.abc import Traversable

from bot.words.entries import Entries
from bot.words.files import SHIPPED, languages_in, texts

DEFAULT = "en"
"""The language that is complete and stands in for any other."""
KEPT = 256
"""For so many locales it is remembered which language answers them; Discord has about thirty."""

_folders: tuple[Traversable, ...] = (SHIPPED,)


def take(*hosts: Traversable) -> None:
    """Let the words of these folders come before those that are shipped, and those of the last folder first."""
    global _folders
    _folders = (SHIPPED, *hosts)
    for kept in (locales, language, first_of, entries):
        kept.cache_clear()


@cache
def locales() -> tuple[str, ...]:
    """The languages that there are words in."""
    return tuple(sorted({name for folder in _folders for name in languages_in(folder)}))


def shipped() -> tuple[str, ...]:
    """The languages that come with the bot; each is complete."""
    return languages_in(SHIPPED)


@lru_cache(KEPT)
def language(locale: str) -> str:
    """The language in which a locale is answered: its own (`pt-BR`), or else that of any region (`pt`)."""
    return next((name for name in reversed(from_wide_to_near(locale)) if name in locales()), DEFAULT)


@lru_cache(KEPT)
def first_of(*wanted: str | None) -> str:
    """The language of the first of these locales that has words, else English; a host's may be gone by now."""
    return next((language(one) for one in wanted if one and is_there(one)), DEFAULT)


def is_there(locale: str) -> bool:
    """Whether there are words for this locale, or for its language in any region."""
    return not set(from_wide_to_near(locale)).isdisjoint(locales())


@cache
def entries(language: str) -> Entries:
    """The words of a language: a region's own, and those that the language has in all regions."""
    # What is said is kept by Fluent in a form of its own; twice it would take several megabytes.
    return Entries(_texts(language, _folders), kept=False)


def read(language: str, folders: Sequence[Traversable]) -> Entries:
    """Read the words of a language in these folders; those of a later folder replace those of an earlier one."""
    return Entries(_texts(language, folders))


def _texts(language: str, folders: Sequence[Traversable]) -> Iterator[str]:
    for name in from_wide_to_near(language):
        for folder in folders:
            yield from texts(folder.joinpath(name)).values()


def from_wide_to_near(locale: str) -> list[str]:
    """A locale's language, then the locale itself: `pt` and `pt-BR`."""
    parts = locale.split("-")
    return ["-".join(parts[: count + 1]) for count in range(len(parts))]


def beginning(prefix: str) -> tuple[str, ...]:
    """The ids of all messages that begin so."""
    return tuple(sorted(name for name in entries(DEFAULT) if name.startswith(prefix)))
