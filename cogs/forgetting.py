"""Erasing what is stored about a person: at the tables, in memory, and on the screens."""

from __future__ import annotations

from bot import store
from bot.client import BeanBot
from bot.tables import forgetting
from bot.words import DEFAULT, say


async def forget(bot: BeanBot, person_id: int) -> None:
    """Let go of all the person's seats, then erase name, language and messages."""
    for row in await store.tables_of(bot.tables.database, person_id, forgetting.OPEN):
        await bot.publisher.slots.read(row.id)
    await forgetting.stand_up(bot.tables, person_id)
    # Before the rows are erased, since a message sent in between would be noted again.
    await bot.publisher.forget(person_id)
    await forgetting.erase(bot.tables, person_id, say(DEFAULT, "forgotten-name"))
    bot.people.forget(person_id)
    await bot.tables.database.erase_for_good()
