"""Computers in the lobby: who may add and remove them, how many there may be, and what becomes of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import Status
from bot.tables.capacity import enough_computers, games_with_room
from bot.ui.messages.refusals import readable
from bot.words import say
from tests.breadth import few_rows
from tests.cogs.mishaps import press, private, told, unchanged
from tests.cogs.world import World, controls, shown, words, world


async def computers(here: World, table: int = 1) -> list[tuple[str, str]]:
    """The computers at a table: their names and strengths."""
    found = await here.bot.tables.get(table)
    return [(seat.name, seat.computer) for seat in found.seats if seat.computer is not None]


async def panel(here: World, name: str) -> Any:
    """The private question that *Add computer* brings."""
    shown = await here.click(name, here.table_message(), "computers")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown.response


async def test_the_host_adds_and_removes_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here.open("Ana", start=False)
        asked = await panel(here, "Ana")
        for _ in range(2):
            result = await here.click("Ana", asked, "add-computer", "hard")
            assert result.response is not None
            asked = result.response
        (first, _), (second, _) = await computers(here)
        assert first != second
        assert [control.action for control in controls(asked)].count("remove-computer") == 2
        lobby = words(here.table_message())
        assert f"🤖 {first} · computer, hard" in lobby
        assert "Ready" in lobby
        await here.click("Ana", asked, "remove-computer")
        assert await computers(here) == [(second, "hard")]
        assert first not in words(here.table_message())
        assert not here.env.errors


async def test_only_the_host_adds_and_removes_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Eve") as here:
        await here["Ana"].slash(here.channel, "play", computers=1)
        await here.click("Ben", here.table_message(), "join")
        async with unchanged(here, 1, "Ana", "Ben"):
            for name in ("Ben", "Eve"):
                asked = await here.click(name, here.table_message(), "computers")
                added = await press(here, name, here.table_message(), "bean:1:add-computer:easy")
                removed = await press(here, name, here.table_message(), "bean:1:remove-computer:1")
                for result in (asked, added, removed):
                    assert told(result, "only-the-host", host="Ana")


async def test_play_opens_a_table_with_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=3, strength="easy")
        assert [strength for _, strength in await computers(here)] == ["easy"] * 3
        assert len({name for name, _ in await computers(here)}) == 3
        await here.click("Ana", here.table_message(), "start")
        assert (await here.bot.tables.get(1)).running
        assert "Your hand" in words(here.hand_message("Ana"))


@pytest.mark.parametrize(
    ("options", "count"),
    few_rows(
        [
            ({}, 3),
            ({"game": "duel"}, 1),
            ({"computers": 0}, 2),
            ({"computers": 5}, 5),
            ({"game": "nicht_die_bohne"}, 3),
        ],
        ({"computers": 0}, 2),
    ),
)
async def test_play_starts_at_once_with_as_many_computers_as_the_game_needs(
    tmp_path: Path, options: dict[str, object], count: int
) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", start=True, **options)
        table = await here.bot.tables.get(1)
        assert table.running
        assert len(table.seats) == 1 + count
        assert "Your hand" in words(here.hand_message("Ana"))
        assert not here.env.errors


async def test_a_start_at_once_that_is_refused_opens_no_table(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        refused = await here["Ana"].slash(here.channel, "play", game="duel", computers=2, start=True)
        assert told(refused, "too-many-computers", game="duel", computers=2, games=" ".join(games_with_room(3)))
        assert await here.database.read("SELECT * FROM tables") == []
    # A game that there is not is refused when the table is opened.
    assert enough_computers("whist", None) == 0


@pytest.mark.long
async def test_play_says_which_games_have_seats_for_so_many_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        result = await here["Ana"].slash(here.channel, "play", game="duel", computers=2)
        assert told(result, "too-many-computers", game="duel", computers=2, games=" ".join(games_with_room(3)))
        assert await here.database.read("SELECT * FROM tables") == []
        one = await here["Ana"].slash(here.channel, "play", game="duel", computers=1)
        assert one.response is not None
        assert len(await computers(here)) == 1


async def test_a_full_table_takes_no_computer_and_says_so(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", game="duel", computers=1)
        asked = await panel(here, "Ana")
        assert {control.action for control in controls(asked)} == {"remove-computer"}
        assert say("en", "computers-full", most=2, computers=1) in words(asked)
        result = await press(here, "Ana", here.table_message(), "bean:1:add-computer:easy")
        assert private(result) == say(
            "en",
            "table-full",
            **readable("en", {"table": 1, "game": "duel", "games": " ".join(games_with_room(3))}),
        )


@pytest.mark.long
async def test_who_finds_the_seats_taken_by_computers_is_told_that_the_host_can_make_room(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here["Ana"].slash(here.channel, "play", game="duel", computers=1)
        full = await here.click("Ben", here.table_message(), "join")
        assert told(full, "table-full-of-computers", table=1)
        await here.click("Ana", await panel(here, "Ana"), "remove-computer")
        await here.click("Ben", here.table_message(), "join")
        assert len((await here.bot.tables.get(1)).people()) == 2


async def test_a_computer_that_is_gone_and_a_strength_that_there_is_not(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here.open("Ana", "Ben", start=False)
        for custom in ("bean:1:remove-computer:1", "bean:1:remove-computer:999"):
            assert told(await press(here, "Ana", here.table_message(), custom), "computer-gone", table=1)
        odd = await press(here, "Ana", here.table_message(), "bean:1:add-computer:godlike")
        assert told(odd, "no-such-strength")
        for custom in ("bean:1:add-computer", "bean:1:remove-computer", "bean:1:remove-computer:-11"):
            assert told(await press(here, "Ana", here.table_message(), custom), "unknown-control")
        assert [seat.name for seat in (await here.bot.tables.get(1)).seats] == ["Ana", "Ben"]


@pytest.mark.long
async def test_a_game_takes_no_more_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        asked = await panel(here, "Ana")
        await here.click("Ana", here.table_message(), "start")
        assert here.now(asked) is None
        for button in ("add-computer:easy", "remove-computer:0"):
            result = await press(here, "Ana", here.table_message(), f"bean:1:{button}")
            assert told(result, "table-is-running", table=1)


async def test_the_question_about_computers_follows_the_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", "Cleo") as here:
        await here["Ana"].slash(here.channel, "play", game="duel")
        asked = await panel(here, "Ana")
        assert {control.action for control in controls(asked)} == {"add-computer"}
        await here.click("Ben", here.table_message(), "join")
        assert words(here.now(asked)).endswith("A computer can sit down when somebody has left.")
        # Not being the host any more ends the question, too.
        await here.click("Ana", here.table_message(), "leave")
        assert here.now(asked) is None
        assert not here.env.errors


async def test_a_lobby_of_computers_alone_is_closed(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=3)
        await here.click("Ana", here.table_message(), "leave")
        assert (await here.bot.tables.get(1)).row.status is Status.CLOSED
        assert "is closed" in words(here.table_message())


async def test_a_computer_never_becomes_host(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ben", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "leave")
        assert (await here.bot.tables.get(1)).row.host_id == here["Ben"].id
        await here.click("Ben", here.table_message(), "start")
        assert (await here.bot.tables.get(1)).running


async def test_the_last_person_leaves_a_game_among_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ana", here.table_message(), "start")
        asked = (await here["Ana"].slash(here.channel, "leave")).response
        assert asked is not None
        assert words(asked) == say("en", "leave-ask-last", table=1)
        closed = words(shown(await here.click("Ana", asked, "leave")))
        assert closed == words(here.table_message())
        assert "is closed" in closed
        assert "is closed" in words(here.table_message())
        assert not here.env.errors


@pytest.mark.long
async def test_a_rematch_has_the_same_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await here["Ana"].slash(here.channel, "play", computers=2, strength="hard")
        await here.click("Ben", here.table_message(), "join")
        await here.click("Ana", here.table_message(), "start")
        before = await computers(here)
        await here.close("Ana")
        old = here.table_message()
        await press(here, "Ben", old, "bean:1:rematch")
        assert await computers(here, 2) == before
        await press(here, "Ana", old, "bean:1:rematch")
        assert set((await here.bot.tables.get(2)).people()) == {here["Ana"].id, here["Ben"].id}


@pytest.mark.long
async def test_forget_leaves_the_computers_of_a_game_that_is_over(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await here["Ana"].slash(here.channel, "play", computers=2)
        await here.click("Ana", here.table_message(), "start")
        names = [name for name, _ in await computers(here)]
        await here.forget("Ana")
        found = await here.bot.tables.get(1)
        assert [seat.name for seat in found.seats] == ["Somebody", *names]
        assert found.row.status is Status.CLOSED
