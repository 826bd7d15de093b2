"""Watching a table: from the lobby, the table, or by the command; called when a game begins and at a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables import watching
from bot.words import say
from tests.cogs.mishaps import press, private, public, told
from tests.cogs.test_guests import called
from tests.cogs.world import World, controls, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
FOUR = (*NAMES, "Dan")


async def watchers(here: World, table: int = 1) -> tuple[int, ...]:
    return watching.watching(await here.bot.tables.get(table))


async def test_who_watches_stands_in_the_lobby_and_is_called_when_the_game_begins(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES, start=False)
        answer = await here.click("Dan", here.table_message(), "watch")
        assert told(answer, "watch-on", table=1, begun="no")
        assert say("en", "lobby-watching", people=here["Dan"].mention) in words(here.table_message())
        assert called(here) == []
        await here.click("Ana", here.table_message(), "start")
        assert say("en", "watch-begins", people=here["Dan"].mention, table=1) in public(here)
        assert called(here) == [[here["Dan"].id]]
        assert not here.env.errors


async def test_pressing_again_ends_it(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES, start=False)
        await here.click("Dan", here.table_message(), "watch")
        assert told(await here.click("Dan", here.table_message(), "watch"), "watch-off", table=1)
        assert "👀" not in words(here.table_message())
        await here.click("Ana", here.table_message(), "start")
        assert called(here) == []


async def test_whoever_asks_for_a_hand_without_a_seat_may_watch(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES)
        answer = await here.click("Dan", here.table_message(), "hand")
        assert told(answer, "not-seated", table=1)
        offered = shown(answer)
        assert [control.action for control in controls(offered)] == ["watch"]
        await here.click("Dan", offered, "watch")
        assert private(answer) == say("en", "watch-on", table=1, begun="yes")
        assert await watchers(here) == (here["Dan"].id,)
        again = shown(await here.click("Dan", here.table_message(), "hand"))
        await here.click("Dan", again, "watch")
        assert await watchers(here) == ()


@pytest.mark.long
async def test_who_watches_is_kept_after_a_rematch_and_called_once(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES)
        assert told(await here["Dan"].slash(here.channel, "watch"), "watch-on", table=1, begun="yes")
        await here.close("Ana")
        await here.restart()
        await press(here, "Ben", here.table_message(), "bean:1:rematch")
        assert say("en", "lobby-watching", people=here["Dan"].mention) in words(here.table_message(2))
        assert await watchers(here, 2) == (here["Dan"].id,)
        assert called(here) == [[here["Dan"].id]]
        await here["Ben"].slash(here.channel, "table")
        assert called(here) == [[here["Dan"].id]]


async def test_a_rematch_from_a_direct_message_calls_them_too(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open(*NAMES)
        await here["Dan"].slash(here.channel, "watch")
        await here.close("Ana")
        await press(here, "Ben", here.direct_message("Ben"), "bean:1:rematch")
        assert called(here) == [[here["Dan"].id]]


async def test_where_there_is_nothing_to_watch_the_command_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        assert told(await here["Dan"].slash(here.channel, "watch"), "nothing-to-watch")
        await here.open(*NAMES)
        assert told(await here["Ana"].slash(here.channel, "watch"), "nothing-to-watch")
        assert told(await here["Ana"].slash(here.channel, "watch", table=1), "seated-already", table=1)
        offered = await here["Dan"].autocomplete(here.channel, "watch", "table", "")
        assert [choice["value"] for choice in offered] == [1]
        assert await here["Ana"].autocomplete(here.channel, "watch", "table", "") == []


async def test_forget_ends_watching(tmp_path: Path) -> None:
    async with world(tmp_path, *FOUR) as here:
        await here.open("Ana", start=False)
        await here.click("Dan", here.table_message(), "watch")
        await here.forget("Dan")
        assert here["Dan"].mention not in words(here.table_message())
        assert await here.database.read("SELECT * FROM watchers") == []
