"""Phrases that the screens of all games share: lists, people by name, scores, words quoted or cut to a length."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.games.contract import Seat
from bot.ui.names import escape, plain
from bot.ui.screens import SeatFacts, Seen
from bot.words import say

MINUS_SIGN = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A number as people write it: a negative one with a minus sign, which is as wide as a figure."""
    return f"{MINUS_SIGN}{-number}" if number < 0 else str(number)


def listed(locale: str, words: Iterable[str]) -> str:
    """Words one after the other, as a locale separates them."""
    return say(locale, "list-separator").join(words)


def together(locale: str, words: Iterable[str]) -> str:
    """Words within a sentence, all of them meant: `Ana, Ben and Cleo`."""
    return _in_a_sentence(locale, "list-and", words)


def either(locale: str, words: Iterable[str]) -> str:
    """Words within a sentence, one of them meant: `Ana, Ben or Cleo`."""
    return _in_a_sentence(locale, "list-or", words)


def _in_a_sentence(locale: str, joined: str, words: Iterable[str]) -> str:
    *most, last = tuple(words) or ("",)
    return say(locale, joined, most=listed(locale, most), last=last) if most else last


def called(locale: str, seat: SeatFacts) -> str:
    """The name of whoever sits there, for a message; a computer is marked as one."""
    name = escape(seat.name)
    return name if seat.computer is None else say(locale, "computer-name", name=name)


def played(seat: SeatFacts) -> bool:
    """Whether a computer plays there: its own seat, or that of somebody who left."""
    return seat.left or seat.computer is not None


def player(seen: Seen[Any, Any], seat: Seat) -> str:
    """A player's name for a message."""
    return called(seen.locale, seen.table.seats[seat])


def names(seen: Seen[Any, Any], seats: Iterable[Seat]) -> str:
    """Who sits there: `Ana, Ben and Cleo`."""
    return together(seen.locale, [player(seen, seat) for seat in seats])


def cut(words: str, limit: int) -> str:
    """The words, shortened with an ellipsis if they are longer than Discord allows."""
    return words if len(words) <= limit else words[: limit - 1] + "…"


def quoted(typed: str, limit: int = 50) -> str:
    """What somebody typed, short and safe between backticks."""
    return plain(typed.replace("`", ""))[:limit]
