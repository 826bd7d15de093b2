"""An offer typed in one line, into whichever option: `soy chili want: 2 red to: Anna`, `soy for 2 red to Anna`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from bot.games.contract import MalformedMove
from bot.ui.bohnanza.typed.lexicon import meant
from bot.ui.screens import Click
from bot.ui.typed import fold
from bot.words import language

OPTIONS = ("give", "want", "to")
FOR = "for"
"""Stands between the two sides of an offer."""
SPACES = " \t\n,;"


class Span(NamedTuple):
    """A piece of what was typed: the option that it belongs to, where it starts, and what it says."""

    option: str
    start: int
    text: str


def options(locale: str, click: Click) -> Mapping[str, str]:
    """What each option of `/offer` says, wherever it was typed; raises MalformedMove for one named twice."""
    found: dict[str, str] = {}
    for option in OPTIONS:
        for span in spans(locale, option, click.typed(option) or ""):
            said = span.text.strip(SPACES)
            if said and span.option in found:
                raise MalformedMove("option-twice", option=span.option)
            if said:
                found[span.option] = said
    return found


def spans(locale: str, option: str, typed: str) -> tuple[Span, ...]:
    """The pieces of what was typed into this option; the beginning is for the option itself."""
    pieces = _split(locale, Span(option, 0, typed), colon=True)
    return tuple(_by_sides([part for piece in pieces for part in _bare(locale, piece)]))


def _by_sides(parts: Iterable[Span]) -> Iterator[Span]:
    """What follows `for` is wanted, or after what is wanted given: `soy for red`, `I want red for soy`."""
    said = set()
    for part in parts:
        option = part.option
        if option == FOR:
            option = "give" if "want" in said and "give" not in said else "want"
        if part.text.strip(SPACES):
            said.add(option)
        yield part._replace(option=option)


def _bare(locale: str, span: Span) -> Iterator[Span]:
    """Cards and beans end where another option is named; in the name of a player any word may stand."""
    if span.option == "to":
        yield span
    else:
        yield from _split(locale, span, colon=False)


def _split(locale: str, span: Span, *, colon: bool) -> Iterator[Span]:
    """The pieces between words that name an option, with a colon or, as in `soy for red`, without."""
    names = _names(language(locale), colon=colon)
    option, start = span.option, 0
    for name in _pattern(language(locale), colon=colon).finditer(_folded_in_place(span.text)):
        yield Span(option, span.start + start, span.text[start : name.start()])
        option, start = names[" ".join(name[1].split())], name.end()
    yield Span(option, span.start + start, span.text[start:])


@cache
def _names(language: str, *, colon: bool) -> Mapping[str, str]:
    """The option that each word or phrase names; with a colon each goes by its English name in any language."""
    words = {word: option for option in (*OPTIONS, FOR) for word in meant(language, option)}
    return {option: option for option in OPTIONS if colon} | words


@cache
def _pattern(language: str, *, colon: bool) -> re.Pattern[str]:
    """Finds what names an option, the longest first: `a cambio de` begins with a word that is one by itself."""
    phrases = sorted(_names(language, colon=colon), key=len, reverse=True)
    words = "|".join([r"\s+".join(map(re.escape, phrase.split())) for phrase in phrases])
    after = r"\s*:" if colon else r"(?=\s|$)"
    return re.compile(rf"(?:^|(?<=[\s,;]))({words}){after}")


def _folded_in_place(text: str) -> str:
    """The text as it is compared, with each character where it was."""
    return "".join([folded if len(folded := fold(one)) == 1 else one for one in text])
