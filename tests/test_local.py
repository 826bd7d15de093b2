"""`python -m bot playground` as a process of its own: the page's address, the browser, and what is in the way."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import stat
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.ending import LASTING
from tests.breadth import few
from tests.commanding import commanded
from tests.playground.page import Page, page_at, words
from tests.playground.process import Running, start
from tests.simulate.test_replaying import record

NO_BROWSER = "No browser could be opened. Open the address above yourself.\n"
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\S+/")


async def address_of(running: Running) -> str:
    """Where the page is."""
    await running.until("Ctrl-C stops.")
    found = ADDRESS.search(running.printed)
    assert found is not None, running.printed
    return found[0]


@asynccontextmanager
async def played(*arguments: str, folder: Path, **more: str) -> AsyncIterator[tuple[Running, Page]]:
    """The command and its page; at the end Ctrl-C is pressed."""
    running = await start(*arguments, folder=folder, **more)
    try:
        async with page_at(await address_of(running)) as page:
            await page.until(lambda: page.online and page.world["commands"])
            yield running, page
            # As a terminal does while the page is open.
            assert await running.end(signal.SIGINT) == 0
        assert "Stopped; every game stands as it was." in running.printed
        assert running.said.replace(NO_BROWSER, "") == ""
    finally:
        if running.process.returncode is None:
            await running.end(signal.SIGKILL)


@pytest.mark.parametrize("arguments", few([(), ("playground",)], ()))
async def test_without_a_token_one_plays_here(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    async with played(*arguments, folder=tmp_path, XDG_DATA_HOME=str(tmp_path / "mine")) as (running, page):
        assert "This is the playground" in running.printed
        assert "Press Learn to play" in running.printed
        assert "To put the bot on real Discord" in running.printed
        await running.until(NO_BROWSER)
        # Ctrl-C comes while the host is still being greeted.
        assert (await page.command("Alex", "play", game="duel"))["outcome"] == "ok"
    assert {path.suffix for path in (tmp_path / "mine" / "bean-table").iterdir()} >= {".sqlite3"}


@pytest.mark.long
async def test_its_options_need_no_command_and_choose_it_beside_settings(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("")
    arguments = ("--no-browser", "--port", str(free_port()), "--data", str(tmp_path / "mine"))
    async with played(*arguments, folder=tmp_path) as (running, page):
        assert page.address.startswith(f"http://127.0.0.1:{arguments[2]}/")
        assert NO_BROWSER not in running.said
        game = record(tmp_path, ("duel", 2)).read_text("utf-8")
        assert (await page.send("drop", "Alex", channel=page.channel, text=game))["outcome"] == "ok"
        (answer,) = await page.until(lambda: page.private("Alex"))
        assert "step 1 of" in words(answer)
        assert (await page.send("drop", "Alex", channel=page.channel, text="a"))["outcome"] == "failed"
    assert (tmp_path / "mine" / "small-discord.sqlite3").exists()


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@pytest.mark.long
async def test_a_restart_shows_the_same_channel_and_the_games_go_on(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path / "a" / "b"))
    async with played(*arguments, folder=tmp_path) as (running, page):
        await page.command("Alex", "play", game="duel")
        (lobby,) = page.public()
        secret = page.address.split("/")[3]
        stored = b"".join(path.read_bytes() for path in (tmp_path / "a" / "b").glob("small-discord.sqlite3*"))
        assert secret.encode() not in stored
        assert NO_BROWSER not in running.said
    async with played(*arguments, folder=tmp_path) as (_, page):
        assert page.address.split("/")[3] != secret
        (message,) = page.public()
        assert message["id"] == lobby["id"]
        assert (await page.click("Ana", message, "bean:1:join"))["outcome"] == "ok"
        await page.until(lambda: "2. Ana" in words(page.public()[0]))


@pytest.mark.long
async def test_the_clock_is_set_forward_for_the_bot_too(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path / "data"))
    async with played(*arguments, folder=tmp_path) as (_, page):
        await page.command("Alex", "play", game="duel")
        await page.until(lambda: page.public() and "1. Alex" in words(page.public()[0]))
        assert (await page.send("set_forward", "Alex", seconds=3700))["outcome"] == "ok"
        # Nobody has touched it for an hour.
        await page.until(lambda: any("is closed" in words(message) for message in page.public()))


def browser(folder: Path) -> tuple[str, Path]:
    """A browser that notes with what it was started, keeps what it was to show, and does not give the terminal
    back; and the file of its notes."""
    script, seen = folder / "browser", folder / "seen"
    script.write_text(
        f'#!/bin/sh\nfile="${{1#file://}}"\ncp "$file" {seen}.html\n'
        f'(printf "%s\\n" "$1"; stat -c %a "$file" "$(dirname "$file")") > {seen}.part\n'
        f"mv {seen}.part {seen}\nexec sleep 60 >&- 2>&-\n"
    )
    script.chmod(0o755)
    return f"{script} %s", seen


@pytest.mark.long
@pytest.mark.parametrize("opened", few([True, False]))
async def test_the_browser_is_led_to_the_page_by_a_file_of_its_owners_alone(tmp_path: Path, opened: bool) -> None:
    """Every user of the machine reads with what it was started."""
    command, seen = browser(tmp_path)
    running = await start("playground", "--data", str(tmp_path / "data"), folder=tmp_path, BROWSER=command)
    try:
        address = await address_of(running)
        await _until(seen.exists)
        told, *modes = seen.read_text().split()
        file = Path(told.removeprefix("file://"))
        assert address.split("/")[3] not in told
        assert modes == ["600", "700"]
        assert f"url={address}" in seen.with_suffix(".html").read_text()
        if opened:
            async with page_at(address) as page:
                await page.until(lambda: page.online)
                # Once the page is open, nothing leads there any more.
                await _until(lambda: not file.parent.exists())
        assert await running.end(signal.SIGINT) == 0
        assert not file.parent.exists()
    finally:
        if running.process.returncode is None:
            await running.end(signal.SIGKILL)


async def _until(true: Callable[[], bool]) -> None:
    """Wait for what another process does."""
    for _ in range(3000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it does not come about")


@pytest.mark.long
async def test_a_taken_port_and_a_second_playground_are_told(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data")
    async with played(*arguments, str(tmp_path / "one"), folder=tmp_path) as (_, page):
        port = page.address.split(":")[2].split("/")[0]
        taken = await start(*arguments, str(tmp_path / "two"), "--port", port, folder=tmp_path)
        assert await taken.wait() == 2
        assert taken.said.startswith(f"Port {port} cannot be used")
        assert f"A playground is running there: {page.address} " in taken.said
        second = await start(*arguments, str(tmp_path / "one"), folder=tmp_path)
        assert await second.wait() == 2
        assert second.said.startswith("Another playground is running on")
        assert f"Go on in its page, {page.address} ," in second.said
        assert stat.S_IMODE((tmp_path / "one" / "small-discord.address").stat().st_mode) == 0o600
        assert (await page.send("say", "Ana", channel=page.channel, content="Still here"))["outcome"] == "ok"
        assert len((taken.said + second.said).splitlines()) == 2
    assert not (tmp_path / "one" / "small-discord.address").exists()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = commanded("playground", "--no-browser", "--data", str(tmp_path / "file" / "x"), folder=tmp_path)
    assert ended.code == 2
    assert "cannot be made" in ended.said
    assert len(ended.said.splitlines()) == 1


def test_a_settings_file_means_the_real_discord(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("")
    ended = commanded(folder=tmp_path)
    assert ended.code == LASTING
    assert "The bot needs a token" in ended.said
    (tmp_path / "config.toml").rename(tmp_path / "other.toml")
    ended = commanded("--config", "other.toml", folder=tmp_path)
    assert ended.code == LASTING
    assert "The bot needs a token" in ended.said


@pytest.mark.long
async def test_one_person_may_do_here_as_much_as_they_like(tmp_path: Path) -> None:
    arguments = ("playground", "--no-browser", "--data", str(tmp_path))
    async with played(*arguments, folder=tmp_path) as (_, page):
        for _ in range(6):
            assert (await page.command("Alex", "play", game="duel"))["outcome"] == "ok"
        await page.until(lambda: len(page.public()) == 6)
