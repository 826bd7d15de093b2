"""Calls to lobbies: a host calls players, people are coming, and whoever wanted a seat is called to one."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Collection, Set

import discord
from discord.ext import commands

from bot.client import BeanBot
from bot.errors import trace
from bot.games.contract import IllegalMove
from bot.store import Status
from bot.store.calling.player_calls import (
    PlayerCall,
    Whom,
    call_to,
    note_call_posted,
    players_called,
    prune_player_calls,
)
from bot.store.calling.seats import CalledToSeat, note_seat_posted, prune_seats, tables_wished_for
from bot.tables import Changed, Table
from bot.tables.calling import coming, players, waiting
from bot.ui.controls import ANYWHERE, Control, control
from bot.ui.faults import TRANSIENT, Fault, fault
from bot.ui.incoming import control_of, person_of
from bot.ui.layout import Screen
from bot.ui.messages.calling.calls import (
    OFF,
    SIT_DOWN,
    WHY,
    call_screen,
    free_screen,
    full_screen,
    seat_screen,
    wanted_screen,
)
from bot.ui.messages.lobby import words_screen
from bot.ui.messages.refusals import readable
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.reader import url_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.reply import Reply
from bot.ui.seeing import facts
from bot.words import say
from cogs.acting import Interaction, clicked_slot, show, show_privately
from cogs.channel_access import may_be_called, permissions_in, room_of

log = logging.getLogger(__name__)

FULL = {"table-full", "table-full-of-computers"}
"""Why somebody cannot sit down who can be called to a seat later."""
LOOKED_AT = 50
"""How many of the newest messages of a channel are looked at."""
IN_VAIN = -1
"""In place of the number of a message that cannot be posted."""


class Calling(commands.Cog):
    """Calls whoever wanted a seat as soon as one is free."""

    def __init__(self, bot: BeanBot) -> None:
        self.bot = bot
        self._calling: set[asyncio.Task[None]] = set()
        bot.tables.subscribe(self._changed)

    async def cog_unload(self) -> None:
        """Call nobody any more."""
        for task in self._calling:
            task.cancel()

    def _changed(self, changed: Changed) -> None:
        if changed.table.row.status is Status.LOBBY and players.on_a_server(changed.table):
            task = asyncio.create_task(self._call(changed.table), name=f"seats-{changed.table.id}")
            self._calling.add(task)
            task.add_done_callback(self._calling.discard)

    async def _call(self, table: Table) -> None:
        try:
            if table.id in await tables_wished_for(self.bot.tables.database):
                await call_to_seats(self.bot, table)
        except Exception as error:
            log.error("table %d: nobody could be called to a seat: %s", table.id, trace(error))


async def call_players(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Call players to a lobby: those who asked for it, or a role; its host's choice."""
    bot, tables = interaction.client, interaction.client.tables
    await players.require_call(tables, table, interaction.user.id)
    await _require_writable(bot, table)
    role, words = await _role(bot, table, reply.locale)
    if role is None or not await players.note_role(tables, table, role.id):
        order = await players.drawn(tables, table, tables.chance)
        people = await may_be_called(bot, table.row, order, players.MOST)
        if not await players.note_players(tables, table, people):
            words.append(say(reply.locale, "call-nobody"))
            await reply.private(words_screen("\n".join(words)))
            return
    call = await call_to(tables.database, table.id)
    posted = call is not None and await post_call(bot, table, call)
    words.append(say(reply.locale, "call-done" if posted else "call-not-posted", table=table.id))
    await reply.private(words_screen("\n".join(words)))


async def _require_writable(bot: BeanBot, table: Table) -> None:
    """Refuse, before anything is noted, where the bot may not write."""
    room = await room_of(bot, table.row)
    may = None if room is None else permissions_in(room, room.guild.me)
    in_thread = isinstance(room, discord.Thread)
    if (
        may is None
        or not may.view_channel
        or not (may.send_messages_in_threads if in_thread else may.send_messages)
    ):
        raise IllegalMove("call-not-posted", table=table.id)


async def _role(bot: BeanBot, table: Table, locale: str) -> tuple[discord.Role | None, list[str]]:
    """The role that is called on this server, if it can be today, and what there is to say if it cannot be
    mentioned."""
    guild = bot.get_guild(table.row.guild_id)
    chosen = (await bot.publisher.servers.get(table.row.guild_id)).call_role_id
    role = None if guild is None else guild.get_role(chosen)
    if guild is None or role is None or role.is_default():
        return None, []
    room = await room_of(bot, table.row)
    if isinstance(room, discord.Thread) and room.is_private():
        # Whoever has the role would be let in.
        return None, []
    may = permissions_in(room, guild.me)
    if not role.mentionable and not (may is not None and may.mention_everyone):
        return None, [say(locale, "call-role-not-mentionable", role=role.mention)]
    return (role if await players.role_is_free(bot.tables, guild.id) else None), []


async def post_call(bot: BeanBot, table: Table, call: PlayerCall) -> bool:
    """Post the message of a call that is noted, once, however often this is tried; returns whether it is there or
    will be."""
    people = await players_called(bot.tables.database, table.id) if call.whom is Whom.PLAYERS else ()
    screen = call_screen(facts(table), people, call.role_id, table.host, await _url(bot, table))
    message = await _post(bot, table, screen, f"call {table.id}", people, call.role_id)
    if message is not None:
        await note_call_posted(bot.tables.database, table.id, message)
    return message != IN_VAIN


async def come(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Show at a lobby that somebody is coming in a few minutes."""
    slot = await clicked_slot(interaction, table)
    with interaction.client.publisher.outbox.holding(slot):
        try:
            await coming.come(interaction.client.tables, table.id, person_of(interaction), interaction.id)
        except IllegalMove as refusal:
            if not await offer_seat(interaction, reply, table, refusal):
                raise
            return
        if slot is not None:
            await show(interaction, reply, table, slot)
        else:
            await reply.say("coming-done")


async def offer_seat(interaction: Interaction, reply: Reply, table: Table, refusal: IllegalMove) -> bool:
    """Say that all seats of a lobby are taken, and offer a call to the next one; returns whether that was why."""
    if refusal.reason not in FULL or table.running or not players.on_a_server(table):
        return False
    refused = say(reply.locale, refusal.reason, **readable(reply.locale, refusal.facts))
    await reply.private(full_screen(reply.locale, refused, table.id))
    return True


async def want_seat(interaction: Interaction, reply: Reply, table: Table) -> None:
    """Call them to a seat when one becomes free, or not."""
    tables, person = interaction.client.tables, interaction.user.id
    pressed = control_of(interaction) or Control(table.id, "", ())
    if OFF in pressed.args:
        await waiting.want_no_more(tables, table, person)
        layout = words_screen(say(reply.locale, "want-seat-no-more", table=table.id))
    else:
        free = waiting.is_free(table)
        await waiting.want(tables, table, person)
        if free:
            # One has become free meanwhile, and is offered to them where they pressed.
            await waiting.want_no_more(tables, table, person)
        layout = (free_screen if free else wanted_screen)(reply.locale, table.id)
    await show_privately(interaction, reply, layout)


async def call_to_seats(bot: BeanBot, table: Table) -> None:
    """Call those to the free seats of a lobby who wanted one, in their order."""
    for person in await waiting.call(bot.tables, table):
        await _post_seat(bot, table, person)


async def _post_seat(bot: BeanBot, table: Table, person: int) -> None:
    if not await may_be_called(bot, table.row, [person], 1):
        # They have left, or do not read it any more: whoever is next does.
        await waiting.want_no_more(bot.tables, table, person)
        await call_to_seats(bot, table)
        return
    screen = seat_screen(facts(table), person, await _url(bot, table))
    message = await _post(bot, table, screen, f"seat {table.id} {person}", [person])
    if message is not None:
        await note_seat_posted(bot.tables.database, table.id, person, message)


async def look(bot: BeanBot) -> None:
    """Do what is due: show no more that people are coming whose minutes are over, call the next ones to seats that
    nobody has taken, post what was interrupted, and drop what tells nothing any more."""
    tables = bot.tables
    await coming.expire(tables)
    for call in await players.to_post(tables):
        await _post_after_all(bot, call)
    for called in await waiting.to_post(tables):
        await _post_seat_after_all(bot, called)
    for table_id in await tables_wished_for(tables.database):
        await call_to_seats(bot, await tables.get(table_id))
    await prune_player_calls(tables.database, tables.now())
    await prune_seats(tables.database)


async def _post_after_all(bot: BeanBot, call: PlayerCall) -> None:
    """Post the message of a call that was interrupted, unless it is there: only for a few minutes Discord itself
    knows it again."""
    table = await bot.tables.get(call.table_id)
    if table.row.status is not Status.LOBBY:
        return
    why = {control(ANYWHERE, WHY, table.id), control(ANYWHERE, WHY, table.id, call.role_id)}
    with contextlib.suppress(*TRANSIENT):
        message = await written(bot, table, lambda ids, _: not ids.isdisjoint(why))
        if message is None:
            await post_call(bot, table, call)
        else:
            await note_call_posted(bot.tables.database, table.id, message)


async def _post_seat_after_all(bot: BeanBot, called: CalledToSeat) -> None:
    """The same of a call to a seat."""
    table, person = await bot.tables.get(called.table_id), called.person_id
    if table.row.status is not Status.LOBBY or table.seat_of(person) is not None:
        return
    sits = control(ANYWHERE, SIT_DOWN, table.id)
    with contextlib.suppress(*TRANSIENT):
        message = await written(bot, table, lambda ids, text: ids == {"", sits} and f"<@{person}>" in text)
        if message is None:
            await _post_seat(bot, table, person)
        else:
            await note_seat_posted(bot.tables.database, table.id, person, message)


async def written(bot: BeanBot, table: Table, is_it: Callable[[Set[str], str], bool]) -> int | None:
    """The number of the bot's message in a table's channel that is the one, by its custom_ids and words; None if
    none of the last ones is. Raises what Discord's calls raise."""
    me = bot.user.id if bot.user else 0
    async for message in bot.get_partial_messageable(table.row.channel_id).history(limit=LOOKED_AT):
        parts = list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
        ids = {str(getattr(part, "custom_id", None) or "") for part in parts}
        text = "\n".join([part.content for part in parts if isinstance(part, discord.ui.TextDisplay)])
        if message.author.id == me and is_it(ids, text):
            return message.id
    return None


async def _url(bot: BeanBot, table: Table) -> str | None:
    await bot.publisher.slots.read(table.id)
    return url_of(table, bot.publisher.slots.get(Slot(table.id, PUBLIC)))


async def _post(
    bot: BeanBot, table: Table, screen: Screen, what: str, people: Collection[int], role_id: int = 0
) -> int | None:
    """Post this in a table's channel, where it mentions these people or this role; returns the message's number,
    IN_VAIN if it cannot be posted, and None if it may be later. Tried again within minutes, it is posted once."""
    mentions = discord.AllowedMentions(
        everyone=False,
        users=[discord.Object(person) for person in people],
        roles=[discord.Object(role_id)] if role_id else [],
    )
    nonce = hashlib.blake2s(f"{what} {table.row.created_at}".encode(), digest_size=12).hexdigest()
    channel = bot.get_partial_messageable(table.row.channel_id)
    try:
        return (await channel.send(view=screen, allowed_mentions=mentions, nonce=nonce)).id
    except TRANSIENT as error:
        log.warning("table %d: a call could not be posted (%s)", table.id, type(error).__name__)
        return None if fault(error) is Fault.PASSING else IN_VAIN


async def setup(bot: BeanBot) -> None:
    """Add this cog."""
    await bot.add_cog(Calling(bot))
