"""What a host sees of a running bot: counts and times by kind, and never a number, a name or a token."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config import Metrics
from bot.hosting import metrics
from bot.hosting.measuring import Measures, kind
from bot.ui.publishing.send_queues import SendQueues

TOKEN = "aW50ZXJhY3Rpb246MTQ1NjA3NDQ0Mzk4MDgwMDA1Mjp0b2tlbg"
NUMBER = 1456074443980800052


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/v10/channels/12/messages/34", "channels/#/messages/#"),
        (f"/api/v10/interactions/{NUMBER}/{TOKEN}/callback", "interactions/#/…/callback"),
        (f"/api/v10/webhooks/{NUMBER}/{TOKEN}/messages/@original", "webhooks/#/…/messages/@original"),
        ("/api/v10/oauth2/applications/@me", "oauth2/applications/@me"),
    ],
)
def test_a_call_is_known_by_its_kind(path: str, shown: str) -> None:
    assert kind("PATCH", path) == f"PATCH {shown}"


class Bot:
    """As much of the bot as is looked at: how it is connected, its queues, its tables."""

    def __init__(self) -> None:
        self.shard_count = 3
        self.guilds = [1, 2, 3, 4]
        self.away: list[int] = []
        self.closed = False
        self.publisher = SimpleNamespace(queues=SendQueues(self._publish, pace=0))
        self.tables = SimpleNamespace(database=self)
        self.broken = False

    async def _publish(self, *_: object, **__: object) -> bool:
        return False

    def lost(self) -> list[int]:
        return self.away

    def is_closed(self) -> bool:
        return self.closed

    async def read(self, *_: object) -> list[tuple[str, int]]:
        if self.broken:
            raise OSError
        return [("running", 3)]


async def test_calls_and_answers_are_measured() -> None:
    async def callback(request: web.Request) -> web.Response:
        return web.Response(status=204)

    application = web.Application()
    application.router.add_post("/api/v10/interactions/{number}/{token}/callback", callback)
    seen = Measures("1.2.3")
    click: Any = SimpleNamespace(id=NUMBER, type=SimpleNamespace(name="component"))
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[seen.trace()]) as session:
        await seen.arrived(click)
        await session.post(server.make_url(f"/api/v10/interactions/{NUMBER}/{TOKEN}/callback"))
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get("http://127.0.0.1:9/api/v10/gateway")
    bot: Any = Bot()
    bot.away = [1]
    page = (await seen.page(bot)).decode()
    for line in (
        'beantable_info{version="1.2.3"} 1.0',
        'beantable_interactions_total{kind="component"} 1.0',
        "beantable_answer_seconds_count 1.0",
        'beantable_calls_total{answer="204",call="POST interactions/#/…/callback"} 1.0',
        'beantable_calls_total{answer="ClientConnectorError",call="GET gateway"} 1.0',
        'beantable_call_seconds_count{call="GET gateway"} 1.0',
        'beantable_shards{state="connected"} 2.0',
        'beantable_shards{state="lost"} 1.0',
        "beantable_servers 4.0",
        "beantable_queued_messages 0.0",
        'beantable_tables{status="lobby"} 0.0',
        'beantable_tables{status="running"} 3.0',
    ):
        assert line in page
    assert TOKEN not in page
    assert str(NUMBER) not in page


async def read(bot: Any, seen: Measures | None, page: str) -> tuple[int, str]:
    """What is answered there."""
    with_port = Metrics(port=1)
    listening: list[web.AppRunner] = []

    async def listen(runner: web.AppRunner, _: Metrics) -> None:
        listening.append(runner)
        await web.TCPSite(runner, "127.0.0.1", 0).start()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metrics, "_listen", listen)
        async with metrics.watched(bot, with_port, seen), aiohttp.ClientSession() as session:
            host, port = listening[0].addresses[0][:2]
            async with session.get(f"http://{host}:{port}/{page}") as answer:
                return answer.status, await answer.text()


async def test_health_says_what_is_wrong() -> None:
    bot: Any = Bot()
    assert await read(bot, None, "health") == (200, "ok\n")
    bot.broken = True
    assert await read(bot, None, "health") == (503, "the database does not answer: OSError\n")
    bot.away = [0, 1, 2]
    assert await read(bot, None, "health") == (503, "not connected to Discord\n")
    bot.away, bot.closed = [], True
    assert await read(bot, None, "health") == (503, "not connected to Discord\n")


async def test_a_bot_without_some_of_its_shards_is_well_and_says_which() -> None:
    bot: Any = Bot()
    bot.away = [2]
    assert await read(bot, None, "health") == (200, "ok, but 1 of 3 shards are not connected: 2\n")
    bot.shard_count, bot.away = 100, list(range(50, 99))
    status, said = await read(bot, None, "health")
    assert (status, said.endswith(": 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, …\n")) == (200, True)


async def test_without_the_library_it_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert metrics.measures() is None
    assert "pip install 'bean-table[metrics]'" in caplog.text
    status, text = await read(Bot(), None, "metrics")
    assert (status, "pip install 'bean-table[metrics]'" in text) == (501, True)


async def test_a_late_event_loop_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "LATE", 0)
    seen = Measures("1")
    probing = asyncio.create_task(metrics._probe(seen))
    for _ in range(5):
        await asyncio.sleep(0)
    probing.cancel()
    bot: Any = Bot()
    assert "beantable_event_loop_delay_seconds_count 0.0" not in (await seen.page(bot)).decode()
