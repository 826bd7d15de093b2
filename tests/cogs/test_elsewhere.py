"""From another server, or from their direct messages, nobody learns of a table at which they do not sit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.games.contract import MalformedMove
from bot.store import Status, append
from bot.ui.families import FAMILIES
from cogs.clicks import routes
from tests.breadth import few, some
from tests.cogs.mishaps import deliver, payload, press, private, told
from tests.cogs.world import World, words, world

NAMES = ("Ana", "Ben", "Cleo")
NEVER = 999
"""A number that no table has."""
ZEDS = 7
TABLES = {1: "lobby", 2: "running", 3: "nicht_die_bohne", 4: "paused", 5: "ended", 6: "closed"}


@asynccontextmanager
async def tables(tmp_path: Path) -> AsyncIterator[tuple[World, MemberActor, ChannelHandle]]:
    """A table of each kind on one server, and Zed, who has one of their own on another."""
    async with world(tmp_path, *NAMES, "Eve") as here:
        await here.open("Ana", "Ben", start=False)
        for game in (None, "nicht_die_bohne", None, None):
            await here.open(*NAMES, game=game)
        await here["Ana"].slash(here.channel, "pause", table=4)
        async with here.bot.tables.changing(5) as held:
            row = await append(here.database, 5, held.sequence, [], Status.ENDED, 0, None)
            await here.bot.tables.reload(held, row)
        await here.open("Ana", "Ben", start=False)
        await here["Ana"].slash(here.channel, "close", table=6)
        other = here.env.create_guild("Other")
        channel = other.create_text_channel("else")
        here.people["Zed"] = zed = other.add_member(here.env.create_user("zed"))
        await zed.slash(channel, "play")
        yield here, zed, channel


def commands(here: World) -> Mapping[str, dict[str, Any]]:
    """The commands with an option `table`, each with something for every option that it needs."""
    found = [command for command in here.bot.tree.get_commands() if isinstance(command, app_commands.Command)]
    return {
        command.name: {
            option.name: here["Ana"].user if option.type is discord.AppCommandOptionType.user else "1"
            for option in command.parameters
            if option.required
        }
        for command in found
        if any(option.name == "table" for option in command.parameters)
    }


async def picture(here: World) -> object:
    """All that is stored of the tables, and all that is shown in the channel."""
    rows = await here.database.read("SELECT * FROM tables ORDER BY id")
    seats = await here.database.read("SELECT * FROM seats ORDER BY table_id, seat")
    return [*map(tuple, rows)], [*map(tuple, seats)], [words(message) for message in here.channel.history()]


async def test_every_command_answers_as_for_a_table_that_never_was(tmp_path: Path) -> None:
    async with tables(tmp_path) as (here, zed, elsewhere):
        before = await picture(here)
        assert {"close", "pause", "resume", "start", "lay", "plant", "join"} <= commands(here).keys()
        for (command, needed), table in some(product(commands(here).items(), (*TABLES, NEVER))):
            for result in (
                await zed.slash(elsewhere, command, table=table, **needed),
                await zed.user.slash(command, table=table, **needed),
                await here["Eve"].user.slash(command, table=table, **needed),
            ):
                assert told(result, "no-such-table", table=table), (command, TABLES.get(table))
        assert await picture(here) == before
        assert not here.env.errors


@pytest.mark.parametrize("place", few(["messages", "channel"]))
async def test_every_control_answers_as_for_a_table_that_never_was(tmp_path: Path, place: str) -> None:
    async with tables(tmp_path) as (here, zed, elsewhere):
        before = await picture(here)
        actions = {action for family in FAMILIES for action in routes(family)}
        message = (elsewhere if place == "channel" else zed.user.dm_channel).history()[-1]
        for action, table in some(product(sorted(actions), (*TABLES, NEVER))):
            result = await press(here, "Zed", message, f"bean:{table}:{action}:0:0:0")
            assert told(result, "no-such-table", table=table), (action, TABLES.get(table))
        assert await picture(here) == before
        assert not here.env.errors


async def test_no_completion_tells_of_a_table_either(tmp_path: Path) -> None:
    async with tables(tmp_path) as (here, zed, elsewhere):
        for command in commands(here):
            found = here.bot.tree.get_command(command)
            assert isinstance(found, app_commands.Command)
            for option in found.parameters:
                if option.name == "table":
                    choices = await zed.autocomplete(elsewhere, command, "table", "")
                    assert {choice["value"] for choice in choices} <= {ZEDS}
                elif option.autocomplete:
                    assert await zed.autocomplete(elsewhere, command, option.name, "", table=2) == []


@pytest.mark.long
async def test_whoever_sits_there_acts_from_anywhere(tmp_path: Path) -> None:
    async with tables(tmp_path) as (here, _, _):
        assert told(await here["Ben"].user.slash("close", table=2), "only-the-host", host="Ana")
        assert "Your hand" in private(await here["Ben"].user.slash("hand", table=2))
        asked = (await here["Ben"].user.slash("leave", table=2)).response
        assert told(await here.click("Ben", asked, "leave"), "left-game", table=2)
        # The seat is still theirs to take back.
        assert told(await here["Ben"].user.slash("join", table=2), "took-back", table=2)


async def test_on_its_own_server_a_table_is_known_to_everybody(tmp_path: Path) -> None:
    async with tables(tmp_path) as (here, _, _):
        assert told(await here.close("Eve", table=1), "only-the-host", host="Ana")
        assert told(await here["Eve"].slash(here.channel, "hand", table=2), "not-seated", table=2)


@pytest.mark.parametrize("table", few([0, -1, 2**31, 2**53 - 1, 1 - 2**53], 2**53 - 1))
async def test_numbers_that_no_table_can_have_are_answered(tmp_path: Path, table: int) -> None:
    async with world(tmp_path, "Ana") as here:
        for command, needed in commands(here).items():
            result = await here["Ana"].slash(here.channel, command, table=table, **needed)
            assert told(result, "no-such-table", table=table), command
        assert not here.env.errors
        # Discord sends none that is longer, but others may ask.
        for longer in (2**63, -(2**63) - 1, 10**30):
            with pytest.raises(MalformedMove, match="no-such-table"):
                await here.bot.tables.get(longer)


SENSELESS = (
    *("", "bean", "bean:", "bean::", "bean::hand", "bean:1", "bean:x:hand", "bean:-1:hand", "bean:1.5:hand"),
    *("bean:٣:hand", f"bean:{2**63}:hand", f"bean:{10**30}:hand", "pea:1:hand", "🫘", "bean:1:", "bean:1::::"),
)


async def test_controls_that_make_no_sense_are_answered(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        for custom_id in SENSELESS:
            answer = await press(here, "Ana", here.table_message(), custom_id)
            assert told(answer, "unknown-control"), custom_id
            assert not here.env.errors, custom_id


@pytest.mark.long
@pytest.mark.parametrize("value", few(["", "x", "-1", "0", "٣", str(2**63), "9" * 60, ":"], "x"))
async def test_whatever_a_control_is_said_to_be_about_it_is_answered(
    tmp_path: Path, value: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        for family in FAMILIES:
            await here.open("Ana", "Ben", "Cleo", game="nicht_die_bohne" if family == "nicht_die_bohne" else None)
        for table, family in enumerate(FAMILIES, start=1):
            for action in sorted(routes(family).keys() - {"leave", "cancel"}):
                custom_id = ":".join(["bean", str(table), action, value, value, value])[:100]
                record, fields = payload(here, "Ben", here.table_message(1), custom_id)
                await deliver(here, fields)
                assert record.responded, (action, value)
        assert not here.env.errors
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
