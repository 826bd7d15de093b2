"""Whether there is room beside a database for work that nobody waits for: on its disk, and in SQLite's log."""

import shutil
from pathlib import Path
from typing import NamedTuple

SPARE = 64 * 2**20
"""Bytes that are left free for moves: with less, nothing is written that can wait."""
LONG_LOG = 32 * 2**20
"""Bytes of the write-ahead log from which on nothing is added to it that can wait. SQLite begins it anew after
4 MiB, unless somebody has been reading for long, such as a backup."""


class Room(NamedTuple):
    """What there is, in bytes."""

    free: int
    """On the disk."""
    log: int
    """That SQLite's write-ahead log takes."""

    @property
    def scarce(self) -> bool:
        """Whether the disk is nearly full."""
        return self.free < SPARE


def room(database: Path) -> Room:
    """Look at the disk of this database and at its log; raises an OSError."""
    log = database.with_name(f"{database.name}-wal")
    return Room(shutil.disk_usage(database.parent).free, log.stat().st_size if log.exists() else 0)
