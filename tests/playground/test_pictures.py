"""Pictures over the small Discord, drawn by the bot as a process of its own."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.rest import bodies
from tests.playground.page import Page, Payload, words
from tests.playground.playing import NAMES
from tests.playground.test_stories import Evening, evening

GALLERY = 12
NEEDED = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}
"""The parts of a PNG that are its picture; all others would tell of more."""


def pictures(message: Payload) -> list[Payload]:
    """What the galleries of a message show."""
    boxes = [part for part in message["components"] if "components" in part]
    inside = [one for part in boxes for one in part["components"]]
    return [item for one in inside if one["type"] == GALLERY for item in one["items"]]


def tables(page: Page) -> list[Payload]:
    """The messages of tables with pictures."""
    return [message for message in page.public() if pictures(message)]


def chunks(png: bytes) -> Iterator[bytes]:
    """The kinds of the parts of a PNG."""
    at = 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8]
        at += length + 12


@pytest.mark.long
async def test_table_and_hands_are_seen_and_said(tmp_path: Path) -> None:
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.company.step("plant")
        [table, *_] = await now.page.until(lambda: tables(now.page))
        [shown] = pictures(table)
        assert shown["description"]
        assert (shown["media"]["width"], shown["media"]["content_type"]) == (1000, "image/png")
        png = await _served(now, shown["media"]["url"])
        assert set(chunks(png)) <= NEEDED
        assert len(png) < 95_000
        # A hand that is to be there quickly comes in words, and its picture with the next edit.
        assert await now.page.until(lambda: all(_files(now, name) == ["hand.png"] for name in ("Ana", "Ben")))
    # What is on the disk are drawings alone.
    assert not [name for name in _kept(tmp_path) if name.startswith(("table", "hand"))]


def _files(now: Evening, name: str) -> list[str]:
    """What the newest direct message to this person carries."""
    return [one["filename"] for one in now.page.messages(now.page.dm(name))[-1]["attachments"]]


def _kept(folder: Path) -> list[str]:
    """The names of all PNGs there."""
    return [file.name for file in folder.rglob("*.png")]


async def _served(now: Evening, url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(now.here.page + url) as response:
        assert response.status == 200
        return await response.read()


@pytest.mark.long
async def test_where_discord_takes_no_files_the_game_goes_on_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "LARGEST_FILE", 100)
    async with evening(tmp_path) as now:
        await now.company.open()
        await now.company.play(6)
        assert not tables(now.page)
        assert any("cards" in words(message) for message in now.page.public())
        await now.bot.until("no picture could be sent")
        # Once for the channel, and once for each person.
        assert now.bot.said.count("no picture could be sent") <= 1 + len(NAMES)
