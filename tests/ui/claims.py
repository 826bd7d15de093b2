"""What a message claims of a table, read from its words, its alt text and its buttons, as people read them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bot.ui.layout import Screen
from tests.ui.reading import BUTTON, sent

NAMES = ("Ana", "Ben", "Cleo", "Dev", "Eva", "Finn", "Gül")
ACTING = re.compile(
    r"\w+(?= is (?:planting|trading|drawing|dealing|leading|taking))|(?<=[Tt]rade with )\w+|(?<=trading with )\w+"
)
WAITING = re.compile(r"(?<!⏳ )[Ww]aiting for ([^·.;:*<\n]+)")
GUIDED = re.compile(r"⏳ Waiting for \*\*([^*]+)\*\*")
LAST = re.compile(r"(?<!-# )[Ll]ast (?:turn|round|trick)\b")
TRADING = ("offer", "pass", "accept", "decline", "end", "back-in", "counter")
"""Controls that work only while there is trading."""


class Claims(NamedTuple):
    """What one message says."""

    words: str
    actions: tuple[str, ...]
    acting: frozenset[str]
    """Who is said to plant, trade, draw, lead or take."""
    waited: frozenset[str]
    """Who is waited for, by the first line or what takes its place."""
    guided: frozenset[str]
    """Who is said to have something to do, by the line below that."""
    until: frozenset[str]
    """The moments to which it counts down."""
    last: bool
    trading: bool
    """Whether a button offers something."""

    def group(self, what: str) -> frozenset[str]:
        """The names in the part of the line below a title that begins with this."""
        return frozenset(name for found in re.findall(rf"{what} ([^·\n]+)", self.words) for name in named(found))

    def done(self) -> frozenset[str]:
        """Who has a mark beside their name at the table, in words or in the alt text."""
        return frozenset(re.findall(r"\*\*(\w+)\*\* ✓", self.words) + re.findall(r"(\w+), done:", self.words))


def claims(layout: Screen) -> Claims:
    """What this message says."""
    alt = [] if layout.picture is None else [layout.picture.alt]
    words = "\n".join([*layout.texts(), *alt]).replace("🤖 ", "")
    pressed = [part["custom_id"] for part in sent(layout) if part["type"] == BUTTON and "custom_id" in part]
    actions = tuple(custom_id.split(":")[2] for custom_id in pressed)
    return Claims(
        words=words,
        actions=actions,
        acting=frozenset(name for name in ACTING.findall(words) if name in NAMES),
        waited=_all(WAITING.findall(words)),
        guided=_all(GUIDED.findall(words)),
        until=frozenset(re.findall(r"<t:(\d+):R>", words)),
        last=LAST.search(words) is not None,
        trading=any(action in TRADING for action in actions),
    )


def _all(found: Iterable[str]) -> frozenset[str]:
    return frozenset(name for words in found for name in named(words))


def named(words: str) -> Iterator[str]:
    """The players whose names stand in these words."""
    return (name for name in re.findall(r"\w+", words) if name in NAMES)
