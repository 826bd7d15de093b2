"""From a click at a table to moves, and back to the message that was clicked."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import discord

from bot.client import BeanBot
from bot.games.contract import Refusal
from bot.store import Status
from bot.tables import Table, acting
from bot.ui.contexts import in_bot_dm
from bot.ui.faults import TRANSIENT
from bot.ui.incoming import marked
from bot.ui.layout import Screen
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.pace import stands_still
from bot.ui.messages.refusals import readable
from bot.ui.publishing.outbox.places import PUBLIC, Kind, hand_of, panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from bot.ui.screens import OFFERING, Click, Face, Look, Open, OpenModal, Part, Play
from bot.ui.seeing import facts, screens, seen
from bot.ui.sending import NOTHING
from bot.words import say

Interaction: TypeAlias = discord.Interaction[BeanBot]


async def act(interaction: Interaction, reply: Reply, table: Table, click: Click) -> None:
    """Answer a player's control or command: moves, a part of their panel or a form."""
    seat = table.seated(interaction.user.id)
    table.require(Status.RUNNING)
    shown = interaction.client.publisher.panels.besides(table.id, interaction.user.id).part
    if shown is None and in_private(interaction):
        click = click._replace(values={**click.values, "chosen": marked(interaction)})
    answer = screens(table).click(seen(table, seat, reply.locale)._replace(part=shown), click)
    match answer:
        case OpenModal(modal):
            interaction.client.computers.hold_trading(table, interaction.user.id)
            await reply.open_modal(modal)
        case Open(part):
            if part.action == OFFERING:
                interaction.client.computers.hold_trading(table, interaction.user.id)
            await show_panel(interaction, reply, table, part=part)
        case Play():
            await _play(interaction, reply, table, answer)


async def look(interaction: Interaction, reply: Reply, table: Table, what: Look[Any, Any], click: Click) -> None:
    """Show to anybody, playing or not, what they asked for: to a player in their panel."""
    if table.running and table.seat_of(interaction.user.id) is not None:
        await show_panel(interaction, reply, table, part=Part(click.action, click.args))
        return
    layout = what.screen(seen(table, table.seat_of(interaction.user.id), reply.locale))
    await show_privately(interaction, reply, layout)


async def show_privately(interaction: Interaction, reply: Reply, layout: Screen) -> int:
    """Show this privately: in place of the private message that was clicked, otherwise in one of its own; returns
    the message's id."""
    if interaction.message is None or not in_private(interaction):
        return (await reply.private(layout)).message_id
    await reply.update(layout)
    return interaction.message.id


async def show_aside(
    interaction: Interaction, reply: Reply, table: Table, kind: str, draw: Callable[[Table], Screen | None]
) -> None:
    """Show privately what is drawn of the table; it follows the table until there is nothing more to draw."""
    layout = draw(table)
    if layout is None:
        raise AssertionError("an answer shows something at first")
    message_id = await show_privately(interaction, reply, layout)
    interaction.client.publisher.asides.keep(table, kind, interaction, message_id, layout, draw)


async def show_panel(
    interaction: Interaction, reply: Reply, table: Table, *, part: Part | None = None, notice: str = ""
) -> None:
    """Show a person their panel there where they pressed, with this part, and with words above it.

    A private message that was clicked becomes the panel; below a public one, or as the answer to a command, it is
    a new message. The answer itself is reached by its token even if nobody heard how it was called. What follows
    an answer is not: there a line comes first, without buttons, so that no panel is ever out of reach. A public
    message's own address is never used for it.
    """
    publisher, person = interaction.client.publisher, interaction.user.id
    await publisher.slots.read(table.id)
    publisher.pressed(table, person, part, notice)
    place = hand_of(person) if in_bot_dm(interaction) else panel_of(person)
    with publisher.outbox.holding(Slot(table.id, hand_of(person)), Slot(table.id, panel_of(person))):
        clicked = interaction.message
        original = clicked is None or in_private(interaction)
        message_id = clicked.id if clicked is not None and original else 0
        if not original and reply.follows:
            message_id = (await reply.private(words_screen(say(reply.locale, "panel-coming")))).message_id
        async with publisher.answers.answering(table, place, interaction, message_id, original=original):
            draft = await publisher.prepare(table, place, Face.LIVE)
            before = publisher.shown_in(table, clicked) if clicked is not None and original else NOTHING
            draft, layout, *_ = await publisher.ready(draft, before)
            if not message_id:
                answered = await reply.private(layout, lasting=True)
            elif original:
                answered = await reply.update(layout, before)
            else:
                answered = await reply.change(message_id, layout)
            shown = draft.in_words() if answered.in_words else draft
            await publisher.answers.took_over(
                table,
                place,
                shown,
                interaction,
                answered.message_id,
                answered.shown,
                original=original or answered.first,
            )
            publisher.mark_unless_shown(table, place)


def in_private(interaction: Interaction) -> bool:
    """Whether a message was clicked that this person alone sees."""
    clicked = interaction.message
    if clicked is None or in_bot_dm(interaction):
        return clicked is not None
    answered = clicked.interaction_metadata
    return clicked.flags.ephemeral and (answered is None or answered.user.id == interaction.user.id)


async def _play(interaction: Interaction, reply: Reply, table: Table, play: Play[object, object]) -> None:
    bot, person = interaction.client, interaction.user.id
    slot = await clicked_slot(interaction, table)
    with bot.publisher.outbox.holding(slot):
        acted = await acting.act(bot.tables, table.id, person, play.choose, interaction.id)
        # In a lesson the guide tells it.
        told = table.running and table.lesson is None
        notice = screens(table).notice(seen(table, acted.seat, reply.locale), acted.news) if told else ""
        if slot is None:
            await show_panel(interaction, reply, table, notice=notice)
        else:
            await _show_both(interaction, reply, table, slot, notice)
    await tell_host(interaction, reply, table)


async def _show_both(interaction: Interaction, reply: Reply, table: Table, slot: Slot, notice: str) -> None:
    """After a public button that worked: show that in the public message, and leave the person's panel where it
    is.

    Whoever has no panel that follows the table, or one that soon falls asleep, is answered with a new one, and the
    public message follows at once.
    """
    publisher, person = interaction.client.publisher, interaction.user.id
    panels, place = publisher.panels, publisher.panels.live(table.id, person)
    if place is None or (place.kind is Kind.PANEL and panels.fading(table.id, person)):
        await show_panel(interaction, reply, table, notice=notice)
        publisher.outbox.mark(table, slot.place)
        return
    await show(interaction, reply, table, slot)
    # What is being put together there stays: it is drawn anew from the game as it is.
    publisher.pressed(table, person, panels.besides(table.id, person).part, notice)
    publisher.outbox.mark(table, place)


async def tell_host(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Say once to the host, who has just done something, that Discord lets the bot write to nobody new."""
    if interaction.user.id == table.row.host_id and interaction.client.publisher.dm_channels.untold(table.id):
        await reply.say("no-new-dms")


async def show(interaction: Interaction, reply: Reply, table: Table, slot: Slot | None) -> None:
    """Bring the table's message that was clicked up to date; if it was another, show the person's panel."""
    if slot is None:
        await show_panel(interaction, reply, table)
        return
    publisher = interaction.client.publisher
    before = publisher.shown_in(table, interaction.message)
    draft, layout, *_ = await publisher.ready(await publisher.prepare(table, slot.place), before)
    try:
        answered = await reply.update(layout, before)
    except TRANSIENT:
        # It may have been carried out.
        publisher.outbox.compare(table, slot.place)
        raise
    shown = draft.in_words() if answered.in_words else draft
    await publisher.answers.answered(table, slot.place, shown, interaction, answered.shown)


async def say_alone(interaction: Interaction, reply: Reply, table: Table, click: Click) -> bool:
    """Answer a press of a public button by a sentence alone, where that says all: the person's panel stays where
    it is. The sentence goes once it is untrue, or its turn is over. Returns whether there was one."""
    person, seat = interaction.user.id, table.seat_of(interaction.user.id)
    if interaction.message is None or in_private(interaction) or in_bot_dm(interaction) or seat is None:
        return False
    locale = reply.locale

    def why(now: Table) -> tuple[int, str]:
        there = seen(now, seat, locale)
        return screens(now).turn(there.view), screens(now).refused(there, click)

    if not table.running or not (said := why(table))[1]:
        return False

    def draw(now: Table) -> Screen | None:
        still = now.running and now.seat_of(person) == seat and why(now) == said
        return words_screen(said[1]) if still else None

    publisher = interaction.client.publisher
    shown = publisher.panels.besides(table.id, person)
    # They are looking, and what their panel shows stays.
    publisher.pressed(table, person, shown.part, shown.happened)
    await show_aside(interaction, reply, table, ":".join(["refused", click.action, *click.args]), draw)
    return True


async def explain(interaction: Interaction, reply: Reply, table: Table, refusal: Refusal) -> None:
    """Say why not: above the panel of whoever plays here, which is thereby brought up to date; what it shows
    besides the hand stays, such as an offer that is being put together."""
    person = interaction.user.id
    if table.seat_of(person) is None or table.state is None:
        raise refusal
    part = interaction.client.publisher.panels.besides(table.id, person).part
    # The panel's title says that the game is paused.
    still = refusal.reason == "table-is-paused" and stands_still(facts(table))
    words = "" if still else say(reply.locale, refusal.reason, **readable(reply.locale, refusal.facts))
    await show_panel(interaction, reply, table, part=part, notice=words)


async def go_back(interaction: Interaction, reply: Reply, table: Table) -> None:
    """From a part of the panel back to its usual buttons."""
    table.seated(interaction.user.id)
    await show_panel(interaction, reply, table)


async def serve(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Have a click answered so that its token serves the table's message, if that was clicked: it is acknowledged
    as an update of it, unless a token was got there a moment ago."""
    answers, clicked = interaction.client.publisher.answers, interaction.message
    slot = await clicked_slot(interaction, table)
    if slot is not None and clicked is not None:
        reply.serves = not answers.served(slot)
        reply.acknowledged = partial(answers.serves, table, interaction, clicked.id)


async def clicked_slot(interaction: Interaction, table: Table) -> Slot | None:
    """The slot of the table's message if that was clicked; None for any other."""
    slots = interaction.client.publisher.slots
    await slots.read(table.id)
    row = slots.get(slot := Slot(table.id, PUBLIC))
    clicked = interaction.message
    return slot if clicked is not None and row is not None and row.message_id == clicked.id else None
