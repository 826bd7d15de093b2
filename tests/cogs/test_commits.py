"""How often the bot waits for the disk while people play."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.store.file import notes
from tests.breadth import steps
from tests.cogs.driving import Driver
from tests.cogs.world import world
from tests.store.slow import slow_disk

NAMES = ("Ana", "Ben", "Cleo")
MOST = 1.1
"""Commits a move."""
A_MOVE = 0.1
"""Seconds between two commits, as notes see it."""


async def test_a_move_costs_little_more_than_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = slow_disk(monkeypatch)
    # Notes wait for moves, however long these take on a busy machine.
    monkeypatch.setattr(notes, "time", SimpleNamespace(monotonic=lambda: disk.commits * A_MOVE))
    async with world(tmp_path, *NAMES, threads=True) as here:
        await here.open(*NAMES)
        await here.database.write_noted()
        moves, commits = await here.moves(), disk.commits
        await Driver(here, 1, NAMES, seed=1).play(steps(40))
        made = await here.moves() - moves
        assert made >= steps(20)
        assert made <= disk.commits - commits <= MOST * made
        assert await here.database.read("SELECT * FROM messages") != []


async def test_a_move_writes_what_it_changes_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = slow_disk(monkeypatch)
    async with world(tmp_path, *NAMES, threads=True) as here:
        await here.open(*NAMES)
        await here.database.write_noted()
        before = len(disk.tables_written())
        await Driver(here, 1, NAMES, seed=1).play(10)
        moves = [written for written in disk.tables_written()[before:] if "events" in written]
        assert moves
        # Nobody's time runs at this table, and nobody has missed a decision.
        assert {"clocks", "seats"}.isdisjoint({table for written in moves for table in written})
