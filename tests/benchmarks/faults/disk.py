"""A disk that is full, fails, or is the last thing that the bot ever writes to.

`ours` is told by a file and a signal what to do to itself, since the bot has no door for it.
"""

from __future__ import annotations

import contextlib
import resource
import signal
import sqlite3
from pathlib import Path
from types import FrameType
from typing import Any

ORDER = "disk"
"""The file, in the folder in which the bot runs."""
FULL, FAILS, DIES, WELL = "full", "fails", "dies", "well"
"""What is done from now on: no page is added to the database; no byte is written to any file; no byte is written
behind a place of any file, and what tries to is killed in the middle of it; all is well."""
MOST_PAGES = 1_073_741_823
"""SQLite's own limit."""


def order(folder: Path, what: str, place: int = 0) -> str:
    """Tell the bot in this folder; it must be sent `SIGUSR1`, and then prints what is given here."""
    (folder / ORDER).write_text(f"{what} {place}", "utf-8")
    return f"disk {what} {place}"


class Disk:
    """The bot's side of it: every connection that is opened from now on obeys."""

    def __init__(self) -> None:
        self._full = False
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        signal.signal(signal.SIGUSR1, self._obey)
        self._connect()

    def _connect(self) -> None:
        disk = self

        class Connection(sqlite3.Connection):
            """Looks whether the disk is full before it writes."""

            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                if sql.startswith("BEGIN"):
                    # No fewer than there are, so that not one can be added.
                    super().execute(f"PRAGMA max_page_count = {1 if disk._full else MOST_PAGES}")
                return super().execute(sql, *values)

        connect = sqlite3.connect
        sqlite3.connect = lambda *given, **more: connect(*given, **{"factory": Connection, **more})

    def _obey(self, number: int, frame: FrameType | None) -> None:
        with contextlib.suppress(ValueError):
            what, place = Path(ORDER).read_text("utf-8").split()
            self._full = what == FULL
            signal.signal(signal.SIGXFSZ, signal.SIG_DFL if what == DIES else signal.SIG_IGN)
            limited = what in (FAILS, DIES)
            _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (int(place) if limited else most, most))
            print(f"disk {what} {place}", flush=True)
