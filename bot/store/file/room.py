"""Tells whether a database's disk and SQLite's log have room for work that nobody waits for."""

import shutil
from pathlib import Path
from typing import NamedTuple

SPARE = 64 * 2**20
"""Bytes that are left free for moves: with less, nothing is written that can wait."""
LONG_LOG = 32 * 2**20
"""When the write-ahead log has so many bytes, nothing that can wait is added to it. SQLite begins it anew after 4
MiB, unless somebody has been reading for long, such as a backup."""


class Room(NamedTuple):
    """How much room there is, in bytes."""

    free: int
    """What is free on the disk."""
    log: int
    """What SQLite's write-ahead log takes."""

    @property
    def scarce(self) -> bool:
        """Whether the disk is nearly full."""
        return self.free < SPARE


def room(database: Path) -> Room:
    """Look at the disk of this database and at its log; raises an OSError."""
    log = database.with_name(f"{database.name}-wal")
    return Room(shutil.disk_usage(database.parent).free, log.stat().st_size if log.exists() else 0)
