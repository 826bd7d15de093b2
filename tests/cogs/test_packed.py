"""A game that is packed is for everybody as it was; a damaged one is told kindly and is the only one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import events_of, pack_game, tables_in
from bot.store.tables import Status
from bot.tables.packing import QUIET, Packing
from bot.tables.retention import prune
from bot.ui.publishing.outbox.places import PUBLIC
from tests.cogs.mishaps import private, show, told
from tests.cogs.over import over
from tests.cogs.world import World, shown, words, world
from tests.store.test_packing import spoil

NAMES = ("Ana", "Ben", "Cleo")


async def packed(here: World) -> int:
    """Pack all that is over, as though it were long ago; how many games were packed."""
    await here.database.write(lambda connection: connection.execute("UPDATE tables SET touched_at = 1"))
    return await Packing(here.bot.tables).catch_up()


async def everything(here: World, table: int) -> list[str]:
    """What people are shown of a game that is over."""
    found = []
    for name in ("Ana", "Dan"):
        message: Any = shown(await here[name].slash(here.channel, "replay", table=table))
        found.append(words(message))
    return found


async def exported(here: World, table: int) -> str:
    """The file of a game that is over, as Ben saw it."""
    message: Any = shown(await here["Ben"].slash(here.channel, "replay", table=table))
    (file,) = shown(await here.click("Ben", message, "export")).attachments
    written: bytes = await file.read()
    return written.decode()


@pytest.mark.long
async def test_nobody_notices_that_a_game_was_packed(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        table, _ = await over(here, *NAMES)
        before = await everything(here, table), await events_of(here.database, table)
        file = await exported(here, table)
        assert await packed(here) == 1
        await here.restart()
        assert await here.database.read("SELECT 1 FROM events") == []
        assert (await everything(here, table), await events_of(here.database, table)) == before
        assert await exported(here, table) == file
        await show(here, table, PUBLIC)
        await here.click("Ben", here.table_message(), "rematch")
        again = (await tables_in(here.database, here.channel.id, (Status.LOBBY,)))[0].id
        assert again != table
        assert await packed(here) == 0
        assert not here.env.errors


async def test_the_running_bot_packs_what_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        await here.database.write(
            lambda connection: connection.execute("UPDATE tables SET touched_at = touched_at - ?", (QUIET + 1,))
        )
        await here.restart()
        await here.env.settle()
        assert await here.database.read("SELECT table_id FROM packed_games") == [(table,)]


async def test_a_damaged_one_is_told_kindly_and_all_else_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES, "Dan") as here:
        (table, _), (other, _) = await over(here, *NAMES), await over(here, *NAMES)
        before = await everything(here, other)
        running = await here.open(*NAMES)
        for number in (table, other):
            await pack_game(here.database, number)
        await here.database.write(lambda connection: spoil(connection, table))
        await here.restart()
        result = await here["Ana"].slash(here.channel, "replay", table=table)
        assert told(result, "game-damaged", table=table)
        assert f"The game of table {table} cannot be read: " in caplog.text
        assert await everything(here, other) == before
        assert "Your hand" in private(await here["Ana"].slash(here.channel, "hand", table=running))
        await here.forget("Ben")
        assert await here.database.read("SELECT 1 FROM seats WHERE name = 'Ben'") == []
        assert await prune(here.bot.tables, here.bot.tables.now() + 1) == 2
        assert await here.database.read("SELECT 1 FROM packed_games") == []
        assert not here.env.errors
