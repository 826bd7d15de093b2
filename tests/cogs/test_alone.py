"""/play in a direct message: a game against computers, for everybody, all of it in one's own panel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import ALONE, Status, departures, tables_of
from bot.tables import closing
from bot.tables.limits import Limits
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from bot.words import say
from tests.breadth import few
from tests.cogs.mishaps import told
from tests.cogs.world import World, controls, custom_id, shown, words, world

MOVES = ("plant", "harvest-plant", "plant-all", "turn-up", "end", "draw")
"""What brings a turn on, in this order of preference."""


def history(here: World, name: str = "Ana") -> list[Any]:
    """The direct messages of a person with the bot."""
    return list(here[name].user.dm_channel.history())


async def play(here: World, **options: Any) -> Any:
    """Ana types /play in a direct message; what she is shown."""
    return shown(await here["Ana"].user.slash("play", tempo="instant", **options))


async def act(here: World) -> str:
    """Ana presses the first button that brings her turn on; what it does."""
    message = history(here)[-1]
    found = {control.action: control for control in reversed(controls(message))}
    action = next(action for action in MOVES if action in found)
    await here["Ana"].user.click(message, custom_id=custom_id(found[action]))
    await here.env.settle()
    return action


async def test_play_in_a_direct_message_deals_a_game_against_computers_at_once(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await play(here)
        assert {"plant", "hint", "more"} <= {control.action for control in controls(message)}
        [row] = await tables_of(here.database, here["Ana"].id, tuple(Status))
        table = await here.bot.tables.get(row.id)
        assert (row.guild_id, row.status) == (ALONE, Status.RUNNING)
        assert [seat.computer for seat in table.seats] == [None, "normal", "normal", "normal"]
        assert len(history(here)) == 1
        assert not here.channel.history()
        assert not here.env.errors


async def test_the_options_choose_game_and_computers(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await play(here, game="rio_grande_2000", computers=4, strength="hard")
        table = await here.bot.tables.get(1)
        assert [seat.computer for seat in table.seats] == [None, *["hard"] * 4]
        refused = await here["Ana"].user.slash("play", game="duel", computers=6)
        assert told(refused, "too-many-computers", game="duel", computers=6, games="rio_grande_2000")
        assert len(await tables_of(here.database, here["Ana"].id, tuple(Status))) == 1


async def test_a_turn_is_played_in_the_one_message_which_tells_what_the_computers_did(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await play(here)
        done = [await act(here)]
        while done[-1] != "end":
            done.append(await act(here))
        while "Your turn" not in words(history(here)[-1]):
            done.append(await act(here))
        table = await here.bot.tables.get(1)
        names = [seat.name for seat in table.seats if seat.computer]
        small = [line for line in words(history(here)[-1]).splitlines() if line.startswith("-# ")]
        assert sum(any(name in line for name in names) for line in small) == 3
        above = words(history(here)[-1]).split("Your turn")[1]
        assert all(name in above for name in names), "what the others grow stands above the hand"
        assert here.bot.publisher.slots.get(Slot(1, PUBLIC)) is None
        assert len(history(here)) == 1
        assert not here.env.errors


async def test_a_rematch_begins_at_once_and_pressing_twice_gives_one_game(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await play(here)
        await closing.close(here.bot.tables, 1, here["Ana"].id, None)
        await here["Ana"].user.slash("rematch", table=1)
        await here["Ana"].user.slash("rematch", table=1)
        rows = await tables_of(here.database, here["Ana"].id, (Status.RUNNING,))
        before, after = [await here.bot.tables.get(number) for number in (1, rows[0].id)]
        assert [row.id for row in rows] == [2]
        assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]


@pytest.mark.long
async def test_it_survives_a_restart_and_what_was_never_dealt_makes_way(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await play(here)
        await here.restart()
        assert await act(here) == "plant"
        async with here.bot.tables.changing(1) as table:
            assert table.running
        assert len(history(here)) == 1
        assert not here.env.errors


async def test_nobody_else_learns_of_it_and_no_server_loses_it(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben") as here:
        await play(here)
        for command in ("watch", "table", "hand"):
            refused = await here["Ben"].slash(here.channel, command, table=1)
            assert told(refused, "no-such-table", table=1)
        assert ALONE not in await departures.servers_known(here.database)
        assert not await departures.channels_in_use(here.database)
        await here.bot.get_cog("Departures").look()  # type: ignore[union-attr]  # It is there.
        assert (await here.bot.tables.get(1)).running


async def test_all_games_among_direct_messages_are_limited_together(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana", "Ben", limits=Limits(lessons=1)) as here:
        await play(here)
        refused = await here["Ben"].user.slash("play")
        assert told(refused, "too-many-alone", most=1)


async def test_table_shows_the_panel_and_leaving_closes_the_game(tmp_path: Path) -> None:
    async with world(tmp_path, "Ana") as here:
        await play(here)
        again = shown(await here["Ana"].user.slash("table"))
        assert "plant" in [control.action for control in controls(again)]
        leave = shown(await here["Ana"].user.slash("leave"))
        await here["Ana"].user.click(leave, custom_id="bean:1:leave")
        assert (await here.bot.tables.get(1)).row.status is Status.CLOSED


@pytest.mark.parametrize("game", few(["nicht_die_bohne", "high_bohn", "duel"]))
async def test_every_family_is_played_alone(tmp_path: Path, game: str) -> None:
    async with world(tmp_path, "Ana") as here:
        message = await play(here, game=game)
        assert say("en", f"game-{game}") in words(message)
        assert len(controls(message)) > 1
        assert not here.env.errors
