"""Where the bot is not, and can only answer: what may be done there, and how a table's message is kept true by
whoever presses something."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot import store
from bot.client import BeanBot
from bot.games.contract import IllegalMove, MalformedMove
from bot.store import Status
from bot.tables import Table
from bot.ui.contexts import Context, context_of, has_installed, is_among_people, server_of
from bot.ui.faults import TRANSIENT, trace
from bot.ui.layout import Screen
from bot.ui.messages.elsewhere import call_screen, denied_screen
from bot.ui.messages.lobby import closed_screen, moved_screen
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import NoRoom, Reply
from bot.ui.seeing import facts
from bot.words import language
from cogs.acting import Interaction, clicked_slot, show

log = logging.getLogger(__name__)

SHOWN = (Status.LOBBY, Status.RUNNING, Status.ENDED)
LATELY = 3600
"""Seconds after its end in which a game is still shown anew."""


def require_public(interaction: Interaction) -> None:
    """Refuse a table where Discord shows what the bot answers to one person alone."""
    if is_among_people(interaction):
        return
    may, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    writes = may.send_messages_in_threads if thread else may.send_messages
    if not (writes and may.use_external_apps):
        raise IllegalMove("external-apps-denied")


async def deadline_holds(bot: BeanBot, table_id: int) -> bool:
    """Whether a deadline holds at a table: where the bot is not, only while it can write to everybody."""
    return not await unreached(bot, await bot.tables.get(table_id))


async def unreached(bot: BeanBot, table: Table) -> bool:
    """Whether there is somebody at a table where the bot is not to whom it cannot write."""
    people = [person for person in table.people() if person > 0] if table.elsewhere else []
    return any([(await bot.people.get(person)).dm_closed for person in people])


async def go_on(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Bring the table's message up to date that was pressed; an older one says by now where the table is."""
    slot = await clicked_slot(interaction, table)
    if slot is not None:
        await show(interaction, reply, table, slot)
    elif await interaction.client.publisher.anew.is_lost(table):
        row = interaction.client.publisher.slots.get(Slot(table.id, PUBLIC))
        await reply.say("posted-lately", table=table.id, url=url_of(table, row) or "")
    elif not interaction.response.is_done():
        raise MalformedMove("unknown-control")


async def take_up(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Whoever presses something on an older message of a table has it as the table's again or, where another one
    is kept up to date, reads there where that is."""
    clicked = interaction.message
    if clicked is None or clicked.flags.ephemeral or interaction.channel_id != table.row.channel_id:
        return
    if table.row.status is Status.CLOSED:
        await reply.update(closed_screen(facts(table), language(table.row.locale)))
        return
    publisher = interaction.client.publisher
    if await publisher.anew.is_lost(table, but=clicked.id) and await publisher.anew.may(table):
        # It shows what is no longer true: this one does not become the table's above it.
        await reply.acknowledge()
        await publisher.anew.post(table, reply)
    url = await publisher.answers.take_up(table, interaction)
    if url is not None:
        await reply.update(moved_screen(facts(table), language(table.row.locale), url))


@asynccontextmanager
async def keeping_true(interaction: Interaction, reply: Reply) -> AsyncIterator[None]:
    """Answer somebody meanwhile; then, where the bot is not, see to the tables here at which they sit: whom the
    game begins to wait for by what they did, and what no message shows."""
    if not await _may_stand_here(interaction):
        yield
        await _tell_what_waited(interaction, reply)
        return
    before = {table.id: _awaited(table) for table in await _tables(interaction)}
    try:
        yield
    except NoRoom as full:
        await wait_with(interaction, reply, full.words)
    if interaction.response.type in (None, discord.InteractionResponseType.modal):
        return
    await _tell_what_waited(interaction, reply)
    for table in await _tables(interaction):
        try:
            if has_installed(interaction) and table.open:
                await interaction.client.publisher.direct_messages.installed(table, interaction.user.id)
            await _bring_up(interaction, reply, table, _awaited(table) - before.get(table.id, set()))
        except Exception as error:
            # What was done has been answered, and is not to be answered for again.
            log.error("table %d cannot be brought up: %s", table.id, trace(error))


async def _may_stand_here(interaction: Interaction) -> bool:
    """Whether tables may stand here that live by clicks: where the bot is not, or was not when they opened."""
    if context_of(interaction) is Context.ELSEWHERE:
        return True
    in_server = server_of(interaction) is not None
    return in_server and await interaction.client.publisher.anew.stands_in(interaction.channel_id or 0)


async def wait_with(
    interaction: Interaction, reply: Reply, words: Screen | None, table: Table | None = None
) -> None:
    """Say that there is more, of this `table` if that is known, for which there is no room below this answer;
    `words` wait for the next one."""
    later, person = interaction.client.publisher.later, interaction.user.id
    if words is not None:
        later.keep(person, words)
    try:
        if not any([await later.say_so(one, person) for one in [table] if one is not None]):
            await reply.more_waits()
    except TRANSIENT as error:
        log.warning("interaction %d: it was not said that more waits (%s)", interaction.id, type(error).__name__)


async def _tell_what_waited(interaction: Interaction, reply: Reply) -> None:
    """Tell somebody, wherever they are by now, what had no room below an answer before."""
    later, person = interaction.client.publisher.later, interaction.user.id
    if reply.full or interaction.response.type in (None, discord.InteractionResponseType.modal):
        return
    for words in later.take(person):
        try:
            await reply.private(words)
        except (*TRANSIENT, discord.InteractionResponded):
            later.keep(person, words)


async def _tables(interaction: Interaction) -> list[Table]:
    """The tables here at which this person sits, but for what has been over for a while, and what cannot be
    read: that must keep nobody from anything else here."""
    tables = interaction.client.tables
    rows = await store.tables_in(tables.database, interaction.channel_id or 0, SHOWN)
    late = tables.now() - LATELY
    shown = [row for row in rows if row.guild_id < store.NOWHERE]
    found = list[Table]()
    for table_id in [row.id for row in shown if row.status is not Status.ENDED or row.touched_at > late]:
        try:
            found.append(await tables.get(table_id))
        except Exception as error:
            log.error("table %d cannot be read: %s", table_id, trace(error))
    return [table for table in found if table.seat_of(interaction.user.id) is not None]


def _awaited(table: Table) -> set[int]:
    """The people whose turn it is in a game; not those who were only offered something."""
    if not table.under_way:
        return set()
    seats = [table.seats[seat] for seat in table.game.to_act(table.state) if seat in table.present()]
    return {seat.person_id for seat in seats if seat.person_id > 0}


async def _bring_up(interaction: Interaction, reply: Reply, table: Table, fresh: set[int]) -> None:
    """Mention somebody whom the game has begun to wait for and whom nothing else tells or, if there is nobody,
    post the table anew if no message shows it as it is: one message at most, and none for a while after it."""
    publisher = interaction.client.publisher
    publisher.anew.heard(table, reply)
    if not await publisher.anew.may(table):
        return
    fresh |= publisher.calling.owed(table) & _awaited(table)
    wanted = [one for one in sorted(fresh - {interaction.user.id}) if await publisher.calling.wanted(table, one)]
    if not wanted and not await publisher.anew.is_due(table):
        return
    if not reply.room:
        publisher.calling.owe(table, wanted[:1])
        await wait_with(interaction, reply, None, table)
    elif wanted:
        await _call(interaction, reply, table, wanted[0])
    else:
        await publisher.anew.post(table, reply)


async def _call(interaction: Interaction, reply: Reply, table: Table, person: int) -> None:
    """Mention one person below the answer to the move that made it their turn."""
    publisher, now = interaction.client.publisher, interaction.client.tables.now()
    publisher.anew.note(table)
    try:
        posted = await reply.below(call_screen(facts(table), person, now), person)
    except (*TRANSIENT, discord.InteractionResponded) as error:
        log.warning("table %d: nobody was called (%s)", table.id, type(error).__name__)
        return
    if posted.ephemeral:
        # Whoever moved reads it alone: nobody has been told anything.
        await reply.change(posted.message_id, denied_screen(reply.locale))
        return
    publisher.calling.note(table, person, interaction, posted.message_id)
    publisher.later.has_come(table)


async def post_anew(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Post the table's message again, where it stands and if none was posted lately; otherwise say where it is."""
    if interaction.channel_id != table.row.channel_id:
        raise IllegalMove("only-in-its-place", table=table.id)
    publisher = interaction.client.publisher
    if await publisher.anew.may(table, asked=True):
        await reply.say("posted-anew", table=table.id, channel=f"<#{table.row.channel_id}>")
        await publisher.anew.post(table, reply)
    else:
        row = publisher.slots.get(Slot(table.id, PUBLIC))
        await reply.say("posted-lately", table=table.id, url=url_of(table, row) or "")
