"""The database and all files beside it are their owner's alone."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.private_files import name_of
from bot.store import Database
from bot.store.file.backup import backup
from tests.store.scenes import game


@pytest.fixture(autouse=True)
def _careless_user() -> Iterator[None]:
    """The usual umask, under which everybody may read what somebody writes."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(folder: Path) -> dict[str, int]:
    """What may be done by whom with each file there."""
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_all_files_of_a_new_database_are_private(path: Path) -> None:
    database = await Database.open(path)
    await game(database)
    name = path.name
    assert rights(path.parent) == dict.fromkeys([name, name + "-wal", name + "-shm", name + ".lock"], 0o600)
    await backup(path, path.with_name("copy.sqlite3"))
    assert rights(path.parent)["copy.sqlite3"] == 0o600
    await database.close()


async def test_files_that_others_can_read_are_mended_and_that_is_said(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    await game(database)
    # As after a crash, with all of its files.
    crashed = tmp_path / "crashed"
    crashed.mkdir()
    for ending in ("", "-wal", "-shm", ".lock"):
        (crashed / (path.name + ending)).write_bytes(path.with_name(path.name + ending).read_bytes())
    await database.close()
    assert set(rights(crashed).values()) == {0o644}
    again = await Database.open(crashed / path.name)
    assert set(rights(crashed).values()) == {0o600}
    mended = [record.getMessage() for record in caplog.records if "its owner alone" in record.getMessage()]
    # The lock is empty; nothing need be said of it.
    assert {line.split()[0] for line in mended} == {str(crashed / path.name) + end for end in ("", "-wal", "-shm")}
    await again.close()
    caplog.clear()
    await (await Database.open(crashed / path.name)).close()
    assert not caplog.records


@pytest.mark.parametrize("refuses", [True, False], ids=["somebody else's", "a file system without rights"])
async def test_what_cannot_be_mended_is_said(
    path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, refuses: bool
) -> None:
    await (await Database.open(path)).close()
    path.chmod(0o640)

    def chmod(_: Path, mode: int) -> None:
        if refuses:
            raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "chmod", chmod)
    await (await Database.open(path)).close()
    assert f"{path} can be read by other users of this machine" in caplog.text
    assert "hands of all players" in caplog.text


def test_users_are_called_by_their_names() -> None:
    assert (name_of(0), name_of(2_000_000_000)) == ("root", "2000000000")
