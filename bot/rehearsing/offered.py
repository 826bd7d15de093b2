"""The commands that are there during a rehearsal: those of the bot, and `/rehearse` before them."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, TypeAlias

import discord

from bot.client import CONTEXTS, CONTEXTS_ANYWHERE, INSTALLS, INSTALLS_ANYWHERE, BeanBot
from bot.slash import Translation
from bot.store import Database

Payload: TypeAlias = dict[str, Any]
NAME = "rehearse"
BEAN = "bean"
"""The option of /rehearse, which is completed while one types."""
MAY = discord.Permissions(manage_guild=True)
"""Who may begin a rehearsal."""


def installable(client: discord.Client) -> bool:
    """Whether people may add this bot to their own apps; it must have logged in."""
    application = client.application
    on_servers = getattr(application, "guild_integration_config", None)
    return getattr(application, "user_integration_config", None) is not None or on_servers is None


async def offer(client: discord.Client, *, anywhere: bool, rehearsing: bool) -> list[Any]:
    """Tell Discord all commands; when the rehearsal is over, those of the bot alone. Gives what it has taken."""
    commands = await bot_commands(anywhere=anywhere)
    own = [_rehearse(anywhere=anywhere)] if rehearsing else []
    return await _tell(client, [*own, *commands])


async def offer_alone(client: discord.Client, *, anywhere: bool) -> list[str]:
    """Tell Discord `/rehearse` and nothing else, which it takes whatever it says of the others later. Gives the
    names of commands that were there and are none of the bot's: they are gone."""
    there = await client.http.get_global_commands(client.application_id or 0)
    own = {NAME, *(one["name"] for one in await bot_commands(anywhere=anywhere))}
    await _tell(client, [_rehearse(anywhere=anywhere)])
    return sorted({one["name"] for one in there} - own)


async def withdraw(client: discord.Client, *, anywhere: bool) -> None:
    """Leave the bot's own commands, or none where Discord does not take these."""
    try:
        await offer(client, anywhere=anywhere, rehearsing=False)
    except discord.HTTPException:
        await _tell(client, [])


async def _tell(client: discord.Client, commands: list[Any]) -> list[Any]:
    return list(await client.http.bulk_upsert_global_commands(client.application_id or 0, commands))


async def bot_commands(*, anywhere: bool) -> list[Any]:
    """The bot's own commands in every language, as it tells them at its start."""
    if anywhere not in _known:
        _known[anywhere] = await _made(anywhere=anywhere)
    return _known[anywhere]


_known = dict[bool, list[Any]]()
"""The commands, by whether they are for people's own apps, too: they take a second, and are the same all along."""


async def _made(*, anywhere: bool) -> list[Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = await Database.open(Path(folder) / "beans.sqlite3")
        try:
            async with BeanBot(database) as bot:
                if anywhere:
                    bot.tree.allowed_installs, bot.tree.allowed_contexts = INSTALLS_ANYWHERE, CONTEXTS_ANYWHERE
                await bot.add_cogs()
                words = Translation(bot.tree)
                commands = bot.tree.get_commands()
                return [await one.get_translated_payload(bot.tree, words) for one in commands]
        finally:
            await database.close()


def _rehearse(*, anywhere: bool) -> Payload:
    installs, contexts = (INSTALLS_ANYWHERE, CONTEXTS_ANYWHERE) if anywhere else (INSTALLS, CONTEXTS)
    return {
        "name": NAME,
        "name_localizations": {"de": "proben", "es-ES": "ensayar", "it": "provare"},
        "description": "Walk through what the bot takes for granted of Discord",
        "type": discord.AppCommandType.chat_input.value,
        "options": [
            {
                "name": BEAN,
                "name_localizations": {"de": "bohne", "es-ES": "alubia", "it": "fagiolo"},
                "description": "Only where a step asks for it",
                "type": discord.AppCommandOptionType.string.value,
                "required": False,
                "autocomplete": True,
            }
        ],
        "default_member_permissions": str(MAY.value),
        "integration_types": installs.to_array(),
        "contexts": contexts.to_array(),
    }
