"""One writer at a time: nothing is lost, nothing is half there, nobody sees what is not committed."""

import asyncio
import contextlib
import sqlite3

import aiosqlite
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Database, DatabaseFailed, Status, append, close_table, events_of, get_table
from bot.store.file.uninterrupted import uninterrupted
from tests.store.scenes import game, lobby

EVENT = '{"kind":"planted"}'


async def in_transaction(database: Database) -> bool:
    """Whether the writing connection stands inside a transaction that nobody is in."""
    held: list[aiosqlite.Connection] = []
    async with database.transaction() as connection:
        held.append(connection)
    return held[0].in_transaction


async def write_and(database: Database, then: str) -> None:
    """Change every table, then run this statement, which is one that fails."""
    async with database.transaction() as connection:
        await connection.execute("UPDATE tables SET locale = 'de'")
        if not then:
            raise LookupError
        await connection.execute(then)


@pytest.mark.parametrize(
    ("then", "error"), [("", LookupError), ("UPDATE chairs SET locale = 'de'", DatabaseFailed)]
)
async def test_an_error_rolls_back(database: Database, then: str, error: type[Exception]) -> None:
    table = await lobby(database)
    with pytest.raises(error):
        await write_and(database, then)
    assert await get_table(database, table.id) == table
    assert not await in_transaction(database)


async def test_a_full_disk_keeps_nothing_and_says_so(database: Database) -> None:
    table = await game(database)
    async with database.transaction() as connection:
        pages = next(iter(await connection.execute_fetchall("PRAGMA page_count")))[0]
        await connection.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseFailed, match="disk is not full"):
        await append(database, table.id, 1, [EVENT] * 5000, Status.RUNNING, 200, 900)
    assert await get_table(database, table.id) == table
    async with database.transaction() as connection:
        await connection.execute_fetchall("PRAGMA max_page_count = 100000")
    # The same click may be tried again: it was not noted as handled.
    assert (await append(database, table.id, 1, [EVENT], Status.RUNNING, 200, 900)).revision == table.revision + 1


async def test_a_broken_rule_of_the_schema_stays_a_defect(database: Database) -> None:
    table = await game(database)
    with pytest.raises(sqlite3.IntegrityError):
        await append(database, table.id, 1, ["not json"], Status.RUNNING, 200, None)
    assert await get_table(database, table.id) == table


async def test_readers_see_only_what_is_committed(database: Database) -> None:
    table = await lobby(database)
    async with database.transaction() as connection:
        await connection.execute("UPDATE tables SET locale = 'de'")
        assert await get_table(database, table.id) == table
    assert await get_table(database, table.id) == table._replace(locale="de")


async def test_many_writers_lose_nothing(database: Database) -> None:
    tables = [await game(database) for _ in range(5)]

    async def play(table_id: int) -> None:
        for after in range(1, 21):
            await append(database, table_id, after, [EVENT], Status.RUNNING, 200 + after, None)
            await asyncio.sleep(0)

    await asyncio.gather(*(play(table.id) for table in tables))
    for table in tables:
        assert len(await events_of(database, table.id)) == 21
        now = await get_table(database, table.id)
        assert now is not None
        assert now.revision == table.revision + 20


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(pauses=st.lists(st.tuples(st.integers(0, 3), st.booleans()), min_size=2, max_size=6))
def test_interleaved_transactions_do_not_mix(
    tmp_path_factory: pytest.TempPathFactory, pauses: list[tuple[int, bool]]
) -> None:
    """Each task reads a number, waits a while, and writes one more; some give up at the end."""

    async def raise_by_one(database: Database, pause: int, *, gives_up: bool) -> None:
        with contextlib.suppress(LookupError):
            async with database.transaction() as connection:
                row = next(iter(await connection.execute_fetchall("SELECT touched_at FROM tables")))
                for _ in range(pause):
                    await asyncio.sleep(0)
                await connection.execute("UPDATE tables SET touched_at = ?", (row[0] + 1,))
                if gives_up:
                    raise LookupError

    async def story() -> int:
        database = await Database.open(tmp_path_factory.mktemp("mix") / "games.sqlite3")
        table = await lobby(database, now=0)
        await asyncio.gather(*(raise_by_one(database, pause, gives_up=up) for pause, up in pauses))
        after = await get_table(database, table.id)
        await database.close()
        assert after is not None
        return after.touched_at

    assert asyncio.run(story()) == sum(not gives_up for _, gives_up in pauses)


async def cancelled_at(database: Database, table_id: int, statement: int, *, times: int) -> bool:
    """Append two events and cancel the task as SQLite begins its statement of this number; was it reached?"""
    loop = asyncio.get_running_loop()
    seen = 0

    def watch(_: str) -> None:
        nonlocal seen
        if seen == statement:
            for _time in range(times):
                loop.call_soon_threadsafe(task.cancel)
        seen += 1

    task = asyncio.ensure_future(append(database, table_id, 1, [EVENT, EVENT], Status.RUNNING, 200, 900))
    # The task has not run yet: set the watch beside the transaction, not inside one.
    await database._writer.set_trace_callback(watch)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    await database._writer.set_trace_callback(lambda _: None)
    return seen > statement


@pytest.mark.parametrize("times", [1, 2])
async def test_a_cancelled_task_leaves_all_or_nothing(database: Database, times: int) -> None:
    outcomes = set()
    statement, reached = 0, True
    while reached:
        table = await game(database)
        reached = await cancelled_at(database, table.id, statement, times=times)
        after = await get_table(database, table.id)
        assert after is not None
        events = len(await events_of(database, table.id))
        assert (events, after.revision) in {(1, table.revision), (3, table.revision + 1)}
        assert not database._writer.in_transaction
        outcomes.add(events)
        await close_table(database, table.id, Status.CLOSED, 300, None)
        async with database.transaction() as connection:
            await connection.execute("DELETE FROM interactions")
        statement += 1
    assert statement > 6
    assert outcomes == {1, 3}


async def test_a_cancelled_waiter_leaves_the_lock_free(database: Database) -> None:
    async with database.transaction():
        waiter = asyncio.ensure_future(lobby(database))
        await asyncio.sleep(0)
        waiter.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiter
    assert (await lobby(database)).id == 1


async def test_closing_waits_for_the_running_transaction(database: Database) -> None:
    async with database.transaction() as connection:
        closing = asyncio.ensure_future(database.close())
        await asyncio.sleep(0.01)
        assert not closing.done()
        await connection.execute("SELECT 1")
    await closing


async def test_uninterrupted_work_ends_before_its_caller_goes_on() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append("work")
        raise LookupError

    task = asyncio.ensure_future(uninterrupted(work()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["work"]
