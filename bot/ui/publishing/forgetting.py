"""Erasing what is stored about a person while the bot runs: at the tables, in memory, and on the screens."""

from __future__ import annotations

import asyncio
import logging

from bot import store
from bot.store import StoreError
from bot.tables import Tables, forgetting
from bot.ui.publishing.publisher import Publisher
from bot.words import DEFAULT, say

log = logging.getLogger(__name__)


async def forget(tables: Tables, publisher: Publisher, person_id: int) -> None:
    """Let go of all the person's seats, then erase name, language and messages."""
    await note(tables, person_id)
    seated_at = [row.id for row in await store.tables_of(tables.database, person_id, forgetting.OPEN)]
    for table_id in seated_at:
        await publisher.slots.read(table_id)
    await forgetting.stand_up(tables, person_id)
    # Before the rows are erased, since a message sent in between would be noted again.
    await publisher.forget(person_id, seated_at)
    await forgetting.erase(tables, person_id, say(DEFAULT, "forgotten-name"))
    publisher.people.forget(person_id)
    await tables.database.erase_for_good()


async def note(tables: Tables, person_id: int) -> None:
    """Have it done again should a backup of before be restored; it is done now even where that cannot be noted."""
    path = tables.database.path
    try:
        await asyncio.to_thread(store.note_erasure, path, person_id, tables.now())
    except (OSError, StoreError) as error:
        log.error("an erasure will not be repeated when a backup is restored: %s beside %s", error, path)
