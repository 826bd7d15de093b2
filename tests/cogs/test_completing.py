"""Completing an option while it is typed: whatever goes wrong, the list is empty and the log has no traceback."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot import store
from cogs.acting import Interaction
from cogs.choosing import choices
from tests.breadth import few
from tests.cogs.world import World, world

NAMES = ("Ana", "Ben", "Cleo")
SECRET = "soy-3"
SURE = ("night", "seats")
"""The one option for which nothing is looked up: the numbers of a game."""
LATE = [10062, 40060]
TORN = [aiohttp.ClientError(SECRET), TimeoutError(), OSError(SECRET), discord.RateLimited(60.0)]


def options(here: World) -> Iterator[tuple[str, str]]:
    """Every option of every command that is completed while it is typed."""
    for command in here.bot.tree.get_commands():
        assert isinstance(command, app_commands.Command)
        yield from [(command.name, option.name) for option in command.parameters if option.autocomplete]


def traceless(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether the log says only what went wrong where."""
    assert not [record.message for record in caplog.records if record.exc_info]
    assert SECRET not in caplog.text
    return True


@pytest.fixture
def at_send(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the sending of choices fail with an error; how often it was tried."""
    tried = []

    def fail(error: Exception) -> list[object]:
        async def autocomplete(self: object, choices: object) -> None:
            tried.append(choices)
            raise error

        monkeypatch.setattr(discord.InteractionResponse, "autocomplete", autocomplete)
        return tried

    return fail


@pytest.mark.long
@pytest.mark.parametrize("code", few(LATE, LATE[0]))
async def test_a_list_that_comes_too_late_or_twice_is_let_go(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        here.env.inject_error("POST", "/interactions/*/callback", status=400, code=code, times=None)
        caplog.set_level(logging.INFO)
        for command, option in options(here):
            assert await here["Ana"].autocomplete(here.channel, command, option, "") == []
        assert traceless(caplog)
        noted = [record.levelname for record in caplog.records if record.name == "cogs.guard"]
        assert noted == ["INFO"] * len(list(options(here)))
        assert not here.env.errors


@pytest.mark.long
@pytest.mark.parametrize("error", few(TORN), ids=lambda error: type(error).__name__)
async def test_a_torn_connection_is_noted_once_and_nothing_is_sent_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, at_send: Any, error: Exception
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        tried = at_send(error)
        for number, (command, option) in enumerate(options(here), start=1):
            assert await here["Ana"].autocomplete(here.channel, command, option, "") == []
            assert len(tried) == number
        assert traceless(caplog)
        assert not here.env.errors


async def test_an_error_in_a_completion_is_logged_without_its_words(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> tuple[()]:
        raise KeyError(SECRET)

    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        monkeypatch.setattr(store, "tables_of", fails)
        monkeypatch.setattr(store, "zone_of", fails)
        monkeypatch.setattr("cogs.seats.tables_left_by", fails)
        monkeypatch.setattr("cogs.night_guests.nights_of", fails)
        for command, option in options(here):
            if (command, option) == SURE:
                continue
            assert await here["Ana"].autocomplete(here.channel, command, option, "") == []
        assert traceless(caplog)
        assert "completing interaction" in caplog.text
        assert "KeyError" in caplog.text
        assert not here.env.errors


async def test_an_option_or_a_command_that_there_is_no_more_gets_an_empty_list(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, *NAMES) as here:
        await here.open(*NAMES)
        here.bot.tree.remove_command("plant")
        assert await here["Ana"].autocomplete(here.channel, "plant", "field", "") == []

        @here.bot.tree.command(name="plant")
        async def _(interaction: Interaction, depth: str) -> None:
            """A later or an earlier version of it."""

        assert await here["Ana"].autocomplete(here.channel, "plant", "field", "") == []
        assert traceless(caplog)
        assert not here.env.errors


def test_a_hosts_long_name_of_a_game_is_cut_to_what_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.choosing.say", lambda locale, message: "x" * 120)
    row = store.TableRow(7, "duel", 1, 2, 3, "en", store.Status.RUNNING, 1, 0, 0, None)
    (choice,) = choices("en", [row], "7")
    assert (choice.value, len(choice.name)) == (7, 100)
