"""A fact about Discord, and whether it held."""

from __future__ import annotations

from typing import NamedTuple


class Fact(NamedTuple):
    """Something about Discord, as a sentence that is true if it holds."""

    key: str
    says: str
    relied_on: bool = True
    """Whether the bot relies on it. If not, nobody documents it: the bot is right either way, and the answer is
    told."""


class Noted(NamedTuple):
    """Whether a fact held, and what Discord said."""

    held: bool
    said: str = ""
