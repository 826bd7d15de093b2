"""When somebody leaves a running game, its host calls one person, or all who watch, to take the seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.store import Ending, Result, Status, append
from bot.words import say
from tests.breadth import few
from tests.cogs.mishaps import private, told
from tests.cogs.test_guests import called
from tests.cogs.world import World, controls, shown, words, world

NAMES = ("Ana", "Ben", "Cleo")
EVERYBODY = (*NAMES, "Dan", "Eve")


async def players(here: World) -> Any:
    """The host's list of players."""
    panel = shown(await here["Ana"].slash(here.channel, "hand"))
    await here.click("Ana", panel, "more")
    return shown(await here.click("Ana", here.hand_message("Ana"), "players"))


async def spares(here: World) -> Any:
    """The host's question whom to call."""
    return shown(await here.click("Ana", await players(here), "spares"))


async def left(here: World) -> None:
    """A game that Ben has left."""
    await here.open(*NAMES)
    await here.leave("Ben")


async def call(here: World, *names: str) -> Any:
    """Ana calls these people, one after the other."""
    answer = None
    for name in names:
        answer = await here["Ana"].select(await spares(here), [here[name]], custom_id="bean:1:call-spare")
    return answer


async def test_the_host_reads_who_has_left_and_how_a_spare_is_called(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await here.open(*NAMES)
        await here["Ana"].slash(here.channel, "hand")
        await here.leave("Ben")
        assert say("en", "spare-wanted", name="Ben") in words(here.hand_message("Ana"))


async def test_one_person_is_called_and_plays_on_with_hand_and_fields(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        table = await here.bot.tables.get(1)
        before = table.view(1).own
        answer = await call(here, "Dan")
        assert say("en", "spare-called", names=here["Dan"].mention, table=1) in private(answer)
        line = say("en", "spares-called", people=here["Dan"].mention, names="Ben", count=1)
        assert line in words(here.table_message())
        assert called(here) == [[here["Dan"].id]]
        taken = await here.click("Dan", here.table_message(), "join")
        assert say("en", "took-seat", table=1) in private(taken)
        table = await here.bot.tables.get(1)
        assert [seat.name for seat in table.seats] == ["Ana", "Dan", "Cleo"]
        assert table.seat_of(here["Dan"].id) == 1
        assert table.view(1).own == before
        assert "📣" not in words(here.table_message())
        assert told(await here["Ben"].slash(here.channel, "join", table=1), "table-is-running", table=1)
        assert not here.env.errors


async def test_all_who_watch_are_called_and_the_first_takes_the_seat(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await here.open(*NAMES)
        for name in ("Dan", "Eve"):
            await here[name].slash(here.channel, "watch", table=1)
        await here.leave("Ben")
        await here.click("Ana", await spares(here), "call-watchers")
        assert called(here)[-1] == sorted([here["Dan"].id, here["Eve"].id])
        await here.click("Eve", here.table_message(), "join")
        table = await here.bot.tables.get(1)
        assert table.seat_of(here["Eve"].id) == 1
        assert told(await here["Dan"].slash(here.channel, "join", table=1), "seat-is-taken", table=1)


async def test_nobody_watches(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        assert told(await here.click("Ana", await spares(here), "call-watchers"), "nobody-watches", table=1)
        assert called(here) == []


async def test_whoever_is_not_called_takes_no_seat_though_they_were_invited_to_the_lobby(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await here.open(*NAMES, start=False)
        await here["Ana"].slash(here.channel, "invite", player=here["Eve"])
        await here["Ana"].slash(here.channel, "start")
        await here.leave("Ben")
        for name in ("Dan", "Eve"):
            assert told(await here[name].slash(here.channel, "join", table=1), "table-is-running", table=1)


async def test_whoever_left_takes_the_seat_back_before_the_spare_does(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        await call(here, "Dan")
        await here["Ben"].slash(here.channel, "join", table=1)
        assert "📣" not in words(here.table_message())
        assert told(await here["Dan"].slash(here.channel, "join", table=1), "seat-is-taken", table=1)


async def test_only_the_host_calls_and_only_to_a_free_seat(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        invited = await here["Cleo"].slash(here.channel, "invite", player=here["Dan"], table=1)
        assert told(invited, "only-the-host", host="Ana")
        await here["Ben"].slash(here.channel, "join", table=1)
        refused = await here["Ana"].slash(here.channel, "invite", player=here["Dan"], table=1)
        assert told(refused, "table-is-running", table=1)
        assert "spares" not in {control.action for control in controls(await players(here))}


async def test_who_wants_no_invitations_is_not_called(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        await here.database.write(
            lambda connection: connection.execute("INSERT INTO uninvitable VALUES (?)", (here["Dan"].id,))
        )
        answer = await call(here, "Dan")
        assert say("en", "cannot-be-invited", people=here["Dan"].mention) in private(answer)
        assert "📣" not in words(here.table_message())


async def test_the_command_calls_too_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        answer = await here["Ana"].slash(here.channel, "invite", player=here["Dan"], table=1)
        assert told(answer, "spare-called", names=here["Dan"].mention, table=1)
        await here.restart()
        assert here["Dan"].mention in words(here.table_message())
        await here["Dan"].slash(here.channel, "join", table=1)
        await here.restart()
        assert (await here.bot.tables.get(1)).seat_of(here["Dan"].id) == 1
        assert not here.env.errors


@pytest.mark.parametrize("forgets", few([None, "Ben", "Dan"], None, "Ben"))
async def test_the_ratings_tell_of_whoever_left_and_not_of_the_spare(tmp_path: Path, forgets: str | None) -> None:
    async with world(tmp_path, *EVERYBODY) as here:
        await left(here)
        await call(here, "Dan")
        await here["Dan"].slash(here.channel, "join", table=1)
        if forgets is not None:
            await here.forget(forgets)
        async with here.bot.tables.changing(1) as table:
            ranks = [Result(seat, 10 - rank, rank, rank == 1) for seat, rank in enumerate((1, 3, 2))]
            ending = Ending(9, tuple(ranks))
            row = await append(here.database, 1, table.sequence, [], Status.ENDED, 0, None, ending=ending)
            await here.bot.tables.reload(table, row)
        await here.bot.rater.catch_up()
        rated = {
            person for (person,) in await here.database.read("SELECT person_id FROM ratings WHERE person_id > 0")
        }
        everybody = {here[name].id for name in NAMES} - ({here[forgets].id} if forgets else set())
        assert rated == everybody
        gone = await here.database.read("SELECT person_id FROM left_seats")
        assert gone[0][0] == here["Ben"].id or forgets == "Ben"
