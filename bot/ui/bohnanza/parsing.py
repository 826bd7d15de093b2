"""Lists of beans as people type them: `2 red, chili`, `red x2 + black eyed`, `blue #3`."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.games.contract import MalformedMove
from bot.ui.bohnanza.symbols import SYMBOL, bean_name, listed
from bot.words import say

LONGEST = 4
"""Words in the longest name of a bean."""
MOST = 99
"""No number of cards is larger; a sum of them is the rules' to judge."""
ENDING = 2
"""So many letters may follow a name, as in a plural."""

TOKEN = re.compile(r"#\s*\d+|\d+|[^\W\d_]+|\S")
EMOJI_STYLE = "\N{VARIATION SELECTOR-16}"
"""Follows some symbols, and some keyboards leave it out."""
TIMES = ("x", "×", "*")


class Term(NamedTuple):
    """So many cards of a bean, or the card at a place in the hand, counted from 1, or both."""

    bean: Bean | None
    many: int = 1
    place: int | None = None


class Vocabulary:
    """The names of the beans in play, in one language."""

    def __init__(self, locale: str, beans: Sequence[Bean]) -> None:
        self.locale = locale
        self.beans = beans
        self._names = {bean: _names(locale, bean) for bean in beans}
        self._between = set(_plain(say(locale, "command-between")).split())
        self._nothing = set(_plain(say(locale, "command-nothing")).split())

    def named(self, words: Sequence[str]) -> tuple[Bean, ...]:
        """The beans that these words may mean: one whose very name it is, else all whose name begins so."""
        typed, many = "".join(words), len(words) > 1
        exact = [bean for bean, names in self._names.items() if typed in names]
        if exact:
            return tuple(exact)
        begun = [bean for bean, names in self._names.items() if any(called.startswith(typed) for called in names)]
        if begun:
            return tuple(begun)
        return tuple(
            bean
            for bean, names in self._names.items()
            if any(
                typed.startswith(called)
                and len(typed) - len(called) <= ENDING
                and not (many and length != len(words))
                for called, length in names.items()
            )
        )

    def begins(self, bean: Bean, typed: str) -> bool:
        """Whether a whole name of the bean begins with what is typed, spaces and hyphens apart."""
        squashed = "".join(_plain(typed).split())
        return any(called.startswith(squashed) for called in self._names[bean])

    def terms(self, typed: str) -> tuple[Term, ...]:
        """The cards that the text names; raises MalformedMove, naming the word that means nothing or too much."""
        if set(_plain(typed).split()) <= self._nothing:
            return ()
        found: list[Term] = []
        for part in re.split(r"[,;+&/\n]", self._with_symbols_named(typed)):
            tokens: list[str] = []
            for token in TOKEN.findall(_plain(part)):
                if token in self._between:
                    found += _Part(self).read(tokens)
                    tokens = []
                else:
                    tokens.append(token)
            found += _Part(self).read(tokens)
        return tuple(found)

    def unknown(self, word: str) -> MalformedMove:
        """The refusal of a word that is no bean's name."""
        possible = listed(self.locale, [bean_name(self.locale, bean) for bean in self.beans])
        return MalformedMove("word-unknown", word=word[:50].replace("`", ""), possible=possible)

    def _with_symbols_named(self, typed: str) -> str:
        for bean in sorted(self.beans, key=lambda bean: -len(SYMBOL[bean])):
            typed = typed.replace(SYMBOL[bean].rstrip(EMOJI_STYLE), f" {bean} ")
        return typed.replace(EMOJI_STYLE, "")


class _Part:
    """Reads one part of a list, between two separators."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words
        self._terms: list[Term] = []
        self._counted = True
        self._number: int | None = None

    def read(self, tokens: Sequence[str]) -> list[Term]:
        """The terms of these tokens; a number is for the next bean, in `red x2` and `red 2` for the one before."""
        tokens = list(tokens)
        numbers_follow = bool(tokens) and tokens[0][0].isalpha() and _is_number(tokens[-1])
        at = 0
        while at < len(tokens):
            token = tokens[at]
            if token in TIMES and at + 1 < len(tokens) and _is_number(tokens[at + 1]):
                self._take_number(int(tokens[at + 1]), back=not self._counted)
                at += 2
            elif _is_number(token):
                self._take_number(_small(self._words, token), back=numbers_follow)
                at += 1 + (tokens[at + 1 : at + 2] != [] and tokens[at + 1] in TIMES and not numbers_follow)
            elif token.startswith("#"):
                self._take_place(int(token[1:].strip()[:4]))
                at += 1
            else:
                bean, length = _longest(self._words, tokens[at:])
                self._terms.append(Term(bean, 1 if self._number is None else self._number))
                self._counted = self._number is not None
                self._number = None
                at += length
        if self._number is not None:
            self._take_number(self._number, back=True)
        return self._terms

    def _take_number(self, number: int, *, back: bool) -> None:
        if not 1 <= number <= MOST:
            raise self._words.unknown(str(number))
        if not back:
            if self._number is not None:
                raise self._words.unknown(str(self._number))
            self._number = number
            return
        if not self._terms or self._counted:
            raise self._words.unknown(str(number))
        self._terms[-1] = self._terms[-1]._replace(many=number)
        self._counted = True
        self._number = None

    def _take_place(self, place: int) -> None:
        if self._number is not None:
            raise self._words.unknown(str(self._number))
        if self._terms and not self._counted:
            self._terms[-1] = self._terms[-1]._replace(place=place)
        else:
            self._terms.append(Term(None, place=place))
        self._counted = True


def _longest(words: Vocabulary, tokens: Sequence[str]) -> tuple[Bean, int]:
    """The bean that the tokens begin with, and how many of them its name takes: as many as make one name."""
    letters = next((n for n, token in enumerate(tokens) if not token[0].isalpha()), len(tokens))
    for length in range(min(LONGEST, letters), 1, -1):
        beans = words.named(tokens[:length])
        if len(beans) == 1:
            return beans[0], length
    beans = words.named(tokens[:1])
    if not beans:
        raise words.unknown(tokens[0])
    if len(beans) > 1:
        possible = listed(words.locale, [bean_name(words.locale, bean) for bean in beans])
        raise MalformedMove("word-unclear", word=tokens[0][:50], possible=possible)
    return beans[0], 1


def _small(words: Vocabulary, token: str) -> int:
    if len(token) > 4:
        raise words.unknown(token)
    return int(token)


def _is_number(token: str) -> bool:
    return token[0].isdecimal()


def _names(locale: str, bean: Bean) -> Mapping[str, int]:
    """What a bean may be called, run together, and of how many words: its id and its names, from each word on."""
    said = [
        str(bean),
        bean_name(locale, bean),
        bean_name(locale, bean, 2),
        say(locale, "bean-full-name", bean=bean),
    ]
    split = [_plain(words).split() for words in said]
    return {"".join(words[start:]): len(words) - start for words in split for start in range(len(words))}


def _plain(typed: str) -> str:
    """What is typed without hints in brackets, case, hyphens, underscores and apostrophes."""
    return re.sub(r"[-_'’`.]", " ", re.sub(r"\([^)]*\)?", " ", typed.casefold()))
