"""`python -m bot rehearse`, as far as it goes without Discord."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from bot.playground import playground
from bot.rehearsing.steps import STEPS
from bot.store.file.locking import locked
from tests.commanding import commanded
from tests.playground.page import page_at, words
from tests.playground.process import configure, start
from tests.rehearsing.person import Person

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789ab"


def test_without_a_token_it_says_where_one_comes_from(tmp_path: Path) -> None:
    ended = commanded("rehearse", folder=tmp_path)
    assert ended.code == 2
    assert "The bot needs a token" in ended.said


def test_beside_a_running_bot_there_is_no_rehearsal(tmp_path: Path) -> None:
    _, lock = locked(tmp_path / "bean-table.sqlite3")
    try:
        ended = commanded("rehearse", folder=tmp_path, DISCORD_TOKEN=TOKEN)
    finally:
        lock.release()
    assert ended.code == 2
    assert "in use by another running bot" in ended.said


def test_no_file_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("mine")
    ended = commanded("rehearse", "--file", "mine.json", folder=tmp_path, DISCORD_TOKEN=TOKEN)
    assert ended.code == 2
    assert "mine.json cannot be written (File exists). Name another one with --file." in ended.said
    assert (tmp_path / "mine.json").read_text() == "mine"


def test_where_there_is_no_discord_it_says_so_and_leaves_no_record(tmp_path: Path) -> None:
    nowhere = {"BEAN_TABLE__DISCORD__API_URL": "http://127.0.0.1:9/api/v10"}
    ended = commanded("rehearse", folder=tmp_path, DISCORD_TOKEN=TOKEN, **nowhere)
    assert ended.code == 2
    assert "Discord cannot be reached at http://127.0.0.1:9/api/v10" in ended.said
    assert list(tmp_path.glob("rehearsal-*")) == []


@pytest.mark.long
async def test_it_goes_on_in_a_terminal_until_ctrl_c_and_tells_what_held(tmp_path: Path) -> None:
    async with playground(tmp_path / "small-discord.sqlite3", port=0) as here, page_at(here.page) as page:
        configure(tmp_path, here)
        running = await start("rehearse", folder=tmp_path, DISCORD_TOKEN=here.token)
        await running.until(f"{len(STEPS)} steps")
        person = Person(page, silent=("deleted",))
        await person.begin()
        acting = asyncio.create_task(person.rehearse())
        await page.until(lambda: any("goes after your next press" in words(one) for one in page.public()))
        acting.cancel()
        assert await running.end(signal.SIGINT) == 0
        assert "1 held" in running.printed
        assert "Traceback" not in running.said
        assert [one["name"] for one in page.world["commands"] if one["name"] in ("play", "rehearse")] == ["play"]
    assert [mode & 0o077 for mode in modes(tmp_path)] == [0], "it is its owner's alone"


def modes(folder: Path) -> list[int]:
    """The modes of the records in a folder."""
    return [record.stat().st_mode for record in folder.glob("rehearsal-*.json")]
