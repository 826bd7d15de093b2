"""Every mistake that a host can make before the bot runs is a line that says what to do; none shows the token."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from __future__ import annotations

import asyncio
import gzip
import math
import sqlite3
import ssl
import time
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from typer.testing import CliRunner

from bot.__main__ import app
from bot.hosting import asking, backup_worth, checking, metrics
from bot.hosting.backups import HOUR, back_up, copies
from bot.hosting.checking import check
from bot.hosting.findings import FINE, LOOK, WRONG, Finding, duration, lines
from bot.invite_link import PERMISSIONS, invite_link
from bot.playground import playground
from bot.store import Database
from bot.store.errors import NoRoom
from bot.store.file import compressed
from bot.store.file.migrations import migrate
from bot.store.file.room import SPARE
from bot.workers import machine
from tests.breadth import few
from tests.test_run import free_port

TOKEN = "MTQ1NjA3NDQ0Mzk4MDgwMDA1Mg.GaBcDe.abcdefghijklmnopqrstuvwxyz_0123456789"


def found(path: Path, what: str, **environ: str) -> Finding:
    """The first finding of this kind that is not fine, else the first of this kind; without asking Discord."""
    every = check(path, {"DISCORD_TOKEN": TOKEN, **environ}, login=False)
    assert TOKEN not in "\n".join(lines(every))
    mine = [finding for finding in every if finding.what == what]
    return next((finding for finding in mine if finding.state != FINE), mine[0])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config.toml"


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "bean-table.sqlite3"
    await (await Database.open(path)).close()
    return path


async def test_where_nothing_is_wrong(path: Path, database: Path) -> None:
    await back_up(database, path.parent / "copies", 7)
    (path.parent / "words").mkdir()
    environ = {
        "DISCORD_TOKEN": TOKEN,
        "BEAN_TABLE__BACKUP__FOLDER": "copies",
        "BEAN_TABLE__WORDS__FOLDER": "words",
        "BEAN_TABLE__METRICS__PORT": str(free_port()),
    }
    every = await asyncio.to_thread(check, path, environ, login=False)
    assert {finding.state for finding in every} == {FINE}
    assert [finding.what for finding in every] == [
        *(
            "version",
            "settings",
            "database",
            "disk",
            "permissions",
            "backups",
            "words",
            "workers",
            "metrics",
            "token",
        ),
    ]
    assert f"{database} is sound, format " in every[2].words


def test_before_the_first_start(path: Path) -> None:
    assert found(path, "database").words == f"{path.parent / 'bean-table.sqlite3'} will be made at the first start"
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("what", "environ", "state", "way_out"),
    [
        ("settings", {"BEAN_TABLE__STORE__KEEP": "x"}, WRONG, "BEAN_TABLE__STORE__KEEP: should be a whole number"),
        ("settings", {"DISCORD_TOKEN": "", "BEAN_TABLE__DISCORD__TOKEN_FILE": "no"}, WRONG, "Check the path"),
        ("token", {"DISCORD_TOKEN": ""}, WRONG, "choose New Application"),
        ("token", {"DISCORD_TOKEN": "0123456789abcdef"}, LOOK, "copy it from Bot → Reset Token again"),
        ("database", {"BEAN_TABLE__STORE__PATH": "no/x.db"}, WRONG, "does not exist. Make it, or change [store]"),
        ("database", {"BEAN_TABLE__STORE__PATH": "."}, WRONG, "must name a file"),
        ("backups", {}, LOOK, "name a folder under [backup]"),
        ("backups", {"BEAN_TABLE__BACKUP__FOLDER": "no/copies"}, WRONG, "make it, or change [backup] folder"),
        ("words", {"BEAN_TABLE__WORDS__FOLDER": "no"}, WRONG, "Check folder under [words]"),
        (
            "metrics",
            {"BEAN_TABLE__METRICS__PORT": "9", "BEAN_TABLE__METRICS__HOST": "192.0.2.7"},
            WRONG,
            "an address of",
        ),
    ],
)
def test_mistakes_and_their_ways_out(
    path: Path, what: str, environ: dict[str, str], state: str, way_out: str
) -> None:
    finding = found(path, what, **environ)
    assert finding.state == state
    assert way_out in finding.words


async def test_databases_that_need_something(path: Path, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = await Database.open(database)
    every = await asyncio.to_thread(check, path, {"DISCORD_TOKEN": TOKEN}, login=False)
    assert any("stop that one before" in finding.words for finding in every)
    assert {finding.state for finding in every if finding.what == "database"} == {FINE}
    await running.close()
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO migrations VALUES (999, 'later')")
    connection.close()
    assert "Install the newer version" in (await asyncio.to_thread(found, path, "database")).words
    database.write_text("beans")
    assert "restore FILE" in (await asyncio.to_thread(found, path, "database")).words
    database.unlink()
    connection = sqlite3.connect(database, isolation_level=None)
    migrate(connection, 3)
    connection.close()
    older = await asyncio.to_thread(found, path, "database")
    assert (older.state, "the next start copies it, then brings it to format" in older.words) == (LOOK, True)
    # As `run`, which then would not start.
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=SPARE))
    older = await asyncio.to_thread(found, path, "database")
    assert (older.state, "Make room and start again" in older.words) == (WRONG, True)
    with pytest.raises(NoRoom):
        await Database.open(database)


def test_looking_leaves_nothing_that_would_keep_the_bot_out(path: Path, database: Path) -> None:
    lock = database.with_name(f"{database.name}.lock")
    found(path, "database")
    assert lock.exists(), "the bot's own stays"
    lock.unlink()
    assert found(path, "database").state == FINE
    assert not lock.exists()


def test_where_nobody_may_look_the_rest_is_still_looked_at(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/home/beans")

    monkeypatch.setattr(checking, "interrupted", denied)
    assert found(path, "database") == Finding(
        WRONG,
        "database",
        "/home/beans cannot be looked at (Permission denied): do this as the bot's user, or give it the right to",
    )
    assert found(path, "disk").state == FINE


def test_a_token_in_the_place_of_its_file_is_not_shown(path: Path) -> None:
    finding = found(path, "settings", DISCORD_TOKEN="", BEAN_TABLE__DISCORD__TOKEN_FILE=TOKEN)
    assert (finding.state, "Name a file that holds it" in finding.words) == (WRONG, True)


def test_rights_disk_and_version(path: Path, database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text(f'[discord]\ntoken = "{TOKEN}"\n')
    path.chmod(0o644)
    assert found(path, "permissions").words.endswith(f"chmod 600 {path}")
    path.chmod(0o600)
    database.chmod(0o644)
    assert found(path, "permissions").words.endswith(f"chmod 600 {database}")
    database.chmod(0o600)
    with monkeypatch.context() as owners:
        owners.setattr(checking, "_owner", lambda path: 0 if path == database else 2_000_000_000)
        owners.setattr("os.geteuid", lambda: 0)
        assert found(path, "permissions").words == (
            f"the database is an administrator's, its folder is not: chown -R 2000000000: {database.parent}"
        )
    monkeypatch.setattr("os.geteuid", lambda: 12345)
    assert "runuser -u NAME -- …" in found(path, "permissions").words
    usage = namedtuple("usage", "total used free")  # as shutil has it
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage(1, 1, 2**19))
    assert found(path, "disk").state == WRONG
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage(1, 1, 5 * 2**20))
    assert found(path, "disk") == Finding(LOOK, "disk", found(path, "disk").words)
    assert found(path, "disk").words.startswith("5.0 MiB are free: make room")
    monkeypatch.setattr(checking, "sqlite3", SimpleNamespace(sqlite_version="3.37", sqlite_version_info=(3, 37)))
    assert checking._version().state == WRONG


GATEWAY = "BEAN_TABLE__DISCORD__GATEWAY_URL"


@pytest.mark.parametrize(
    ("shards", "left", "state", "words"),
    [
        (None, 2, LOOK, "Discord allows 2 more logins today: the bot will wait for 10 minutes"),
        (1, 1, LOOK, "Discord advises 3 shards, and [discord] shards says 1"),
        (None, 3, FINE, "3 left today; shards: 3"),
    ],
)
def test_whether_the_bot_may_log_in(shards: int | None, left: int, state: str, words: str) -> None:
    said = {"shards": 3, "session_start_limit": {"remaining": left, "reset_after": 600_000}}
    finding = asking._logins(said, shards)
    assert (finding.state, words in finding.words) == (state, True)
    assert asking._logins({"message": "401"}, shards).state == LOOK


@pytest.mark.parametrize("needed", asking.ADDED_LATER, ids=lambda needed: needed.what)
def test_where_old_invitations_did_not_ask_for_a_permission_it_names_the_new_link(needed: asking.Needed) -> None:
    given = discord.Permissions(**{needed.permission: True}).value
    servers = [{"name": f"Beans {number}", "permissions": str((number == 0) * given)} for number in range(6)]
    finding = asking._allowed(servers, {"id": "7"}, needed)
    assert (finding.state, finding.what) == (LOOK, needed.what)
    said = f"may not be {needed.done} on 5 of 6 servers (Beans 1, Beans 2, Beans 3 and others), {needed.otherwise}"
    assert finding.words.startswith(said)
    assert invite_link(7) in finding.words
    assert asking._allowed({"message": "401"}, {}, needed).state == LOOK


def test_the_invite_link_asks_for_all_of_these() -> None:
    assert all(getattr(PERMISSIONS, needed.permission) for needed in asking.ADDED_LATER)


async def asked(path: Path, **environ: str) -> dict[str, Finding]:
    every = await asyncio.to_thread(check, path, environ)
    return {finding.what: finding for finding in every}


@pytest.mark.long
async def test_discord_is_asked_once(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0, bot_name="Bean table") as here:
        there = {
            "BEAN_TABLE__DISCORD__API_URL": here.api_url,
            "BEAN_TABLE__DISCORD__GATEWAY_URL": here.gateway_url,
        }
        known = await asked(path, DISCORD_TOKEN=here.token, **there)
        assert known["token"] == Finding(FINE, "token", "Discord knows this bot as bean_table")
        assert known["clock"].state == FINE
        assert known["logins"] == Finding(FINE, "logins", "1000 left today; shards: 1")
        assert known["gateway"] == Finding(FINE, "gateway", "greets who connects")
        for what, done in (("pictures", "shown"), ("threads", "opened"), ("events", "created")):
            assert known[what] == Finding(FINE, what, f"may be {done} on 1 of 1 servers")
        assert {finding.state for finding in known.values()} <= {FINE, LOOK}
        for address in ("ws://127.0.0.1:9", here.api_url.replace("http", "ws")):
            lost = await asked(path, DISCORD_TOKEN=here.token, **there | {GATEWAY: address})
            assert lost["gateway"].state == WRONG
            assert "gateway_url under [discord]" in lost["gateway"].words
        wrong = await asked(path, DISCORD_TOKEN="wrong-token", **there)
        assert wrong["token"].state == WRONG
        assert "reset it in the Developer Portal; it does not look like one" in wrong["token"].words
        assert "wrong-token" not in str(wrong)
        elsewhere = await asked(path, DISCORD_TOKEN=here.token, BEAN_TABLE__DISCORD__API_URL=f"{here.api_url}/no")
        assert (elsewhere["discord"].state, "check api_url" in elsewhere["discord"].words) == (WRONG, True)
        monkeypatch.setattr(asking, "time", SimpleNamespace(time=lambda: 0.0))
        behind = (await asked(path, DISCORD_TOKEN=here.token, **there))["clock"]
        assert (behind.state, "timedatectl" in behind.words) == (LOOK, True)
    away = await asked(path, DISCORD_TOKEN=here.token, **there)
    assert away["discord"].state == WRONG
    assert "check the network" in away["discord"].words


async def test_a_certificate_that_is_not_accepted(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ssl.SSLCertVerificationError("certificate is not yet valid")

    monkeypatch.setattr("aiohttp.ClientSession.get", refuse)
    finding = (await asked(path, DISCORD_TOKEN=TOKEN))["discord"]
    assert (finding.state, "clock is right (timedatectl)" in finding.words) == (WRONG, True)


@pytest.fixture
async def copied(database: Path) -> Path:
    """A folder with a backup made an hour ago."""
    folder = database.parent / "copies"
    await back_up(database, folder, 7, lambda: time.time() - HOUR)
    return folder


def backups(path: Path) -> Finding:
    return found(path, "backups", BEAN_TABLE__BACKUP__FOLDER="copies")


@pytest.mark.parametrize("compressed", few([True, False]))
def test_how_old_and_how_sound_the_newest_backup_is(path: Path, copied: Path, *, compressed: bool) -> None:
    (copy,) = copies(copied)
    if not compressed:
        # As versions before made them.
        copy.with_suffix("").write_bytes(gzip.decompress(copy.read_bytes()))
        copy.unlink()
        copy = copy.with_suffix("")
    assert backups(path) == Finding(
        FINE, "backups", f"every 24 h into {copied}; the newest of 1 is sound and 60 minutes old"
    )
    pages = bytearray(copy.read_bytes())
    # Where nobody looks who reads the beginning alone.
    place = len(pages) // 2
    pages[place : place + len(pages) // 4] = b"\0" * (len(pages) // 4)
    copy.write_bytes(pages)
    assert (backups(path).state, "the newest is worth nothing: " in backups(path).words) == (WRONG, True)
    copy.write_text("beans")
    assert backups(path).words == (
        f"the newest is worth nothing: {copy.name}: it cannot be used: it is not an SQLite database"
    )
    assert "restore" not in backups(path).words
    assert list(copied.iterdir()) == [copy]


def test_a_backup_that_cannot_be_looked_into_is_not_said_to_be_worth_nothing(
    path: Path, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(compressed, "decompress", full)
    finding = backups(path)
    assert (finding.state, "worth nothing" in finding.words) == (LOOK, False)
    assert "No space left on device" in finding.words


@pytest.mark.long
async def test_backups_that_are_old_damaged_or_from_the_future(
    path: Path, database: Path, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(backup_worth, "time", SimpleNamespace(time=lambda: now + 48 * HOUR))
    old = await asyncio.to_thread(backups, path)
    assert (old.state, "49 hours old: see in the log why there is no newer one" in old.words) == (LOOK, True)
    monkeypatch.setattr(backup_worth, "time", SimpleNamespace(time=lambda: now - 2 * HOUR))
    future = await asyncio.to_thread(backups, path)
    assert (future.state, "from the future" in future.words) == (LOOK, True)
    monkeypatch.setattr(backup_worth, "time", SimpleNamespace(time=lambda: now))
    (first,) = copies(copied)
    first.write_text("beans")
    await back_up(database, copied, 7, lambda: now)
    older = await asyncio.to_thread(backups, path)
    assert (older.state, older.words.startswith("an older one is worth nothing")) == (LOOK, True)


@pytest.mark.long
def test_backups_that_cannot_be_or_are_not_yet(
    path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = path.parent / "copies"
    folder.mkdir()
    assert (backups(path).state, "there is none yet: a running bot makes one at once" in backups(path).words) == (
        LOOK,
        True,
    )
    with monkeypatch.context() as denied:
        denied.setattr("os.access", lambda path, _: Path(path) != folder)
        assert (backups(path).state, "cannot be written. Give the bot's user" in backups(path).words) == (
            WRONG,
            True,
        )
    with monkeypatch.context() as owners:
        owners.setattr(backup_worth, "_owner", lambda path: 2_000_000_000 if path == database else 2_000_000_001)
        owners.setattr("os.geteuid", lambda: 0)
        assert backups(path).words == (
            f"{folder} is 2000000001's, and the bot is 2000000000: chown 2000000000: {folder}"
        )
    folder.rmdir()
    folder.write_text("not a folder")
    assert backups(path) == Finding(
        WRONG, "backups", f"{folder} is a file: move it away, or change [backup] folder"
    )
    database.unlink()
    folder.unlink()
    assert backups(path).state == FINE


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        *((20, "0 minutes"), (65, "1 minute"), (120, "2 minutes"), (7200, "2 hours")),
        *((71 * 3600, "71 hours"), (80 * 3600, "3 days")),
    ],
)
def test_how_long_something_is_said_to_be(seconds: float, said: str) -> None:
    assert duration(seconds) == said


@pytest.mark.long
async def test_a_port_that_is_taken_is_a_running_bots_or_somebody_elses(path: Path, database: Path) -> None:
    async def page(_: web.Request) -> web.Response:
        return web.Response(status=503, text="moves cannot be saved: full\nnot connected\n", headers=head)

    application = web.Application()
    application.router.add_get("/health", page)
    async with TestServer(application) as server:
        here = {"BEAN_TABLE__METRICS__PORT": str(server.port)}
        head = {"Server": metrics.SIGNATURE}
        # Without a bot at this database it is another one's.
        taken = await asyncio.to_thread(found, path, "metrics", **here)
        assert (taken.state, "Choose another one: port and host under" in taken.words) == (WRONG, True)
        running = await Database.open(database)
        assert await asyncio.to_thread(found, path, "health", **here) == Finding(
            LOOK, "health", "the running bot says: moves cannot be saved: full; not connected"
        )
        head = {}
        assert (await asyncio.to_thread(found, path, "metrics", **here)).state == WRONG
        await running.close()


def test_without_the_library_the_metrics_are_looked_at_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checking, "installed", lambda: False)
    finding = found(path, "metrics", BEAN_TABLE__METRICS__PORT=str(free_port()))
    assert (finding.state, "pip install 'bean-table[metrics]'" in finding.words) == (LOOK, True)


@pytest.mark.long
def test_a_database_that_cannot_be_written_and_one_that_is_empty(
    path: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as denied:
        denied.setattr("os.access", lambda path, _: Path(path) != database)
        assert (found(path, "database").state, "cannot be written" in found(path, "database").words) == (
            WRONG,
            True,
        )
    database.write_bytes(b"")
    assert found(path, "database") == Finding(FINE, "database", f"{database} will be made at the first start")


@pytest.mark.parametrize("place", few([".", "/dev/null", "circle"], "circle"))
def test_what_is_no_file_is_no_database_and_its_rights_are_nobodys_business(path: Path, place: str) -> None:
    path.with_name("circle").symlink_to("circle")
    store = {"BEAN_TABLE__STORE__PATH": place}
    finding = found(path, "database", **store)
    assert finding.state == WRONG
    assert "[store] path" in finding.words
    # A host who does as told must not shut everybody out of a folder of the system's.
    assert "chmod" not in found(path, "permissions", **store).words
    assert [file.name for file in path.parent.iterdir()] == ["circle"]


def test_a_folder_in_the_place_of_the_tokens_file_keeps_its_rights(path: Path) -> None:
    token = {"DISCORD_TOKEN": "", "BEAN_TABLE__DISCORD__TOKEN_FILE": "."}
    every = lines(check(path, token, login=False))
    assert not [line for line in every if "chmod" in line]
    assert [line for line in every if line.startswith(WRONG) and "token_file" in line]


A_PROCESS, A_THREAD = "1 process beside the bot: the bot may use", "a thread of the bot draws: the bot may use"
LITTLE_FOR_IT = "which is little for that: leave [workers] processes out"


@pytest.mark.parametrize(
    ("wanted", "cores", "memory", "state", "words"),
    [
        (None, 2.0, 2.0**31, FINE, f"{A_PROCESS} 2 cores and 2.0 GiB of memory"),
        (None, 1.5, math.inf, FINE, f"{A_THREAD} 1.5 cores"),
        (0, 8.0, math.inf, FINE, f"{A_THREAD} 8 cores"),
        (1, 8.0, 2.0**29, LOOK, f"{A_PROCESS} 8 cores and 512.0 MiB of memory, {LITTLE_FOR_IT}"),
    ],
)
def test_who_works_beside_the_bot_and_why(
    wanted: int | None, cores: float, memory: float, state: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "cores", lambda: cores)
    monkeypatch.setattr(machine, "memory", lambda: memory)
    assert checking._workers(wanted) == Finding(state, "workers", words)


def test_words_of_ones_own_with_a_mistake_are_named_and_not_kept(path: Path) -> None:
    (path.parent / "words" / "en").mkdir(parents=True)
    (path.parent / "words" / "en" / "own.ftl").write_text("no-such-message = Beans\n")
    finding = found(path, "words", BEAN_TABLE__WORDS__FOLDER="words")
    assert (finding.state, "no-such-message" in finding.words) == (WRONG, True)


def test_the_command_ends_with_1_where_the_bot_cannot_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    fine = CliRunner().invoke(app, ["check", "--offline"])
    assert (fine.exit_code, fine.stderr) == (0, "")
    assert fine.stdout.startswith("ok     version      bean-table ")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert CliRunner().invoke(app, ["check", "--offline"]).exit_code == 1
