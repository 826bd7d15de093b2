"""The bot as a host runs it, `python -m bot run`, but for its commits and renders, which are counted."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.benchmarks.wire.counts import Counts
from tests.benchmarks.wire.scenarios import IN_WORDS


def main() -> None:
    """Run it; the argument is the file of the counts."""
    counts = Counts(Path(sys.argv[1]))
    _count_commits(counts)
    _count_renders(counts)
    # Imported only now: what is counted is imported by name elsewhere.
    from bot import painting
    from bot.__main__ import command_line

    if os.environ.get(IN_WORDS):
        setattr(painting, "draw", None)  # noqa: B010  # Otherwise it is a function, always.
    sys.argv[1:] = ["run"]
    command_line("python -m bot")


def _count_commits(counts: Counts) -> None:
    """Count the commits of every connection that change the file; only these wait for the disk."""
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def counted(*arguments: Any, **named: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **named)
        written = connection.total_changes

        def trace(sql: str) -> None:
            nonlocal written
            if sql.startswith("COMMIT") and connection.total_changes != written:
                written = connection.total_changes
                counts.committed()

        connection.set_trace_callback(trace)
        return connection

    sqlite3.connect = counted  # type: ignore[assignment]  # Its overloads are of no matter here.


def _count_renders(counts: Counts) -> None:
    from bot.ui.publishing.outbox.contents import Prepared

    render = Prepared.render

    def counted(prepared: Prepared, notice: str | None = None) -> Any:
        counts.rendered()
        return render(prepared, notice)

    setattr(Prepared, "render", counted)  # noqa: B010  # The type of a method cannot be written down.


if __name__ == "__main__":
    main()
