"""A restore that is killed, or fails, at any step leaves the old database or the new one, each with its log."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.hosting.checking import check
from bot.hosting.findings import FINE
from bot.invocation import invocation
from bot.store import BackupRefused, Database, RestoreRefused, StoreError
from bot.store.file.backup import backup
from bot.store.file.restoring import restore
from tests.store.scenes import contents, game, lobby

TOUCHING = ("open", "write", "fsync", "rename", "unlink")
"""The calls by which files change while one database takes another's place."""


class Killed(BaseException):
    """The process is gone."""


class System:
    """The system's calls, of which one is the last (`killed`), or fails once; counted from 0."""

    def __init__(self, fatal: int, *, killed: bool) -> None:
        self.fatal, self.killed, self.calls = fatal, killed, 0

    def __getattr__(self, name: str) -> Any:
        return self._call(name) if name in TOUCHING else getattr(os, name)

    def _call(self, name: str) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            self.calls += 1
            if self.killed and self.calls > self.fatal:
                raise Killed
            if self.calls - 1 == self.fatal:
                raise OSError("the disk is failing")
            return getattr(os, name)(*arguments)

        return call


@pytest.fixture
async def scene(tmp_path: Path) -> Path:
    """A folder with a database, whose last table is in its log alone, and with a backup of before."""
    folder = tmp_path / "scene"
    folder.mkdir()
    path = folder / "games.sqlite3"
    database = await Database.open(path)
    await lobby(database)
    await backup(path, folder / "copy.sqlite3")
    await game(database)
    kept = {file.name: file.read_bytes() for file in folder.glob(f"{path.name}*")}
    await database.close()
    for name, written in kept.items():
        (folder / name).write_bytes(written)
    (folder / f"{path.name}.damaged").write_text("damaged")
    return folder


def tables(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        connection.close()


def at_each_step(
    scene: Path, monkeypatch: pytest.MonkeyPatch, *, killed: bool
) -> Iterator[tuple[Path, BaseException]]:
    """The scene once for each call of a restore, which ends there; and with what."""
    for fatal in count():
        folder = scene.with_name(f"{fatal}")
        shutil.copytree(scene, folder)
        path = folder / "games.sqlite3"
        with monkeypatch.context() as system:
            system.setattr("bot.store.file.exchange.os", System(fatal, killed=killed))
            try:
                restore(folder / "copy.sqlite3", path, lambda _: None)
            except (Killed, StoreError) as error:
                ended = error
            else:
                assert fatal > 10
                assert tables(path) == 1
                return
        yield path, ended


async def test_killed_at_any_step_the_next_start_finds_the_old_or_the_new_one(
    scene: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found = []
    for path, error in at_each_step(scene, monkeypatch, killed=True):
        assert isinstance(error, Killed)
        await (await Database.open(path)).close()
        found.append(tables(path))
        # All that the old one consisted of is there, or aside.
        assert found[-1] == 2 or [tables(aside) for aside in path.parent.glob(f"{path.name}.*-??????")] == [2]
        left = {file.name for file in path.parent.iterdir() if file.name.startswith(".")}
        assert not left
        assert not path.with_name(f"{path.name}-restoring").exists()
    assert found == sorted(found, reverse=True)
    assert set(found) == {1, 2}
    assert "A restore was interrupted" in caplog.text


async def test_a_call_that_fails_at_any_step_leaves_everything_as_it_was(
    scene: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def files(folder: Path) -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in folder.iterdir() if file.suffix != ".lock"}

    before = files(scene)
    for path, error in at_each_step(scene, monkeypatch, killed=False):
        assert isinstance(error, RestoreRefused)
        assert files(path.parent) == before


@pytest.mark.long
async def test_a_process_that_is_killed_in_between_is_undone_by_the_next_command(scene: Path) -> None:
    path, copy = scene / "games.sqlite3", scene / "copy.sqlite3"
    program = (
        "import os, signal, sys; from pathlib import Path; from bot.store.file.restoring import restore\n"
        "rename, done = os.rename, []\n"
        "def dying(*names):\n"
        "    rename(*names); done.append(names)\n"
        "    len(done) == 2 and os.kill(os.getpid(), signal.SIGKILL)\n"
        "os.rename = dying\n"
        "restore(Path(sys.argv[1]), Path(sys.argv[2]), lambda _: None)\n"
    )
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, copy, path)
    assert await process.wait() == -signal.SIGKILL
    assert not path.exists()
    with pytest.raises(BackupRefused, match=invocation("check")):
        await backup(path, scene / "another.sqlite3")
    settings = {"DISCORD_TOKEN": "token", "BEAN_TABLE__STORE__PATH": str(path)}
    states = [one.state for one in check(scene / "config.toml", settings, login=False) if one.what == "database"]
    assert states == [FINE]
    assert tables(path) == 2
    restore(copy, path, lambda _: None)
    assert contents(path) == contents(copy)
