"""A disk that is full, and a file that another program holds: people are told, and play goes on by itself."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot.page_words import page_words
from bot.playground import playground
from tests.playground.page import Page, page_at, words
from tests.playground.playing import CHANGED, Company
from tests.playground.process import Running, bot_on, start_bot
from tests.test_run import free_port

ROOM = 3_000_000
"""Bytes on the small disk."""


class Disk:
    """A small disk of its own where one can be had; elsewhere, files of the bot's process that may not grow."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        command = ("mount", "-t", "tmpfs", "-o", f"size={ROOM}", "none", str(folder))
        self.mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
        self._filling = folder / "filling"

    def fill(self, bot: Running) -> None:
        """Leave no room."""
        if not self.mounted:
            log = self.folder / "bean-table.sqlite3-wal"
            resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
            return
        with contextlib.suppress(OSError), self._filling.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def make_room(self, bot: Running) -> None:
        """Let files grow again."""
        self._filling.unlink(missing_ok=True)
        if not self.mounted:
            unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            resource.prlimit(bot.process.pid, resource.RLIMIT_FSIZE, unlimited)

    def close(self) -> None:
        """Take the disk away."""
        if self.mounted:
            subprocess.run(("umount", "-l", str(self.folder)), check=True)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    disk = Disk(tmp_path / "disk")
    yield disk
    disk.close()


def told(page: Page, name: str, what: str) -> bool:
    """Whether this person has been told this privately."""
    return any(what in words(message) for message in page.private(name))


async def health(port: int) -> tuple[int, str]:
    """What a host's tools are told."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/health") as answer:
        return answer.status, await answer.text()


@pytest.mark.long
async def test_on_a_full_disk_nothing_is_lost_and_looking_goes_on(tmp_path: Path, disk: Disk) -> None:
    async with (
        playground(tmp_path / "small-discord.sqlite3", port=0, words=page_words()) as here,
        page_at(here.page) as page,
    ):
        port = free_port()
        bot = await start_bot(disk.folder, here, settings=f"[metrics]\nport = {port}\n")
        company = Company(page, disk.folder)
        await company.open()
        await company.step("plant")
        disk.fill(bot)
        # There may be room for a little more.
        name, hand, found = await page.until(company.to_act)
        async with asyncio.timeout(30):
            while not told(page, name, "couldn't save that"):
                name, hand, found = await page.until(company.to_act)
                answer = await page.click(name, hand, found)
                assert answer["outcome"] in ("ok", "thinking") or answer["reason"] in CHANGED
                await asyncio.sleep(0.3)
        assert "Check that the disk is not full" in bot.said
        assert await health(port) == (503, "moves cannot be saved: database or disk is full\n")
        before = company.events()
        # Looking needs no disk.
        await company.press(name, await company.table("hand"), "hand")
        await page.until(lambda: told(page, name, "Your hand"))
        assert (await page.command(name, "rules"))["outcome"] == "ok"
        await page.until(lambda: told(page, name, "Bohnanza"))
        assert company.events() == before
        disk.make_room(bot)
        # Nobody has moved meanwhile.
        assert await health(port) == (200, "ok\n")
        await company.play(6)
        assert company.events() > before
        assert await bot.end() == 0
        assert "Traceback" not in bot.said
        assert "generator" not in bot.said


@pytest.mark.long
async def test_while_another_program_holds_the_file_every_click_is_answered_in_time(tmp_path: Path) -> None:
    async with (
        playground(tmp_path / "small-discord.sqlite3", port=0) as here,
        page_at(here.page) as page,
        bot_on(tmp_path, here) as bot,
    ):
        company = Company(page, tmp_path)
        await company.open()
        before = company.events()
        name, hand, found = await page.until(company.to_act)
        shell = sqlite3.connect(tmp_path / "bean-table.sqlite3", isolation_level=None)
        try:
            shell.execute("BEGIN EXCLUSIVE")
            for _ in range(3):
                began = time.monotonic()
                assert (await page.click(name, hand, found))["outcome"] in ("ok", "thinking")
                assert time.monotonic() - began < 3
            await page.until(lambda: told(page, name, "couldn't save that"))
            shell.execute("ROLLBACK")
        finally:
            shell.close()
        assert company.events() == before
        await company.play(3)
        assert "no other program holds the file" in bot.said
        # What was said of it is no mistake of the bot's.
        bot.said = bot.said.replace(" ERROR ", " ")
