"""What is judged of a crowd: a message that lags, and not one that is newer than what was read."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import Database
from tests.benchmarks.faults import crowded
from tests.benchmarks.faults.crowded import GAMES, Crowded
from tests.tables.hall import ANA, BEN, CLEO, Hall

LACKS = "1 table: lacks 'Ana is planting'"


@pytest.mark.parametrize("moves", [True, False])
async def test_a_message_is_untrue_only_where_its_table_was_as_it_is_all_the_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, moves: bool
) -> None:
    database = await Database.open(tmp_path / GAMES)
    await Hall(database).open(ANA, BEN, CLEO)
    await database.close()

    async def looked(*_: object) -> list[str]:
        if moves:
            with closing(sqlite3.connect(tmp_path / GAMES)) as written, written:
                written.execute("UPDATE tables SET revision = revision + 1")
        return [LACKS]

    monkeypatch.setattr(crowded, "untrue", looked)
    here: Any = SimpleNamespace(live=dict, world=None)
    judge = Crowded.__new__(Crowded)
    judge.folder, judge.crowd, judge._said = tmp_path, here, set()
    assert await judge._wrong() == ({} if moves else {"untrue": LACKS})
    assert judge._noted(LACKS) == []
