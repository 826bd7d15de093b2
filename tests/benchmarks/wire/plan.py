"""Which calls our bot made for each click, for the bare bot to make them again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple


class Again(NamedTuple):
    """A call to be made again; ids in its path are those of the recorded run."""

    method: str
    path: str
    body: str
    click: int
    """The click whose token it carries; -1 if it carries none."""
    made: int | None
    """The id that the posted message had."""
    file: int = 0
    """The bytes of the file that went with it."""

    @property
    def parts(self) -> list[str]:
        """The path by its parts."""
        return self.path.strip("/").split("/")


class Planned(NamedTuple):
    """One click: how it came about, and the calls that followed it."""

    at: float
    """Seconds after the first click."""
    person: int
    channel: int
    nth: int
    """The clicked message's place among those of its channel, from 0."""
    custom_id: str
    component: int
    calls: list[Again]


def write(path: Path, clicks: list[Planned]) -> None:
    """Write the clicks down."""
    path.write_text(json.dumps(clicks), "utf-8")


def read(path: Path) -> list[Planned]:
    """What was written down."""
    found = json.loads(path.read_text("utf-8"))
    return [Planned(*click)._replace(calls=[Again(*call) for call in click[-1]]) for click in found]
