"""Tables on a real database, with stacked luck and a clock that stands until it is moved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database
from tests.tables.hall import Hall


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    database = await Database.open(tmp_path / "games.sqlite3")
    opened = Hall(database)
    yield opened
    await opened.computers.finish()
    await opened.database.close()
