"""Refusals where a person, or a server, has had as much as the limits allow."""

from __future__ import annotations

from contextlib import suppress

from bot import store
from bot.games.contract import IllegalMove
from bot.store import ALONE, NOWHERE, AlreadyHandled
from bot.tables import closing
from bot.tables.limits import HOUR
from bot.tables.tables import Tables


async def require_another_table(tables: Tables, guild_id: int, person_id: int, interaction: int | None) -> None:
    """Refuse a person, or a server, one more table than they may have, unless this very click has opened it. A
    lesson counts like a table, and all lessons together, or all games among direct messages, like those of a
    server; where a person has too much open, their lessons give way."""
    try:
        await _require_another_table(tables, guild_id, person_id)
    except IllegalMove:
        if interaction is not None and await store.handled(tables.database, interaction):
            raise AlreadyHandled(interaction) from None
        raise


async def _require_another_table(tables: Tables, guild_id: int, person_id: int) -> None:
    limits, database, now = tables.limits, tables.database, tables.now()
    lesson = guild_id == NOWHERE
    hosted = await store.tables_hosted_by(database, person_id)
    if limits.open_tables and hosted >= limits.open_tables:
        raise IllegalMove("no-lesson-beside-tables" if lesson else "too-many-open-tables", most=limits.open_tables)
    if limits.lobbies_an_hour:
        stored = await store.tables_opened_by(database, person_id, now - HOUR)
        # Those too of which the person is the host no longer, or which were erased with their name.
        if max(stored, tables.opened.times(person_id, now)) >= limits.lobbies_an_hour:
            raise IllegalMove("no-lesson-this-hour" if lesson else "too-many-lobbies", most=limits.lobbies_an_hour)
    usual = "too-many-tables-there" if guild_id < NOWHERE else "too-many-tables-here"
    reason = {NOWHERE: "too-many-lessons", ALONE: "too-many-alone"}.get(guild_id, usual)
    most = limits.lessons if guild_id in (NOWHERE, ALONE) else limits.server_tables
    if most and await store.tables_on(database, guild_id) >= most:
        raise IllegalMove(reason, most=most)
    if limits.open_tables:
        await _make_room(tables, person_id, limits.open_tables - hosted)


async def _make_room(tables: Tables, person_id: int, room: int) -> None:
    """Close the lessons that this person has not touched for longest, until there is room for one table more."""
    lessons = await store.lessons_of(tables.database, person_id)
    for lesson in lessons[: max(0, len(lessons) + 1 - room)]:
        # One that has just ended takes no room.
        with suppress(IllegalMove):
            await closing.close(tables, lesson, person_id, None)


def require_slower(tables: Tables, person_id: int, moment: float) -> None:
    """Refuse a person who clicks faster than anybody can.

    `moment`, in unix seconds, is when they clicked: after a silence, clicks arrive faster than they were made.
    """
    most = tables.limits.clicks_a_second
    if not most:
        return
    if tables.clicked.times(person_id, moment) >= most:
        raise IllegalMove("too-fast")
    tables.clicked.note(person_id, moment)
