"""`python -m bot` as a process of its own, logged in to the small Discord on loopback."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from bot.playground import playground
from tests.playground.process import Running, start, start_bot


async def refused(running: Running, reason: str) -> None:
    """It ends by itself, and says why in a sentence."""
    assert await running.wait() == 2
    assert reason in running.said
    assert "Traceback" not in running.said


async def test_it_logs_in_shows_the_invite_link_and_stops_when_told(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        running = await start_bot(tmp_path, here)
        await running.until("has connected to Gateway")
        link = f"https://discord.com/oauth2/authorize?client_id={here.small_discord.world.place.bot}"
        assert f"invite link: {link}" in running.said
        assert "scope=bot+applications.commands" in running.said
        commands = {command["name"] for command in here.small_discord.world.commands.values()}
        assert {"play", "offer", "hand"} <= commands
        assert here.token not in running.said
        assert await running.end(signal.SIGTERM) == 0
        assert "stopped; every game stands as it was" in running.said


async def test_a_second_bot_on_one_database_is_refused(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        first = await start_bot(tmp_path, here)
        await first.until("has connected to Gateway")
        await refused(await start_bot(tmp_path, here), "is in use by another running bot")
        assert await first.end(signal.SIGINT) == 0


async def test_a_token_that_discord_does_not_know(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        running = await start_bot(tmp_path, here, token="wrong-token")
        await refused(running, "Discord does not know this token")
    assert "wrong-token" not in running.said


@pytest.mark.parametrize("text", ["", "[discord]\n"])
async def test_without_a_token_it_says_how_to_get_one(tmp_path: Path, text: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text(text, "utf-8")
    running = await start("run", "--config", str(config), folder=tmp_path)
    await refused(running, "https://discord.com/developers/applications")
    assert str(config) in running.said
    assert "python -m bot playground" in running.said


async def test_an_address_where_there_is_no_discord(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        elsewhere = here._replace(api_url=here.api_url + "/nowhere")
        await refused(await start_bot(tmp_path, elsewhere), "check api_url")
