"""The ways to a running bot: its owner's alone, whatever is left behind, and whatever is sent."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import stat
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import ModuleType

import pytest

from bot.hosting.tools import folder, socket
from bot.hosting.tools.requests import LONGEST_REQUEST, Command, Request, read_answer, read_request

Listening = Callable[[Path, socket.Reply], AbstractAsyncContextManager[None]]
WAYS = [(socket, socket.listening), (folder, folder.watching)]


async def echo(asked: bytes) -> bytes:
    """Answers with what was asked."""
    return b"heard: " + asked.strip()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "EVERY", 0.01)
    monkeypatch.setattr(folder, "TAKEN_WITHIN", 0.2)
    monkeypatch.setattr(socket, "PATIENCE", 0.2)


@pytest.mark.parametrize(("way", "open_to"), WAYS)
@pytest.mark.parametrize("name", ["games.sqlite3", "g" * 180])
@pytest.mark.parametrize("depth", [0, 5])
async def test_what_is_asked_is_answered_also_at_a_long_path(
    tmp_path: Path, way: ModuleType, open_to: Listening, name: str, depth: int
) -> None:
    parent = tmp_path.joinpath(*["a-folder-with-a-long-name"] * depth)
    parent.mkdir(parents=True, exist_ok=True)
    database = parent / name
    async with open_to(database, echo):
        for asked in (b"beans", b"more beans"):
            assert await asyncio.to_thread(way.ask, database, asked) == b"heard: " + asked
    assert list(parent.iterdir()) == []
    with pytest.raises(OSError):  # noqa: PT011 - of whatever kind
        await asyncio.to_thread(way.ask, database, b"beans")


async def test_only_its_owner_may_open_it(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with socket.listening(database, echo):
        assert stat.S_IMODE(socket.socket_beside(database).stat().st_mode) == 0o600
    async with folder.watching(database, echo):
        assert stat.S_IMODE(folder.folder_beside(database).stat().st_mode) == 0o700


async def test_what_a_kill_left_behind_is_replaced_and_not_done(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    left = sockets.socket(sockets.AF_UNIX)
    left.bind(str(socket.socket_beside(database)))
    left.close()
    with pytest.raises(ConnectionRefusedError):
        await asyncio.to_thread(socket.ask, database, b"beans")
    async with socket.listening(database, echo):
        assert await asyncio.to_thread(socket.ask, database, b"beans") == b"heard: beans"
    folder.folder_beside(database).mkdir()
    (folder.folder_beside(database) / f"{'0' * 32}.request").write_bytes(b"old beans")
    heard: list[bytes] = []

    async def note(asked: bytes) -> bytes:
        heard.append(asked)
        return b""

    async with folder.watching(database, note):
        await asyncio.to_thread(folder.ask, database, b"beans")
    assert heard == [b"beans"]


async def test_a_file_of_somebody_elses_stays(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    for file in (socket.socket_beside(database), folder.folder_beside(database)):
        file.write_text("mine")
    for _, open_to in WAYS:
        with pytest.raises(OSError):  # noqa: PT011 - of whatever kind
            async with open_to(database, echo):
                pass
    assert socket.socket_beside(database).read_text() == folder.folder_beside(database).read_text() == "mine"


async def test_whoever_says_nothing_or_too_much_or_hangs_up_stops_nobody(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    async with socket.listening(database, echo):
        address = str(socket.socket_beside(database))
        for sent in (b"", b"x" * (3 * LONGEST_REQUEST), b"no end of line"):
            reader, writer = await asyncio.open_unix_connection(address)
            writer.write(sent)
            assert await reader.read() in (b"heard: ", b"heard: no end of line")
            writer.close()
        for _ in range(5):
            _, writer = await asyncio.open_unix_connection(address)
            writer.write(b"beans\n")
            writer.transport.abort()
        assert await asyncio.to_thread(socket.ask, database, b"beans") == b"heard: beans"


async def test_what_is_under_way_gets_its_answer_when_the_bot_stops(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    asked = asyncio.Event()

    async def slow(_: bytes) -> bytes:
        asked.set()
        await asyncio.sleep(0.1)
        return b"done"

    async with socket.listening(database, slow):
        asking = asyncio.create_task(asyncio.to_thread(socket.ask, database, b"beans"))
        await asked.wait()
    assert await asking == b"done"


async def test_in_a_folder_only_requests_are_taken(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    secret = tmp_path / "secret"
    secret.write_text("secret")
    heard: list[bytes] = []

    async def note(asked: bytes) -> bytes:
        heard.append(asked)
        return b""

    async with folder.watching(database, note):
        there = folder.folder_beside(database)
        (there / "beans.request").write_text("beans")
        (there / f"{'1' * 32}.request").symlink_to(secret)
        (there / f"{'2' * 32}.request").mkdir()
        (there / f"{'3' * 32}.request").write_bytes(b"x" * (2 * LONGEST_REQUEST))
        await asyncio.to_thread(folder.ask, database, b"beans")
    assert {len(asked) for asked in heard} == {5, LONGEST_REQUEST + 1}
    assert secret.read_text() == "secret"


@pytest.mark.parametrize(
    "written",
    [
        *(b"", b"beans", b"[]", b"{}", b"\xff\xfe", b"null", b'{"command": "people list"', b"1" * 100_000),
        *(b'{"command": "people burn", "number": 5}', b'{"command": "people forget"}'),
        *(b'{"command": "people forget", "number": "5"}', b'{"command": "people forget", "number": 0}'),
        *(b'{"command": "people forget", "number": 5.5}', b'{"command": "people forget", "number": true}'),
        b'{"command": "people forget", "number": 9223372036854775808}',
        b'{"command": "people list", "number": 5}',
        b'{"command": "people forget", "number": 5, "text": "beans"}',
        b'{"command": "people list", "path": "/etc/passwd"}',
        *(b'{"command": "announce"}', b'{"command": "announce", "text": ""}'),
        json.dumps({"command": "announce", "text": "x" * 201}).encode(),
    ],
)
def test_what_makes_no_sense_is_no_request(written: bytes) -> None:
    assert read_request(written) is None


def test_a_request_is_read_as_it_was_written() -> None:
    for request in (
        Request(command=Command.FORGET, number=2**63 - 1),
        Request(command=Command.ANNOUNCE, text="Down at nine: é 🫘"),
        Request(command=Command.PEOPLE),
    ):
        assert read_request(request.model_dump_json(exclude_none=True).encode()) == request
    assert read_answer(b'{"done": 1}') is None
    assert read_answer(b'{"done": true, "lines": ["beans"]}') is not None
