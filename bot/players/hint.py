"""What a person is told who asks for a hint: a move, and why a computer player would make it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Reason(NamedTuple):
    """Why a move is good: the id of the words that say so, and their variables."""

    id: str
    facts: Mapping[str, str | int] = {}


class Hint(NamedTuple):
    """A move that a computer player would make, and why."""

    move: Any
    reason: Reason
