"""An edit by a token that failed in passing is not made again over what has been answered since."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer
from discord.http import Route

from bot.client import BeanBot
from bot.store import Database, MessageRow
from bot.ui.messages.lobby import words_screen
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.people import People
from bot.ui.publishing.publisher import Publisher
from tests.tables.hall import ANA, BEN, CHANNEL, CLEO, Hall

PANEL = 9
SCREEN = words_screen("Beans")


async def test_this_library_repeats_an_edit_only_as_long_as_it_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    row = MessageRow(1, *panel_of(ANA.id), CHANNEL, PANEL, 0, "", 0, "aToken", 0)
    wanted, calls, sleep = [True], list[str](), asyncio.sleep

    async def pause(seconds: float) -> None:
        # In the second pause a click is answered.
        wanted[0] = wanted[0] and (seconds < 1 or len(calls) < 2)
        await sleep(0)

    async with _unavailable(calls) as server, BeanBot(database) as bot:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("/api/v10")))
        monkeypatch.setattr(discord.Client, "login", lambda bot, token: bot.http.static_login(token))
        await bot.login("aToken")
        monkeypatch.setattr(asyncio, "sleep", pause)
        with pytest.raises(tokens.Overtaken):
            await tokens.edit(bot, row, lambda: wanted[0], SCREEN, {})
        assert len(calls) == 2
        monkeypatch.undo()
    await database.close()


@pytest.mark.parametrize("answered", [True, False])
async def test_an_edit_is_wanted_until_a_click_there_begins_to_be_answered_and_then_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, answered: bool
) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    hall = Hall(database)
    table = await hall.open(ANA, BEN, CLEO)
    made = Publisher(discord.Client(intents=discord.Intents.none()), hall.tables, People(database), pace=0.0)
    slot = Slot(table.id, panel_of(ANA.id))
    row = MessageRow(table.id, *slot.place, CHANNEL, PANEL, 0, "before", 0, "aToken", int(hall.tables.moment()))
    await made.slots.read(table.id)
    made.slots.put(row)
    under_way, gate, said = asyncio.Event(), asyncio.Event(), list[bool]()

    async def edit(client: object, to: MessageRow, wanted: Callable[[], bool], *_: object) -> None:
        said.append(wanted())
        under_way.set()
        await gate.wait()
        said.append(wanted())
        if not said[-1]:
            raise tokens.Overtaken

    monkeypatch.setattr(tokens, "edit", edit)
    made.outbox.mark(table, slot.place)
    await under_way.wait()
    with made.outbox.holding(slot):
        gate.set()
        await made.outbox.queues.until_fewer(1)
        assert said == [True, False]
        noted = made.slots.get(slot)
        assert noted is not None
        assert noted.digest == ""
        if answered:
            made.slots.put(noted._replace(token="another"))
    await made.outbox.queues.until_fewer(1)
    assert said == [True, False, True, True]
    noted = made.slots.get(slot)
    assert noted is not None
    assert (noted.revision, bool(noted.digest)) == (table.row.revision, True)
    await made.finish()
    await database.close()


@asynccontextmanager
async def _unavailable(calls: list[str]) -> AsyncIterator[BaseTestServer]:
    """What takes no edit at the moment."""

    async def refused(request: web.Request) -> web.Response:
        if request.method != "PATCH":
            return web.Response(status=204)
        calls.append(request.path)
        return web.json_response({"message": "no", "code": 0}, status=503)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", refused)
    async with TestServer(application) as server:
        yield server
