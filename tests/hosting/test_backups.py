"""Backups while the bot runs: when they are due, which stay, and that a failure is tried again."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.hosting import backups
from bot.hosting.backups import back_up, back_up_regularly, copies, due_in
from bot.store import Database
from bot.store.file.backup import backup

HOUR = 3600.0
DAY = 1_800_000_000.0
"""A moment of the year 2027."""


@pytest.fixture
async def source(tmp_path: Path) -> Path:
    path = tmp_path / "games.sqlite3"
    await (await Database.open(path)).close()
    return path


async def test_the_newest_stay_and_nothing_else_is_touched(
    source: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "copies"
    with caplog.at_level(logging.INFO):
        for number in range(4):
            moment = DAY + number * HOUR
            assert await back_up(source, folder, 2, lambda moment=moment: moment)  # type: ignore[misc]  # bound now
            if number == 0:
                for name in ("by-hand", "20269999-999999Z"):
                    (folder / f"bean-table-{name}.sqlite3").write_text("precious")
    assert [copy.name for copy in copies(folder)] == [
        "bean-table-20270115-100000Z.sqlite3.gz",
        "bean-table-20270115-110000Z.sqlite3.gz",
    ]
    for name in ("by-hand", "20269999-999999Z"):
        assert (folder / f"bean-table-{name}.sqlite3").read_text() == "precious"
    assert "backed up to" in caplog.text


async def test_when_the_next_is_due(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    assert due_in(folder, 24, DAY) == 0
    await back_up(source, folder, 2, lambda: DAY)
    assert due_in(folder, 24, DAY + HOUR) == 23 * HOUR
    assert due_in(folder, 24, DAY + 30 * HOUR) == 0
    # By a clock that was wrong.
    assert due_in(folder, 24, DAY - HOUR) == 0


async def test_one_from_the_future_goes_before_the_one_just_made(source: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    for moment in (DAY + 1000 * HOUR, DAY + 0.5):
        await back_up(source, folder, 1, lambda moment=moment: moment)  # type: ignore[misc]  # bound now
    assert [copy.name for copy in copies(folder)] == ["bean-table-20270115-080000Z.sqlite3.gz"]
    assert due_in(folder, 24, DAY + HOUR) == 23 * HOUR


async def test_those_of_earlier_versions_which_were_not_compressed_count_and_go_in_their_turn(
    source: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for name in ("bean-table-20270115-070000Z.sqlite3", "bean-table-20270115-073000Z.sqlite3"):
        await backup(source, folder / name)
    assert due_in(folder, 24, DAY) == 23.5 * HOUR
    assert await back_up(source, folder, 2, lambda: DAY)
    assert [copy.name for copy in copies(folder)] == [
        "bean-table-20270115-073000Z.sqlite3",
        "bean-table-20270115-080000Z.sqlite3.gz",
    ]


async def test_one_that_fails_is_logged_and_tried_again(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 3:
            (tmp_path / "disk").mkdir()
        if len(waited) == 4:
            raise asyncio.CancelledError

    monkeypatch.setattr("asyncio.sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        await back_up_regularly(source, tmp_path / "disk" / "copies", 24, 1)
    assert waited[:3] == [0, backups.AGAIN, 0]
    assert waited[3] == pytest.approx(24 * HOUR, abs=60)
    assert (
        f"No such file or directory. Make {tmp_path / 'disk'}, or change [backup] folder. It is tried again"
        in caplog.text
    )
    assert len(copies(tmp_path / "disk" / "copies")) == 1


async def test_a_folder_that_may_not_be_written(
    source: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def read_only(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "mkdir", read_only)
    monkeypatch.setenv("STATE_DIRECTORY", "/var/lib/bean-table")
    assert not await back_up(source, Path("/srv/copies"), 1)
    assert (
        "no backup in /srv/copies: Read-only file system. Give its user the right to, and the service"
        in caplog.text
    )
    assert "ReadWritePaths=/srv (systemctl edit" in caplog.text
