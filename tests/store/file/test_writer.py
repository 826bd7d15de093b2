"""Moves that wait together share a commit: each is answered after it, and one that fails fails alone."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import (
    AlreadyHandled,
    Database,
    DatabaseFailed,
    MessageRow,
    OutOfOrder,
    Status,
    TableRow,
    append,
    events_of,
    get_table,
    handled,
    messages_of,
    put_message,
)
from tests.breadth import examples
from tests.store.scenes import game, lobby
from tests.store.slow import Disk, Held, empty_disk, fill_disk, slow_disk, together

EVENT = '{"kind":"planted"}'


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return slow_disk(monkeypatch)


async def move(database: Database, table: int, after: int = 1, *, event: str = EVENT, click: int = 0) -> TableRow:
    return await append(database, table, after, [event], Status.RUNNING, 200, click or 900 + table)


async def test_moves_that_wait_together_share_a_commit_and_one_that_fails_fails_alone(
    disk: Disk, path: Path
) -> None:
    database = await Database.open(path)
    for _ in range(5):
        await game(database)
    before = disk.commits
    outcomes = await together(
        database,
        move(database, 1),
        move(database, 2, after=7),
        move(database, 3, event="not json"),
        move(database, 4, click=901),
        move(database, 5),
    )
    # One for the job that made the others wait.
    assert disk.commits == before + 2
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds == [TableRow, OutOfOrder, sqlite3.IntegrityError, AlreadyHandled, TableRow]
    assert [len(await events_of(database, table)) for table in range(1, 6)] == [2, 1, 1, 1, 2]
    assert [await handled(database, 900 + table) for table in range(1, 6)] == [True, False, False, False, True]
    await database.close()


async def test_bookkeeping_comes_behind_all_moves_and_in_a_commit_of_its_own(disk: Disk, path: Path) -> None:
    database = await Database.open(path)
    for _ in range(3):
        await game(database)
    order: list[str] = []

    async def noted(name: str, work: Awaitable[object]) -> None:
        await work
        order.append(name)

    def keep_books(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM watchers")

    with Held(database) as held:
        await held.begun()
        books = [database.write(keep_books, behind=True) for _ in range(2)]
        disk.statements.clear()
        tasks = [asyncio.ensure_future(noted(f"books {number}", work)) for number, work in enumerate(books)]
        await asyncio.sleep(0)
        moves = [noted(f"move {number}", move(database, number)) for number in (1, 2, 3)]
        tasks += [asyncio.ensure_future(one) for one in moves]
        await asyncio.sleep(0)
    await held.done
    await asyncio.gather(*tasks)
    assert order == ["move 1", "move 2", "move 3", "books 0", "books 1"]
    _, together, *apart = disk.tables_written()
    assert "watchers" not in together
    assert apart == [["watchers"], ["watchers"]]
    await database.close()


async def test_bookkeeping_that_waits_can_be_withdrawn_and_is_finished_at_the_end(path: Path) -> None:
    database = await Database.open(path)
    with Held(database) as held:
        await held.begun()
        given_up, kept = [
            asyncio.ensure_future(database.write(lambda connection: connection.total_changes, behind=True))
            for _ in range(2)
        ]
        await asyncio.sleep(0)
        given_up.cancel()
        closing = asyncio.ensure_future(database.close())
        await asyncio.sleep(0)
    await asyncio.wait({given_up, kept, closing, held.done})
    assert given_up.cancelled()
    assert kept.result() >= 0


async def test_nobody_is_answered_before_the_commit(disk: Disk, path: Path) -> None:
    database = await Database.open(path)
    tables = [await game(database) for _ in range(3)]
    disk.gate.clear()
    disk.reached.clear()
    moves = [asyncio.ensure_future(move(database, table.id)) for table in tables]
    moves.append(asyncio.ensure_future(move(database, 1, after=9)))
    await disk.in_commit()
    await asyncio.sleep(0.01)
    assert not any(each.done() for each in moves)
    assert [await get_table(database, table.id) for table in tables] == tables
    disk.gate.set()
    await asyncio.wait(moves)
    await database.close()


@pytest.mark.parametrize(("failing", "errors"), [(1, 0), (2, 1), (4, 3)])
async def test_if_a_shared_commit_fails_each_move_is_stored_by_itself(
    disk: Disk, path: Path, failing: int, errors: int
) -> None:
    database = await Database.open(path)
    tables = [await game(database) for _ in range(3)]
    with Held(database) as held:
        await held.begun()
        moves = [asyncio.ensure_future(move(database, table.id)) for table in tables]
        await asyncio.sleep(0)
        disk.reached.clear()
        disk.gate.clear()
    # The commit of the job that made them wait; the next ones fail.
    await disk.in_commit()
    await asyncio.to_thread(disk.fail_next, failing)
    outcomes = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [DatabaseFailed] * errors + [TableRow] * (3 - errors)
    for table, outcome in zip(tables, outcomes, strict=True):
        stored = await get_table(database, table.id)
        assert stored == (outcome if isinstance(outcome, TableRow) else table)
        assert await handled(database, 900 + table.id) == isinstance(outcome, TableRow)
    assert (await move(database, 1, after=len(await events_of(database, 1)), click=1)).id == 1
    await database.close()


async def test_a_move_that_is_too_big_for_the_disk_leaves_room_for_the_others(database: Database) -> None:
    tables = [await game(database) for _ in range(3)]
    await fill_disk(database)
    big = append(database, 2, 1, [EVENT] * 20_000, Status.RUNNING, 200, None)
    outcomes = await together(database, move(database, 1), big, move(database, 3))
    assert [type(outcome) for outcome in outcomes] == [TableRow, DatabaseFailed, TableRow]
    assert [len(await events_of(database, table.id)) for table in tables] == [2, 1, 2]
    await empty_disk(database)
    assert (await move(database, 2)).id == 2


async def test_a_file_that_somebody_else_has_locked_is_an_error_for_all_and_then_forgotten(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        await game(database)
    await database.write_noted()
    database._writer.connection.execute("PRAGMA busy_timeout = 0")
    other = sqlite3.connect(database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    put_message(database, MessageRow(1, "table", 0, 600, 7000, 3, "abc", 100))
    outcomes = await asyncio.gather(move(database, 1), move(database, 2), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [DatabaseFailed] * 2
    assert "cannot note" in caplog.text
    other.execute("ROLLBACK")
    other.close()
    assert (await move(database, 1)).id == 1
    await database.write_noted()
    assert len(await database.read("SELECT * FROM messages")) == 1


@settings(examples(25), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    wishes=st.lists(
        st.tuples(st.sampled_from(["moves", "fails", "is cancelled", "notes", "hurries"]), st.integers(0, 3)),
        min_size=2,
        max_size=12,
    )
)
def test_whatever_comes_together_stays_apart(
    tmp_path_factory: pytest.TempPathFactory, wishes: list[tuple[str, int]]
) -> None:
    """Each job counts its table up and leaves its number, and some fail after that, or are cancelled."""

    def job(number: int, *, fails: bool) -> Callable[[sqlite3.Connection], int]:
        def count(connection: sqlite3.Connection) -> int:
            connection.execute("UPDATE tables SET touched_at = touched_at + 1")
            connection.execute("INSERT INTO interactions VALUES (?, NULL, 0)", (number,))
            if fails:
                raise LookupError
            return number

        return count

    async def do(database: Database, number: int, wish: str, pause: int) -> int | None:
        for _ in range(pause):
            await asyncio.sleep(0)
        if wish == "notes":
            put_message(database, MessageRow(1, "hand", number, 600, 7000, 3, "abc", 100))
        elif wish == "hurries":
            await database.write_noted()
        else:
            task = asyncio.ensure_future(database.write(job(number, fails=wish == "fails")))
            if wish == "is cancelled":
                for _ in range(pause):
                    await asyncio.sleep(0)
                task.cancel()
            with contextlib.suppress(LookupError, asyncio.CancelledError):
                return await task
        return None

    async def story() -> None:
        path = tmp_path_factory.mktemp("mix") / "games.sqlite3"
        database = await Database.open(path)
        await lobby(database, now=0)
        work = [do(database, number, *wish) for number, wish in enumerate(wishes, start=1)]
        answered = {number for number in await asyncio.gather(*work) if number is not None}
        await database.close()
        again = await Database.open(path)
        stored = {number for (number,) in await again.read("SELECT id FROM interactions")}
        table = await get_table(again, 1)
        shown = {row.person_id for row in await messages_of(again, 1)}
        await again.close()
        assert answered <= stored
        assert stored <= {number for number, (wish, _) in enumerate(wishes, start=1) if wish != "fails"}
        assert table is not None
        assert table.touched_at == len(stored)
        assert shown == {number for number, (wish, _) in enumerate(wishes, start=1) if wish == "notes"}

    asyncio.run(story())
