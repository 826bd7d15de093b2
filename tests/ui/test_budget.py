"""How full the last second is with calls that Discord counts, by a clock that stands still."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.client import BeanBot
from bot.store import Database
from bot.ui.budget import AGAIN, MOST, Budget

EDIT = "/api/v10/channels/1/messages/2"
ANSWER = "/api/v10/interactions/1/aToken/callback"
BY_TOKEN = "/api/v10/webhooks/1/aToken/messages/@original"


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


async def test_a_session_with_its_trace_tells_of_every_call() -> None:
    budget, trace = Budget(Clock()), aiohttp.TraceConfig()
    budget.listen(trace)
    await _call(trace)
    assert budget.full() == 1 / MOST


@pytest.mark.parametrize("measured", [True, False])
async def test_a_bot_hears_of_its_calls_beside_the_host_who_counts_them(tmp_path: Path, *, measured: bool) -> None:
    heard: list[str] = []
    trace = aiohttp.TraceConfig()

    async def began(session: object, context: object, call: aiohttp.TraceRequestStartParams) -> None:
        heard.append(call.url.path)

    trace.on_request_start.append(began)
    database = await Database.open(tmp_path / "beans.sqlite3")
    bot = BeanBot(database, http_trace=trace if measured else None)
    assert bot.http.http_trace is not None
    await _call(bot.http.http_trace)
    assert bot.budget.full() == 1 / MOST
    assert heard == ([EDIT, ANSWER, BY_TOKEN] if measured else [])
    await database.close()


async def _call(trace: aiohttp.TraceConfig) -> None:
    """Make one call that counts and two that do not, in a session with this trace."""

    async def taken(request: web.Request) -> web.Response:
        return web.Response()

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", taken)
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[trace]) as session:
        for path in (EDIT, ANSWER, BY_TOKEN):
            async with session.patch(server.make_url(path)):
                pass
