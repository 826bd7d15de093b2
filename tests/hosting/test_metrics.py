"""What a host sees of a running bot: counts and times by kind, and never a number, a name or a token."""

from __future__ import annotations

import asyncio
import logging
import socket
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config import BackupSection, Config, MetricsSection
from bot.errors import trace
from bot.hosting import metrics
from bot.hosting.gauges import Process
from bot.hosting.health import Health
from bot.hosting.listening import PortTaken, listening_at
from bot.hosting.measuring import DAY, Active, Games, Measures, kind
from bot.hosting.metrics import only_by_own_names
from bot.store import Database, DatabaseFailed, PersonRow, Status, put_person
from bot.tables import Changed
from bot.ui.budget import counts
from bot.ui.publishing.outbox.send_queues import SendQueues

FULL = sqlite3.OperationalError("database or disk is full")
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
        self.workers = SimpleNamespace(replaced=0)
        self.publisher = SimpleNamespace(outbox=SimpleNamespace(queues=SendQueues(self._publish, pace=0)))
        self.tables = SimpleNamespace(database=self, subscribe=lambda _: None)
        self.broken = False
        self.full = False
        self.failed_writes = 0
        self.path = Path("/nowhere/games.sqlite3")
        self.observe: object = None
        self.watch = SimpleNamespace(found=None)

    async def _publish(self, *_: object, **__: object) -> bool:
        return False

    def lost(self) -> list[int]:
        return self.away

    def is_closed(self) -> bool:
        return self.closed

    async def read(self, sql: str, *_: object) -> list[tuple[str, int]]:
        if self.broken:
            raise OSError
        return [("running", 3)] if "tables" in sql else []

    async def try_to_save(self, **_: object) -> None:
        if self.full:
            raise DatabaseFailed(self.path, FULL) from FULL

    def add_listener(self, *_: object) -> None:
        pass


async def test_calls_and_answers_are_measured() -> None:
    async def callback(request: web.Request) -> web.Response:
        return web.Response(status=204)

    application = web.Application()
    application.router.add_post("/api/v10/interactions/{number}/{token}/callback", callback)
    seen = Measures("1.2.3")
    click: Any = SimpleNamespace(
        id=NUMBER, type=SimpleNamespace(name="component"), user=SimpleNamespace(id=NUMBER + 1)
    )
    async with TestServer(application) as server, aiohttp.ClientSession(trace_configs=[seen.trace()]) as session:
        await seen.arrived(click)
        await session.post(server.make_url(f"/api/v10/interactions/{NUMBER}/{TOKEN}/callback"))
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get("http://127.0.0.1:9/api/v10/gateway")
    bot: Any = Bot()
    bot.away = [1]
    bot.failed_writes = 2
    bot.workers.replaced = 3
    seen.standing_still.inc()
    page = (await seen.page(bot, Health(bot, BackupSection()), BackupSection())).decode()
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
        "beantable_games_standing_still_total 1.0",
        'beantable_tables{status="lobby"} 0.0',
        'beantable_tables{status="running"} 3.0',
        "beantable_people_active 1.0",
        "beantable_counted_calls_total 1.0",
        "beantable_saving 1.0",
        "beantable_failed_writes_total 2.0",
        "beantable_replaced_workers_total 3.0",
        "beantable_backup_age_seconds NaN",
        'beantable_games_ended_total{game="duel",how="finished"} 0.0',
    ):
        assert line in page
    assert TOKEN not in page
    assert str(NUMBER) not in page


async def read(
    bot: Any, seen: Measures | None, page: str, name: str | None = None, names: tuple[str, ...] = ()
) -> tuple[int, str]:
    """What is answered there, to whoever asks by this name."""
    listening: list[socket.socket] = []
    settings = Config(metrics=MetricsSection(port=1, names=names))

    def taken(_: MetricsSection) -> list[socket.socket]:
        listening.extend(listening_at(MetricsSection(port=0)))
        return listening

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(metrics, "listening_at", taken)
        async with metrics.watched(bot, settings, seen), aiohttp.ClientSession() as session:
            host, port = listening[0].getsockname()
            head = {} if name is None else {"Host": name}
            async with session.get(f"http://{host}:{port}/{page}", headers=head) as answer:
                return answer.status, await answer.text()


async def test_health_says_what_is_wrong() -> None:
    bot: Any = Bot()
    assert await read(bot, None, "health") == (200, "ok\n")
    bot.full = True
    assert await read(bot, None, "health") == (503, "moves cannot be saved: database or disk is full\n")
    bot.broken = True
    assert await read(bot, None, "health") == (503, "the database does not answer: OSError\n")
    bot.away = [0, 1, 2]
    assert await read(bot, None, "health") == (
        503,
        "not connected to Discord\nthe database does not answer: OSError\n",
    )
    bot.broken = bot.full = False
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
    page = await seen.page(bot, Health(bot, BackupSection()), BackupSection())
    assert "beantable_event_loop_delay_seconds_count 0.0" not in page.decode()


async def test_backups_that_cannot_be_looked_at_take_the_other_metrics_from_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object) -> float:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("bot.hosting.health.newest_age", denied)
    bot: Any = Bot()
    backup = BackupSection(folder=tmp_path)
    page = (await Measures("1").page(bot, Health(bot, backup), backup)).decode()
    assert "beantable_backup_age_seconds +Inf" in page
    assert "beantable_saving 1.0" in page


@pytest.mark.parametrize("name", ["evil.example", "bot.evil.example:9464", "", "192.0.2.7", "[2001:db8::1]:9464"])
async def test_a_page_that_leads_a_browser_here_by_a_name_of_its_own_learns_nothing(name: str) -> None:
    bot: Any = Bot()
    for page in ("health", "metrics", "nowhere"):
        status, text = await read(bot, Measures("1"), page, name, ("bot",))
        assert (status, text) == (421, "not by this name: add it to names under [metrics], if it is one\n")


@pytest.mark.parametrize(
    "name", [None, "localhost:9464", "LocalHost", "127.0.0.1", "[::1]:9464", "bot:9464", "Bot.", "beans.example"]
)
async def test_by_its_own_names_it_is_asked(name: str | None) -> None:
    assert await read(Bot(), None, "health", name, ("bot", "beans.example.")) == (200, "ok\n")


async def test_the_address_at_which_a_request_arrives_is_its_own() -> None:
    request: Any = SimpleNamespace(
        headers={"Host": "10.0.0.5:9464"},
        transport=SimpleNamespace(get_extra_info=lambda _: ("10.0.0.5", 9464)),
    )

    async def answer(_: object) -> web.Response:
        return web.Response()

    check = only_by_own_names("0.0.0.0", ())
    assert (await check(request, answer)).status == 200
    request.headers = {"Host": "10.0.0.6:9464"}
    assert (await check(request, answer)).status == 421


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/12/messages", True),
        ("/api/v10/gateway/bot", True),
        (f"/api/v10/interactions/{NUMBER}/{TOKEN}/callback", False),
        (f"/api/v10/webhooks/{NUMBER}/{TOKEN}/messages/@original", False),
        ("/", False),
    ],
)
def test_calls_by_the_token_of_a_click_do_not_count_for_discords_limit(path: str, counted: bool) -> None:
    assert counts(path) == counted


async def test_errors_are_counted_by_module_and_kind_and_nothing_else_of_them(tmp_path: Path) -> None:
    seen, log = Measures("1"), logging.getLogger("bot.ui.pictures")
    bot: Any = Bot()
    async with seen.following(bot):
        log.error("table %d: %s", 5, trace(KeyError("the soy of Ana")))
        log.error("a word of warning about Ana")
        log.warning("nothing")
        try:
            raise ValueError("Ana")
        except ValueError:
            logging.getLogger("discord.client").exception("Ignoring exception in %s", "on_ready")
        logging.getLogger("cogs.guard").error("interaction %d: %s", 7, DatabaseFailed(tmp_path, FULL))
    log.error("after its end")
    page = (await seen.page(bot, Health(bot, BackupSection()), BackupSection())).decode()
    found = {line for line in page.splitlines() if line.startswith("beantable_errors_total{")}
    assert found == {
        'beantable_errors_total{kind="KeyError",module="bot.ui.pictures"} 1.0',
        'beantable_errors_total{kind="none",module="bot.ui.pictures"} 1.0',
        'beantable_errors_total{kind="ValueError",module="discord"} 1.0',
        'beantable_errors_total{kind="DatabaseFailed",module="cogs.guard"} 1.0',
    }
    assert "Ana" not in page


def test_people_are_a_number_and_a_day_after_their_last_click_not_even_that() -> None:
    now = 1_800_000_000.0
    active = Active(lambda: now)
    active.saw(1, now - DAY - 1)
    active.saw(2, now - DAY + 100)
    active.saw(3)
    active.saw(3)
    assert active.count() == 2
    assert not any(str(kept) in str(vars(active)) for kept in (b"1", b"2", b"3"))
    now += 101
    assert active.count() == 1
    active.saw(2)
    assert active.count() == 2


async def test_whoever_was_there_before_a_restart_is_counted(tmp_path: Path) -> None:
    seen, bot = Measures("1"), Bot()
    database = await Database.open(tmp_path / "games.sqlite3")
    for person, age in ((1, 3600), (2, 2 * DAY)):
        row = PersonRow(person, "Ana", "en-US", None, dm_closed=False, seen_at=int(time.time() - age))
        put_person(database, row)
    await database.write_noted()
    bot.tables = SimpleNamespace(database=database, subscribe=lambda _: None)
    looked_at: Any = bot
    async with seen.following(looked_at):
        page = (await seen.page(looked_at, Health(looked_at, BackupSection()), BackupSection())).decode()
    await database.close()
    assert "beantable_people_active 1.0" in page


class Table:
    """As much of a table as is told of."""

    def __init__(self, status: Status) -> None:
        self.row = SimpleNamespace(game="duel", status=status)


def test_games_are_counted_once_as_they_begin_and_end() -> None:
    told: list[tuple[str, ...]] = []
    games = Games(lambda game: told.append((game,)), lambda *ended: told.append(ended))
    for status, changes in (
        (Status.LOBBY, [(None, None)]),
        (Status.RUNNING, [(None, "a"), ("a", "a"), ("a", "b")]),
        (Status.ENDED, [("b", "c"), ("c", "c")]),
    ):
        table: Any = Table(status)
        for before, after in changes:
            games.changed(Changed(table, before, after, None))
    closed: Any = Table(Status.CLOSED)
    for _ in range(2):
        games.changed(Changed(closed, "b", "b", None))
    lobby: Any = Table(Status.CLOSED)
    games.changed(Changed(lobby, None, None, None))
    # Told of again, as when somebody is forgotten, long after its end.
    old: Any = Table(Status.ENDED)
    games.changed(Changed(old, "c", "c", None))
    assert told == [("duel",), ("duel", "finished"), ("duel", "closed")]


def test_the_process_is_seen_where_a_service_sees_of_proc_but_processes(tmp_path: Path) -> None:
    (tmp_path / "self").symlink_to("/proc/self")
    whole, part = (
        {family.name: family.samples[0].value for family in Process(proc=proc, registry=None).collect()}
        for proc in ("/proc", str(tmp_path))
    )
    assert "process_resident_memory_bytes" in part
    assert whole.keys() == part.keys()
    assert part["process_start_time_seconds"] == pytest.approx(whole["process_start_time_seconds"], abs=2)


@pytest.mark.parametrize(
    ("host", "port", "way_out", "lasting"),
    [
        ("192.0.2.7", 9464, "Name an address of this machine, such as 127.0.0.1", False),
        ("nowhere.invalid", 9464, "Name an address of this machine, such as 127.0.0.1", False),
        ("x" * 70, 9464, "Name an address of this machine, such as 127.0.0.1", False),
    ],
)
def test_a_host_that_is_none_of_ours(host: str, port: int, way_out: str, lasting: bool) -> None:
    with pytest.raises(PortTaken, match=f"Port {port} of {host} cannot be used") as caught:
        listening_at(MetricsSection(host=host, port=port))
    assert way_out in str(caught.value)
    assert caught.value.lasting == lasting


def test_a_port_that_this_user_may_never_have(monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", denied)
    with pytest.raises(PortTaken, match="Choose one from 1024 on") as caught:
        listening_at(MetricsSection(port=80))
    assert caught.value.lasting
