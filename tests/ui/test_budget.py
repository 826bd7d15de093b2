"""How full the last second is with calls that Discord counts, by a clock that stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import BaseTestServer, TestServer
from discord.http import Route, handle_message_parameters

from bot.client import BeanBot
from bot.store import Database
from bot.ui.budget import AGAIN, MOST, Budget

EDIT = "/api/v10/channels/1/messages/2"
ANSWER = "/api/v10/interactions/1/aToken/callback"
BY_TOKEN = "/api/v10/webhooks/1/aToken/messages/2"


class Clock:
    """Seconds that pass when told."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_call_is_in_the_budget_for_a_second() -> None:
    clock = Clock()
    budget = Budget(clock)
    for _ in range(10):
        budget.called(EDIT)
        clock.now += 0.125
    # Three are a second ago, or more.
    assert budget.full() == 7 / MOST
    clock.now += 1
    assert budget.full() == 0


def test_answers_and_what_their_tokens_edit_are_free() -> None:
    budget = Budget(Clock())
    for path in (ANSWER, BY_TOKEN, "/"):
        budget.called(path)
    assert budget.full() == 0


def test_the_log_warns_once_at_four_fifths(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    budget = Budget(clock)
    for _ in range(39):
        budget.called(EDIT)
    assert not caplog.records
    for _ in range(20):
        budget.called(EDIT)
    (said,) = caplog.messages
    assert said.startswith("40 calls within a second, of the 50")
    clock.now += AGAIN - 1
    for _ in range(50):
        budget.called(EDIT)
    assert len(caplog.records) == 1
    clock.now += 1
    for _ in range(50):
        budget.called(EDIT)
    assert len(caplog.records) == 2


@pytest.mark.parametrize("measured", [True, False])
async def test_a_bot_hears_of_its_calls_beside_the_host_who_counts_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, measured: bool
) -> None:
    heard, trace = list[str](), aiohttp.TraceConfig()

    async def began(session: object, context: object, call: aiohttp.TraceRequestStartParams) -> None:
        heard.append(call.url.path)

    trace.on_request_start.append(began)
    database = await Database.open(tmp_path / "beans.sqlite3")
    async with _discord() as server, BeanBot(database, http_trace=trace if measured else None) as bot:
        monkeypatch.setattr(Route, "BASE", str(server.make_url("/api/v10")))
        monkeypatch.setattr(discord.Client, "login", lambda bot, token: bot.http.static_login(token))
        await bot.login("aToken")
        before, heard[:] = bot.budget.full(), []
        await bot.http.edit_message(1, 2, params=handle_message_parameters(content="-"))
        webhook = discord.Webhook.partial(1, "aToken", client=bot)
        await webhook.delete_message(2)
        assert bot.budget.full() - before == pytest.approx(1 / MOST)
        assert heard == ([EDIT, BY_TOKEN] if measured else [])
    await database.close()


async def test_a_bot_that_never_got_a_session_leaves_no_connections_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(tmp_path / "beans.sqlite3")
    async with BeanBot(database) as bot:
        monkeypatch.setattr(discord.Client, "login", lambda bot, token: asyncio.sleep(0))
        await bot.login("aToken")
        connections = bot.http.connector
        before = connections.closed
    assert (before, connections.closed) == (False, True)
    await database.close()


@asynccontextmanager
async def _discord() -> AsyncIterator[BaseTestServer]:
    """What takes every call."""

    async def taken(request: web.Request) -> web.Response:
        return web.Response(status=204)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", taken)
    async with TestServer(application) as server:
        yield server
