"""A film over the small Discord: made by the bot as a process of its own, posted as a file, also after a kill."""

from __future__ import annotations

import json
import signal
import sqlite3
from functools import partial
from pathlib import Path

import aiohttp
import pytest

from bot.page_words import page_words
from bot.playground import Playground, playground
from bot.store import Database, Status
from bot.tables import Person, Tables, lobby, seating
from tests.playground.page import Page, Payload, page_at, words
from tests.playground.playing import Company, control
from tests.playground.process import PATIENCE, bot_on
from tests.tables.replays.games import lived


async def duel_that_is_over(folder: Path, here: Playground, page: Page) -> None:
    """Two people have played one in the server's channel, before the bot starts."""
    database = await Database.open(folder / "bean-table.sqlite3")
    alex, ana = (Person(int(page.person(name)), name) for name in ("Alex", "Ana"))
    tables, guild = Tables(database), here.small_discord.world.place.guild
    table = await lobby.open_table(tables, "duel", guild, int(page.channel), alex, "en", None)
    await seating.join(tables, table.id, ana, None)
    await lobby.start(tables, table.id, alex.id, None)
    played = lived("duel", 2)
    rows = [(place, json.dumps(played.game.dump(event))) for place, event in enumerate(played.events, start=1)]

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM events")
        connection.executemany("INSERT INTO events (table_id, sequence, event) VALUES (1, ?, ?)", rows)
        connection.execute("UPDATE tables SET status = ?", (Status.ENDED,))

    await database.write(write)
    await database.close()


@pytest.mark.long
@pytest.mark.parametrize("kill", [False, True])
async def test_a_film_is_made_and_posted_also_after_a_kill_in_the_middle(tmp_path: Path, *, kill: bool) -> None:
    async with (
        playground(tmp_path / "small-discord.sqlite3", port=0, words=page_words()) as here,
        page_at(here.page) as page,
    ):
        company = Company(page, tmp_path)
        await duel_that_is_over(tmp_path, here, page)
        if kill:
            async with bot_on(tmp_path, here) as bot:
                await company.press("Alex", await _replay(page), "film")
                await page.until(lambda: _progress(page))
                await bot.end(signal.SIGKILL)
            # What stands there has said beforehand what to do.
            assert "If nothing changes for a minute, press" in _progress(page)
        async with bot_on(tmp_path, here):
            await company.press("Alex", await _replay(page), "film")
            film = await page.until(partial(_film, page), PATIENCE)
            assert (await _served(here, film)).startswith(b"GIF89a")
            await page.until(lambda: "is here" in words(page.private("Alex")[-1]))


async def _replay(page: Page) -> Payload:
    await page.until(lambda: page.online and page.world["commands"])
    await page.command("Alex", "replay")
    return dict(
        await page.until(lambda: next((one for one in page.private("Alex") if control(one, "film")), None))
    )


def _progress(page: Page) -> str:
    """How far the film is said to be."""
    return next((words(one) for one in page.private("Alex") if "Making the film" in words(one)), "")


def _film(page: Page) -> Payload | None:
    """The one that hangs on a message in the channel."""
    files = [file for message in page.public() for file in message["attachments"]]
    return next((file for file in files if file["filename"] == "film.gif"), None)


async def _served(here: Playground, file: Payload) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(here.page + file["url"]) as response:
        assert response.status == 200
        return await response.read()
