"""A record that was dropped on the playground's page: its game can be looked at again, and counts nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.dropped_record import open_record
from bot.store import games_of, games_on, games_to_fill_in, results_of, tables_of_server
from bot.store.tables import NOBODY, Status
from bot.tables.retention import prune
from tests.breadth import few
from tests.cogs.world import shown, words, world
from tests.simulate.test_replaying import HOSTILE, record


async def test_it_is_shown_like_any_other_game_with_all_hands(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        tables, place = here.bot.tables, (here.guild.id, here.channel.id)
        line = record(tmp_path, ("duel", 2)).read_text("utf-8")
        command = await open_record(tables, line, *place)
        assert command is not None
        (option,) = command.options
        assert (command.name, option["name"]) == ("replay", "table")
        message = shown(await here["Ana"].slash(here.channel, "replay", table=option["value"]))
        assert "step 1 of" in words(message)
        await here.click("Ana", message, "replay", "0", "stay", "all")
        assert "All hands" in words(here.now(message))
        assert "Seat 2" in words(here.now(message))
        assert not here.env.errors


async def test_it_is_no_result_of_anybodys_not_even_once_it_is_old(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        tables, database = here.bot.tables, here.database
        line = record(tmp_path, ("duel", 2)).read_text("utf-8")
        assert await open_record(tables, line, here.guild.id, here.channel.id)
        (row,) = await tables_of_server(database, here.guild.id, (Status.ENDED,))
        assert row.host_id == NOBODY
        assert await games_to_fill_in(database) == ()
        await prune(tables, tables.now() + 1)
        assert await results_of(database, row.id) == ()
        assert (await games_on(database, here.guild.id, 0, 5)).total == 0
        assert (await games_of(database, here["Ana"].id, 0, 5)).total == 0


async def test_what_is_no_record_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        for text in ("", "{}", "[1]", "null", '{"game": "duel", "players": 2, "events": []}', "a" * 10_000):
            assert await open_record(here.bot.tables, text, here.guild.id, here.channel.id) is None
        assert await tables_of_server(here.database, here.guild.id, tuple(Status)) == ()


@pytest.mark.parametrize(
    "what",
    few(
        [what for what in HOSTILE if what != "a line without end"],
        "nested",
        "no number",
        "a card that there is not",
        "a card with orders",
    ),
)
async def test_a_hostile_record_changes_nothing(tmp_path: Path, what: str) -> None:
    async with world(tmp_path, "Ana") as here:
        text = HOSTILE[what](tmp_path)
        assert await open_record(here.bot.tables, text, here.guild.id, here.channel.id) is None
        assert await tables_of_server(here.database, here.guild.id, tuple(Status)) == ()
