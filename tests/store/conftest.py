"""An open database in a folder of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()
