"""A real playground, in the middle of a game of which all moves are known: Alex plays with three computers."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot import store
from bot.games import CATALOGUE
from bot.page_garden import page_garden
from bot.page_words import page_words
from bot.playground import Playground, playground
from bot.store import Computer, Database
from tests.playground.process import UNLIMITED, Running, start_afresh

NAMES = ("Mia", "Noor", "Zoë")
"""The computers, clockwise from Alex."""
STRENGTH = "normal"


@asynccontextmanager
async def staged(folder: Path, game: str, past: Sequence[Any], delay: int) -> AsyncIterator[str]:
    """The playground, at whose one table these events have happened; the address of its page. A computer takes so
    many seconds for a move, and waits for nobody."""
    async with playground(
        folder / "small-discord.sqlite3", port=0, bot_name="Bean table", words=page_words(), picture=page_garden()
    ) as here:
        addresses = f'[discord]\napi_url = "{here.api_url}"\ngateway_url = "{here.gateway_url}"\n'
        at_once = "new_dms_every = 0\nnew_emojis_every = 0.05\n"
        computers = f"[computers]\ndelay = {delay}\npatience = 0\n"
        (folder / "config.toml").write_text(addresses + at_once + UNLIMITED + computers, "utf-8")
        async with _bot(folder, here) as running:
            # The messages of the next start have drawings in them from the first.
            await running.until("emojis: uploaded")
        await _seat(folder / "bean-table.sqlite3", here, game, past)
        async with _bot(folder, here):
            yield here.page


@asynccontextmanager
async def _bot(folder: Path, here: Playground) -> AsyncIterator[Running]:
    running = await start_afresh("run", folder=folder, DISCORD_TOKEN=here.token)
    try:
        await running.until("has connected to Gateway")
        yield running
    finally:
        await running.end()


async def _seat(file: Path, here: Playground, game: str, past: Sequence[Any]) -> None:
    """Write the table into the bot's database."""
    world = here.small_discord.world
    alex = world.people[world.owner]
    (channel,) = world.guild_channels(world.place.guild)
    now = int(world.now())
    computers = [Computer(name, STRENGTH) for name in NAMES]
    events = [json.dumps(CATALOGUE[game].dump(event)) for event in past]
    database = await Database.open(file)
    try:
        row = await store.create_table(
            database, game, world.place.guild, channel.id, (alex.id, alex.name), "en", now, None, computers
        )
        seating = [seat.person_id for seat in await store.seats_of(database, row.id)]
        await store.start(database, row.id, seating, events, now, None)
    finally:
        await database.close()
