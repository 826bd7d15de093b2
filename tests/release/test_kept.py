"""Whoever cuts a release is told what is to be kept of it before anything is tagged."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot.store.file.migrations import newest
from tests.release.changelog import ROOT, version
from tests.release.kept import (
    MESSAGES,
    MIGRATIONS,
    MILESTONES,
    RECORDS,
    format_of,
    lacking,
    milestones,
    newest_format,
)

LAST = milestones()[-1]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the last milestone, and the migrations that it has; what else is kept, of 0.9.0 alone."""
    for folder in (MILESTONES, MIGRATIONS, MESSAGES, RECORDS):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(LAST, tmp_path / MILESTONES)
    (tmp_path / MIGRATIONS / f"{format_of(LAST):04}_last.sql").touch()
    (tmp_path / MESSAGES / "0.9.0.txt").touch()
    (tmp_path / RECORDS / "0.9.0.jsonl").touch()
    return tmp_path


def test_of_todays_version_all_is_kept() -> None:
    # The format may be newer: that is released with the next one.
    assert [line for line in lacking(version()) if not line.startswith("a database")] == []
    assert newest_format() == newest()


def test_each_thing_that_lacks_is_named_with_its_command(root: Path) -> None:
    assert [*lacking("0.9.0", root)] == []
    (root / MIGRATIONS / f"{format_of(LAST) + 1:04}_more.sql").touch()
    assert [line.partition(": ")[0] for line in lacking("0.10.0", root)] == [
        "a database of its format",
        "its messages",
        "records of three games",
    ]
    number = int(LAST.stem.partition("-")[0])
    assert next(lacking("0.10.0", root)).endswith(f"tests.store.milestones {number + 1}-NAME")


def test_a_release_looks_for_it_before_anything_else() -> None:
    script = (ROOT / ".ci/release").read_text("utf-8")
    assert script.index("tests.release.kept") < script.index("tests.release.changelog cut")
