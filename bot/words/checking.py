"""Finds what is wrong in the files of a language beside the English ones, with which the bot does not start."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable

from babel import Locale, UnknownLocaleError
from fluent.runtime.builtins import BUILTINS
from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, FunctionReference, Junk, Message, Term

from bot.words import retired
from bot.words.entries import Entries, references, within
from bot.words.files import SHIPPED, languages_in, sources, texts
from bot.words.languages import DEFAULT, read

_PARSER = FluentParser()
"""This parser knows where in its file each word stands."""
_AS_DISCORD_WRITES = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?")


def mistakes_in(folder: Traversable) -> Iterator[str]:
    """Give the mistakes in a folder of languages, by file and line; raises BadFile for one that cannot be read."""
    for name in texts(folder):
        if "/" not in name:
            yield f"{name}: it should stand in the folder of a language, for example as pt/{name}."
    for language in languages_in(folder):
        yield from mistakes_of(language, folder)


def mistakes_of(language: str, folder: Traversable) -> Iterator[str]:
    """Give the mistakes in one language of a folder."""
    if not _known(language):
        yield f"{language}: there is no such language; folders are called as Discord calls them: fr, pt-BR, sv-SE."
        return
    words = read(language, (SHIPPED, folder))
    seen: dict[str, str] = {}
    for name, text in texts(folder.joinpath(language)).items():
        for entry in _PARSER.parse(text).body:
            place = f"{language}/{name}, line {_line(text, entry)}"
            yield from (f"{place}: {mistake}" for mistake in _of_entry(entry, words))
            if isinstance(entry, Message | Term) and seen.setdefault(_key(entry), place) != place:
                yield f"{place}: {_key(entry)} stands in {seen[_key(entry)]} already."


@cache
def english() -> Entries:
    """The English words as they are shipped, which say what there is to say."""
    return read(DEFAULT, (SHIPPED,))


@cache
def notes() -> Mapping[str, str]:
    """What the English files tell a translator about a message, by its id."""
    parser = FluentParser(with_spans=False)
    found = [entry for text in sources(DEFAULT).values() for entry in parser.parse(text).body]
    return {
        entry.id.name: entry.comment.content or ""
        for entry in found
        if isinstance(entry, Message) and entry.comment is not None
    }


def given(message: str) -> frozenset[str]:
    """The facts that a message gets: those that the English one says, and others that are told of beside it."""
    return english().facts(message) | frozenset(re.findall(r"\$(\w+)", notes().get(message, "")))


def _of_entry(entry: EntryType, words: Entries) -> Iterator[str]:
    match entry:
        case Junk():
            said = entry.annotations[0].message if entry.annotations else "it cannot be understood"
            yield f"this is not Fluent ({said}): {(entry.content or '').splitlines()[0]}"
        case Message() | Term() if _key(entry) not in retired.RETIRED:
            yield from _unknown(entry, words) or _beside_english(entry, words)


def _unknown(entry: Message | Term, words: Entries) -> list[str]:
    """Name the parts of an entry that do not exist, and say if it is made of itself."""
    key = _key(entry)
    functions = {node.id.name for node in within(entry) if isinstance(node, FunctionReference)} - set(BUILTINS)
    parts = {part for part in references(entry) if part not in words and part not in english()}
    made_of_itself = any(key in words.reached(part) for part in references(entry))
    return [
        *(
            f"{key} uses {name}(), which does not exist; there is {', '.join(BUILTINS)}."
            for name in sorted(functions)
        ),
        *(f"{key} is made of {{ {part} }}, which has no words." for part in sorted(parts)),
        *([f"{key} is made of itself."] if made_of_itself else []),
    ]


def _beside_english(entry: Message | Term, words: Entries) -> Iterator[str]:
    """Say where a message departs from the English one; a term is a language's own affair."""
    key = _key(entry)
    if isinstance(entry, Term):
        return
    if key not in english():
        nearest = get_close_matches(key, english(), 1)
        yield f"there is no message {key}; {f'do you mean {nearest[0]}?' if nearest else 'nothing would say it.'}"
        return
    if entry.value is None or entry.attributes:
        yield f"{key} should be one text, after the sign =, without attributes."
    there = ", ".join(f"${name}" for name in sorted(given(key))) or "nothing"
    for fact in sorted(words.facts(key) - given(key)):
        yield f"{key} says ${fact}, which it does not get; it gets {there}."


def _key(entry: Message | Term) -> str:
    """The id by which an entry is found: a term's with its dash."""
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def _line(text: str, entry: EntryType) -> int:
    """In which line an entry stands; the comment above it does not count."""
    span = entry.id.span if isinstance(entry, Message | Term) else entry.span
    return text.count("\n", 0, span.start) + 1 if span else 1


def _known(language: str) -> bool:
    """Whether this is the name of a language, written as Discord writes it."""
    try:
        Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return False
    return _AS_DISCORD_WRITES.fullmatch(language) is not None
