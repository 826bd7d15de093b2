"""A process that dies between any two statements leaves all of a change or nothing."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Database
from tests.store.crashing import CHANGES, DIED, prepare
from tests.store.scenes import contents

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


@pytest.mark.parametrize("change", CHANGES)
async def test_a_change_is_there_wholly_or_not_at_all(dying: Dying, tmp_path: Path, change: str) -> None:
    (tmp_path / "before").mkdir()
    await prepare(tmp_path / "before" / "games.sqlite3")
    before = contents(tmp_path / "before" / "games.sqlite3")
    after, found = await outcomes(dying, tmp_path, change)
    # BEGIN, at least one write, COMMIT; and what was answered is there without a clean end of the process.
    assert len(found) >= 3
    assert after != before
    assert all(state == before for state in found)


async def test_dying_while_the_file_is_first_made_does_not_spoil_it(dying: Dying, tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    after, found = await outcomes(dying, tmp_path, "open")
    assert len(found) > 15
    assert all(state == after for state in found)
