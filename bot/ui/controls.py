"""Controls that survive restarts: everything a button, select or form is about is in its custom_id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import MalformedMove

MARK = "bean"
"""Begins every custom_id of this bot."""
LONGEST_NUMBER = 15
"""Digits; anything longer is no table's number and might not fit into the database."""
LONGEST_ID = 100
"""Characters of a custom_id."""

ANYWHERE = 0
"""The table number of controls that belong to no table."""


class Control(NamedTuple):
    """A control of a table: what it does and what it is about."""

    table: int
    action: str
    args: tuple[str, ...]


def control(table: int, action: str, *args: str | int) -> str:
    """The custom_id of a control, at most Discord's 100 characters."""
    text = ":".join([MARK, str(table), action, *map(str, args)])
    if len(text) > LONGEST_ID:
        raise ValueError(f"custom_id of {action} is too long")
    return text


def read(custom_id: str) -> Control | None:
    """The control that a custom_id stands for, or None if it is not one of this bot's."""
    mark, *rest = custom_id.split(":")
    if mark != MARK or len(rest) < 2 or not _is_number(rest[0], LONGEST_NUMBER):
        return None
    return Control(int(rest[0]), rest[1], tuple(rest[2:]))


def word(args: Sequence[str], place: int) -> str:
    """An argument of a control; raises MalformedMove if it is missing."""
    if place >= len(args):
        raise MalformedMove("unknown-control")
    return args[place]


def number(args: Sequence[str], place: int, digits: int = 9) -> int:
    """A numeric argument of a control; raises MalformedMove if it is missing or not a number of so many digits at
    most."""
    text = word(args, place)
    if not _is_number(text, digits):
        raise MalformedMove("unknown-control")
    return int(text)


def _is_number(text: str, longest: int) -> bool:
    """Whether these are plain digits, so many at most."""
    return text.isascii() and text.isdecimal() and len(text) <= longest
