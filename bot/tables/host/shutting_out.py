"""Shutting out people and servers: what they had at tables ends properly, and nothing of theirs is answered."""

from __future__ import annotations

import logging

from bot import store
from bot.errors import trace
from bot.games.contract import Refusal
from bot.store import TableRow
from bot.store.host import shut_out
from bot.store.host.shut_out import Kind, Owed, ShutOutRow
from bot.tables import closing, forgetting
from bot.tables.nights.leaving import lose_nights_of
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


async def person(tables: Tables, person_id: int) -> bool:
    """Shut out a person: at their tables it is as if they had left. Returns whether they were not shut out."""
    new = await shut_out.put_shut_out(tables.database, ShutOutRow(Kind.PERSON, person_id, tables.now()))
    tables.shut_out.people.add(person_id)
    await forgetting.stand_up(tables, person_id)
    return new


async def server(tables: Tables, server_id: int) -> bool:
    """Shut out a server: its tables close, its nights are off, and its channels are to be told. Returns whether it
    was not before."""
    new = await shut_out.put_shut_out(tables.database, ShutOutRow(Kind.SERVER, server_id, tables.now()))
    tables.shut_out.servers.add(server_id)
    await close_tables(tables, server_id)
    return new


async def close_tables(tables: Tables, server_id: int) -> None:
    """Close what is open on a server that is shut out, and note that its channels are to be told."""
    await lose_nights_of(tables, server_id)
    rows = await store.tables_of_server(tables.database, server_id, forgetting.OPEN)
    await shut_out.owe_words(tables.database, [Owed(row.channel_id, row.locale) for row in rows])
    await close(tables, rows)


async def let_in(tables: Tables, kind: Kind, number: int) -> bool:
    """Let a person or a server in again; returns whether they were shut out."""
    tables.shut_out.of(kind).discard(number)
    return await shut_out.let_in(tables.database, kind, number)


async def close(tables: Tables, rows: tuple[TableRow, ...]) -> None:
    """Close these tables, also those whose game this version does not know."""
    for table_id in [row.id for row in rows]:
        try:
            await closing.close(tables, table_id, None, None)
        except Refusal:
            # Somebody was quicker, or its game is unknown here.
            await closing.close_unread(tables, table_id)
        except store.StoreError:
            raise
        except Exception as error:
            log.warning("table %d cannot be read: it is closed by its rows alone (%s)", table_id, trace(error))
            await closing.close_unread(tables, table_id)
