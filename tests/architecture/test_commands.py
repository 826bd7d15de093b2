"""The commands: as the README lists them, described in words, within Discord's limits."""

import re
from pathlib import Path

from discord import AppCommandOptionType
from discord.app_commands import Command

from bot.client import PERMISSIONS, BeanBot
from bot.store import Database
from tests.architecture.test_nothing_missing import README
from tests.cogs.world import world

LISTED_BY_DISCORD = (AppCommandOptionType.boolean, AppCommandOptionType.user)
"""Yes and no, and people."""


async def commands(tmp_path: Path) -> dict[str, set[str]]:
    """Every slash command and its options."""
    async with world(tmp_path, "Ana") as here:
        found = [command for command in here.bot.tree.get_commands() if isinstance(command, Command)]
        for option in (option for command in found for option in command.parameters):
            assert option.autocomplete or option.choices or option.type in LISTED_BY_DISCORD
        return {command.name: {option.name for option in command.parameters} for command in found}


async def test_the_readme_lists_every_command_and_no_other(tmp_path: Path) -> None:
    known = await commands(tmp_path)
    rows = [line.split("|")[1] for line in README.splitlines() if line.startswith("| `/")]
    assert sorted(name for row in rows for name in re.findall(r"/([a-z]+)", row)) == sorted(known)
    for row in rows:
        names = re.findall(r"/([a-z]+)", row)
        assert set(re.findall(r"([a-z]+):", row)) <= known[names[0]]


async def test_the_readmes_invite_link_asks_for_the_bots_permissions(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    try:
        async with BeanBot(database) as bot:
            link = bot.invite_link()
    finally:
        await database.close()
    assert f"permissions={PERMISSIONS.value}" in link
    assert "scope=bot+applications.commands" in link
    assert f"scope=bot+applications.commands&permissions={PERMISSIONS.value}&integration_type=0" in README
