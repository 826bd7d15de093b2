"""Which channels of their server a person can see, whatever channel they are in. Where the rights that the bot
knows do not tell, Discord is asked: who is in a private thread, and what an archived one was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Hashable, Sequence
from functools import partial
from typing import TypeAlias, TypeVar

import discord
from discord.abc import GuildChannel

from bot import store
from bot.client import BeanBot
from bot.remembered_answers import RememberedAnswers
from bot.store import TableRow, VisibleGames
from bot.store.calling.call_me import drop_call_me
from bot.ui.faults import TRANSIENT
from bot.ui.publishing.direct_messages.membership import UNKNOWN_MEMBER
from cogs.acting import Interaction

PATIENCE = 2.0
"""Seconds for one question: a completion has to be answered within three."""
ASKED_AT_ONCE = 10
"""Of how many channels Discord is asked for one list of games, the newest ones; older ones are left out."""
ASKED_TO_CALL = 2
"""Discord is asked about so many times as many people as are called, at most: some of them cannot be."""
ASKED_BY_ONE = 40
"""How many questions one person causes within a minute at most: Discord takes 50 calls a second from the bot."""

Room: TypeAlias = GuildChannel | discord.Thread
K = TypeVar("K", bound=Hashable)
A = TypeVar("A")


async def sees(interaction: Interaction, channel_id: int) -> bool:
    """Whether this person can see a channel of the server that they are on; what cannot be known counts as no."""
    known = _known(interaction, channel_id)
    return await _asked(interaction, channel_id) if known is None else known


async def games_seen(interaction: Interaction, guild_id: int) -> VisibleGames:
    """Which games of the server that this person is on they may know of."""
    rooms = await store.rooms_played_in(interaction.client.tables.database, guild_id)
    known = {room: _known(interaction, room) for room in rooms}
    unknown = [room for room, seen in known.items() if seen is None][:ASKED_AT_ONCE]
    answers = await asyncio.gather(*[_asked(interaction, room) for room in unknown])
    known.update(zip(unknown, answers, strict=True))
    return VisibleGames([room for room, seen in known.items() if seen], interaction.user.id)


async def still_there(bot: BeanBot, table: TableRow, people: Collection[int]) -> list[int]:
    """Those of these people whom the bot may mention in the table's channel without letting them in there: whoever
    has left a private thread, or was taken out of it, is let into it again by a mention. What cannot be known
    counts as no."""
    room = await room_of(bot, table) if people else None
    if not isinstance(room, discord.Thread) or not room.is_private():
        return [] if room is None else list(people)
    found = [bot.members.answer((room.id, person), partial(_is_member, room, person)) for person in people]
    return [person for person, there in zip(people, await asyncio.gather(*found), strict=True) if there]


async def room_of(bot: BeanBot, table: TableRow) -> Room | None:
    """The channel or thread in which a table stands; None if it is not known."""
    guild = bot.get_guild(table.guild_id)
    if guild is None:
        return None
    ask = partial(_fetched, guild, table.channel_id)
    return guild.get_channel_or_thread(table.channel_id) or await bot.rooms.answer(table.channel_id, ask)


async def may_be_called(bot: BeanBot, table: TableRow, people: Sequence[int], most: int) -> list[int]:
    """The first of these people, at most so many, who are on a table's server and see its channel; what cannot be
    known counts as no. Whoever has left the server is called there no more."""
    room, found = await room_of(bot, table), list[int]()
    asked = people[: ASKED_TO_CALL * most]
    while room is not None and asked and len(found) < most:
        batch, asked = asked[: most - len(found)], asked[most - len(found) :]
        there = await asyncio.gather(*[_sees_it(bot, room, person) for person in batch])
        found += [person for person, sees_it in zip(batch, there, strict=True) if sees_it]
    return found


async def _sees_it(bot: BeanBot, room: Room, person_id: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            member = await room.guild.fetch_member(person_id)
    except TRANSIENT as error:
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_MEMBER:
            await drop_call_me(bot.tables.database, person_id, room.guild.id)
        return False
    seen = _by_rights(room, member)
    if seen is None and isinstance(room, discord.Thread):
        return await bot.members.answer((room.id, person_id), partial(_is_member, room, person_id))
    return bool(seen)


def permissions_in(room: Room | None, person: discord.Member) -> discord.Permissions | None:
    """What somebody may do in a channel, by its rights alone; None if these cannot be known."""
    try:
        return None if room is None else room.permissions_for(person)
    except discord.ClientException:
        # A thread whose channel is hidden from the bot.
        return None


def _known(interaction: Interaction, channel_id: int) -> bool | None:
    """Whether this person sees a channel, without asking Discord; None where it has to be asked. Whoever acts in a
    channel sees it."""
    if interaction.channel_id == channel_id:
        return True
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    room = guild.get_channel_or_thread(channel_id)
    return None if room is None else _by_rights(room, person)


def _by_rights(room: Room, person: discord.Member) -> bool | None:
    """Whether a person sees a channel by their rights in it; None for a private thread, which only its members
    see."""
    permissions = permissions_in(room, person)
    if permissions is None or not permissions.view_channel:
        return False
    if isinstance(room, (discord.VoiceChannel, discord.StageChannel)):
        # Who may not enter sees its name, and none of its messages.
        return permissions.connect
    private = isinstance(room, discord.Thread) and room.is_private()
    return True if permissions.manage_threads or not private else None


async def _asked(interaction: Interaction, channel_id: int) -> bool:
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    room = guild.get_channel_or_thread(channel_id) or await _found(interaction, guild, channel_id)
    seen = False if room is None else _by_rights(room, person)
    if seen is None and isinstance(room, discord.Thread):
        members = interaction.client.members
        ask = partial(_is_member, room, person.id)
        return await _answer(interaction, members, (room.id, person.id), ask, otherwise=False)
    return bool(seen)


async def _found(interaction: Interaction, guild: discord.Guild, channel_id: int) -> Room | None:
    """A channel that the bot does not know at the moment, such as an archived thread. Of one that was opened for
    a table, the channel in which it was: whoever sees that sees the thread."""
    parent = await store.opened_in(interaction.client.tables.database, channel_id)
    if parent is not None:
        return guild.get_channel(parent)
    rooms, ask = interaction.client.rooms, partial(_fetched, guild, channel_id)
    return await _answer(interaction, rooms, channel_id, ask, otherwise=None)


async def _answer(
    interaction: Interaction,
    asked: RememberedAnswers[K, A],
    what: K,
    ask: Callable[[], Awaitable[A]],
    *,
    otherwise: A,
) -> A:
    """The answer of the last minute, or Discord's; `otherwise`, if this person has had it asked too much."""
    bot, person = interaction.client, interaction.user.id
    if not asked.known(what):
        now = bot.tables.moment()
        if bot.questions.times(person, now) >= ASKED_BY_ONE:
            return otherwise
        bot.questions.note(person, now)
    return await asked.answer(what, ask)


async def _fetched(guild: discord.Guild, channel_id: int) -> Room | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await guild.fetch_channel(channel_id)
    except (*TRANSIENT, discord.InvalidData):
        return None


async def _is_member(thread: discord.Thread, person_id: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await thread.fetch_member(person_id)
    except TRANSIENT:
        return False
    return True
