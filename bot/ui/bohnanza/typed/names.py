"""What beans are called in one language, and which of them a text means: clearly, or if it is read leniently."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher
from enum import Enum, auto
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from bot.games.bohnanza.cards import KINDS, Bean
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name
from bot.ui.typed import KEPT, fold, spellings, tidy, words
from bot.words import DEFAULT, say

ENDING = 2
"""Up to this many letters may follow a name, as in a plural."""
ABBREVIATED = 2
"""An abbreviation that leaves out letters has more than this many."""
SLIP = 2
"""A word that is a slip for a name is longer or shorter than that by so many letters at most."""
ALIKE = 0.78
"""How much of two words, from 0 to 1, must be the same for one to be taken for a slip of the other."""
SYMBOLS = {tidy(symbol): bean for bean, symbol in BEAN_SYMBOL.items()}
"""The bean of each symbol."""


class Part(Enum):
    """What a name is: the short one, the full one, one of them from a later word on, or what a bean is called
    besides."""

    SHORT = auto()
    FULL = auto()
    LATER = auto()
    BESIDES = auto()


class Name(NamedTuple):
    """A name without its spaces, and how many words it has."""

    letters: str
    words: int
    part: Part

    @property
    def whole(self) -> bool:
        """Whether no word of it is left out."""
        return self.part is not Part.LATER

    @property
    def proper(self) -> bool:
        """Whether the bot calls the bean so."""
        return self.part is not Part.BESIDES


Way: TypeAlias = Callable[[Name, str, int], bool]
"""Whether a name may be meant by these letters, which were typed in so many words."""

CLEAR: tuple[Way, ...] = (
    lambda name, typed, count: name.letters == typed,
    lambda name, typed, count: name.whole and name.proper and name.letters.startswith(typed),
    lambda name, typed, count: name.proper and name.letters.startswith(typed),
)
"""The name, or the beginning of it, or of a later word of it."""
LENIENT: tuple[Way, ...] = (
    lambda name, typed, count: name.letters.startswith(typed),
    lambda name, typed, count: count in (1, name.words) and _plural(typed, name.letters),
    lambda name, typed, count: name.whole and count == 1 and _plural(_undoubled(typed), _undoubled(name.letters)),
    lambda name, typed, count: name.part is Part.SHORT and count == 1 and _abbreviates(typed, name.letters),
)
"""The beginning of what it is called besides, a plural, a name that differs in doubled letters only (`chilli`), an
abbreviation (`blk`)."""


@cache
def names(language: str, bean: Bean) -> frozenset[Name]:
    """What a bean may be called in a language; in English its id is among that."""
    short = [bean_name(language, bean, count) for count in (1, 2)] + ([bean] if language == DEFAULT else [])
    full = say(language, "bean-full-name", bean=bean)
    found = {Part.BESIDES: words(language, "typed-bean", bean=bean), Part.FULL: spellings(full)}
    found[Part.SHORT] = frozenset().union(*map(spellings, short))
    called = [(plain(name).split(), part) for part, names in found.items() for name in names]
    later = [
        (split[start:], Part.LATER)
        for split, part in called
        if part is not Part.BESIDES
        for start in range(1, len(split))
    ]
    return frozenset(Name("".join(split), len(split), part) for split, part in (*called, *later))


@lru_cache(KEPT)
def meant(
    language: str, beans: tuple[Bean, ...], ways: tuple[Way, ...], typed: tuple[str, ...]
) -> tuple[Bean, ...]:
    """The beans that these words mean in the first of these ways in which they mean any."""
    letters, count = "".join(map(fold, typed)), len(typed)
    for way in ways:
        found = tuple([bean for bean in beans if any(way(name, letters, count) for name in names(language, bean))])
        if found:
            return found
    return ()


def beginning(language: str, typed: str, *, proper: bool) -> frozenset[Bean]:
    """The beans whose name begins with what is typed, not counting spaces and hyphens; `proper`: not what they are
    called besides."""
    letters = "".join(fold(plain(typed)).split())
    return frozenset(
        bean
        for bean in KINDS
        for name in names(language, bean)
        if name.whole and name.proper >= proper and name.letters.startswith(letters)
    )


@lru_cache(KEPT)
def near(language: str, beans: tuple[Bean, ...], typed: str) -> tuple[Bean, ...]:
    """The beans with a name that differs from this in a letter or two."""
    letters = fold(typed)
    alike = SequenceMatcher(b=letters)

    def differs_little(name: Name) -> bool:
        if not name.whole or abs(len(name.letters) - len(letters)) > SLIP:
            return False
        alike.set_seq1(name.letters)
        return alike.quick_ratio() >= ALIKE and alike.ratio() >= ALIKE

    return tuple([bean for bean in beans if any(map(differs_little, names(language, bean)))])


def plain(typed: str) -> str:
    """What is typed without case, punctuation within words, quotation marks and hints in brackets, where a number
    stays; a minus sign stays, too."""
    without_hints = re.sub(r"\((?!\s*\d+\s*\))[^)]*\)?", " ", tidy(typed))
    return re.sub(r"[_'’‘`´.:=()\"“”„«»‹›]|-(?!\d)|(?<=\w)-", " ", without_hints)


def _plural(typed: str, name: str) -> bool:
    return typed.startswith(name) and len(typed) - len(name) <= ENDING


def _undoubled(text: str) -> str:
    return re.sub(r"(.)\1+", r"\1", text)


def _abbreviates(typed: str, name: str) -> bool:
    """Whether these are the name's first letter and, in their order, two or more of the others."""
    letters = iter(name)
    return len(typed) > ABBREVIATED and typed[0] == name[0] and all(letter in letters for letter in typed)
