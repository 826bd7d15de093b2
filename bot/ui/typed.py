"""What people type, as it is compared, and the lists of words that they may type: `typed-…` in the Fluent files.

Everything typed is understood in the reader's language, as in any of its regions, and in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache, wraps

from bot.words import DEFAULT, language, locales, say

KEPT = 2048
"""How many of the words compared last are kept as they are compared."""
LONG = 100
"""Characters of a text that is compared, but not kept: Discord lets thousands be typed, and some characters become
eighteen."""
MOST = 12
"""The largest number that may be written as a word."""
ORDINALS = 6
"""The largest number of a field that may be written as a word: `third`."""

_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufe0e\ufe0f\ufeff]")
"""Soft hyphens, joiners and the like, and what follows some symbols: some keyboards omit it."""
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa", "ø": "oe", "æ": "ae"})


def kept(compared: Callable[[str], str]) -> Callable[[str], str]:
    """Keep how texts of usual length are compared."""
    short = lru_cache(KEPT)(compared)

    @wraps(compared)
    def either(typed: str) -> str:
        return short(typed) if len(typed) <= LONG else compared(typed)

    return either


@kept
def tidy(typed: str) -> str:
    """What is typed, without capitals and invisible characters, each letter with its accent as one character."""
    return unicodedata.normalize("NFKC", _INVISIBLE.sub("", typed).casefold())


@kept
def fold(typed: str) -> str:
    """What is typed, as it is compared: tidy and without accents."""
    letters = unicodedata.normalize("NFKD", tidy(typed))
    return unicodedata.normalize("NFKC", "".join([one for one in letters if not unicodedata.combining(one)]))


def spellings(name: str) -> frozenset[str]:
    """The ways to write a name, as they are compared: `grün` is `grun` or `gruen`."""
    return frozenset({fold(name), fold(tidy(name).translate(_UMLAUTS))})


def languages(locale: str) -> tuple[str, ...]:
    """The languages in which a reader is understood: their own comes first, then it in other regions, and English
    last."""
    own = language(locale)
    regions = [one for one in locales() if one.partition("-")[0] == own.partition("-")[0]]
    return tuple(dict.fromkeys((own, *regions, DEFAULT)))


def words(language: str, message: str, /, **facts: str | int) -> frozenset[str]:
    """The words or phrases of a list of this language in all their spellings."""
    found = [phrase.strip() for phrase in say(language, message, **facts).split(",")]
    return frozenset().union(*[spellings(phrase) for phrase in found if phrase])


@cache
def numbers(language: str) -> Mapping[str, int]:
    """The numbers that have words in this language, from one on: `two`; articles are among those for one."""
    return {word: n for n in range(MOST, 0, -1) for word in words(language, "typed-number", number=n)}


@cache
def ordinals(locale: str) -> Mapping[str, int]:
    """Words for the place in a row, in the reader's language and in English: `third`."""
    return {
        word: n
        for one in reversed(languages(locale))
        for n in range(ORDINALS, 0, -1)
        for word in words(one, "typed-ordinal", number=n)
    }
