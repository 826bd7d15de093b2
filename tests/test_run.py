"""`python -m bot` as a process of its own, logged in to the small Discord on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import socket
import sqlite3
import ssl
import stat
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from pydantic import SecretStr

from bot import painting, run
from bot.client import BeanBot
from bot.config import Config, DiscordSection, LimitsSection, StoreSection, WorkersSection
from bot.ending import AGAIN, LASTING
from bot.playground import Limits as LimitsThere
from bot.playground import playground
from bot.store import DamageFound, Database
from bot.store.file.safeguard import remove_old_copies
from bot.tables import Timing
from bot.workers import Processes, Threads
from tests.breadth import few, few_rows
from tests.commanding import commanded
from tests.playground.process import Running, configure, start, start_afresh, start_bot
from tests.store.scenes import damage

OURS = re.compile(r'File ".*/(bot|cogs)/')
"""A line of a traceback through our code."""


async def refused(running: Running, reason: str, code: int = AGAIN) -> None:
    """It ends by itself, and says why in a sentence."""
    assert await running.wait() == code
    assert reason in running.said
    assert "Traceback" not in running.said


async def test_it_logs_in_shows_the_invite_link_and_stops_when_told(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        port = free_port()
        settings = f'[backup]\nfolder = "copies"\n[log]\nformat = "json"\n[metrics]\nport = {port}\n'
        configure(tmp_path, here, settings)
        running = await start_afresh("run", folder=tmp_path, DISCORD_TOKEN=here.token)
        await running.until("has connected to Gateway")
        await running.until(f"backed up to {tmp_path / 'copies'}")
        first, *lines = map(json.loads, running.said.splitlines())
        assert first["message"] == f"bean-table {metadata.version('bean-table')}"
        assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
        assert await seen(port, "health") == "ok\n"
        metrics = await seen(port, "metrics")
        assert 'beantable_calls_total{answer="200",call="GET users/@me"} 1.0' in metrics
        assert 'beantable_tables{status="running"} 0.0' in metrics
        assert "beantable_database_write_seconds_count" in metrics
        link = f"https://discord.com/oauth2/authorize?client_id={here.small_discord.world.place.bot}"
        assert f"invite link: {link}" in running.said
        assert "scope=bot+applications.commands" in running.said
        commands = {command["name"] for command in here.small_discord.world.commands.values()}
        assert {"play", "offer", "hand"} <= commands
        assert here.token not in running.said
        assert await running.end(signal.SIGTERM) == 0
        assert "stopped; every game stands as it was" in running.said
        assert closed(tmp_path)


def free_port() -> int:
    """One that nobody listens on at the moment."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


async def seen(port: int, page: str) -> str:
    """What a host reads there, once all is well."""
    async with asyncio.timeout(10), aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                if answer.ok:
                    return await answer.text()


@pytest.mark.long
async def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        running = await start("run", folder=tmp_path, DISCORD_TOKEN="token", BEAN_TABLE__METRICS__PORT=str(port))
        await refused(running, f"Port {port} of 127.0.0.1 cannot be used")
        assert "port and host under [metrics]" in running.said
    assert closed(tmp_path)


@pytest.mark.long
async def test_a_newer_database_stays_refused_and_a_container_waits_to_be_stopped(tmp_path: Path) -> None:
    path = tmp_path / StoreSection().path
    await (await Database.open(path)).close()
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO migrations VALUES (9999, 'from the future')")
    settings = {"DISCORD_TOKEN": "token", "BEAN_TABLE__DISCORD__API_URL": "http://127.0.0.1:9"}
    await refused(await start("run", folder=tmp_path, **settings), "was written by a newer version", LASTING)
    folder = {**settings, "BEAN_TABLE__STORE__PATH": "."}
    await refused(await start("run", folder=tmp_path, **folder), "must name a file", LASTING)
    (tmp_path / "diary.txt").write_text("Dear diary", "utf-8")
    foreign = {**settings, "BEAN_TABLE__STORE__PATH": "diary.txt"}
    await refused(await start("run", folder=tmp_path, **foreign), "does not belong to this bot", LASTING)
    waiting = await start("run", "--stay", folder=tmp_path, **settings)
    await waiting.until("Waiting to be stopped")
    assert await waiting.end() == LASTING
    # What may pass by itself is no reason to wait.
    path.unlink()
    await refused(await start("run", "--stay", folder=tmp_path, **settings), "Discord cannot be reached")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("WORDS__FOLDER", "nowhere", "There is no folder"),
        ("METRICS__PORT", "x", "should be a whole number"),
    ],
)
def test_settings_that_another_start_would_not_mend(tmp_path: Path, name: str, value: str, said: str) -> None:
    ended = commanded("run", folder=tmp_path, DISCORD_TOKEN="token", **{f"BEAN_TABLE__{name}": value})
    assert (ended.code, said in ended.said) == (LASTING, True)


@pytest.mark.long
async def test_a_second_bot_on_one_database_is_refused(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        first = await start_bot(tmp_path, here)
        await first.until("has connected to Gateway")
        await refused(await start_bot(tmp_path, here), "is in use by another running bot")
        assert not closed(tmp_path)
        assert await first.end(signal.SIGINT) == 0
        assert closed(tmp_path)


async def test_all_that_it_writes_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
            running = await start_bot(tmp_path, here)
            await running.until("has connected to Gateway")
            assert rights(tmp_path) == [0o600] * 5
            assert "holds the token" not in running.said
            assert await running.end() == 0
    finally:
        os.umask(before)


def rights(folder: Path) -> list[int]:
    """Who may do what with the database there and the files beside it."""
    return [stat.S_IMODE(file.stat().st_mode) for file in folder.glob(f"{StoreSection().path.name}*")]


@pytest.mark.long
async def test_a_token_that_others_can_read_is_warned_of(tmp_path: Path) -> None:
    config = tmp_path / "config.toml"
    for rights, warned in ((0o644, True), (0o600, False)):
        async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
            config.write_text(f'[discord]\ntoken = "{here.token}"\napi_url = "{here.api_url}/nowhere"\n', "utf-8")
            config.chmod(rights)
            running = await start("run", folder=tmp_path)
            await refused(running, "check api_url")
            assert (f"{config.name} holds the token" in running.said) == warned
            assert here.token not in running.said


def closed(folder: Path, name: str = str(StoreSection().path)) -> bool:
    """Whether the database there was closed: then its write-ahead log is gone, and the next start is quick."""
    database = folder / name
    assert database.exists()
    return not database.with_name(database.name + "-wal").exists()


@pytest.mark.long
def test_a_damaged_database_stops_the_bot_which_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.db"
    monkeypatch.setattr(run, "CHECKED_AFTER", 0)
    favoured: list[bool] = []
    monkeypatch.setattr(run, "favour_the_event_loop", lambda: favoured.append(True))
    monkeypatch.setattr(run, "spare_what_is_known", lambda: None)

    async def story() -> None:
        await (await Database.open(path)).close()
        damage(path)
        async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
            login = DiscordSection(token=SecretStr(here.token), api_url=here.api_url, gateway_url=here.gateway_url)
            await run.serve(Config(discord=login, store=StoreSection(path=path)))

    for say in ("The bot has stopped; whatever it answered until then", "cannot be used"):
        assert run.carry_out(story(), "the playground") == LASTING
        said = capsys.readouterr().err
        assert say in said
        assert "put a backup in its place" in said
    # Once, of the one that had come so far.
    assert favoured == [True]


async def test_a_copy_of_before_an_upgrade_goes_once_the_database_is_found_sound_and_a_week_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, copy = tmp_path / "games.db", tmp_path / "games-format-3-20261123-160000Z.db"
    await (await Database.open(path)).close()
    copy.write_text("as it was")
    looked, loop = asyncio.Event(), asyncio.get_running_loop()

    def remove(path: Path, now: float) -> None:
        remove_old_copies(path, now)
        loop.call_soon_threadsafe(looked.set)

    monkeypatch.setattr(run, "CHECKED_AFTER", 0)
    monkeypatch.setattr(run, "TIDIED_EVERY", 0.001)
    monkeypatch.setattr(run, "remove_old_copies", remove)
    monkeypatch.setattr("time.time", lambda: 2e9)
    bot: Any = SimpleNamespace(ages=SimpleNamespace(newest=0.0), wait_until_ready=_at_once)
    checking = asyncio.create_task(run._check(bot, path))
    # By this machine's clock alone, while nobody has clicked yet, nothing is removed.
    for newest, there in ((0.0, True), (1_797_000_000.0, False)):
        bot.ages.newest = newest
        for _ in range(2):
            looked.clear()
            await looked.wait()
        assert copy.exists() == there
    checking.cancel()
    await asyncio.wait({checking})
    copy.write_text("as it was")
    damage(path)
    with pytest.raises(DamageFound):
        await run._check(bot, path)
    assert copy.exists()


async def _at_once() -> None:
    """The bot is ready."""


def test_a_clock_or_certificates_that_are_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    async def refuse() -> None:
        raise ssl.SSLCertVerificationError("certificate is not yet valid")

    assert run.carry_out(refuse(), "https://discord.com/api") == AGAIN
    assert "certificate is not yet valid" in (said := capsys.readouterr().err)
    assert "this machine's clock is right (timedatectl)" in said


async def test_a_token_that_discord_does_not_know(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        running = await start_bot(tmp_path, here, token="wrong-token")
        await refused(running, "Discord does not know this token", LASTING)
    assert "wrong-token" not in running.said


@pytest.mark.long
async def test_a_token_that_is_reset_while_the_bot_runs(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        for code, reason, end in (
            (4004, "Discord does not know this token", LASTING),
            (4013, "ended the connection for good", AGAIN),
        ):
            running = await start_bot(tmp_path, here)
            await running.until("has connected to Gateway")
            await here.small_discord.gateway.disconnect(code)
            await refused(running, reason, end)
            assert closed(tmp_path)


def test_intents_that_discord_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    async def refuse() -> None:
        raise discord.PrivilegedIntentsRequired(None)

    assert run.carry_out(refuse(), "the playground") == LASTING
    assert "Privileged Gateway Intents under Bot in the Developer Portal" in capsys.readouterr().err


@pytest.mark.long
async def test_a_terminal_that_is_closed_stops_it_but_not_under_nohup(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        running = await start_bot(tmp_path, here)
        await running.until("has connected to Gateway")
        assert await running.end(signal.SIGHUP) == 0
        assert "stopped; every game stands as it was" in running.said
        assert closed(tmp_path)
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
        try:
            running = await start_bot(tmp_path, here)
        finally:
            signal.signal(signal.SIGHUP, before)
        await running.until("has connected to Gateway")
        running.process.send_signal(signal.SIGHUP)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.5):
                await running.process.wait()
        assert await running.end() == 0


@pytest.mark.parametrize("loading", few(["asyncio.", "discord."], "discord."))
async def test_while_it_is_loaded_it_can_be_stopped_at_once(tmp_path: Path, loading: str) -> None:
    # Python's line about each module that is loaded says how far it is; before the first one of ours, it is Python
    # itself that is interrupted, and that may lose an interruption in the middle of an import.
    running = await start_afresh("run", folder=tmp_path, python=("-X", "importtime"), DISCORD_TOKEN="token")
    await running.until(f" {loading}")
    assert await running.end(signal.SIGINT) == -signal.SIGINT
    assert "Traceback" not in running.said
    assert rights(tmp_path) == []


@pytest.mark.parametrize(
    ("number", "first"),
    few_rows([(signal.SIGTERM, 1), (signal.SIGINT, 0), (signal.SIGHUP, 2)]),
)
async def test_it_can_be_stopped_at_any_moment_of_its_start(tmp_path: Path, number: int, first: int) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        # Each signal at other moments than the other two; once the bot is up, other tests stop it by each.
        for moment in range(first, 12, 3):
            running = await start_bot(tmp_path, here)
            await asyncio.sleep(0.03 * moment)
            # Before anything is open there is nothing to put in order.
            assert await running.end(number) in (0, 1, run.INTERRUPTED, -number)
            assert not OURS.search(running.said), running.said


@pytest.mark.parametrize(("command", "code"), [(("run",), LASTING), ((), LASTING), (("backup", "copy"), 2)])
def test_settings_that_are_named_must_exist(tmp_path: Path, command: tuple[str, ...], code: int) -> None:
    ended = commanded(*command, "--config", "nowhere.toml", folder=tmp_path, DISCORD_TOKEN="token")
    assert ended.code == code
    assert "There is no settings file nowhere.toml" in ended.said
    assert rights(tmp_path) == []


@pytest.mark.parametrize("text", ["", "[discord]\n"])
def test_without_a_token_it_says_how_to_get_one(tmp_path: Path, text: str) -> None:
    config = tmp_path / "config.toml"
    config.write_text(text, "utf-8")
    ended = commanded("run", "--config", str(config), folder=tmp_path)
    assert ended.code == LASTING
    assert "https://discord.com/developers/applications" in ended.said
    assert str(config) in ended.said
    assert "python -m bot playground" in ended.said


async def test_it_stops_though_a_connection_that_is_being_made_swallows_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connecting, closing, close = asyncio.Event(), asyncio.Event(), BeanBot.close

    async def closed_by(bot: BeanBot) -> None:
        closing.set()
        await close(bot)

    async def connect(bot: BeanBot) -> None:
        connecting.set()
        # So does `asyncio.wait_for` where it is cancelled in the moment in which it has what it waited for.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await closing.wait()

    monkeypatch.setattr(BeanBot, "connect", connect)
    monkeypatch.setattr(BeanBot, "close", closed_by)
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        login = DiscordSection(token=SecretStr(here.token), api_url=here.api_url, gateway_url=here.gateway_url)
        serving = asyncio.create_task(
            run.serve(Config(discord=login, store=StoreSection(path=tmp_path / "games.db")))
        )
        await connecting.wait()
        serving.cancel()
        assert await asyncio.wait({serving}, timeout=15) == ({serving}, set())
        serving.result()
    assert closed(tmp_path, "games.db")


@pytest.mark.parametrize("up", [True, False])
async def test_servers_are_spared_by_the_garbage_collector_once_all_are_known(
    monkeypatch: pytest.MonkeyPatch, *, up: bool
) -> None:
    done: list[str] = []
    ready = asyncio.Event()

    class Bot:
        wait_until_ready = ready.wait

        async def login(self, token: str) -> None:
            done.append(token)

        async def ask_for_shards(self) -> None:
            await asyncio.sleep(0)
            done.append("asked")

        async def connect(self) -> None:
            if up:
                ready.set()
                await asyncio.sleep(0.001)

    monkeypatch.setattr(run, "favour_the_event_loop", lambda: done.append("favoured"))
    monkeypatch.setattr(run, "spare_what_is_known", lambda: done.append("spared"))
    bot: Any = Bot()
    await run._start(bot, "token")
    ready.set()
    await asyncio.sleep(0)
    assert done == ["token", "favoured", "asked", *(["spared"] if up else [])]


async def test_where_discord_does_not_say_how_to_connect_it_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []
    connected: list[int] = []

    class Bot:
        async def ask_for_shards(self) -> None:
            if len(waited) < 8:
                raise (OSError, discord.GatewayNotFound, aiohttp.ClientConnectionError)[len(waited) % 3]

        async def connect(self) -> None:
            connected.append(len(waited))

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    bot: Any = Bot()
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await run._connect(bot)
    assert waited == [1, 2, 4, 8, 16, 32, 60, 60]
    assert connected == [8]
    assert "does not say how to connect (GatewayNotFound)" in caplog.text


@pytest.mark.long
async def test_a_gateway_that_is_away_is_a_line_in_the_log(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        port = free_port()
        away = here._replace(gateway_url="ws://127.0.0.1:9")
        running = await start_bot(tmp_path, away, settings=f"[metrics]\nport = {port}\n")
        await running.until("Failed to connect for shard_id: 0. Retrying")
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
            assert (answer.status, await answer.text()) == (503, "not connected to Discord\n")
        assert await running.end() == 0
        assert "Traceback" not in running.said
        assert "Cannot connect to host 127.0.0.1:9" in running.said


@pytest.mark.long
async def test_too_many_servers_for_its_shards(tmp_path: Path) -> None:
    limits = LimitsThere(servers_a_shard=0)
    async with playground(tmp_path / "small-discord.sqlite3", port=0, limits=limits) as here:
        await refused(await start_bot(tmp_path, here), 'shards = "auto"')
        # By itself the next start asks for more; where the settings say how many, it cannot.
        told = await start("run", folder=tmp_path, DISCORD_TOKEN=here.token, BEAN_TABLE__DISCORD__SHARDS="1")
        await refused(told, 'shards = "auto"', LASTING)


async def test_whatever_is_set_reaches_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    class Told(Exception):
        """Enough was heard."""

    def bot(database: Database, **settings: Any) -> None:
        given.update(settings, tables=settings["tables"](database))
        raise Told

    monkeypatch.setattr(run, "BeanBot", bot)
    settings = {
        "discord": {
            "token": "x",
            "new_dms_every": 7,
            "new_emojis_every": 6,
            "development_guilds": [8],
            "shards": 4,
        },
        "store": {"path": tmp_path / "games.db", "keep": 9},
        "computers": {"delay": 10, "patience": 11},
        "pace": {"live": 120},
        "limits": {name: number for number, name in enumerate(LimitsSection.model_fields, start=12)},
        "about": {"contact": "Zoe"},
        "workers": {"processes": 3},
    }
    with pytest.raises(Told):
        await run.serve(Config.model_validate(settings))
    workers = given.pop("workers")
    assert isinstance(workers, Processes)
    assert workers.at_once == 3
    tables = given.pop("tables")
    assert tables.pace.live == 120
    assert tables.limits == (12, 13, 14, 15, 16, 17)
    assert given == {
        "timing": Timing(10, 11),
        "dm_pace": 7,
        "emoji_pace": 6,
        "draw": painting.draw,
        "development_guilds": (8,),
        "shards": 4,
        "contact": "Zoe",
        "keep": 9,
        "http_trace": None,
    }


@pytest.mark.parametrize(
    ("processes", "enough", "kind"),
    [(None, True, Processes), (None, False, Threads), (0, True, Threads), (2, False, Processes)],
)
def test_processes_work_beside_the_bot_where_there_is_room_or_the_host_wants_them(
    processes: int | None, enough: bool, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.machine.enough_for_processes", lambda: enough)
    workers = run._workers(Config(workers=WorkersSection(processes=processes)))
    assert isinstance(workers, kind)
    assert workers.at_once == (processes or 1)


def test_a_token_of_two_lines_is_none(tmp_path: Path) -> None:
    ended = commanded("run", folder=tmp_path, DISCORD_TOKEN="half-a-token\nthe-other-half")
    assert ended.code == LASTING
    assert "should be one word" in ended.said
    assert "half" not in ended.said + ended.printed


@pytest.mark.long
async def test_an_address_where_there_is_no_discord(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        elsewhere = here._replace(api_url=here.api_url + "/nowhere")
        await refused(await start_bot(tmp_path, elsewhere), "check api_url")
