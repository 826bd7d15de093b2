"""What is kept of a version when it is released, so that later ones keep what is promised; it needs only Python.

`python -m tests.release.kept 0.3.0` names what is lacking, with the command that makes it.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from tests.release.changelog import ROOT

MILESTONES, MIGRATIONS = "tests/store/milestones", "bot/store/file/migrations"
MESSAGES, RECORDS = "tests/words/promised", "tests/simulate/records"


def milestones(folder: Path = ROOT / MILESTONES) -> list[Path]:
    """The databases of milestones there, by the number that their names begin with."""
    return sorted(folder.glob("*.db"), key=lambda file: int(file.stem.partition("-")[0]))


def reading(file: Path) -> sqlite3.Connection:
    """A milestone as it lies there: nothing is made beside it."""
    return sqlite3.connect(f"{file.as_uri()}?mode=ro&immutable=1", uri=True)


def format_of(file: Path) -> int:
    """The number of the last migration that a milestone has."""
    with closing(reading(file)) as connection:
        return int(connection.execute("SELECT max(version) FROM migrations").fetchone()[0])


def newest_format(root: Path = ROOT) -> int:
    """The number of the last migration that there is."""
    return max(int(file.name[:4]) for file in (root / MIGRATIONS).iterdir() if re.match(r"\d{4}_", file.name))


def lacking(version: str, root: Path = ROOT) -> Iterator[str]:
    """What is still to be kept of this version, a line each."""
    last = milestones(root / MILESTONES)[-1]
    if format_of(last) < newest_format(root):
        number = int(last.stem.partition("-")[0]) + 1
        yield f"a database of its format: .venv/bin/python -m tests.store.milestones {number}-NAME"
    if not (root / MESSAGES / f"{version}.txt").exists():
        yield f"its messages: .venv/bin/python -m tests.words.promised {version}"
    if not (root / RECORDS / f"{version}.jsonl").exists():
        record = f"{RECORDS}/{version}.jsonl"
        yield f"records of three games: .venv/bin/bean-table simulate --games 3 --record {record}"


if __name__ == "__main__":
    (_, wanted) = sys.argv
    if found := [*lacking(wanted)]:
        sys.exit("\n".join([f"Of {wanted} something is still to be kept, and committed:", *found]))
