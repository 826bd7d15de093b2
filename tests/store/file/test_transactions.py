"""One writer at a time: nothing is lost, nothing is half there, nobody sees what is not committed."""

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path

import pytest

from bot.store import Database, DatabaseFailed, Status, append, close_table, events_of, get_table, handled
from bot.store.file.uninterrupted import uninterrupted
from tests.store.scenes import game, lobby
from tests.store.slow import Held, empty_disk, fill_disk

EVENT = '{"kind":"planted"}'


async def write_and(database: Database, then: str) -> None:
    """Change every table, then run this statement, which is one that fails."""

    def job(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET locale = 'de'")
        if not then:
            raise LookupError
        connection.execute(then)

    await database.write(job)


@pytest.mark.parametrize(
    ("then", "error"), [("", LookupError), ("UPDATE chairs SET locale = 'de'", DatabaseFailed)]
)
async def test_an_error_rolls_back(database: Database, then: str, error: type[Exception]) -> None:
    table = await lobby(database)
    with pytest.raises(error):
        await write_and(database, then)
    assert await get_table(database, table.id) == table
    assert not database._writer.connection.in_transaction


async def test_a_full_disk_keeps_nothing_and_says_so(database: Database) -> None:
    table = await game(database)
    await fill_disk(database)
    with pytest.raises(DatabaseFailed, match="disk is not full"):
        await append(database, table.id, 1, [EVENT] * 5000, Status.RUNNING, 200, 900)
    assert await get_table(database, table.id) == table
    await empty_disk(database)
    # The same click may be tried again: it was not noted as handled.
    assert (await append(database, table.id, 1, [EVENT], Status.RUNNING, 200, 900)).revision == table.revision + 1


async def test_a_broken_rule_of_the_schema_stays_a_defect(database: Database) -> None:
    table = await game(database)
    with pytest.raises(sqlite3.IntegrityError):
        await append(database, table.id, 1, ["not json"], Status.RUNNING, 200, None)
    assert await get_table(database, table.id) == table


async def test_readers_see_only_what_is_committed(database: Database) -> None:
    table = await lobby(database)
    with Held(database, "UPDATE tables SET locale = 'de'") as held:
        await held.begun()
        assert await get_table(database, table.id) == table
    await held.done
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
    database._writer.connection.set_trace_callback(watch)
    with contextlib.suppress(asyncio.CancelledError):
        await task
    database._writer.connection.set_trace_callback(None)
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
        assert not database._writer.connection.in_transaction
        outcomes.add(events)
        await close_table(database, table.id, Status.CLOSED, 300, None)
        await database.write(lambda connection: connection.execute("DELETE FROM interactions"))
        statement += 1
    assert statement > 6
    # Only what has not begun is withdrawn.
    assert outcomes == {3}


async def test_what_is_cancelled_while_it_waits_is_withdrawn_at_once(database: Database) -> None:
    with Held(database) as held:
        await held.begun()
        waiter = asyncio.ensure_future(lobby(database))
        await asyncio.sleep(0)
        waiter.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiter
    await held.done
    assert (await lobby(database)).id == 1


async def test_what_is_cancelled_under_way_is_done_before_its_caller_goes_on(database: Database) -> None:
    with Held(database, "INSERT INTO interactions VALUES (7, NULL, 0)") as held:
        await held.begun()
        for _ in range(3):
            held.done.cancel()
            await asyncio.sleep(0)
        assert not held.done.done()
    with pytest.raises(asyncio.CancelledError):
        await held.done
    assert await handled(database, 7)


async def test_closing_waits_for_what_runs_and_for_what_waits(database: Database) -> None:
    with Held(database) as held:
        waiting = asyncio.ensure_future(lobby(database))
        await held.begun()
        closing = asyncio.ensure_future(database.close())
        await asyncio.sleep(0.01)
        assert not closing.done()
    await closing
    assert held.done.done()
    assert (await waiting).id == 1


async def test_a_loop_that_is_torn_down_leaves_the_file_to_the_next(path: Path) -> None:
    opened: list[Database] = []

    def hold(_: sqlite3.Connection) -> None:
        begun.set()
        ended.wait(10)

    async def left_behind() -> None:
        opened.append(await Database.open(path))
        await lobby(opened[0])
        opened[0].write(hold).send(None)
        begun.wait(10)

    begun, ended = threading.Event(), threading.Event()
    loop = asyncio.new_event_loop()
    await asyncio.to_thread(loop.run_until_complete, left_behind())
    await asyncio.to_thread(loop.close)
    ended.set()
    table = await lobby(opened[0])
    assert table.id == 2
    await opened[0].close()
    again = await Database.open(path)
    assert await get_table(again, table.id) == table
    await again.close()


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
