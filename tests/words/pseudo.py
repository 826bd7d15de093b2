"""A language that nobody speaks: English in other letters, 40 % longer, beside which plain English stands out."""

from __future__ import annotations

import math
import re
from functools import cache
from string import ascii_letters

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import EntryType, Pattern, Placeable, Resource, SelectExpression, StringLiteral, TextElement

from bot.words.checking import english

LONGER = 0.4
"""German, Spanish and Italian are seldom that much longer than English."""
OTHERS = str.maketrans(ascii_letters, "àƀçďéƒĝĥîĵķļɱñöþɋřšţûṽŵẋýžÀƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ")
ADDED = "éöû"
KEPT = re.compile(r"`[^`]*(?:`|$)|<[^>\s]*>|https?://\S+|\\u[0-9A-Fa-f]{4}|\\.")
"""What people type, what Discord or Fluent reads: it stands in every language as it is."""


@cache
def files() -> str:
    """All English messages in the language that nobody speaks."""
    entries: list[EntryType] = [entry.clone() for entry in english().values()]
    for entry in entries:
        _change(getattr(entry, "value", None))
    return FluentSerializer().serialize(Resource(entries))


def _change(pattern: Pattern | None, *, typed: bool = False) -> None:
    """Say it in other letters; `typed`: it begins between ticks, where stands what people type."""
    for element in pattern.elements if pattern else ():
        match element:
            case TextElement() as text:
                text.value = other(text.value, typed=typed)
                typed ^= bool(text.value.count("`") % 2)
            case Placeable(expression=StringLiteral() as literal):
                literal.value = other(literal.value, typed=typed)
            case Placeable(expression=SelectExpression() as choice):
                for variant in choice.variants:
                    _change(variant.value, typed=typed)


def other(text: str, *, typed: bool = False) -> str:
    """This text in other letters, and longer where its last word ends."""
    if typed:
        before, tick, after = text.partition("`")
        return before + tick + other(after) if tick else text
    kept = [(found.start(), found.end()) for found in KEPT.finditer(text)]
    letters = [at for at, sign in enumerate(text) if sign in ascii_letters and not _within(kept, at)]
    if not letters:
        return text
    changed = [sign.translate(OTHERS) if not _within(kept, at) else sign for at, sign in enumerate(text)]
    changed[letters[-1]] += _more(math.ceil(LONGER * len(letters)))
    return "".join(changed)


def _within(kept: list[tuple[int, int]], at: int) -> bool:
    return any(start <= at < end for start, end in kept)


def _more(letters: int) -> str:
    """So many signs more, in words of eight letters where a line may end."""
    return "".join(" " if at % 9 == 8 and at < letters - 1 else ADDED[at % 3] for at in range(letters))


def english_in(text: str) -> list[str]:
    """The words of this text that stand there in English letters: no Fluent file said them."""
    return re.findall(r"[A-Za-z]{2,}|\b[A-Za-z]\b", KEPT.sub(" ", text))
