"""The tables of a night: opened with all who are to sit there, so that each needs only its start."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games import CATALOGUE
from bot.games.contract import IllegalMove
from bot.store import Computer
from bot.store.nights import opening, rows
from bot.store.nights.rows import GuestRow, NightRow
from bot.tables.allowance import require_another_table
from bot.tables.computers.seats import unused
from bot.tables.computers.strengths import USUAL, fitting
from bot.tables.nights.hours import coming
from bot.tables.table import Table
from bot.tables.tables import Tables


def seated_at(guests: Sequence[GuestRow], number: int) -> list[GuestRow]:
    """Who is to sit at a night's table of this number."""
    return [guest for guest in coming(guests) if guest.at_table == number]


def lacking(night: NightRow, count: int) -> int:
    """How many a table of so many people lacks until its game can begin."""
    return max(0, CATALOGUE[night.game].players[0] - count)


async def open_table(tables: Tables, night: NightRow, number: int, names: Sequence[str]) -> Table | None:
    """Open a night's table, or give it if it is open; computers of these names fill it up if the night wants that.
    If the limits allow none to any of its people, that is noted, and there is none."""
    for one in await rows.tables_of(tables.database, night.id):
        if one.number == number and one.table_id is not None:
            return await tables.get(one.table_id)
    people = seated_at(await rows.guests_of(tables.database, night.id), number)
    if not people:
        await opening.note_refused(tables.database, night.id, number, "night-nobody-left")
        return None
    count = lacking(night, len(people)) if night.computers else 0
    computers = [
        Computer(name, fitting(night.game, USUAL))
        for name in unused(names, [guest.name for guest in people], count)
    ]
    async with tables.opening:
        host = await _host(tables, night, people)
        if isinstance(host, IllegalMove):
            await opening.note_refused(tables.database, night.id, number, host.reason)
            return None
        row = await opening.open_night_table(
            tables.database,
            night.id,
            number,
            night.game,
            night.guild_id,
            night.channel_id,
            host,
            night.locale,
            [(guest.person_id, guest.name) for guest in people],
            computers,
            tables.now(),
        )
        tables.opened.note(host, tables.now())
    return await tables.get(row.id)


async def _host(tables: Tables, night: NightRow, people: Sequence[GuestRow]) -> int | IllegalMove:
    """Whose table it is: that of the night's host, or of the first who came, who may have one more; otherwise why
    nobody may."""
    refused = IllegalMove("too-many-tables-here")
    for guest in sorted(people, key=lambda guest: guest.person_id != night.host_id):
        try:
            await require_another_table(tables, night.guild_id, guest.person_id, None)
        except IllegalMove as error:
            refused = error
        else:
            return guest.person_id
    return refused
