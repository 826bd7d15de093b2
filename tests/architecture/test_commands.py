"""The commands: as the page of all of them and the README list them, and what their options offer."""

import re
from pathlib import Path

from discord import AppCommandOptionType

from bot.client import BeanBot
from bot.invite_link import PERMISSIONS
from bot.store import Database
from tests.architecture.commands import FILE, MORE, commands, page
from tests.architecture.test_nothing_missing import README

LISTED_BY_DISCORD = (AppCommandOptionType.boolean, AppCommandOptionType.user)
"""Yes and no, and people."""


async def test_every_option_offers_what_it_takes(tmp_path: Path) -> None:
    for option in (option for command in await commands(tmp_path) for option in command.parameters):
        assert option.autocomplete or option.choices or option.type in LISTED_BY_DISCORD


async def test_the_page_of_all_commands_is_up_to_date_and_has_each_of_them_once(tmp_path: Path) -> None:
    known, written = await commands(tmp_path), FILE.read_text("utf-8")
    assert written == page(known), "write it anew: .venv/bin/python -m tests.architecture.commands"
    assert sorted(re.findall(r"^\| `/([a-z]+)` \|", written, re.MULTILINE)) == sorted(one.name for one in known)
    assert MORE.keys() <= {one.name for one in known}


async def test_the_readme_has_the_ten_commands_that_matter_and_leads_to_all(tmp_path: Path) -> None:
    rows = [line.split("|")[1] for line in README.splitlines() if line.startswith("| `/")]
    named = [name for row in rows for name in re.findall(r"/([a-z]+)", row)]
    assert len(named) == 10
    assert set(named) <= {command.name for command in await commands(tmp_path)}
    assert "(bot/COMMANDS.md)" in README


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
