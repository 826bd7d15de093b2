"""Why something could not be done: the id of a message, which the page has words for, and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class Reason(NamedTuple):
    """The reason, for the person who tried it."""

    id: str
    facts: Mapping[str, str | int] = MappingProxyType({})


class InvalidAction(Exception):
    """What a person asked for cannot be done."""

    def __init__(self, reason: str, /, **facts: str | int) -> None:
        super().__init__(reason)
        self.reason = Reason(reason, facts)
