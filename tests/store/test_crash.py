"""A process that dies between any two statements leaves all of a change or nothing."""

import asyncio
import shutil
import sys
from pathlib import Path

import pytest

from bot.store import Database
from tests.store.crashing import CHANGES, DIED, prepare
from tests.store.scenes import contents

NEVER = 1_000_000
# As many processes at once; more would only wait for each other.
AT_ONCE = 8


async def run(path: Path, change: str, fatal: int, turns: asyncio.Semaphore) -> tuple[int, str]:
    """Let the change die there in a process of its own; give its exit code and what it printed."""
    async with turns:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.store.crashing", str(path), change, str(fatal),
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        printed, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, printed.decode()


async def reopened(path: Path) -> list[str]:
    """What the next start finds."""
    await (await Database.open(path)).close()
    return contents(path)


async def outcomes(base: Path, change: str) -> tuple[list[str], list[list[str]]]:
    """What is there after the whole change, and after dying before each of its statements."""
    whole = base / "whole" / "games.sqlite3"
    shutil.copytree(base / "before", whole.parent)
    turns = asyncio.Semaphore(AT_ONCE)
    code, printed = await run(whole, change, NEVER, turns)
    assert code == 0

    async def die(fatal: int) -> list[str]:
        path = base / str(fatal) / "games.sqlite3"
        shutil.copytree(base / "before", path.parent)
        assert await run(path, change, fatal, turns) == (DIED, "")
        return await reopened(path)

    return await reopened(whole), list(await asyncio.gather(*map(die, range(int(printed)))))


@pytest.mark.parametrize("change", CHANGES)
async def test_a_change_is_there_wholly_or_not_at_all(tmp_path: Path, change: str) -> None:
    (tmp_path / "before").mkdir()
    await prepare(tmp_path / "before" / "games.sqlite3")
    before = contents(tmp_path / "before" / "games.sqlite3")
    after, found = await outcomes(tmp_path, change)
    # BEGIN, at least one write, COMMIT; and what was answered is there without a clean end of the process.
    assert len(found) >= 3
    assert after != before
    assert all(state == before for state in found)


async def test_dying_while_the_file_is_first_made_does_not_spoil_it(tmp_path: Path) -> None:
    (tmp_path / "before").mkdir()
    after, found = await outcomes(tmp_path, "open")
    assert len(found) > 15
    assert all(state == after for state in found)
