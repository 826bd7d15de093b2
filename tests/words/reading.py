"""Reading a Fluent file as its grammar does."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as f
from fluent.syntax.visitor import Visitor

from bot.words import sources, use
from bot.words.entries import Entries
from bot.words.files import SHIPPED
from bot.words.languages import from_wide_to_near, read


@cache
def all_messages(locale: str = "en") -> Mapping[str, f.Message]:
    """The messages of all files of a language by id, for a region also those that it shares with all others."""
    files = [text for one in from_wide_to_near(locale) for text in sources(one).values()]
    return {key: value for text in files for key, value in messages(text).items()}


@cache
def all_of(language: str) -> Entries:
    """The words of a language as it ships."""
    return read(language, (SHIPPED,))


def has(message: str) -> bool:
    """Whether there are words for this id."""
    return message in all_messages()


def messages(text: str) -> Mapping[str, f.Message]:
    """The messages of a file by id; raises ValueError for what the grammar does not know."""
    found: dict[str, f.Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, f.Junk):
            raise ValueError(f"not Fluent: {entry.content!r}")
        if isinstance(entry, f.Message):
            if entry.id.name in found:
                raise ValueError(f"{entry.id.name} stands there twice")
            found[entry.id.name] = entry
    return found


def references(message: f.Message) -> set[str]:
    """The other messages that this one is made of."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_MessageReference(self, node: f.MessageReference) -> None:  # noqa: N802  # as fluent.syntax calls it
            found.add(node.id.name)

    Finder().visit(message)
    return found


def variables(message: f.Message) -> set[str]:
    """What is filled in."""
    found: set[str] = set()

    class Finder(Visitor):
        def visit_VariableReference(self, node: f.VariableReference) -> None:  # noqa: N802  # as fluent.syntax calls it
            found.add(node.id.name)

    Finder().visit(message)
    return found


def listening(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The ids of all messages that are said from now on; those said before are made anew."""
    ids: set[str] = set()
    get = FluentBundle.get_message

    def remember(bundle: FluentBundle, message: str) -> object:
        ids.add(message)
        return get(bundle, message)

    say_all_anew()
    monkeypatch.setattr(FluentBundle, "get_message", remember)
    return ids


def say_all_anew() -> None:
    """Whatever keeps words makes them again when they are next said."""
    rooms = [module for name, module in sys.modules.items() if name.startswith(("bot.words", "bot.ui"))]
    for value in [value for room in rooms for value in vars(room).values()]:
        if hasattr(value, "cache_clear"):
            value.cache_clear()


class Host(NamedTuple):
    """A host's folder of languages."""

    folder: Path

    def write(self, name: str, words: str) -> None:
        """Write one of its files, `pt/lobby.ftl`."""
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words, "utf-8")

    def has(self, **files: str) -> None:
        """Let the bot use the folder, with these words in the languages called so."""
        for language, words in files.items():
            self.write(f"{language.replace('_', '-')}/words.ftl", words)
        use(self.folder)
