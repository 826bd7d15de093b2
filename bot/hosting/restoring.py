"""Restores a backup: whoever asked to be forgotten after it was made is erased from it again."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import NamedTuple

from bot.private_files import name_of
from bot.store import Database, RestoreRefused
from bot.store.file.erasures import Erasures, read_erasures
from bot.store.file.looking import real
from bot.store.file.restoring import Restored
from bot.store.file.restoring import restore as put_in_place
from bot.tables import Tables, forgetting
from bot.words import DEFAULT, say

# A person's number, and when there was last anything of theirs: whoever asked before that has come back since.
_LAST_TRACES = """
    SELECT id, max(moment) FROM (
        SELECT id, seen_at AS moment FROM people
        UNION ALL SELECT person_id, touched_at FROM seats JOIN tables ON tables.id = seats.table_id
        UNION ALL SELECT host_id, touched_at FROM tables
        UNION ALL SELECT person_id, touched_at FROM left_seats JOIN tables ON tables.id = left_seats.table_id
        UNION ALL SELECT person_id, posted_at FROM messages
        UNION ALL SELECT person_id, created_at FROM guests JOIN tables ON tables.id = guests.table_id
        UNION ALL SELECT person_id, created_at FROM watchers JOIN tables ON tables.id = watchers.table_id
        UNION ALL SELECT person_id, called_at FROM calls
        UNION ALL SELECT caller_id, called_at FROM calls
        UNION ALL SELECT caller_id, called_at FROM player_calls
        UNION ALL SELECT person_id, called_at FROM called_players
        UNION ALL SELECT person_id, until FROM coming
        UNION ALL SELECT host_id, touched_at FROM nights
        UNION ALL SELECT person_id, answered_at FROM night_guests
        UNION ALL SELECT subject, used_at FROM host_uses WHERE command LIKE 'people %'
    ) WHERE id > 0 GROUP BY id
"""


class Report(NamedTuple):
    """What was done: the files, and how many people were erased again."""

    files: Restored
    erased: int


def restore(backup: Path, path: Path) -> Report:
    """Put a backup in the place of the database at this path; raises a StoreError."""
    _require_owner(real(path).parent)
    erasures = read_erasures(real(path))
    erased: list[int] = []

    def prepare(copy: Path) -> None:
        erased.extend(asyncio.run(_prepared(copy, erasures)))

    return Report(put_in_place(backup, path, prepare), len(erased))


def _require_owner(folder: Path) -> None:
    """Raise RestoreRefused for an administrator in the bot's folder: the bot could not read what is theirs."""
    if os.name == "posix" and os.geteuid() == 0 and folder.is_dir() and (owner := _owner(folder)) != 0:
        raise RestoreRefused(
            f"{folder} belongs to the bot's user, who could not read what you restore. Do it as that user: "
            f"runuser -u {name_of(owner)} -- …"
        )


def _owner(folder: Path) -> int:
    return folder.stat().st_uid


async def _prepared(copy: Path, erasures: Erasures | None) -> list[int]:
    """Bring the copy up to date, and erase whoever asked to be forgotten since; gives them."""
    database = await Database.open(copy, copied=True)
    try:
        people = [] if erasures is None else await _asked_since(database, erasures)
        await _erase(database, people)
    finally:
        await database.close()
    return people


async def _asked_since(database: Database, erasures: Erasures) -> list[int]:
    rows = await database.read(_LAST_TRACES)
    asked = [(person, last, erasures.moment(person)) for person, last in rows]
    return [person for person, last, moment in asked if moment is not None and last <= moment]


async def _erase(database: Database, people: list[int]) -> None:
    tables = Tables(database)
    for person in people:
        await forgetting.stand_up(tables, person)
        await forgetting.erase(tables, person, say(DEFAULT, "forgotten-name"))
    if people:
        await database.erase_for_good()
