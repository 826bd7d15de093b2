"""A process that dies between any two statements leaves all of a change or nothing."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Database, Status, append, join
from tests.breadth import few
from tests.store.crashing import CHANGES, DIED, GAME, LOBBY, SHARED, prepare
from tests.store.scenes import CEM, contents
from tests.store.slow import together

NEVER = 1_000_000


class Dying:
    """The program whose processes die."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def run(self, path: Path, change: str, fatal: int) -> tuple[int, str]:
        """Let the change die there in a process of its own; its exit code and what it printed."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{path}\t{change}\t{fatal}\n")
        self._process.stdin.flush()
        code, _, printed = self._process.stdout.readline().rstrip("\n").partition(" ")
        return int(code), printed


@pytest.fixture(scope="module")
def dying() -> Iterator[Dying]:
    command = [sys.executable, "-m", "tests.store.crashing"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Dying(process)


async def reopened(path: Path) -> list[str]:
    """What the next start finds."""
    await (await Database.open(path)).close()
    return contents(path)


async def outcomes(dying: Dying, base: Path, change: str) -> tuple[list[str], list[list[str]]]:
    """What is there after the whole change, and after dying before each of its statements."""
    whole = base / "whole" / "games.sqlite3"
    shutil.copytree(base / "before", whole.parent)
    code, printed = dying.run(whole, change, NEVER)
    assert code == 0
    found = []
    for fatal in range(int(printed)):
        path = base / str(fatal) / "games.sqlite3"
        shutil.copytree(base / "before", path.parent)
        assert dying.run(path, change, fatal) == (DIED, "")
        found.append(await reopened(path))
    return await reopened(whole), found


@pytest.mark.parametrize("change", few(CHANGES))
async def test_a_change_is_there_wholly_or_not_at_all(dying: Dying, tmp_path: Path, change: str) -> None:
    (tmp_path / "before").mkdir()
    await prepare(tmp_path / "before" / "games.sqlite3")
    before = contents(tmp_path / "before" / "games.sqlite3")
    after, found = await outcomes(dying, tmp_path, change)
    # BEGIN, at least one write, COMMIT; and what was answered is there without a clean end of the process.
    assert len(found) >= 3
    assert after != before
    assert all(state == before for state in found)


@pytest.mark.long
async def test_dying_while_the_file_is_first_made_does_not_spoil_it(dying: Dying, tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    after, found = await outcomes(dying, tmp_path, "open")
    assert len(found) > 15
    assert all(state == after for state in found)


@pytest.mark.long
async def test_moves_that_share_a_commit_are_each_there_wholly_or_not_at_all(dying: Dying, tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    await prepare(tmp_path / "before" / "games.sqlite3")
    before = contents(tmp_path / "before" / "games.sqlite3")
    after, found = await outcomes(dying, tmp_path, SHARED)
    states = [state for place, state in enumerate(found) if place == 0 or state != found[place - 1]]
    # Nothing; then both moves with the notes that ride along; the last batch of notes may be lost.
    assert states[0] == before
    assert len(states) == 2
    shared = "\n".join(states[1])
    assert "Cem" in shared
    assert "planted" in shared
    assert "7777" in shared
    assert "8888" not in shared
    assert "8888" in "\n".join(after)
    for fatal, state in enumerate(found):
        # What was answered is there.
        if (tmp_path / str(fatal) / "games.answered").exists():
            assert state == states[1]
    assert (tmp_path / str(len(found) - 1) / "games.answered").exists()


@pytest.mark.long
async def test_a_shared_commit_of_which_only_a_part_reached_the_disk_is_none(path: Path, tmp_path: Path) -> None:
    await prepare(path)
    before = contents(path)
    database = await Database.open(path)
    base = path.read_bytes()
    await together(
        database,
        append(database, GAME, 1, ['{"kind":"planted"}'] * 200, Status.RUNNING, 300, 900),
        join(database, LOBBY, CEM, "Cem", 300, 901),
    )
    log = path.with_name(path.name + "-wal").read_bytes()
    assert path.read_bytes() == base
    await database.close()
    torn = tmp_path / "torn" / path.name
    torn.parent.mkdir()
    states = []
    for length in [*range(0, len(log), 1000), len(log)]:
        torn.write_bytes(base)
        torn.with_name(path.name + "-wal").write_bytes(log[:length])
        states.append(await reopened(torn))
    assert len(states) > 10
    assert all(state == before for state in states[:-1])
    assert states[-1] == contents(path) != before
