"""The commands of a host: without a bot they work on the database themselves, with one they ask it."""

from __future__ import annotations

import asyncio
import json
import signal
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.__main__ import app
from bot.errors import BadFile
from bot.hosting.tools import asking, folder, socket
from bot.hosting.tools.asking import Unanswered, ask
from bot.hosting.tools.requests import Command, Request
from bot.playground import playground
from bot.store import Database, PersonRow, UnusableFile, put_person, seats_of
from bot.store.file.erasures import ENDING
from tests.playground.process import start_bot
from tests.store.scenes import BEN, CEM, GUILD, lobby

NAME = "bean-table.sqlite3"
ZED = 123456789012345678


@pytest.fixture
async def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A lobby of Ana's with Ben and Cem, in the folder where commands are typed; no bot runs."""
    monkeypatch.chdir(tmp_path)
    database = await Database.open(tmp_path / NAME)
    await lobby(database, (BEN, "Ben"), (CEM, "Cem"))
    put_person(database, PersonRow(BEN, "Ben", "en", None, dm_closed=False, seen_at=100))
    await database.close()
    return tmp_path / NAME


def run(*typed: object) -> Result:
    return CliRunner().invoke(app, list(map(str, typed)))


async def seated(path: Path) -> list[str]:
    database = await Database.open(path)
    names = [seat.name for seat in await seats_of(database, 1)]
    await database.close()
    return names


@pytest.mark.long
def test_without_a_bot_a_person_is_shut_out_and_let_in(path: Path) -> None:
    assert run("people", "list").stdout == "Nobody is shut out.\n"
    assert run("people", "shut-out", BEN).stdout.startswith("Shut out: they have left their tables")
    assert run("people", "shut-out", BEN).stdout == "They are shut out already.\n"
    assert asyncio.run(seated(path)) == ["Ana", "Cem"]
    assert run("people", "list").stdout.startswith(f"{BEN} since 20")
    assert run("people", "let-in", BEN).stdout == "Let in again.\n"
    again = run("people", "let-in", BEN)
    assert (again.exit_code, again.stdout) == (1, "")
    assert again.stderr.startswith("Error: There is nobody to let in")
    commands = [line.split(" ", 2)[2] for line in run("uses").stdout.splitlines()]
    assert commands[:2] == ["people list", f"people shut-out {BEN}"]
    assert sorted(file.name for file in path.parent.iterdir()) == [NAME, f"{NAME}.lock"]


def test_what_is_stored_goes_into_a_file_for_its_owner(path: Path) -> None:
    copy = path.parent / "ben.json"
    assert run("people", "stored", BEN, copy).exit_code == 0
    stored = json.loads(copy.read_text("utf-8"))
    assert stored["person"][0]["name"] == "Ben"
    assert stored["seats"][0]["opened_at"] == "1970-01-01T00:01:40+00:00"
    assert "Cem" not in copy.read_text("utf-8")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    before = copy.read_bytes()
    assert run("people", "stored", BEN, copy).exit_code != 0
    assert copy.read_bytes() == before
    unknown = run("people", "stored", 999, path.parent / "nobody.json")
    assert (unknown.exit_code, unknown.stderr) == (1, "Error: Nothing is stored of a person with this number.\n")
    assert not (path.parent / "nobody.json").exists()


def test_a_file_that_cannot_be_made_is_named_before_anything_is_asked_for(path: Path) -> None:
    (path.parent / "ben.json").symlink_to(path.parent / "elsewhere.json")
    for file, why in (("nowhere/ben.json", "There is no folder nowhere"), ("ben.json", "exists already")):
        refused = run("people", "stored", BEN, file)
        assert refused.exit_code != 0
        assert isinstance(refused.exception, BadFile)
        assert why in str(refused.exception)
    assert [line.split(" ", 2)[2] for line in run("uses").stdout.splitlines()] == ["uses"]
    assert not (path.parent / "elsewhere.json").exists()


def test_whoever_is_erased_stays_so_after_a_restore(path: Path) -> None:
    assert CliRunner().invoke(app, ["people", "forget", str(BEN)], input="n\n").exit_code == 1
    assert run("people", "forget", BEN, "--yes").stdout == "Erased.\n"
    assert asyncio.run(seated(path)) == ["Ana", "Cem"]
    assert path.with_name(NAME + ENDING).exists()
    assert b"Ben" not in path.read_bytes()
    assert run("people", "forget", BEN, "--yes").stdout.startswith("Nothing was stored")


def test_servers_and_announcements_without_a_bot(path: Path) -> None:
    assert run("servers", "list").stdout == f"{GUILD}, 1 open of 1 tables, last used 1970-01-01\n"
    assert run("servers", "leave", GUILD).stderr.startswith("Error: The bot is not running")
    assert run("servers", "shut-out", GUILD).exit_code == 0
    assert run("servers", "list").stdout.endswith(
        "0 open of 1 tables, last used " + run("uses").stdout[:10] + ", shut out\n"
    )
    assert run("servers", "let-in", GUILD).exit_code == 0
    assert run("announce").stdout == "Nothing is announced.\n"
    assert run("announce", "Down\n at \x1b[31mnine").stdout.endswith("minutes: Down at [31mnine\n")
    assert run("announce").stdout == "Announced: Down at [31mnine\n"
    assert run("announce", "--take-back").exit_code == 0
    assert run("announce").stdout == "Nothing is announced.\n"
    for wrong in (("x" * 201,), ("  ",), ("\u200b",), ("x", "--take-back")):
        assert run("announce", *wrong).exit_code == 2


def test_numbers_that_nobody_has_are_refused(path: Path) -> None:
    for number in ("0", "-5", "beans", str(2**63)):
        assert run("people", "shut-out", "--", number).exit_code == 2
    assert run("people").exit_code == 2


def test_where_there_is_no_database_none_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("people", "list")
    assert (result.exit_code, result.stderr.partition(" at")[0]) == (
        2,
        f"Error: There is no database {tmp_path / NAME}. Go to the bot's folder, or name its --config.\n",
    )
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["circle", "x" * 300])
def test_a_path_that_leads_nowhere_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("circle").symlink_to("circle")
    monkeypatch.setenv("BEAN_TABLE__STORE__PATH", name)
    for command in (("people", "list"), ("backup", "copy.sqlite3"), ("restore", "circle")):
        result = run(*command)
        assert (result.exit_code, result.stderr[:7]) == (2, "Error: ")
    assert list(tmp_path.iterdir()) == [tmp_path / "circle"]


async def test_a_program_that_has_the_database_and_does_not_answer_is_named(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "STARTING_UP", 0.1)
    database = await Database.open(path)
    request = Request(command=Command.SHUT_OUT_PERSON, number=BEN)
    with pytest.raises(Unanswered, match="a program that answers no requests"):
        await asyncio.to_thread(ask, path, request)
    # Something answers there that is no bot of ours.
    async with socket.listening(path, _nonsense):
        assert await asyncio.to_thread(ask, path, request) == asking.UNKNOWN
    async with socket.listening(path, _nothing):
        assert await asyncio.to_thread(ask, path, request) == asking.LOST
    await database.close()


async def _nothing(_: bytes) -> bytes:
    return b""


async def _nonsense(_: bytes) -> bytes:
    return b"beans"


async def test_an_administrator_is_told_to_do_it_as_the_bots_user(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.tools.asking._foreign_owner", lambda _: "bean-table")
    with pytest.raises(UnusableFile, match="runuser -u bean-table -- …"):
        await asyncio.to_thread(ask, path, Request(command=Command.PEOPLE))


@pytest.mark.long
async def test_a_running_bot_is_asked_and_takes_the_socket_away_when_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / NAME
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here:
        running = await start_bot(tmp_path, here)
        await running.until("has connected to Gateway")
        file = socket.socket_beside(path)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600

        async def asked(command: Command, **more: object) -> tuple[bool, str]:
            request = Request.model_validate({"command": command, **more})
            answer = await asyncio.to_thread(ask, path, request)
            while "not connected" in "".join(answer.lines):
                await asyncio.sleep(0.05)
                answer = await asyncio.to_thread(ask, path, request)
            return answer.done, "\n".join(answer.lines)

        assert await asked(Command.PEOPLE) == (True, "Nobody is shut out.")
        assert (await asked(Command.SHUT_OUT_PERSON, number=ZED))[0]
        assert (await asked(Command.PEOPLE))[1].startswith(f"{ZED} since 20")
        assert (await asked(Command.SERVERS))[1].count("never used") == 1
        assert b"does not understand" in await asyncio.to_thread(socket.ask, path, b"rm -rf /")
        await running.until("whoever runs this bot uses: people shut-out")
        assert str(ZED) not in running.said
        assert await running.end(signal.SIGKILL) != 0
        assert file.exists()
        # It was killed: the command works all the same, and the next bot takes the socket over.
        assert await asked(Command.ANNOUNCE, text="Back at nine")
        running = await start_bot(tmp_path, here)
        await running.until("has connected to Gateway")
        assert await asked(Command.ANNOUNCED) == (True, "Announced: Back at nine")
        assert await running.end(signal.SIGTERM) == 0
        assert not file.exists()
        assert not folder.folder_beside(path).exists()
