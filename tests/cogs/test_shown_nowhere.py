"""Open tables that no message shows, since a run ended between row and message, come back by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot import store
from bot.tables import Person, lobby
from bot.tables.lessons.library import LESSONS
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.threads import starter_words
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.publishing.threads import open_thread
from bot.ui.seeing import facts
from tests.cogs.world import World, controls, world

LONG_AGO = 300
"""Seconds after which nobody takes a table for one of those under way when the program was killed."""


async def opened(here: World, table: int = 1, game: str = "rio_grande_2000") -> Any:
    """What is left of a table whose opening was cut short: its row."""
    host = Person(here["Ana"].id, "Ana")
    found = await lobby.open_table(here.bot.tables, game, here.guild.id, here.channel.id, host, "en", None)
    assert found.id == table
    return found


async def lost(here: World, table: int = 1) -> None:
    """Forget which message shows this table."""
    store.forget_message(here.database, table, "table", 0)
    await here.database.write_noted()


async def much_later(here: World) -> None:
    """The program runs on; another table is touched meanwhile, and then it stops."""
    await here.env.advance_time(LONG_AGO)
    await here["Ben"].slash(here.channel, "play")
    await here.restart()


def showing(here: World, table: int = 1) -> list[int]:
    """The messages of the channel that have controls of this table."""
    return [one.id for one in here.channel.history() if any(c.table == table for c in controls(one))]


async def test_a_lobby_that_was_never_shown_comes_back_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await opened(here)
        await much_later(here)
        assert showing(here) == [here.table_message().id]
        await here.click("Ben", here.table_message(), "join")
        await here.restart()
        assert showing(here) == [here.table_message().id]
        assert not here.env.errors


async def test_a_game_whose_message_is_gone_comes_back(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here.open("Ana", "Ben", "Cleo")
        here.env.backend.delete_message(here.channel.id, here.table_message().id)
        await lost(here)
        await here.restart()
        assert showing(here) == [here.table_message().id]


@pytest.mark.parametrize("below", [3, 70])
async def test_a_message_whose_note_was_lost_long_ago_is_not_posted_again(tmp_path: Path, below: int) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        there = here.table_message().id
        for _ in range(below):
            await here["Ben"].send(here.channel, "What a day!")
        await lost(here)
        await much_later(here)
        assert showing(here) == [there] == [here.table_message().id]


async def test_where_it_cannot_be_seen_whether_a_table_is_shown_it_is_looked_again(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", start=False)
        there = here.table_message().id
        await lost(here)
        path = f"/channels/{here.channel.id}/messages"
        here.env.inject_error("GET", path, status=503, times=None)
        await much_later(here)
        assert showing(here) == [there]
        assert here.bot.publisher.slots.get(Slot(1, PUBLIC)) is None
        here.env.backend.faults.clear()
        await here.bot.recovery.again()
        await here.env.settle()
        assert showing(here) == [there] == [here.table_message().id]


async def test_in_a_channel_that_is_closed_it_waits_until_it_can_be_shown(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await opened(here)
        for method in ("GET", "POST"):
            path = f"/channels/{here.channel.id}/messages"
            here.env.inject_error(method, path, status=403, code=50001, message="Missing Access", times=None)
        await here.restart()
        assert showing(here) == []
        assert not here.env.errors
        here.env.backend.faults.clear()
        await here.env.advance_time(LONG_AGO)
        assert showing(here) == [here.table_message().id]


async def test_a_lesson_is_shown_nowhere_by_right(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "learn", what=next(iter(LESSONS)).split(":")[-1])
        before = len(here.channel.history())
        await here.restart()
        assert len(here.channel.history()) == before


@pytest.mark.parametrize("begun", [False, True])
async def test_where_a_thread_was_to_be_opened_the_table_stands_in_it(tmp_path: Path, begun: bool) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        table = await opened(here)
        line = await _line(here, starter_words(facts(table)))
        if begun:
            assert await open_thread(here.bot, table, line)
        await much_later(here)
        assert showing(here) == []
        [here.channel] = here.channel.threads
        assert here.channel.id == line.id
        assert showing(here) == [here.table_message().id]


async def test_where_no_thread_can_be_opened_the_line_goes_and_the_table_stands_in_the_channel(
    tmp_path: Path,
) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        table = await opened(here)
        line = await _line(here, starter_words(facts(table)))
        here.env.inject_error("POST", "*threads", status=403, code=50013, message="Missing Permissions")
        await here.restart()
        assert showing(here) == [here.table_message().id]
        assert line.id not in [one.id for one in here.channel.history()]


async def _line(here: World, said: str) -> Any:
    """A line that the bot has written in the channel."""
    channel = here.bot.get_partial_messageable(here.channel.id)
    return channel.get_partial_message((await channel.send(view=words_screen(said))).id)
