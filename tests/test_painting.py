"""What draws is put together while the bot is already up, and fails without harm."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path

import pytest

from bot import painting
from bot.art import sprites
from bot.art.drawings import drawings
from bot.art.shelf import LAST, Shelf
from bot.art.sprites import LARGE
from tests.playground.process import environ


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "_shelf", Shelf())


async def ready() -> None:
    """The bot is up."""


async def test_sprites_are_drawn_once_the_bot_is_up_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(painting, "_draw_sprite", drawn.append)
    up = asyncio.Event()
    preparing = asyncio.create_task(painting.prepare(tmp_path / "beans-sprites", up.wait))
    await asyncio.sleep(0.05)
    assert not drawn
    up.set()
    await preparing
    assert drawn == list(drawings())


async def test_a_sprite_lies_beside_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.art.drawings.drawings", lambda: drawings()[:1])
    folder = painting.folder_beside(tmp_path / "beans.sqlite3")
    await painting.prepare(folder, ready)
    assert folder == tmp_path / "beans-sprites"
    assert len(await asyncio.to_thread(lambda: list(folder.iterdir()))) == 1


async def test_only_sprites_that_do_not_lie_there_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, missing, broken = drawings()[:3]
    Shelf(tmp_path).put(there, LARGE, LAST)
    Shelf(tmp_path).put(broken, LARGE, b"half a file")
    drawn: list[object] = []
    monkeypatch.setattr(painting, "_draw_sprite", drawn.append)
    monkeypatch.setattr("bot.art.drawings.drawings", lambda: (there, missing, broken))
    await painting.prepare(tmp_path, ready)
    assert drawn == [missing, broken]


def test_what_makes_pictures_is_not_loaded_for_sprites(tmp_path: Path) -> None:
    asked = f"""
import asyncio, pathlib, sys
from bot import painting
from bot.art import drawings
some = drawings.drawings()[:1]
drawings.drawings = lambda: some
async def ready(): pass
folder = pathlib.Path({str(tmp_path)!r}) / "sprites"
asyncio.run(painting.prepare(folder, ready))
print(len(list(folder.iterdir())), [name for name in sys.modules if name.startswith("PIL")])
"""
    told = subprocess.run([sys.executable, "-c", asked], env=environ(), capture_output=True, text=True, check=True)
    assert told.stdout == "1 []\n"


async def test_what_cannot_be_drawn_is_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: object) -> None:
        raise OSError("no library")

    monkeypatch.setattr(painting, "_draw_sprite", fails)
    await painting.prepare(tmp_path / "sprites", ready)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
