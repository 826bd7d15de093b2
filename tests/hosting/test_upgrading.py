"""A database of every older version is brought up to date by a start or a restore, and its games go on."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.games import CATALOGUE
from bot.games.chance import seeded
from bot.hosting.checking import check
from bot.hosting.findings import FINE, LOOK, Finding
from bot.hosting.restoring import restore
from bot.players import FAMILIES
from bot.store import Database, Status, tables_of
from bot.store.file.migrations import newest
from bot.tables import Table
from bot.tables.acting import act
from tests.breadth import few
from tests.cogs.world import World, words, world
from tests.release.kept import format_of
from tests.store.scenes import contents
from tests.store.test_milestones import FILES

OLDER = [file for file in FILES if format_of(file) < newest()]
every_version = pytest.mark.parametrize("file", few(FILES, FILES[0], OLDER[-1]), ids=lambda file: file.stem)

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus")
"""Who sit in the games of each, the first as the host of all of them."""


def looked_at(path: Path) -> Finding:
    """What the command check says of this database."""
    environ = {"DISCORD_TOKEN": "token", "BEAN_TABLE__STORE__PATH": str(path)}
    (finding,) = [
        one for one in check(path.with_name("none.toml"), environ, login=False) if one.what == "database"
    ]
    return finding


@every_version
async def test_restored_it_is_what_a_start_makes_of_it(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Both note in the same moment which version has it now.
    monkeypatch.setattr("bot.store.file.versions.time", SimpleNamespace(time=lambda: 1_800_000_000))
    started, restored = tmp_path / "started.sqlite3", tmp_path / "restored.sqlite3"
    await asyncio.to_thread(shutil.copy, file, started)
    before, older = looked_at(started), format_of(file) < newest()
    assert (before.state, "the next start copies it" in before.words) == (LOOK if older else FINE, older)
    await (await Database.open(started)).close()
    await asyncio.to_thread(restore, file, restored)
    assert contents(restored) == contents(started)
    assert (looked_at(started).state, looked_at(restored).state) == (FINE, FINE)


@pytest.mark.parametrize("file", few(FILES), ids=lambda file: file.stem)
async def test_the_bot_starts_on_it_and_its_games_go_on(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with world(tmp_path, *NAMES) as here:
        here.path = tmp_path / "older.sqlite3"
        await asyncio.to_thread(shutil.copy, file, here.path)
        await asyncio.to_thread(bring_here, here)
        await here.restart()
        rows = await tables_of(here.database, here["Ana"].id, (Status.RUNNING,))
        assert {row.game for row in rows} <= set(CATALOGUE)
        assert rows
        # A computer plays on for whoever is forgotten.
        await here.forget("Ben")
        for row in rows:
            assert f"table #{row.id}" in words(here.hand_message("Ana", row.id))
            await plays_on(here, await here.bot.tables.get(row.id), 3000 if row is rows[0] else 6)
            await here.env.settle()
            assert "Person 1" not in words(here.table_message(row.id))
        assert (await here.bot.tables.get(rows[0].id)).row.status is Status.ENDED
    assert not caplog.records
    assert looked_at(here.path).state == FINE


def bring_here(here: World) -> None:
    """Let the first game of each kind be this world's: its people's, on its server, in its channel."""
    connection = sqlite3.connect(here.path, isolation_level=None)
    first = "SELECT min(id) FROM tables GROUP BY game"
    connection.execute(f"UPDATE tables SET status = 'closed' WHERE id NOT IN ({first})")
    connection.execute("UPDATE tables SET guild_id = ?, channel_id = ?", (here.guild.id, here.channel.id))
    for number, name in enumerate(NAMES):
        connection.execute("UPDATE seats SET person_id = ? WHERE person_id = ?", (here[name].id, 100 + number))
        connection.execute("UPDATE tables SET host_id = ? WHERE host_id = ?", (here[name].id, 100 + number))
    connection.close()


async def plays_on(here: World, table: Table, moves: int) -> None:
    """The people who are left make so many moves, or fewer to the end, and the computer its own between them."""
    simplest = FAMILIES[table.game.family].players["simplest"]
    await here.bot.computers.idle()
    for number in range(moves):
        if not table.running:
            break
        present = [seat for seat in table.game.to_act(table.state) if seat in table.present()]
        assert present, "computers have moved until somebody else has to"
        move = simplest(table.view(present[0]), seeded(number))
        before = table.sequence
        await act(here.bot.tables, table.id, table.seats[present[0]].person_id, partial(_only, move), None)
        await here.bot.computers.idle()
        assert table.sequence > before


def _only(move: object, _: object) -> Sequence[object]:
    return (move,)
