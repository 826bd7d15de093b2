"""Copies a database before it is brought up to date: the copy is plain, as older versions restore it."""

import logging
import re
import shutil
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from bot.invocation import invocation
from bot.store.errors import NoRoom
from bot.store.file.backup import back_up
from bot.store.file.exchange import ENDINGS
from bot.store.file.inspection import reading
from bot.store.file.migrations import newest, version_of
from bot.store.file.room import SPARE

log = logging.getLogger(__name__)

WEEK = 7 * 24 * 3600
"""Seconds for which such a copy stays."""

_MOMENT = "%Y%m%d-%H%M%SZ"


class Copy(NamedTuple):
    """One of these copies: where it is, of which format, and when it was made, in unix seconds."""

    file: Path
    version: int
    made: float


def safeguard(path: Path) -> None:
    """Copy the database if a migration is due and it is not new, verify the copy, and log where it is.

    Raises a StoreError where that is not possible; nothing is changed then. Nobody else may have the database
    open.
    """
    with reading(path, alone=True) as connection:
        version = version_of(connection)
    if not 0 < version < newest():
        return
    require_room(path)
    before = copies_of(path)
    moment = datetime.fromtimestamp(time.time(), UTC).strftime(_MOMENT)
    target = path.with_name(f"{path.stem}-format-{version}-{moment}{path.suffix}")
    back_up(path, target, "quick_check", alone=True)
    log.warning(
        "%s is brought from format %d to %d. As it was before, it stays in %s until a week has gone by without "
        "trouble. To go back, install the version of before, and there: %s",
        path,
        version,
        newest(),
        target,
        invocation("restore", str(target)),
    )
    for copy in before:
        # Made before a start that came to nothing: all of it is in this one, too.
        if copy.version == version:
            copy.file.unlink(missing_ok=True)


def copies_of(path: Path) -> list[Copy]:
    """Find the copies that were made of this database before migrations, whatever else lies beside it."""
    name, suffix = re.escape(path.stem), re.escape(path.suffix)
    form = re.compile(rf"{name}-format-(\d+)-(\d{{8}}-\d{{6}}Z){suffix}")
    found = []
    for file in sorted(path.parent.iterdir()):
        # One with a moment that there never was is somebody else's.
        with suppress(ValueError):
            if match := form.fullmatch(file.name):
                made = datetime.strptime(match[2], _MOMENT).replace(tzinfo=UTC)
                found.append(Copy(file, int(match[1]), made.timestamp()))
    return found


def remove_old_copies(path: Path, now: float) -> None:
    """Remove the copies that are a week old. Whoever calls has found the database sound. May raise an OSError."""
    for copy in copies_of(path):
        if copy.made < now - WEEK:
            copy.file.unlink(missing_ok=True)
            log.info("%s is removed: all has been well without it for a week", copy.file)


def require_room(path: Path) -> None:
    """Raise NoRoom unless a database of an older version can be copied beside itself and brought up to date."""
    files = [file for ending in ENDINGS if (file := path.with_name(path.name + ending)).exists()]
    # As much again for the log, through which a migration may write all of it.
    needed = 2 * sum(file.stat().st_size for file in files) + SPARE
    free = shutil.disk_usage(path.parent).free
    if free < needed:
        raise NoRoom(path, needed, free)
