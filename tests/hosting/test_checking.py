"""Every mistake that a host can make before the bot runs is a line that says what to do; none shows the token."""

# ruff: noqa: ASYNC240 - nothing else runs in a test that a small file could hold up.

from __future__ import annotations

import asyncio
import sqlite3
import ssl
from collections import namedtuple
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from bot.__main__ import app
from bot.hosting import checking
from bot.hosting.checking import FINE, LOOK, WRONG, Finding, check, lines
from bot.playground import playground
from bot.store import Database
from bot.store.file.migrations import migrate

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


def test_where_nothing_is_wrong(path: Path, database: Path) -> None:
    (path.parent / "copies").mkdir()
    environ = {"DISCORD_TOKEN": TOKEN, "BEAN_TABLE__BACKUP__FOLDER": "copies"}
    every = check(path, environ, login=False)
    assert {finding.state for finding in every} == {FINE}
    assert [finding.what for finding in every] == [
        *("version", "settings", "database", "disk", "permissions", "backups", "token"),
    ]
    assert f"{database} is sound, format " in every[2].words


def test_before_the_first_start(path: Path) -> None:
    assert found(path, "database").words == f"{path.parent / 'bean-table.sqlite3'} will be made at the first start"
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    ("what", "environ", "state", "way_out"),
    [
        ("settings", {"BEAN_TABLE__STORE__KEEP": "x"}, WRONG, "BEAN_TABLE__STORE__KEEP: Input should be"),
        ("settings", {"DISCORD_TOKEN": "", "BEAN_TABLE__DISCORD__TOKEN_FILE": "no"}, WRONG, "Check the path"),
        ("token", {"DISCORD_TOKEN": ""}, WRONG, "choose New Application"),
        ("token", {"DISCORD_TOKEN": "0123456789abcdef"}, LOOK, "copy it from Bot → Reset Token again"),
        ("database", {"BEAN_TABLE__STORE__PATH": "no/x.db"}, WRONG, "does not exist. Make it, or change [store]"),
        ("database", {"BEAN_TABLE__STORE__PATH": "."}, WRONG, "must name a file"),
        ("backups", {}, LOOK, "name a folder under [backup]"),
        ("backups", {"BEAN_TABLE__BACKUP__FOLDER": "no/copies"}, WRONG, "make it, or change [backup] folder"),
    ],
)
def test_mistakes_and_their_ways_out(
    path: Path, what: str, environ: dict[str, str], state: str, way_out: str
) -> None:
    finding = found(path, what, **environ)
    assert finding.state == state
    assert way_out in finding.words


async def test_databases_that_need_something(path: Path, database: Path) -> None:
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
    assert (older.state, "back it up before" in older.words) == (LOOK, True)


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
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage(1, 1, 5 * 2**20))
    assert found(path, "disk") == Finding(LOOK, "disk", found(path, "disk").words)
    assert found(path, "disk").words.startswith("5.0 MiB are free: make room")
    monkeypatch.setattr(checking, "sqlite3", SimpleNamespace(sqlite_version="3.37", sqlite_version_info=(3, 37)))
    assert checking._version().state == WRONG


async def asked(path: Path, **environ: str) -> dict[str, Finding]:
    every = await asyncio.to_thread(check, path, environ)
    return {finding.what: finding for finding in every}


async def test_discord_is_asked_once(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0, bot_name="Bean table") as here:
        there = {"BEAN_TABLE__DISCORD__API_URL": here.api_url}
        known = await asked(path, DISCORD_TOKEN=here.token, **there)
        assert known["token"] == Finding(FINE, "token", "Discord knows this bot as bean_table")
        assert known["clock"].state == FINE
        wrong = await asked(path, DISCORD_TOKEN="wrong-token", **there)
        assert wrong["token"].state == WRONG
        assert "reset it in the Developer Portal; it does not look like one" in wrong["token"].words
        assert "wrong-token" not in str(wrong)
        elsewhere = await asked(path, DISCORD_TOKEN=here.token, BEAN_TABLE__DISCORD__API_URL=f"{here.api_url}/no")
        assert "check api_url" in elsewhere["discord"].words
        monkeypatch.setattr(checking, "time", SimpleNamespace(time=lambda: 0.0))
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


def test_the_command_ends_with_1_where_the_bot_cannot_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    fine = CliRunner().invoke(app, ["check", "--offline"])
    assert (fine.exit_code, fine.stderr) == (0, "")
    assert fine.stdout.startswith("ok     version      bean-table ")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert CliRunner().invoke(app, ["check", "--offline"]).exit_code == 1
