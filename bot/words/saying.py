"""Says words: finds the message of an id in a language, puts the facts in, and keeps what was said."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from fluent.runtime import FluentBundle
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message, Resource

from bot.words.euphony import changing, joined
from bot.words.languages import DEFAULT, entries, language

log = logging.getLogger(__name__)

KEPT = 2048
"""So many of the texts said last are kept: screens say the same of the same table again and again."""
GAP = "\0"
"""It stands on both sides of a fact's name in words into which this fact is still to be put; no text has it."""

Facts: TypeAlias = tuple[tuple[str, str | int], ...]


def say(locale: str, message: str, /, **facts: str | int) -> str:
    """The words of this message id in a locale, or in English where its language has none.

    Raises KeyError for an id or a variable that is missing.
    """
    return _made(language(locale), message, tuple(facts.items()))


def say_itself(language: str, message: str, /, **facts: str | int) -> str:
    """The words of this very language; raises KeyError also where it has none."""
    return _put_together(language, message, tuple(facts.items()))


def has(locale: str, message: str) -> bool:
    """Whether a locale's language itself has words for this message id."""
    found = entries(language(locale))
    return message in found and found[message].value is not None


def forget() -> None:
    """Make all words anew from now on, since the files may say others."""
    for kept in (_made, _with_gaps, _compiled, _bundle, speaks):
        kept.cache_clear()


@cache
def speaks(language: str, message: str) -> str:
    """The language that this message is said in: this one, if it has it and all that it is made of, or English.

    A sentence is of one language from end to end, and takes the plural forms of that one.
    """
    try:
        _compiled(language, message)
    except KeyError:
        return DEFAULT
    return language


@lru_cache(KEPT)
def _made(language: str, message: str, facts: Facts) -> str:
    said_in = speaks(language, message)
    try:
        return _put_together(said_in, message, facts)
    except KeyError as error:
        if said_in == DEFAULT:
            raise
        # Nobody's game may stop at a translation that asks for a number where there is a name.
        log.warning("%s cannot be said in %s, so it is said in English (%s)", message, said_in, error.args[0])
        return _put_together(DEFAULT, message, facts)


def _put_together(language: str, message: str, facts: Facts) -> str:
    chosen_by, known = _compiled(language, message).chosen_by, list[tuple[str, str | int]]()
    for name, fact in facts:
        # A player's name, for one, is only put in, and so are digits, but not every language writes the minus
        # before them alike.
        takes_form = name in chosen_by or isinstance(fact, bool) or (isinstance(fact, int) and fact < 0)
        known.append((name, fact if takes_form else f"{GAP}{name}{GAP}"))
    words, given = list(_with_gaps(language, message, tuple(known))), dict(facts)
    words[1::2] = [str(given[name]) for name in words[1::2]]
    # Few languages have little words that sound another way before a name.
    return joined(language, words) if changing(language) else "".join(words)


@lru_cache(2 * KEPT)
def _with_gaps(language: str, message: str, facts: Facts) -> tuple[str, ...]:
    """Find the words, which takes Fluent long: texts and, between them, the names of the facts to put in."""
    bundle = _compiled(language, message).bundle
    found = bundle.get_message(message)
    if found.value is None:
        raise KeyError(f"{message} has no words of its own")
    # No number here is so long that its digits need grouping, and many are names: table #1234.
    plain = {
        name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact for name, fact in facts
    }
    try:
        text, errors = bundle.format_pattern(found.value, plain)
    except Exception as error:
        # An option of NUMBER() that makes no sense, for one: Babel raises what it likes.
        raise KeyError(f"{message}: {_reason(error)}") from None
    if errors:
        raise KeyError(f"{message}: {_reason(errors[0])}")
    return tuple(str(text).split(GAP))


def _reason(error: Exception) -> str:
    """Say what is wrong, without the facts: the log must not hold somebody's cards."""
    return str(error) if isinstance(error, FluentReferenceError) else f"{type(error).__name__} in a function"


class _Compiled(NamedTuple):
    """A message that Fluent can say."""

    bundle: FluentBundle
    """All words of its language that have been said."""
    chosen_by: frozenset[str]
    """The facts from which it takes its form."""


@cache
def _compiled(language: str, message: str) -> _Compiled:
    """Compile this message with all that it is made of; raises KeyError if any of that is missing."""
    bundle, known = _bundle(language), entries(language)
    parts, chosen_by = known.parts(message).values(), known.selectors(message)
    messages = [part for part in parts if isinstance(part, Message)]
    bundle.add_resource(Resource([*parts]))
    for part in messages:
        bundle.get_message(part.id.name)
    # Fluent has compiled them now, and what they were compiled from takes as much room again.
    bundle.add_resource(Resource([Message(part.id) for part in messages]), allow_overrides=True)
    return _Compiled(bundle, chosen_by)


@cache
def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language], use_isolating=False)
