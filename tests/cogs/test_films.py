"""A finished game as a film: made beside the bot, and posted for everybody where it was played."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.art.scenes.film import Frame
from bot.features.films import making
from bot.ui.components import Scene
from bot.ui.pictures import Studio
from bot.words import say
from bot.workers.work import LONGEST, Value, Values
from tests.breadth import few_rows
from tests.cogs.drawing import galleries
from tests.cogs.knowing import CARD, hand_shown
from tests.cogs.mishaps import press, told
from tests.cogs.over import end, over
from tests.cogs.world import World, controls, parts, shown, words, world
from tests.features.films.reels import HEAD
from tests.tables.replays.games import GAMES, lived

NAMES = ("Ana", "Ben", "Cleo")
SIZE = b"\x00\x00\x03\xe8\x00\x00\x02\x00"


def paint(scene: Scene) -> bytes:
    """What a PNG begins with, and what it shows; of a frame, what its picture shows."""
    if isinstance(scene, Frame):
        return scene.shown.png[len(HEAD) + len(SIZE) :]
    return HEAD + SIZE + repr(scene).encode()


class Slow:
    """Workers that do one thing after the other, as soon as they may."""

    at_once, replaced, apart = 1, 0, True

    def __init__(self, here: World) -> None:
        self._here = here
        self._may = asyncio.Semaphore(0)
        here.bot.films._studio = Studio(paint, self)

    def do(self, works: int) -> None:
        """From now on they may do so many things more."""
        for _ in range(works):
            self._may.release()

    async def run(self, function: Callable[[*Values], Value], *values: *Values, within: float = LONGEST) -> Value:
        """What the function gives for these values."""
        await self._here.env.external_wait(self._may.acquire(), reason="a worker")
        return function(*values)

    async def finish(self) -> None:
        """Nothing is left to do."""


async def replay(here: World, name: str = "Ana") -> Any:
    """The replay of the last game."""
    return shown(await here[name].slash(here.channel, "replay"))


async def made(here: World) -> None:
    """Nobody waits for a film any more."""
    for _ in range(200):
        if not here.bot.films.waiting():
            break
        await here.env.advance_time(0.5)
    await here.env.settle()
    assert not here.bot.films.waiting()


def files(folder: Path) -> dict[str, bytes]:
    """What lies on the disk."""
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def film_of(here: World, message: Any) -> bytes:
    """The file of a message that has one."""
    (file,) = message.attachments
    assert file.filename == "film.gif"
    (item,) = galleries(message)
    assert item["media"]["url"] == file.url
    return here.env.backend.cdn.get(file.url) or b""


@pytest.mark.parametrize(("key", "players"), few_rows(GAMES, GAMES[-1]))
async def test_everybody_in_the_channel_sees_it_and_nothing_of_a_hand(
    tmp_path: Path, key: str, players: int
) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES[:players], key=key)
        message = await replay(here)
        progress = await here.click("Ana", message, "film")
        assert progress.ephemeral
        await made(here)
        posted = here.channel.history()[-1]
        assert not posted.flags.ephemeral
        assert "shared by Ana" in words(posted)
        assert [control.action for control in controls(posted)] == ["replay"]
        assert hand_shown({"components": list(parts(posted))}) is None
        assert not CARD.search(json.dumps(list(parts(posted))))
        (item,) = galleries(posted)
        assert item["description"].startswith(say("en", "film-alt", table=table))
        assert len(item["description"]) > len(say("en", "film-alt", table=table)) + 20
        shows = film_of(here, posted).decode()
        assert "Hand(" not in shows
        assert "AllHands(" not in shows
        assert "End(" in shows
        assert say("en", "film-posted", table=table) in words(here.now(progress.response))
        # The replay stands where it was.
        assert "step 1 of" in words(here.now(message))
        assert not here.env.errors


@pytest.mark.long
async def test_it_speaks_the_tables_language_and_how_far_it_is_the_readers(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        await here["Ana"].slash(here.channel, "play", language="it")
        for name in NAMES[1:]:
            await here.click(name, here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        await end(here, 1, lived("rio_grande_2000", 3))
        await here["Ana"].slash(here.channel, "settings", language="de")
        progress = await here.click("Ana", await replay(here), "film")
        await made(here)
        posted = here.channel.history()[-1]
        assert say("it", "film-shared", name="Ana") in words(posted)
        (item,) = galleries(posted)
        assert item["description"].startswith(say("it", "film-alt", table=1))
        assert words(here.now(progress.response)) == say("de", "film-posted", table=1)


@pytest.mark.long
async def test_who_has_played_alone_gets_a_film_of_it_among_their_direct_messages(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", draw=paint) as here:
        await here["Ana"].user.slash("play", computers=2, tempo="calm")
        await end(here, 1, lived("rio_grande_2000", 3))
        message = shown(await here["Ana"].user.slash("replay"))
        assert "share" not in [control.action for control in controls(message)], "there is nobody else"
        await here.click("Ana", message, "film")
        await made(here)
        assert film_of(here, list(here["Ana"].user.dm_channel.history())[-1])
        assert not here.env.errors


@pytest.mark.long
async def test_it_is_stored_nowhere(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        await over(here, *NAMES)
        message = await replay(here)
        before = files(tmp_path)
        await here.click("Ana", message, "film")
        await made(here)
        shows = film_of(here, here.channel.history()[-1])
        after = files(tmp_path)
        assert after.keys() == before.keys()
        assert not [name for name, content in after.items() if shows[:100] in content]


@pytest.mark.long
async def test_how_far_it_is_is_told_privately_every_two_seconds(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES)
        message = await replay(here)
        slow = Slow(here)
        progress = shown(await here.click("Ana", message, "film"))
        assert words(here.now(progress)) == say("en", "film-making", table=table, percent=0)
        before = [one.id for one in here.channel.history()]
        slow.do(20)
        await here.env.advance_time(1.5)
        assert " 0 %" in words(here.now(progress))
        await here.env.advance_time(1)
        (percent,) = re.findall(r"(\d+) %", words(here.now(progress)))
        assert 10 < int(percent) < 90
        assert [one.id for one in here.channel.history()] == before
        slow.do(1000)
        await made(here)
        assert say("en", "film-posted", table=table) in words(here.now(progress))


@pytest.mark.long
async def test_a_stop_is_told_and_the_button_works_again(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES)
        message = await replay(here)
        Slow(here)
        progress = shown(await here.click("Ana", message, "film"))
        again = await here.click("Ana", message, "film")
        assert told(again, "film-under-way", table=table)
        await here.restart()
        assert words(here.now(progress)) == say("en", "film-stopped", table=table)
        assert "film.gif" not in [file.filename for one in here.channel.history() for file in one.attachments]
        await here.click("Ana", here.now(message), "film")
        await made(here)
        assert film_of(here, here.channel.history()[-1])
        assert not here.env.errors


async def test_it_is_offered_where_the_game_was_played_and_pictures_are_shown(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES)
        elsewhere = here.guild.create_text_channel("elsewhere")
        message = shown(await here["Ana"].slash(elsewhere, "replay", table=table))
        assert "film" not in [control.action for control in controls(message)]
        late = await press(here, "Ana", here.now(message), f"bean:{table}:film")
        assert told(late, "replay-share-there", table=table)
        await here.bot.publisher.servers.choose_pictures(here.guild.id, on=False)
        message = await replay(here)
        assert "film" not in [control.action for control in controls(message)]
        assert "share" in [control.action for control in controls(message)]
        assert told(await press(here, "Ana", here.now(message), f"bean:{table}:film"), "film-not-here")


@pytest.mark.long
async def test_without_anybody_who_draws_it_is_not_offered(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table, _ = await over(here, *NAMES)
        message = await replay(here)
        assert "film" not in [control.action for control in controls(message)]
        assert told(await press(here, "Ana", here.now(message), f"bean:{table}:film"), "film-not-here")


@pytest.mark.long
async def test_a_running_game_makes_none(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table = await here.open(*NAMES)
        assert told(
            await press(here, "Ana", here.table_message(), f"bean:{table}:film"), "replay-not-over", table=table
        )


@pytest.mark.long
async def test_it_is_no_larger_than_discord_takes_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES)
        message = await replay(here)
        read: Any = discord.Interaction._from_data

        def smaller(interaction: Any, data: Any) -> None:
            read(interaction, {**data, "attachment_size_limit": making.MARGIN + 10})

        monkeypatch.setattr(discord.Interaction, "_from_data", smaller)
        progress = shown(await here.click("Ana", message, "film"))
        await made(here)
        assert words(here.now(progress)) == say("en", "film-too-large", table=table)


@pytest.mark.long
async def test_where_files_are_refused_that_is_said_and_nothing_is_posted(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES, draw=paint) as here:
        table, _ = await over(here, *NAMES)
        message = await replay(here)
        slow = Slow(here)
        progress = shown(await here.click("Ana", message, "film"))
        count = len(here.channel.history())
        here.env.inject_error("POST", "/webhooks/*", status=413, code=40005, message="Request entity too large")
        slow.do(1000)
        await made(here)
        assert words(here.now(progress)) == say("en", "film-not-taken", table=table)
        assert len(here.channel.history()) == count
