"""Where the bot is not, and can only answer: what may be done there, and how a table's message is kept true by
whoever presses something."""

from __future__ import annotations

import logging

import discord

from bot import store
from bot.games.contract import IllegalMove, MalformedMove
from bot.store import MessageRow, Status
from bot.tables import Table
from bot.ui.faults import TRANSIENT
from bot.ui.messages.elsewhere import coming_screen, denied_screen
from bot.ui.messages.lobby import moved_screen
from bot.ui.publishing.outbox import tokens
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from bot.ui.seeing import facts
from bot.words import language
from cogs.acting import Interaction, clicked_slot, show

log = logging.getLogger(__name__)

SHOWN = (Status.LOBBY, Status.RUNNING, Status.ENDED)
QUARTER = 15 * 60
"""Seconds between two new messages of a table: one may ring everybody's phone, so that there are four an hour at
most."""
LATELY = 3600
"""Seconds after its end in which a game is still shown anew."""


def require_public(interaction: Interaction) -> None:
    """Refuse a table where Discord shows what the bot answers to one person alone."""
    if interaction.guild_id is None:
        return
    may, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    writes = may.send_messages_in_threads if thread else may.send_messages
    if not (writes and may.use_external_apps):
        raise IllegalMove("external-apps-denied")


async def go_on(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Bring the table's message up to date that was pressed; an older one says by now where the table is."""
    slot = await clicked_slot(interaction, table)
    if slot is not None:
        await show(interaction, reply, table, slot)
    elif not interaction.response.is_done():
        raise MalformedMove("unknown-control")


async def take_up(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Whoever presses something on an older message of a table has it as the table's again or, where another one
    is kept up to date, reads there where that is."""
    clicked = interaction.message
    if clicked is None or clicked.flags.ephemeral or interaction.channel_id != table.row.channel_id:
        return
    url = await interaction.client.publisher.answers.take_up(table, interaction)
    if url is not None:
        await reply.update(moved_screen(facts(table), language(table.row.locale), url))


async def bring_up(interaction: Interaction, reply: Reply) -> None:
    """Post the tables anew of which somebody who sits there has just done something here, and whose message no
    token reaches any more; seldom, and never calling anybody."""
    tables, answer = interaction.client.tables, interaction.response.type
    if answer in (None, discord.InteractionResponseType.modal):
        return
    for row in await store.tables_in(tables.database, interaction.channel_id or 0, SHOWN):
        ended = row.status is Status.ENDED and tables.now() - row.touched_at > LATELY
        if row.guild_id < store.NOWHERE and not ended:
            table = await tables.get(row.id)
            if table.seat_of(interaction.user.id) is not None and await _is_due(interaction, table):
                await post(interaction, reply, table)


async def _is_due(interaction: Interaction, table: Table) -> bool:
    """Whether something has happened that no message shows, and none was posted lately."""
    row = await _message(interaction, table)
    now = interaction.client.tables.now()
    if row is None or tokens.awake(row, now) or now - row.posted_at < QUARTER:
        return False
    return row.revision < table.row.revision


async def _message(interaction: Interaction, table: Table) -> MessageRow | None:
    slots = interaction.client.publisher.slots
    await slots.read(table.id)
    return slots.get(Slot(table.id, PUBLIC))


async def post(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Post the table's message anew, below the answer that was given: at first with nothing that could become
    untrue, since a message of which nobody heard how it is called can never be edited."""
    publisher, row = interaction.client.publisher, await _message(interaction, table)
    if not reply.room:
        return
    if row is not None:
        # Whatever becomes of the call, the next one is a quarter of an hour away.
        publisher.slots.put(row._replace(posted_at=interaction.client.tables.now()))
    try:
        posted = await reply.below(coming_screen(facts(table)))
    except (*TRANSIENT, discord.InteractionResponded) as error:
        log.warning("table %d was not posted anew (%s)", table.id, type(error).__name__)
        return
    if posted.ephemeral:
        await reply.change(posted.message_id, denied_screen(reply.locale))
        return
    await publisher.answers.brought(table, interaction, posted.message_id)


async def post_anew(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Post the table's message again, where it stands and if none was posted lately; otherwise say where it is."""
    if interaction.channel_id != table.row.channel_id:
        raise IllegalMove("only-in-its-place", table=table.id)
    row = await _message(interaction, table)
    if row is None or interaction.client.tables.now() - row.posted_at >= QUARTER:
        await reply.say("posted-anew", table=table.id, channel=f"<#{table.row.channel_id}>")
        await post(interaction, reply, table)
    else:
        await reply.say("posted-lately", table=table.id, url=url_of(table, row) or "")
