"""What Discord sends and no command takes: it is answered kindly all the same."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from discord import app_commands

from cogs.acting import Interaction
from tests.cogs.mishaps import told
from tests.cogs.world import world


async def test_a_command_that_there_is_no_more_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.bot.tree.remove_command("plant")
        assert told(await here["Ana"].slash(here.channel, "plant"), "command-outdated")
        assert [type(error) for error in here.env.errors] == [app_commands.CommandNotFound]


async def test_a_command_whose_options_have_changed_is_answered(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        here.bot.tree.remove_command("plant")

        @here.bot.tree.command(name="plant")
        async def _(interaction: Interaction, depth: str) -> None:
            """A later or an earlier version of it."""

        assert told(await here["Ana"].slash(here.channel, "plant"), "command-outdated")
        assert [type(error) for error in here.env.errors] == [app_commands.CommandSignatureMismatch]


async def test_a_command_that_fails_outside_of_its_answer_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with world(tmp_path, "Ana") as here:
        monkeypatch.setattr(sys.modules["cogs.bohnanza"], "run", lambda *_, **__: dict[str, str]()["soy-3"])
        assert told(await here["Ana"].slash(here.channel, "buy"), "something-went-wrong")
        assert "command buy failed: KeyError" in caplog.text
        assert "soy-3" not in caplog.text
        assert [type(error) for error in here.env.errors] == [app_commands.CommandInvokeError]
