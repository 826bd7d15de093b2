"""Names and other texts that people chose: whatever they hold, on the screen they are text, and one line of it."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import dropwhile

KEPT = 4096
"""How many of the names shown last are kept as they are shown: each message says several, again and again."""
NAMELESS = "…"
"""Stands for a name in which there is nothing to see."""

MARKUP = frozenset("\\`*_~|<>[]()#+-.:/@")
"""Whatever Discord's markup begins with or needs. A backslash before one of these makes it a character like any
other, wherever it stands."""

BLANKS = frozenset(
    "\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}"
    "\N{BRAILLE PATTERN BLANK}"
)
"""To Unicode these are letters and a symbol, but they show nothing."""

JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
"""Invisible like other format characters, but part of the spelling within a Persian or Hindi word, or an emoji."""
_SPELLED = rf"[^\0-\x7f\s{JOINERS}]"
_NEEDLESS_JOINER = re.compile(rf"(?<!{_SPELLED})[{JOINERS}]|[{JOINERS}](?!{_SPELLED})")

_EVERYBODY = re.compile("@(?=everyone|here)")
"""Discord looks for these mentions before it reads any backslash; only something in between hides them."""
AS_TEXT = "\N{ZERO WIDTH SPACE}"
"""A symbol after this is part of a name: no drawing takes its place."""
_FLAGS = range(ord("\N{REGIONAL INDICATOR SYMBOL LETTER A}"), ord("\N{REGIONAL INDICATOR SYMBOL LETTER Z}") + 1)
"""Two of these letters side by side are one flag."""


@lru_cache(KEPT)
def plain(name: str) -> str:
    """A name for labels, options and forms, where Discord reads no markup: one line, never empty.

    Nothing in it is invisible, and nothing changes the direction of what follows.
    """
    visible = _NEEDLESS_JOINER.sub("", "".join(map(_without_tricks, name)))
    return " ".join("".join(dropwhile(_shows_nothing, visible)).split()) or NAMELESS


@lru_cache(KEPT)
def escape(name: str) -> str:
    """A name for messages: nothing in it is read as markup, as a mention or as a link, or drawn as a card."""
    shown = plain(name)
    said = "".join(_as_text(before, character) for before, character in zip(f" {shown}", shown, strict=False))
    return _EVERYBODY.sub(f"@{AS_TEXT}", said)


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Names that stand side by side, in the order of their seats; those that are alike get the number of the seat.

    Nobody is taken for somebody else, neither of two friends of one name nor who calls themselves like another.
    """
    while doubled := {name for name, times in Counter(map(str.casefold, names)).items() if times > 1}:
        names = [
            f"{name} ({number})" if name.casefold() in doubled else name for number, name in enumerate(names, 1)
        ]
    return tuple(names)


def _as_text(before: str, character: str) -> str:
    """A character of a name where Discord reads markup; after a joiner it is one emoji with what precedes it."""
    if character in MARKUP:
        return f"\\{character}"
    symbol = unicodedata.category(character) == "So" and ord(character) not in _FLAGS
    return f"{AS_TEXT}{character}" if symbol and before not in JOINERS else character


def _without_tricks(character: str) -> str:
    """A space for whatever separates or is blank, nothing for control and format characters."""
    if character.isspace() or character in BLANKS:
        return " "
    return "" if unicodedata.category(character) in {"Cc", "Cf", "Cs"} and character not in JOINERS else character


def _shows_nothing(character: str) -> bool:
    """Whether there is nothing to see of this by itself: a space, a mark upon another character, no character."""
    return unicodedata.category(character)[0] in "ZMC"
