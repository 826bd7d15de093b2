"""What is old is dropped once a day: of games the events, of people everything; what goes on is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import Status, append, events_of, messages_of, person, results_of, seats_of
from bot.words import say
from cogs import retention
from tests.cogs.decks import shorten_nicht_die_bohne
from tests.cogs.mishaps import private
from tests.cogs.tricks import NICHT_DIE_BOHNE, Company
from tests.cogs.world import World, world
from tests.store.scenes import traces, uncount

NAMES = ("Ana", "Ben", "Cleo")
DAY = retention.DAY


async def old(here: World, days: int, *tables: int) -> None:
    """Let these tables, and everybody, be untouched for so many days."""
    await here.database.write_noted()
    marks = ", ".join("?" for _ in tables)

    def age(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE people SET seen_at = seen_at - ?", (days * DAY,))
        connection.execute(
            f"UPDATE tables SET touched_at = touched_at - ? WHERE id IN ({marks})", (days * DAY, *tables)
        )

    await here.database.write(age)
    for name in here.people:
        here.bot.people.forget(here[name].id)
    here.bot.tables.reread_tables(tables)


async def listed(here: World, name: str, **options: str) -> str:
    """The games that somebody is told of who asks for them."""
    return private(await here[name].slash(here.channel, "history", **options))


def now(here: World) -> int:
    return int(here.env.now().timestamp())


@pytest.mark.long
async def test_a_game_of_long_ago_keeps_its_result_and_its_people_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten_nicht_die_bohne(monkeypatch, 9)
    async with world(tmp_path, *NAMES, "Dan", "Eve", "Fay") as here:
        over = await here.open(*NAMES, game=NICHT_DIE_BOHNE)
        await Company(here, over, NAMES).play(1000)
        table = await here.bot.tables.get(over)
        assert table.row.status is Status.ENDED
        outcome = table.game.outcome(table.state)
        assert outcome is not None
        running = await here.open("Dan", "Eve", "Fay")
        await here["Dan"].slash(here.channel, "pause")
        own = [await listed(here, "Ana"), await listed(here, "Dan", whose="server")]
        assert all(f"#{over} " in told and f"#{running} " not in told for told in own)
        assert "Ana" in own[1]
        await here.database.write(uncount)
        await old(here, 400, over, running)
        before = await events_of(here.database, running)
        names = {name: here[name].id for name in here.people}
        assert all(traces(here.path, "Ana", names["Ana"]))

        await retention.drop(here.bot, now(here) - 365 * DAY)

        assert await events_of(here.database, over) == ()
        assert await messages_of(here.database, over) == ()
        results = await results_of(here.database, over)
        assert {one.seat: one.score for one in results} == {one.seat: one.score for one in outcome.standings}
        assert [one.seat for one in results if one.won] == sorted(outcome.winners)
        assert sorted(one.rank for one in results) == sorted(one.rank for one in outcome.standings)
        for name in NAMES:
            assert await person(here.database, names[name]) is None
            assert traces(here.path, name, names[name])[1] == 0
        assert [seat.person_id < 0 for seat in await seats_of(here.database, over)] == [True] * 3

        told = await listed(here, "Dan", whose="server")
        assert f"#{over} " in told
        somebody = say("en", "forgotten-name")
        assert all(say("en", "forgotten-at-seat", name=somebody, seat=seat) in told for seat in (1, 2, 3))
        assert not any(name in told for name in NAMES)

        # A game that goes on, or is paused, is kept however long ago that was, and its people with it.
        assert await events_of(here.database, running) == before
        assert await person(here.database, names["Dan"]) is not None
        # Whoever still has its messages is answered.
        await here["Ana"].slash(here.channel, "hand", table=over)
        await here["Ana"].slash(here.channel, "table", table=over)
        assert not here.env.errors


async def test_what_is_not_old_is_kept(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await append(here.database, table, 1, [], Status.ENDED, now(here), None)
        await old(here, 300, table)
        before = await events_of(here.database, table)
        await retention.drop(here.bot, now(here) - 365 * DAY)
        assert await events_of(here.database, table) == before
        assert await person(here.database, here["Ana"].id) is not None


@pytest.mark.long
async def test_whoever_comes_back_is_seen(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        table = await here.open(*NAMES)
        await here.close("Ana")
        await old(here, 400, table)
        await here.open("Ben", "Ana", "Cleo", start=False)
        await here.close("Ben")
        await here.open("Ben", start=False)
        await old(here, 0)
        await retention.drop(here.bot, now(here) - 365 * DAY)
        assert await person(here.database, here["Ana"].id) is not None


async def test_it_is_done_once_a_day_by_discords_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    async def drop(_: object, before: int) -> None:
        done.append(before)

    monkeypatch.setattr(retention, "drop", drop)
    async with world(tmp_path, *NAMES) as here:
        cog = retention.Retention(here.bot)
        assert not cog.tidy.is_running()
        here.bot.keep = 365
        # Nobody has clicked yet: what time it is, is not known.
        await cog.tidy.coro(cog)
        assert done == []
        await here.open(*NAMES)
        clicked = now(here)
        monkeypatch.setattr(here.bot.tables, "now", lambda: clicked + 40 * 365 * DAY)
        for _ in range(3):
            await cog.tidy.coro(cog)
        assert done == [clicked - 365 * DAY]
        await here.env.advance_time(1)
        here.bot.ages.newest += DAY + 1
        await cog.tidy.coro(cog)
        assert len(done) == 2


async def test_about_says_for_how_long(tmp_path: Path) -> None:
    async with world(tmp_path, *NAMES) as here:
        for keep, said in (
            (0, "until they ask to be forgotten"),
            (365, "365 days after its end"),
            (1, "A day after"),
        ):
            here.bot.keep = keep
            assert said in private(await here["Ana"].slash(here.channel, "about"))
