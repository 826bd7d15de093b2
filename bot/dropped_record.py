"""Takes in a record that was dropped on the playground's page: its game is put where it can be looked at again."""

from __future__ import annotations

import asyncio
import json

from bot import store
from bot.playground.dropping import Command
from bot.simulate.reading import Unreadable, course_and_table, read_record
from bot.store import Computer
from bot.tables import Table, Tables
from bot.tables.replays.course import Course
from bot.ui.exporting import page

INTEGER = 4
"""The type of a slash command's option, as Discord has it."""


async def open_record(tables: Tables, text: str, guild: int, channel: int) -> Command | None:
    """Put the first game of a record into this channel, and give the command that shows it; None for no record."""
    try:
        recorded = read_record(text)
        course, played = course_and_table(recorded)
    except Unreadable:
        return None
    if not await _can_be_shown(course, played):
        return None
    events = [json.dumps(recorded.game.dump(event), separators=(",", ":")) for event in recorded.events]
    seats = [Computer(seat.name, seat.computer or "") for seat in played.seats]
    place = (guild, channel)
    row = await store.put_recorded(tables.database, recorded.game.key, place, seats, events, tables.now())
    return Command("replay", ({"name": "table", "type": INTEGER, "value": row.id},))


async def _can_be_shown(course: Course, played: Table) -> bool:
    """Whether every step of a game can be shown: events that never happened may be readable one by one, and make
    no game. Other tasks have their turn in between."""
    try:
        for number in range(course.last(None) + 1):
            page(played, course, None, number, "en", all_hands=True)
            await asyncio.sleep(0)
    except Exception:
        # A file from anywhere: whatever it breaks in the rules or on a page, it is no record.
        return False
    return True
