"""Which screen belongs in which slot, as the table is at this moment."""

from __future__ import annotations

from typing import NamedTuple

import discord

from bot.store import MessageRow, Status
from bot.tables import Table
from bot.tables.clocks.expiry import closes_at
from bot.ui.messages.lobby import (
    away_screen,
    closed_screen,
    greeting_screen,
    left_screen,
    lobby_screen,
    nudge_screen,
)
from bot.ui.messages.pace import own_notice
from bot.ui.publishing.places import Kind, Place
from bot.ui.seeing import facts, screens, seen


class Reader(NamedTuple):
    """For whom a slot is rendered: their language, and where the table message is."""

    locale: str
    url: str | None
    closed_dms: frozenset[int] = frozenset()


def render(table: Table, place: Place, reader: Reader, notice: str | None = None) -> discord.ui.LayoutView:
    """The message in this place; `notice` stands above a hand."""
    match place.kind:
        case Kind.TABLE:
            return _public(table, reader)
        case Kind.NUDGE:
            return nudge_screen(facts(table), place.person_id)
        case Kind.HAND:
            return _hand(table, place.person_id, reader, notice)


def _hand(table: Table, person_id: int, reader: Reader, notice: str | None) -> discord.ui.LayoutView:
    """The hand of this person, or what stands there while they have none."""
    seat = table.seat_of(person_id)
    if table.row.status is Status.CLOSED:
        return closed_screen(facts(table), reader.locale)
    if seat is None:
        return left_screen(facts(table), reader.locale, reader.url, playing=table.running)
    if table.state is None:
        return greeting_screen(facts(table), reader.locale, reader.url)
    looked = seen(table, seat, reader.locale, reader.url)
    if table.running and looked.table.seats[seat].away:
        return away_screen(looked.table, reader.locale, reader.url)
    about_time = own_notice(looked.table, seat, reader.locale) if table.running else None
    above = [words for words in (about_time, notice) if words]
    return screens(table).hand(looked, "\n".join(above) or None)


def _public(table: Table, reader: Reader) -> discord.ui.LayoutView:
    if table.row.status is Status.CLOSED:
        return closed_screen(facts(table), table.row.locale)
    if table.state is None:
        return lobby_screen(facts(table), reader.closed_dms, closes_at(table.row))
    return screens(table).table(seen(table, None, table.row.locale, reader.url))


def url_of(table: Table, row: MessageRow | None) -> str | None:
    """Where the table message is, for a link."""
    if row is None:
        return None
    return f"https://discord.com/channels/{table.row.guild_id}/{row.channel_id}/{row.message_id}"
