"""What beans are called in a language, and which of them a partly typed name may mean."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import KINDS, Bean
from bot.games.contract import MalformedMove
from bot.ui.bohnanza.wording.symbols import BEAN_SYMBOL, bean_name
from bot.ui.phrases import listed, quoted
from bot.words import say

ENDING = 2
"""Up to this many letters may follow a name, as in a plural."""
ABBREVIATED = 2
"""An abbreviation that leaves out letters has more than this many."""
QUOTED = 20
"""Characters of an unknown word that a refusal repeats."""
ALL = tuple(KINDS)
EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
"""Follows some symbols; some keyboards omit it."""


class Name(NamedTuple):
    """A name without its spaces: the whole of it, or from a later word on."""

    letters: str
    words: int
    whole: bool


class Vocabulary:
    """The names of the beans in play, in one language."""

    def __init__(self, locale: str, beans: Sequence[Bean]) -> None:
        self.locale = locale
        self.beans = beans
        self._names = {bean: _names(locale, bean) for bean in beans}
        self.between = frozenset(plain(say(locale, "typed-between")).split())
        self.store = frozenset(plain(say(locale, "typed-store")).split())
        self.nothing = frozenset(plain(say(locale, "typed-nothing")).split())

    def named(self, words: Sequence[str]) -> tuple[Bean, ...]:
        """The beans that these words may mean: those with exactly this name, otherwise those whose name begins
        with it, otherwise those with a later word that does, otherwise those of which it is a plural, which differ
        in doubled letters only (`chilli`), or of which it is an abbreviation (`blk`)."""
        typed, count = "".join(words), len(words)
        ways: Sequence[Callable[[Name], bool]] = (
            lambda name: name.letters == typed,
            lambda name: name.whole and name.letters.startswith(typed),
            lambda name: name.letters.startswith(typed),
            lambda name: count in (1, name.words) and _plural(typed, name.letters),
            lambda name: name.whole and count == 1 and _plural(_undoubled(typed), _undoubled(name.letters)),
            lambda name: name.whole and count == 1 and _abbreviates(typed, name.letters),
        )
        for alike in ways:
            found = tuple(bean for bean in self.beans if any(alike(name) for name in self._names[bean]))
            if found:
                return found
        return ()

    def begins(self, bean: Bean, typed: str) -> bool:
        """Whether a name of the bean begins with what is typed, not counting spaces and hyphens."""
        letters = "".join(plain(typed).split())
        return any(name.whole and name.letters.startswith(letters) for name in self._names[bean])

    def spelt(self, typed: str) -> str:
        """The text with names in place of the symbols of beans."""
        for bean in self.beans:
            typed = typed.replace(BEAN_SYMBOL[bean].rstrip(EMOJI_STYLE), f" {bean} ")
        return typed.replace(EMOJI_STYLE, "")

    def unknown(self, word: str) -> MalformedMove:
        """The refusal of a word that is the name of no bean in play."""
        others = () if self.beans == ALL else Vocabulary(self.locale, ALL).named((word,))
        if len(others) == 1:
            return MalformedMove("bean-not-in-play", bean=others[0])
        return MalformedMove("word-unknown", word=quoted(word, QUOTED))

    def unclear(self, word: str, beans: Sequence[Bean]) -> MalformedMove:
        """The refusal of a word that may mean several beans."""
        return MalformedMove("word-unclear", word=quoted(word, QUOTED), possible=self._listed(beans))

    def _listed(self, beans: Sequence[Bean]) -> str:
        return listed(self.locale, [bean_name(self.locale, bean) for bean in beans])


def plain(typed: str) -> str:
    """What is typed without hints in brackets, case, hyphens, underscores and apostrophes; a minus sign stays."""
    return re.sub(r"[_'’`.]|-(?!\d)|(?<=\w)-", " ", re.sub(r"\([^)]*\)?", " ", typed.casefold()))


def _plural(typed: str, name: str) -> bool:
    return typed.startswith(name) and len(typed) - len(name) <= ENDING


def _undoubled(text: str) -> str:
    return re.sub(r"(.)\1+", r"\1", text)


def _abbreviates(typed: str, name: str) -> bool:
    """Whether these are the name's first letter and, in their order, two or more of the others."""
    letters = iter(name)
    return len(typed) > ABBREVIATED and typed[0] == name[0] and all(letter in letters for letter in typed)


def _names(locale: str, bean: Bean) -> frozenset[Name]:
    """What a bean may be called: its id and its names, starting at each of their words."""
    called = (bean, bean_name(locale, bean), bean_name(locale, bean, 2), say(locale, "bean-full-name", bean=bean))
    split = [plain(name).split() for name in called]
    return frozenset(
        Name("".join(words[start:]), len(words) - start, start == 0)
        for words in split
        for start in range(len(words))
    )
