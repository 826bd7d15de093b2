"""Which message shows which table."""

from bot.store import (
    Database,
    MessageRow,
    Status,
    append,
    forget_message,
    message_by_id,
    messages_of,
    put_message,
    stale_messages,
)
from tests.store.scenes import ANA, BEN, game


async def test_a_message_is_kept_replaced_and_forgotten(database: Database) -> None:
    table = await game(database)
    assert await messages_of(database, table.id) == ()
    public = MessageRow(table.id, "table", 0, 600, 7000, table.revision, "abc", 100)
    hand = MessageRow(table.id, "hand", ANA, 601, 7001, table.revision, "def", 100)
    for row in (hand, public):
        put_message(database, row)
    assert await messages_of(database, table.id) == (public, hand)
    assert await message_by_id(database, 7001) == hand

    fresh = hand._replace(message_id=7002, posted_at=200)
    put_message(database, fresh)
    assert await messages_of(database, table.id) == (public, fresh)
    assert await message_by_id(database, 7001) is None

    forget_message(database, table.id, "hand", ANA)
    forget_message(database, table.id, "hand", BEN)
    assert await messages_of(database, table.id) == (public,)


async def test_messages_older_than_their_table_are_found_newest_touched_first(database: Database) -> None:
    tables = [await game(database, "{}", now=now) for now in (100, 110, 120)]
    rows = [MessageRow(table.id, "table", 0, 600, 7000 + table.id, table.revision, "abc", 100) for table in tables]
    hand = MessageRow(tables[0].id, "hand", ANA, 601, 7100, tables[0].revision, "def", 100)
    for row in (*rows, hand):
        put_message(database, row)
    assert await stale_messages(database) == ()

    await append(database, tables[1].id, 1, ["{}"], Status.RUNNING, 200, None)
    moved = await append(database, tables[0].id, 1, ["{}"], Status.ENDED, 300, None)
    assert await stale_messages(database) == (rows[0], hand, rows[1])

    put_message(database, rows[0]._replace(revision=moved.revision))
    assert await stale_messages(database) == (hand, rows[1])

    unsure = rows[2]._replace(digest="")
    put_message(database, unsure)
    assert await stale_messages(database) == (hand, rows[1], unsure)
