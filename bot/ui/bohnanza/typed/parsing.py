"""Lists of beans as people type them: `2 red, chili`, `red x2 + black eyed`, `blue #3`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.ui.bohnanza.typed.vocabulary import Vocabulary, plain

LONGEST = 4
"""Words in the longest name of a bean."""
MOST = 99
"""The largest number of cards that can be typed for one bean; whether a total makes sense is for the rules to
judge."""
TOKEN = re.compile(r"#\s*(?:\d+|[^\W\d_]+)|-?\d+|[^\W\d_]+|\S")
TIMES = ("x", "×", "*")
STORE = -1
"""The place of a card on the player's own General Store, typed `#store`."""


class Term(NamedTuple):
    """A number of cards of a bean, or the card at a place in the hand (from 1) or on the store, or both."""

    bean: Bean | None
    many: int = 1
    place: int | None = None


def terms(words: Vocabulary, typed: str) -> tuple[Term, ...]:
    """The cards that the text names; raises MalformedMove with the word that is unknown or ambiguous."""
    if set(plain(typed).split()) <= words.nothing:
        return ()
    found: list[Term] = []
    for part in re.split(r"[,;+&/\n]", words.spelt(typed)):
        tokens: list[str] = []
        for token in TOKEN.findall(plain(part)):
            if token in words.between:
                found += _Part(words).read(tokens)
                tokens = []
            else:
                tokens.append(token)
        found += _Part(words).read(tokens)
    return tuple(found)


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
                self._take_number(_small(self._words, tokens[at + 1]), back=not self._counted)
                at += 2
            elif _is_number(token):
                self._take_number(_small(self._words, token), back=numbers_follow)
                at += 1 + (tokens[at + 1 : at + 2] != [] and tokens[at + 1] in TIMES and not numbers_follow)
            elif token[0] == "#" and len(token) > 1:
                self._take_place(_place(self._words, token[1:].strip()))
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
    """The bean that the tokens begin with, and how many tokens its name takes: as many as possible."""
    letters = next((n for n, token in enumerate(tokens) if not token[0].isalpha()), len(tokens))
    for length in range(min(LONGEST, letters), 1, -1):
        beans = words.named(tokens[:length])
        if len(beans) == 1:
            return beans[0], length
    beans = words.named(tokens[:1])
    if not beans:
        raise words.unknown(tokens[0])
    if len(beans) > 1:
        raise words.unclear(tokens[0], beans)
    return beans[0], 1


def _place(words: Vocabulary, token: str) -> int:
    return STORE if token in words.store else _small(words, token)


def _small(words: Vocabulary, token: str) -> int:
    if len(token) > 4 or not _is_number(token):
        raise words.unknown(token)
    return int(token)


def _is_number(token: str) -> bool:
    return token[0].isdecimal()
