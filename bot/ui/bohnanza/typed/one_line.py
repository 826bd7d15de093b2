"""An offer typed in one line, into whichever option: `soy chili want: 2 red to: Anna`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.games.contract import MalformedMove
from bot.ui.screens import Click
from bot.words import say

OPTIONS = ("give", "want", "to")


def options(locale: str, click: Click) -> Mapping[str, str]:
    """What each option of `/offer` says, wherever it was typed; raises MalformedMove for one named twice."""
    found: dict[str, str] = {}
    for option in OPTIONS:
        for named, text in _parts(locale, option, click.typed(option) or ""):
            if text and named in found:
                raise MalformedMove("option-twice", option=named)
            if text:
                found[named] = text
    return found


def _parts(locale: str, option: str, typed: str) -> Iterator[tuple[str, str]]:
    """The options that a text names with a colon, each with what follows; the beginning is for its own option."""
    names = {word: named for named in OPTIONS for word in (named, *say(locale, f"typed-{named}").split())}
    parts = re.split(rf"(?:^|(?<=[\s,;]))({'|'.join(names)})\s*:", typed, flags=re.IGNORECASE)
    meant = [option, *(names[name.casefold()] for name in parts[1::2])]
    for named, text in zip(meant, parts[::2], strict=True):
        yield named, text.strip(" \t\n,;")
