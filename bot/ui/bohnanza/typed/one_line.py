"""An offer typed in one line, into whichever option: `soy chili want: 2 red to: Anna`, `soy for 2 red to Anna`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from bot.games.contract import MalformedMove
from bot.ui.screens import Click
from bot.words import say

OPTIONS = ("give", "want", "to")
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
    return tuple(
        part for piece in _split(locale, Span(option, 0, typed), colon=True) for part in _bare(locale, piece)
    )


def _bare(locale: str, span: Span) -> Iterator[Span]:
    """Cards and beans end where another option is named; in the name of a player any word may stand."""
    if span.option == "to":
        yield span
    else:
        yield from _split(locale, span, colon=False)


def _split(locale: str, span: Span, *, colon: bool) -> Iterator[Span]:
    """The pieces between words that name an option, with a colon or, as in `soy for red`, without."""
    names = {word: named for named in OPTIONS for word in (named, *say(locale, f"typed-{named}").split())}
    after = r"\s*:" if colon else r"(?=\s|$)"
    option, start = span.option, 0
    for name in re.finditer(rf"(?:^|(?<=[\s,;]))({'|'.join(names)}){after}", span.text, flags=re.IGNORECASE):
        yield Span(option, span.start + start, span.text[start : name.start()])
        option, start = names[name[1].casefold()], name.end()
    yield Span(option, span.start + start, span.text[start:])
