"""From a click at a table to moves, and back to the message that was clicked."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.store import Status
from bot.tables import Table, acting
from bot.ui.publishing.places import PUBLIC, hand_of
from bot.ui.publishing.slots import Slot
from bot.ui.reply import Reply
from bot.ui.screens import Click, Look, Open, OpenModal, Play, Show
from bot.ui.seeing import screens, seen
from bot.words import say

Interaction: TypeAlias = discord.Interaction[BeanBot]


async def act(interaction: Interaction, reply: Reply, table: Table, click: Click) -> None:
    """Answer a player's control or command: moves, a private screen or a form."""
    seat = table.seated(interaction.user.id)
    table.require(Status.RUNNING)
    answer = screens(table).click(seen(table, seat, reply.locale), click)
    match answer:
        case OpenModal(modal):
            interaction.client.computers.hold_trading(table)
            await reply.open_modal(modal)
        case Open(part):
            interaction.client.computers.hold_trading(table)
            opened = seen(table, seat, reply.locale)._replace(part=part)
            await put(interaction, reply, table, screens(table).hand(opened), in_place=True)
        case Show(layout, in_place):
            interaction.client.computers.hold_trading(table)
            await put(interaction, reply, table, layout, in_place=in_place)
        case Play():
            await _play(interaction, reply, table, answer)


async def look(interaction: Interaction, reply: Reply, table: Table, what: Look[Any, Any]) -> None:
    """Show to anybody, playing or not, what they asked for."""
    layout = what.screen(seen(table, table.seat_of(interaction.user.id), reply.locale))
    await put(interaction, reply, table, layout, in_place=True)


async def put(
    interaction: Interaction, reply: Reply, table: Table, layout: discord.ui.LayoutView, *, in_place: bool
) -> None:
    """Show this privately, as the table is at this moment; `in_place`: in place of the person's hand, if that was
    clicked."""
    publisher, asked_at = interaction.client.publisher, table.row.revision
    slot = await clicked_slot(interaction, table) if in_place else None
    if slot is not None and slot.place == hand_of(interaction.user.id):
        # The hand counts as shown, so the question stays until the hand changes.
        with publisher.holding(slot):
            hand = await publisher.draft(table, slot.place)
            await reply.update(layout)
            overtaken = hand.revision != asked_at
            await publisher.answered(table, slot.place, hand, interaction, overtaken=overtaken)
    elif reply.clicked is not None and reply.clicked.flags.ephemeral:
        await reply.update(layout)
    else:
        await reply.private(layout)


async def _play(interaction: Interaction, reply: Reply, table: Table, play: Play[object, object]) -> None:
    bot, person = interaction.client, interaction.user.id
    slot = await clicked_slot(interaction, table)
    with bot.publisher.holding(slot):
        acted = await acting.act(bot.tables, table.id, person, play.choose, interaction.id)
        notice = screens(table).notice(seen(table, acted.seat, reply.locale), acted.news)
        await show(interaction, reply, table, slot, notice or None)
    await tell_host(interaction, reply, table)


async def tell_host(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Say once to the host, who has just done something, that Discord lets the bot write to nobody new."""
    if interaction.user.id == table.row.host_id and interaction.client.publisher.openings.untold(table.id):
        await reply.say("no-new-dms")


async def show(
    interaction: Interaction, reply: Reply, table: Table, slot: Slot | None, notice: str | None
) -> None:
    """Bring the message that was clicked up to date or, if there is none, show the hand privately."""
    publisher = interaction.client.publisher
    place = hand_of(interaction.user.id) if slot is None else slot.place
    draft = await publisher.draft(table, place)
    layout = draft.render(notice)
    if slot is not None:
        await reply.update(layout)
        await publisher.answered(table, place, draft, interaction)
    elif reply.clicked is not None and reply.clicked.flags.ephemeral:
        await reply.update(layout)
    else:
        await reply.private(layout)


async def explain(interaction: Interaction, reply: Reply, table: Table, refusal: Refusal) -> None:
    """Say why not: if a hand was clicked, above the hand, which is thereby brought up to date; otherwise
    privately."""
    slot = await clicked_slot(interaction, table)
    private = reply.clicked is not None and reply.clicked.flags.ephemeral
    in_hand = private or (slot is not None and slot.place == hand_of(interaction.user.id))
    if not in_hand or table.seat_of(interaction.user.id) is None or interaction.response.is_done():
        raise refusal
    with interaction.client.publisher.holding(slot):
        words = say(reply.locale, refusal.reason, **refusal.facts)
        await show(interaction, reply, table, slot, words)


async def go_back(interaction: Interaction, reply: Reply, table: Table) -> None:
    """From a question back to the hand."""
    table.seated(interaction.user.id)
    slot = await clicked_slot(interaction, table)
    with interaction.client.publisher.holding(slot):
        await show(interaction, reply, table, slot, None)


async def clicked_slot(interaction: Interaction, table: Table) -> Slot | None:
    """The slot whose message was clicked: the table's or the person's hand; None for any other message."""
    slots = interaction.client.publisher.slots
    await slots.read(table.id)
    if interaction.message is None:
        return None
    for place in (PUBLIC, hand_of(interaction.user.id)):
        slot = Slot(table.id, place)
        row = slots.get(slot)
        if row is not None and row.message_id == interaction.message.id:
            return slot
    return None
