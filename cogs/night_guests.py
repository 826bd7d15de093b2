"""What anybody does with nights: look at them, say whether they come, and how they are reminded."""

from __future__ import annotations

from bot import store
from bot.features.nights.board import url_of
from bot.games.contract import IllegalMove, MalformedMove
from bot.store.nights.rows import Answer, GuestRow, NightRow, Stage, also_coming, guests_of, nights_of
from bot.store.nights.steps import Kind, Step, owe
from bot.tables.nights import planning
from bot.tables.nights.hours import LASTS
from bot.ui.contexts import in_bot_dm, server_of
from bot.ui.controls import Control, number, word
from bot.ui.faults import TRANSIENT
from bot.ui.incoming import chosen, controls_beside, person_of
from bot.ui.messages.nights.actions import START
from bot.ui.messages.nights.announcement import announcement_screen
from bot.ui.messages.nights.managing import Listed, Reader, answered_screen, night_screen, start_screen
from bot.ui.reply import Reply
from cogs.acting import Interaction, show_privately
from cogs.allowed import manages
from cogs.channel_access import sees
from cogs.reading import note

SOON = 5
"""Seconds in which an announcement follows an answer that was given elsewhere: several of them cost one edit."""
SWITCH = {"on": True, "off": False}


def require_server(interaction: Interaction) -> int:
    """The server that this is about; raises IllegalMove among direct messages."""
    server = server_of(interaction)
    if server is None:
        raise IllegalMove("night-in-a-server")
    return server


async def known(interaction: Interaction) -> list[Listed]:
    """The nights to come on this server, in channels that the reader sees, soonest first."""
    database = interaction.client.tables.database
    found = await nights_of(database, require_server(interaction))
    return [
        Listed(night, await guests_of(database, night.id))
        for night in found
        if await sees(interaction, night.channel_id)
    ]


async def night_here(interaction: Interaction, night_id: int) -> NightRow:
    """The night with this number; raises MalformedMove if there is none, and in the same way if it is on another
    server or in a channel that the person can't see, unless it is theirs."""
    night = await planning.get(interaction.client.tables, night_id)
    if in_bot_dm(interaction):
        guests = await guests_of(interaction.client.tables.database, night_id)
        seen = interaction.user.id in {night.host_id, *(guest.person_id for guest in guests)}
    else:
        seen = server_of(interaction) == night.guild_id and await sees(interaction, night.channel_id)
    if not seen:
        raise MalformedMove("no-such-night")
    return night


async def show_all(interaction: Interaction, reply: Reply, _: Control | None = None) -> None:
    """Show all nights of this server."""
    zone = await store.zone_of(interaction.client.tables.database, interaction.user.id)
    await show_privately(interaction, reply, start_screen(reply.locale, await known(interaction), zone))


async def look(interaction: Interaction, reply: Reply, _: Control) -> None:
    """Show the night that was chosen in the list of all."""
    night = chosen(interaction)
    if not night.isdecimal():
        raise MalformedMove("no-such-night")
    await show(interaction, reply, await night_here(interaction, int(night)))


async def show_one(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Show the night that a button names."""
    await show(interaction, reply, await night_here(interaction, number(control.args, 0)))


async def show(interaction: Interaction, reply: Reply, night: NightRow) -> None:
    """Show somebody a night, and what they may do with it."""
    listed = Listed(night, await guests_of(interaction.client.tables.database, night.id))
    reader = Reader(reply.locale, interaction.user.id, changes=may_change(interaction, night))
    await show_privately(interaction, reply, night_screen(listed, reader, url_of(night)))


def may_change(interaction: Interaction, night: NightRow) -> bool:
    """Whether this person may move or cancel a night: its host, and whoever manages its server."""
    here = server_of(interaction) == night.guild_id
    return night.host_id == interaction.user.id or (here and manages(interaction))


async def answer(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Note what somebody says to a night. A press on the announcement edits that, by its own token."""
    night = await night_here(interaction, number(control.args, 0))
    said = word(control.args, 1)
    if said not in [*Answer]:
        raise MalformedMove("unknown-control")
    tables, person = interaction.client.tables, person_of(interaction)
    guests = await planning.answer(tables, night.id, person, Answer(said))
    if interaction.message is None or interaction.message.id != night.message_id:
        await follow_soon(interaction, night)
        await show(interaction, reply, night)
        return
    try:
        await _bring_up_to_date(interaction, reply, night, guests)
    except TRANSIENT:
        await follow_soon(interaction, night)
        raise
    interaction.client.night_board.clicked(night, interaction)
    # Everybody reads in the announcement who does not come; its host, what follows from that.
    if said != Answer.NOT or person.id == night.host_id:
        own = next(guest for guest in guests if guest.person_id == person.id)
        others = await also_coming(tables.database, night, person.id, LASTS) if said == Answer.COMING else ()
        await reply.private(answered_screen(night, own, reply.locale, others))


async def _bring_up_to_date(
    interaction: Interaction, reply: Reply, night: NightRow, guests: tuple[GuestRow, ...]
) -> None:
    """Show who comes in the announcement that was pressed; again, where others have answered meanwhile: whose edit
    arrives last is not known."""
    while True:
        await reply.update(announcement_screen(night, guests))
        now = await guests_of(interaction.client.tables.database, night.id)
        if now == guests:
            return
        guests = now


async def follow_soon(interaction: Interaction, night: NightRow) -> None:
    """Have the announcement brought up to date in a moment."""
    tables = interaction.client.tables
    due = Step(Kind.ANNOUNCEMENT, due_at=tables.now() + SOON)
    await owe(tables.database, night.id, tables.now(), due)
    interaction.client.alarm.ring()


async def choose_direct(interaction: Interaction, reply: Reply, control: Control) -> None:
    """Let somebody who comes be reminded by direct message, too, or not."""
    night = await night_here(interaction, number(control.args, 0))
    on, person = word(control.args, 1), interaction.user.id
    if on not in SWITCH:
        raise MalformedMove("unknown-control")
    database = interaction.client.tables.database
    own = next((one for one in await guests_of(database, night.id) if one.person_id == person), None)
    if own is None or own.answer is not Answer.COMING:
        raise IllegalMove("night-not-coming")
    if night.stage is not Stage.PLANNED:
        raise IllegalMove("night-reminded" if night.ahead else "night-over")
    # In which language they are written to has to be known.
    await note(interaction)
    await planning.choose_direct(interaction.client.tables, night.id, person, direct=SWITCH[on])
    if any(one.action == START for one in controls_beside(interaction)):
        await show(interaction, reply, night)
    else:
        below = answered_screen(night, own._replace(direct=SWITCH[on]), reply.locale)
        await show_privately(interaction, reply, below)
