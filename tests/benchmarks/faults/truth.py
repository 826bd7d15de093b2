"""Whether every message that the bot has noted shows what it would render for it now."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import discord

from bot.painting import draw
from bot.playground.world.world import World
from bot.store import Database, MessageRow, messages_of
from bot.tables import Tables
from bot.ui.controls import read
from bot.ui.families import DRAWINGS
from bot.ui.messages.hints import HINTED
from bot.ui.publishing.outbox.contents import Prepared
from bot.ui.publishing.outbox.places import Kind
from bot.ui.publishing.outbox.slots import slot_of
from bot.ui.publishing.people import People
from bot.ui.publishing.publisher import Publisher
from bot.uploading import name_of
from tests.playground.page import custom_ids, words

LINK = re.compile(r"(?<=/)\d+(?=\)$)", re.MULTILINE)
"""The number of the message to which a line leads."""

EMOJI = re.compile(r"\u2060?<:\w+:(\d+)>\u2060?")
"""An emoji in a text, and what keeps it together with its neighbours."""
SYMBOLS = {name_of(drawing): symbol for symbol, drawing in DRAWINGS.items()}
"""By the name of the emoji that is shown in its place."""


async def untrue(path: Path, world: World, folder: Path, tables: list[int]) -> list[str]:
    """What stands there and is not as a bot on a copy of this database would render it, a line each."""
    copy = folder / "copy.sqlite3"
    for name in (copy.name, f"{copy.name}-wal", f"{copy.name}-shm"):
        (folder / name).unlink(missing_ok=True)
    copy.touch(0o600)
    with (
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
    database = await Database.open(copy)
    try:
        made = Tables(database)
        publisher = Publisher(cast(discord.Client, None), made, People(database), pace=0, draw=draw)
        found: list[str] = []
        for number in tables:
            table = await made.get(number)
            rows = await messages_of(database, number)
            for row in rows:
                place = slot_of(row).place
                ways = [await publisher.prepare(table, place)]
                if place.kind is Kind.HAND:
                    # Which direct messages call their reader is not on the disk.
                    publisher.panels.besides(number, place.person_id).called = True
                    ways.append(await publisher.prepare(table, place))
                found += _least(f"{number} {place.kind}", world, row, ways)
            noted = {row.person_id for row in rows}
            found += [f"{number}: nothing for {one}" for one in {0, *table.people()} - noted if one >= 0]
        return found
    finally:
        await database.close()


def _least(what: str, world: World, row: MessageRow, ways: list[Prepared]) -> list[str]:
    """How a message differs from the one of these that it comes closest to."""
    # Where a file was refused, words stand in for a while.
    screens = [(way if row.picture else way.in_words()).render() for way in ways]
    return min((_differences(what, world, row.message_id, screen) for screen in screens), key=len)


def parts(layout: discord.ui.LayoutView) -> Any:
    """What is sent of a message."""
    return layout.to_components()  # type: ignore[no-untyped-call]  # Of discord.py.


def _differences(what: str, world: World, message_id: int, layout: discord.ui.LayoutView) -> list[str]:
    shown: Any = world.messages.get(message_id)
    if shown is None:
        return [f"{what}: is gone"]
    rendered: Any = {"content": "", "components": parts(layout)}
    if _controls(shown) != _controls(rendered):
        return [f"{what}: {custom_ids(shown)} instead of {custom_ids(rendered)}"]
    # Above a hand stands what its last click came to.
    missing = set(_lines(rendered)) - set(_lines(shown, world))
    return [f"{what}: lacks {line!r}" for line in sorted(missing)]


def _controls(message: Any) -> list[str]:
    """The controls of a message, but for the one that takes a hint: which hint was given is not on the disk."""
    return [one for one in custom_ids(message) if (known := read(one)) is None or known.action != HINTED]


def _lines(message: Any, world: World | None = None) -> list[str]:
    """What can be read on a message, with symbols in the places of this Discord's emojis.

    Where the table was posted anew, a hand at rest is not edited for its link, which leads to the message before,
    in the same channel.
    """
    said = words(message) if world is None else EMOJI.sub(lambda found: _symbol(world, found[1]), words(message))
    return LINK.sub("", said).splitlines()


def _symbol(world: World, number: str) -> str:
    return SYMBOLS[world.emojis[int(number)]["name"]]
