"""An open database in a folder of its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Database


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite3"


@pytest.fixture(autouse=True)
async def _all_closed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A test that fails with an open database must not keep the whole run waiting for its threads."""
    opened: list[Database] = []
    original = Database.open

    async def opening(path: Path, *, copied: bool = False) -> Database:
        opened.append(await original(path, copied=copied))
        return opened[-1]

    monkeypatch.setattr(Database, "open", opening)
    yield
    for database in opened:
        await database.close()


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()
