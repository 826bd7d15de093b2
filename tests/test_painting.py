"""What draws is put together while the bot is already up, and fails without harm."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot import painting
from bot.art import sprites
from bot.art.drawings import drawings
from bot.art.shelf import LAST, Shelf
from bot.art.sprites import LARGE
from bot.workers import Processes, Threads
from tests.art.pictures.sheets import KINDS
from tests.playground.process import PATIENCE, environ
from tests.workers import works


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites, "_shelf", Shelf())


@pytest.fixture
async def workers(tmp_path: Path) -> AsyncIterator[Threads]:
    made = Threads(partial(painting.shelve, painting.folder_beside(tmp_path / "beans.sqlite3")))
    yield made
    await made.finish()


async def ready() -> None:
    """The bot is up."""


async def test_sprites_are_drawn_once_the_bot_is_up_and_not_before(
    workers: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[object] = []
    monkeypatch.setattr(painting, "_draw_sprite", drawn.append)
    up = asyncio.Event()
    preparing = asyncio.create_task(painting.prepare(workers, up.wait))
    await asyncio.sleep(0.05)
    assert not drawn
    up.set()
    await preparing
    assert drawn == list(drawings())


async def test_a_sprite_lies_beside_the_database(
    tmp_path: Path, workers: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.art.drawings.drawings", lambda: drawings()[:1])
    await painting.prepare(workers, ready)
    folder = tmp_path / "beans-sprites"
    assert len(await asyncio.to_thread(lambda: list(folder.iterdir()))) == 1


async def test_only_sprites_that_do_not_lie_there_are_drawn(
    tmp_path: Path, workers: Threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    there, missing, broken = drawings()[:3]
    Shelf(tmp_path / "beans-sprites").put(there, LARGE, LAST)
    Shelf(tmp_path / "beans-sprites").put(broken, LARGE, b"half a file")
    drawn: list[object] = []
    monkeypatch.setattr(painting, "_draw_sprite", drawn.append)
    monkeypatch.setattr("bot.art.drawings.drawings", lambda: (there, missing, broken))
    await painting.prepare(workers, ready)
    assert drawn == [missing, broken]


def test_what_makes_pictures_is_not_loaded_for_sprites(tmp_path: Path) -> None:
    asked = f"""
import asyncio, functools, pathlib, sys
from bot import painting
from bot.art import drawings
from bot.workers import Threads
some = drawings.drawings()[:1]
drawings.drawings = lambda: some
async def ready(): pass
folder = pathlib.Path({str(tmp_path)!r}) / "sprites"
workers = Threads(functools.partial(painting.shelve, folder))
asyncio.run(painting.prepare(workers, ready))
print(len(list(folder.iterdir())), [name for name in sys.modules if name.startswith("PIL")])
"""
    told = subprocess.run([sys.executable, "-c", asked], env=environ(), capture_output=True, text=True, check=True)
    assert told.stdout == "1 []\n"


async def test_what_cannot_be_drawn_is_a_line_in_the_log(
    workers: Threads, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(_: object) -> None:
        raise OSError("no library")

    monkeypatch.setattr(painting, "_draw_sprite", fails)
    await painting.prepare(workers, ready)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


async def test_pictures_are_the_same_wherever_they_are_drawn(each_sprite_is_drawn_once: Path) -> None:
    """To the byte, for each kind; and there nothing of the bot is loaded but what draws."""
    scenes = [next(iter(examples.values())) for examples in KINDS.values()]
    workers = Processes(1, partial(painting.set_up, each_sprite_is_drawn_once))
    drawn = [await workers.run(painting.draw, scene, within=PATIENCE) for scene in scenes]
    assert drawn == [painting.draw(scene) for scene in scenes]
    loaded = await workers.run(works.loaded)
    assert "bot.art.pictures" in loaded
    strangers = ("discord", "aiosqlite", "sqlite3", "asyncio", "bot.games", "bot.tables", "bot.store", "bot.ui")
    assert [name for name in loaded if name.startswith(strangers)] == []
    await workers.finish()


def test_a_process_draws_the_sprites_before_any_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    some = drawings()[:2]
    monkeypatch.setattr("bot.art.drawings.drawings", lambda: some)
    painting.set_up(tmp_path / "sprites")
    assert len(list((tmp_path / "sprites").iterdir())) == 2
