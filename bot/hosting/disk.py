"""How large the database and what lies beside it are, and how much room their disks have left."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

DATABASE, BACKUPS = "database", "backups"


def sizes(path: Path) -> Iterator[tuple[str, int]]:
    """The bytes of the database and of its write-ahead log."""
    for which, file in ((DATABASE, path), ("log", path.with_name(f"{path.name}-wal"))):
        yield which, file.stat().st_size if file.exists() else 0


def free(path: Path, backups: Path | None) -> Iterator[tuple[str, int]]:
    """The bytes that are free where the database is, and where its backups are to be."""
    yield DATABASE, room_at(path.parent)
    if backups is not None:
        yield BACKUPS, room_at(backups)


def room_at(folder: Path) -> int:
    """The bytes that are free in this folder, or where it would have to be made."""
    there = next((one for one in (folder, *folder.parents) if one.is_dir()), Path("/"))
    return shutil.disk_usage(there).free
