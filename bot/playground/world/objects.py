"""Writes users, members, channels, the server and the application as Discord's API shows them to a bot."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.playground.protocol.locales import USUAL
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import UNKNOWN_USER
from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.world.places import Channel, Thread
from bot.playground.world.roles import held, in_channel, roles
from bot.playground.world.world import World

GUILD_TEXT, DM, GROUP_DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12

NOTHING = ("icon", "splash", "banner", "description", "afk_channel_id", "system_channel_id")
EMPTY = (
    *("emojis", "stickers", "features", "presences", "voice_states"),
    *("stage_instances", "soundboard_sounds"),
)
ZERO = (
    *("verification_level", "default_message_notifications", "explicit_content_filter", "mfa_level"),
    *("nsfw_level", "premium_tier", "system_channel_flags", "afk_timeout"),
)
"""The fields of a server that are null, empty or zero here."""


def stamp(seconds: float) -> str:
    """Write a timestamp as Discord does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def user(world: World, number: int) -> Payload:
    """Write the bot or a person; raises Refused."""
    if number == world.place.bot:
        return {**_named(number, world.place.bot_name), "global_name": None, "bot": True}
    if number not in world.people:
        raise UNKNOWN_USER()
    return _named(number, world.people[number].name)


def _named(number: int, name: str) -> Payload:
    return {
        "id": str(number),
        "username": name.lower().replace(" ", "_"),
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
    }


def member(world: World, guild: int, number: int) -> Payload:
    """Write the bot or a person as a member of a server; raises Refused."""
    return {
        "user": user(world, number),
        "nick": None,
        "avatar": None,
        "roles": held(world, guild, number),
        "joined_at": stamp(seconds_of(number)),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def resolved(world: World, people: Sequence[str], guild: int | None) -> Payload:
    """Write what a bot is told of people who were chosen by number, on a server also as its members.

    Raises Refused for nobody's number."""
    numbers = {one: int(one) if one.isdecimal() else 0 for one in people}
    users = {one: user(world, number) for one, number in numbers.items()}
    if guild is None:
        return {"users": users}
    there = {}
    for one, number in numbers.items():
        found = member(world, guild, number) | {"permissions": str(in_channel(world, number))}
        there[one] = {key: value for key, value in found.items() if key != "user"}
    return {"users": users, "members": there}


def application(world: World) -> Payload:
    """Write the bot's application."""
    return {
        "id": str(world.place.bot),
        "name": world.place.bot_name,
        "description": "",
        "icon": None,
        "flags": 0,
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": user(world, world.owner),
    }


def channel(world: World, here: Channel) -> Payload:
    """Write a channel, a person's direct messages, or messages between people."""
    last = next(world.history(here.id), None)
    both: Payload = {"id": str(here.id), "last_message_id": last and last["id"], "flags": 0}
    if here.person is not None:
        return {**both, "type": DM, "recipients": [user(world, here.person)]}
    if here.group:
        people = [user(world, one) for one in here.group]
        return {**both, "type": GROUP_DM, "name": here.name, "icon": None, "recipients": people}
    if here.thread is not None:
        return {**both, "name": here.name, "guild_id": str(here.guild), **_thread(world, here, here.thread)}
    return {
        **both,
        "type": GUILD_TEXT,
        "name": here.name,
        "guild_id": str(here.guild),
        "position": 0,
        "permission_overwrites": [],
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "rate_limit_per_user": 0,
    }


def _thread(world: World, here: Channel, thread: Thread) -> Payload:
    """Write what only a thread has."""
    count = sum("ephemeral_for" not in message for message in world.history(here.id))
    return {
        "type": PUBLIC_THREAD if thread.members is None else PRIVATE_THREAD,
        "parent_id": str(thread.parent),
        "owner_id": str(thread.owner),
        "message_count": count,
        "total_message_sent": count,
        "member_count": 1 + len(thread.members or ()),
        "rate_limit_per_user": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": stamp(thread.turned_at),
            "auto_archive_duration": thread.minutes,
            "locked": thread.locked,
            "create_timestamp": stamp(seconds_of(here.id)),
            **({} if thread.members is None else {"invitable": True}),
        },
    }


def guild(world: World, guild: int) -> Payload:
    """Write a server, as GUILD_CREATE sends it."""
    number = str(guild)
    return {
        "id": number,
        "name": world.guilds[guild],
        "owner_id": str(world.owner),
        "roles": roles(world, guild),
        "channels": [channel(world, one) for one in world.guild_channels(guild)],
        "threads": [channel(world, one) for one in world.threads(guild)],
        "members": [member(world, guild, world.place.bot)],
        "member_count": len(world.people) + 1,
        "guild_scheduled_events": world.scheduled.of(guild),
        "joined_at": stamp(seconds_of(guild)),
        "preferred_locale": USUAL,
        "large": False,
        "unavailable": False,
        **dict.fromkeys(NOTHING),
        **{key: [] for key in EMPTY},
        **dict.fromkeys(ZERO, 0),
    }
