"""Two numbers that the bot's process counts and the small Discord's reads, in a file that both have mapped."""

from __future__ import annotations

import mmap
import struct
from pathlib import Path
from typing import NamedTuple

_FORM = struct.Struct("qq")


class Counted(NamedTuple):
    """What was counted up to some moment."""

    commits: int
    renders: int


class Counts:
    """The numbers; one process writes, the other reads."""

    def __init__(self, path: Path) -> None:
        """Open the file; it is made if there is none."""
        if not path.exists():
            path.write_bytes(bytes(_FORM.size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), _FORM.size)
        self._now = [0, 0]

    def committed(self) -> None:
        """One more durable commit."""
        self._add(0)

    def rendered(self) -> None:
        """One more message rendered."""
        self._add(1)

    def _add(self, place: int) -> None:
        self._now[place] += 1
        _FORM.pack_into(self._map, 0, *self._now)

    def read(self) -> Counted:
        """Both numbers as they are."""
        return Counted(*_FORM.unpack_from(self._map))
