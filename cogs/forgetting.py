"""Erasing what is stored about a person."""

from __future__ import annotations

from bot import store
from bot.client import BeanBot
from bot.store import Status
from bot.tables import Changed, lobby
from bot.words import DEFAULT, say


async def forget(bot: BeanBot, person_id: int) -> None:
    """Let go of all the person's seats, then erase name, language and messages."""
    database, name = bot.tables.database, say(DEFAULT, "forgotten-name")
    for row in await store.tables_of(database, person_id, (Status.LOBBY, Status.RUNNING)):
        await bot.publisher.slots.read(row.id)
        await lobby.leave(bot.tables, row.id, person_id, None)
    # Before the rows are erased: a message that is sent meanwhile would be noted again.
    await bot.publisher.forget(person_id)
    for table_id in await store.forget_person(database, person_id, name):
        async with bot.tables.changing(table_id) as table:
            row = await store.forget_seat(database, table_id, person_id, name, bot.tables.now(), None)
            await bot.tables.reload(table, row)
        bot.tables.tell(Changed(table, table.state, table.state, None))
    bot.people.forget(person_id)
    bot.tables.reread()
