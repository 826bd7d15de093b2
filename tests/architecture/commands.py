"""The page of all commands, made from them: `python -m tests.architecture.commands` writes it anew."""

from __future__ import annotations

import asyncio
import importlib
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.client import COGS, BeanBot
from bot.slash import Command, Place, said
from bot.store import Database
from bot.ui.families import FAMILIES
from bot.ui.messages.help import SHARED
from bot.words import DEFAULT, say
from cogs.helping import typed

FILE = Path(__file__).parents[2] / "bot/COMMANDS.md"
BEGINNING = """\
# All commands

Everything in a game can be done with buttons, and these commands do the same: in the channel of a table, or in
the bot's direct messages. Only the table that `/play` opens is public; every other answer is private. If you sit
at several tables, add `table:`, or the bot asks which one you mean. Discord shows names and descriptions in your
own language, as far as the bot speaks it; here they are in English.

`.venv/bin/python -m tests.architecture.commands` makes this page from the commands themselves.
"""
MORE: Mapping[str, str] = {
    "play": "In the lobby the host can still choose another game, pace, tempo and language, and add or remove "
    "computers. A game that starts at once gets as many computers as it needs. In a direct message to the bot you "
    "play against computers, and need no server.",
    "daily": "You have one try, alone with hard computers, without hints and without a clock; it waits until "
    "the end of the next day. It counts in no rating and no statistics. Whoever has finished it sees how they did "
    "beside the others, and on the next day all hands.",
    "night": "With nothing it lists the server's nights, and everything can be done by buttons from there. Before "
    "it is announced you see what was understood, and can correct each part. Only its host, and whoever manages "
    "the server, can move or cancel a night. At its tables anybody who has a seat can start the game, and is the "
    "host then. A person may have five nights to come on a server, a server twenty.",
    "invite": "*Players* in the lobby, and under *More* in a game, does the same. Where somebody has left a game, "
    "it also calls a spare, who takes over the seat.",
    "remove": "An invitation lets that player back.",
    "watch": "*Watch* in the lobby does the same.",
    "hint": "*Take the hint* then makes that move.",
    "replay": "You see what you saw then, and your own hand; you see all hands once everybody who played has "
    "agreed. If you want, the game passes by itself, a turn every two seconds. *Share* shows everybody in the "
    "channel a step, *Share as a film* the whole game as they saw it, and *Export* gives you the game in a file.",
    "settings": "With `whose:` it shows a server's tables, and lets those who manage the server choose who opens "
    "tables, and their language, pictures and threads.",
    "stats": "They are told by game and number of players: wins, scores, places, thalers a turn, trades, gifts, "
    "and your favourite bean. The last games are drawn as a chart, and after five games you have a rating; the "
    "duel has one of its own.",
    "leaderboard": "A player is listed after five games on that server. The duel has a leaderboard of its own.",
    "about": "It also gives you what is stored about you, in a file.",
}
"""What else a stranger needs to know of a command, beyond what Discord lists of it."""

Said: TypeAlias = Mapping[Place, str]


async def commands(folder: Path) -> list[Command]:
    """Every slash command of the bot, which needs a database, in this folder, but no Discord."""
    database = await Database.open(folder / "beans.sqlite3")
    try:
        async with BeanBot(database) as bot:
            for cog in COGS:
                await importlib.import_module(cog).setup(bot)
            return [command for command in bot.tree.get_commands() if isinstance(command, app_commands.Command)]
    finally:
        await database.close()


def page(known: Sequence[Command]) -> str:
    """The page, in the groups in which `/help` lists the commands."""
    words, by_name = said(DEFAULT, known), {command.name: command for command in known}
    groups: list[tuple[str, Sequence[str]]] = [
        *((say(DEFAULT, "help-group", group=group), names) for group, names in SHARED.items()),
        *((say(DEFAULT, f"help-{family}"), typed(family)) for family in FAMILIES),
    ]
    written = [BEGINNING]
    for title, names in groups:
        rows = [_row(by_name[name], words) for name in names]
        written.append(
            "\n".join([f"## {title.strip('*')}\n", "| command | what it does |", "|---|---|", *rows, ""])
        )
    return "\n".join(written)


def _row(command: Command, words: Said) -> str:
    name = command.name
    told = " ".join([f"{words[Where.command_description, name, '']}.", *([MORE[name]] if name in MORE else [])])
    return f"| `/{name}` | {'<br>'.join([told, *_options(command, words)])} |"


def _options(command: Command, words: Said) -> Iterator[str]:
    """Its options, but for the table that nearly all of them have: the beginning of the page tells of it."""
    for option in (option.name for option in command.parameters):
        told = words[Where.parameter_description, command.name, option]
        if told != say(DEFAULT, "option-table"):
            yield f"`{option}:` {told}"


async def _write() -> None:
    with tempfile.TemporaryDirectory() as folder:
        FILE.write_text(page(await commands(Path(folder))), "utf-8")


if __name__ == "__main__":
    asyncio.run(_write())
