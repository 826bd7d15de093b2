"""Calls of people to tables: how often one person has the bot call another, and who wants none."""

from __future__ import annotations

from collections.abc import Iterable

from bot import store
from bot.store import Why
from bot.tables import guests
from bot.tables.forgetting import readable
from bot.tables.tables import Tables


async def call(tables: Tables, table_id: int, people: Iterable[int], caller_id: int, why: Why) -> tuple[int, ...]:
    """Note that the bot calls these people to a table for somebody else, and return those whom it may call. It
    calls nobody to the same table twice within an hour, nobody again and again to new ones, and nobody who is shut
    out."""
    wanted = [person for person in people if person != caller_id and person not in tables.shut_out.people]
    if not wanted:
        return ()
    return await store.note_calls(tables.database, table_id, wanted, caller_id, why, tables.now())


async def prune(tables: Tables) -> None:
    """Forget the calls that count no longer."""
    await store.prune_calls(tables.database, tables.now())


async def refuse_invitations(tables: Tables, person_id: int) -> None:
    """Let nobody invite this person any more; invitations that they have not taken are taken back."""
    await store.choose_invitable(tables.database, person_id, invitable=False)
    for table_id in await store.tables_naming(tables.database, person_id):
        if await readable(tables, table_id):
            await guests.uninvite(tables, table_id, person_id)


async def allow_invitations(tables: Tables, person_id: int) -> None:
    """Let people invite this person again."""
    await store.choose_invitable(tables.database, person_id, invitable=True)


async def invitable(tables: Tables, person_id: int) -> bool:
    """Whether this person can be invited."""
    return not await store.uninvitable(tables.database, [person_id])
