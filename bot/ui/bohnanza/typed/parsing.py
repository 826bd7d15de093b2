"""Lists of beans as people type them: `2 red, chili`, `red x2 + black eyed`, `blue #3`, `all face-up soy`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from bot.games.bohnanza.cards import Bean
from bot.ui.bohnanza.module import adopted
from bot.ui.bohnanza.typed.names import SYMBOLS, plain
from bot.ui.bohnanza.typed.vocabulary import Vocabulary
from bot.ui.typed import fold, tidy

LONGEST = 4
"""Words in the longest name of a bean."""
MOST = 99
"""The largest number of cards that can be typed for one bean; whether a total makes sense is for the rules to
judge."""
BESIDE = -1
"""The place of a card that lies beside the hand, typed as an expansion calls it."""


def beside_symbol() -> str:
    """What stands for a place beside the hand in lists; empty without expansions."""
    return next((module.beside.symbol for module in adopted() if module.beside), "")


@cache
def _token(symbol: str) -> re.Pattern[str]:
    return re.compile(rf"#\s*(?:\d+|[^\W\d_]+|{symbol})|-?\d+|[^\W\d_]+|\S")


class Term(NamedTuple):
    """A number of cards of a bean, or the card at a place in the hand (from 1) or beside it, or both. Without a
    bean and a place it is all that lies face up."""

    bean: Bean | None
    many: int = 1
    place: int | None = None
    every: bool = False
    """Whether all cards of the bean are meant, in place of a number."""
    face_up: bool = False
    """Whether only cards are meant that lie face up."""


def terms(words: Vocabulary, typed: str) -> tuple[Term, ...]:
    """The cards that the text names; raises MalformedMove with the word that is unknown or ambiguous."""
    if set(map(fold, plain(typed).split())) <= words.nothing:
        return ()
    found: list[Term] = []
    for part in re.split(r"[,;+&/\n]", _with_places(words, tidy(typed))):
        tokens: list[str] = []
        for token in _token(beside_symbol()).findall(plain(part)):
            if fold(token) in words.between:
                found += _read(words, tokens)
                tokens = []
            else:
                tokens.append(token)
        found += _read(words, tokens)
    return tuple(found)


def _with_places(words: Vocabulary, typed: str) -> str:
    """The text with what hints in brackets say of a card's place: `(from the store)`, `(face up)`."""

    def place(hint: re.Match[str]) -> str:
        said = list(map(fold, plain(hint[1]).split()))
        if not words.beside_hand.isdisjoint(said):
            return f" #{beside_symbol()}"
        return f" {hint[1]} " if len(list(_without_face_up(words, said))) < len(said) else hint[0]

    return re.sub(r"\(([^()]*)\)", place, typed)


def _read(words: Vocabulary, tokens: Sequence[str]) -> Iterator[Term]:
    """The terms of one part of a list, between two separators."""
    kept = tuple(_without_face_up(words, tokens))
    face_up = len(kept) < len(tokens)
    if face_up and all(fold(token) in words.all | words.beside for token in kept):
        yield Term(None, every=True, face_up=True)
        return
    for term in _Part(words).read(_in_digits(words, _without_fillers(words, kept))):
        yield term._replace(face_up=face_up and term.place is None)


def _without_face_up(words: Vocabulary, tokens: Sequence[str]) -> Iterator[str]:
    at = 0
    while at < len(tokens):
        rest = tuple(map(fold, tokens[at : at + LONGEST]))
        length = max((len(phrase) for phrase in words.face_up if rest[: len(phrase)] == phrase), default=0)
        if not length:
            yield tokens[at]
        at += length or 1


def _without_fillers(words: Vocabulary, tokens: Sequence[str]) -> Sequence[str]:
    """The tokens without `the` and `beans`, unless there is nothing else that names a card."""
    kept = [token for token in tokens if fold(token) not in words.beside]
    return kept if any(_is_name(token) or token[0] == "#" for token in kept) else tokens


def _in_digits(words: Vocabulary, tokens: Sequence[str]) -> Sequence[str]:
    """The tokens with numbers in digits. Where no bean follows, `a` begins one in German."""
    found = [words.numbers.get(fold(token)) for token in tokens]
    if found and found[-1] is not None and words.named(tokens[-1:]):
        found[-1] = None
    # `a couple`: an article before another number counts nothing.
    counts_nothing = [number == 1 and after is not None for number, after in pairwise([*found, None])]
    said = [token if number is None else str(number) for token, number in zip(tokens, found, strict=True)]
    return [word for word, nothing in zip(said, counts_nothing, strict=True) if not nothing]


class _Part:
    """Reads one part of a list."""

    def __init__(self, words: Vocabulary) -> None:
        self._words = words
        self._terms: list[Term] = []
        self._counted = True
        self._number: int | None = None
        self._all: str | None = None

    def read(self, tokens: Sequence[str]) -> list[Term]:
        """The terms of these tokens; a number is for the next bean, in `red x2` and `red 2` for the one before."""
        tokens = list(tokens)
        numbers_follow = bool(tokens) and _is_name(tokens[0]) and _is_number(tokens[-1])
        at = 0
        while at < len(tokens):
            token = tokens[at]
            if self._is_times(token) and at + 1 < len(tokens) and _is_number(tokens[at + 1]):
                self._take_number(_small(self._words, tokens[at + 1]), back=not self._counted)
                at += 2
            elif _is_number(token):
                self._take_number(_small(self._words, token), back=numbers_follow)
                at += 1 + (tokens[at + 1 : at + 2] != [] and self._is_times(tokens[at + 1]) and not numbers_follow)
            elif token[0] == "#" and len(token) > 1:
                self._take_place(_place(self._words, token[1:].strip()))
                at += 1
            elif fold(token) in self._words.all and self._number is None:
                self._all = token
                at += 1
            else:
                at += self._take_bean(tokens[at:])
        if self._number is not None:
            self._take_number(self._number, back=True)
        if self._all is not None:
            raise self._words.unknown(self._all)
        return self._terms

    def _is_times(self, token: str) -> bool:
        return fold(token) in self._words.times

    def _take_bean(self, tokens: Sequence[str]) -> int:
        """Take the bean that the tokens begin with, and return how many tokens that takes."""
        bean, length = _longest(self._words, tokens)
        every = self._all is not None
        self._terms.append(Term(bean, 1 if self._number is None else self._number, every=every))
        self._counted = every or self._number is not None
        self._number = self._all = None
        return length

    def _take_number(self, number: int, *, back: bool) -> None:
        if not 1 <= number <= MOST or self._all is not None:
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
    """The bean that the tokens begin with, and how many tokens its name takes: as many as possible. A symbol and
    its name beside it, as the bot writes them, are one."""
    if tokens[0] in SYMBOLS and tokens[1:] and tokens[1][0].isalpha():
        beans, length = _called(words, tokens[1:])
        if beans == (SYMBOLS[tokens[0]],):
            return beans[0], length + 1
    beans, length = _called(words, tokens)
    if not beans:
        raise words.unknown(tokens[0])
    if len(beans) > 1:
        raise words.unclear(tokens[0], beans)
    return beans[0], length


def _called(words: Vocabulary, tokens: Sequence[str]) -> tuple[tuple[Bean, ...], int]:
    """The beans that the tokens may begin with, and how many tokens that takes."""
    letters = next((n for n, token in enumerate(tokens) if not token[0].isalpha()), len(tokens))
    for length in range(min(LONGEST, letters), 1, -1):
        beans = words.named(tokens[:length])
        if len(beans) == 1:
            return beans, length
    return words.named(tokens[:1]), 1


def _place(words: Vocabulary, token: str) -> int:
    return BESIDE if token == beside_symbol() or fold(token) in words.beside_hand else _small(words, token)


def _small(words: Vocabulary, token: str) -> int:
    if len(token) > 4 or not _is_number(token):
        raise words.unknown(token)
    return int(token)


def _is_number(token: str) -> bool:
    return token[0].isdecimal()


def _is_name(token: str) -> bool:
    return token[0].isalpha() or token in SYMBOLS
