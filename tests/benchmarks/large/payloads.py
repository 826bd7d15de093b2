"""Servers and messages as Discord's gateway tells of them, with made-up names; nothing of a server is left out."""

from __future__ import annotations

import random
from typing import Any, NamedTuple, TypeAlias

Payload: TypeAlias = dict[str, Any]

BOT = 10
TEXT, VOICE, CATEGORY = 0, 2, 4


class Size(NamedTuple):
    """How much there is on a server."""

    channels: int
    roles: int
    emojis: int
    members: int


KINDS = ((7, Size(12, 8, 10, 40)), (2, Size(40, 25, 50, 500)), (1, Size(150, 80, 150, 8000)))
"""Of ten servers so many are of this size: friends, a club, a community. An assumption."""


def size_of(number: int) -> Size:
    """The size of the server with this number."""
    place = number % sum(count for count, _ in KINDS)
    for count, size in KINDS:
        if place < count:
            return size
        place -= count
    raise AssertionError("there are as many places as servers of all sizes")


def server(number: int) -> Payload:
    """GUILD_CREATE without the privileged intents: of the members there is the bot alone."""
    luck, size = random.Random(number), size_of(number)
    first = guild_id(number)
    roles = [_role(first + place, place, luck) for place in range(size.roles)]
    return {
        "id": str(first),
        "name": f"Server {_name(luck)}",
        "icon": f"{luck.getrandbits(128):032x}",
        "description": None,
        "splash": None,
        "banner": None,
        "owner_id": str(luck.getrandbits(60)),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": str(first + 1000),
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 1,
        "preferred_locale": "en-US",
        "features": ["NEWS", "COMMUNITY", "SOUNDBOARD"],
        "member_count": size.members,
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "large": size.members > 250,
        "unavailable": False,
        "roles": roles,
        "channels": [_channel(first + 1000 + place, place, roles, luck) for place in range(size.channels)],
        "members": [_member(roles, luck)],
        "emojis": [_emoji(first + 2000 + place, luck) for place in range(size.emojis)],
        "stickers": [],
        "threads": [],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_id(number: int) -> int:
    """The id of the server with this number; neighbours are heard of by neighbouring shards."""
    return (10**11 + number) << 22


def message(number: int, on: int) -> Payload:
    """MESSAGE_CREATE of somebody on this server, whose words the bot may not read."""
    luck = random.Random(number)
    author = _user(luck.getrandbits(60), luck)
    member = {key: value for key, value in _member([], luck).items() if key != "user"}
    return {
        "id": str((10**11 + number) << 22),
        "type": 0,
        "channel_id": str(guild_id(on) + 1001),
        "guild_id": str(guild_id(on)),
        "author": author,
        "member": member,
        "content": "",
        "timestamp": "2026-01-01T00:00:00.000000+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
        "channel_type": 0,
    }


def _role(number: int, place: int, luck: random.Random) -> Payload:
    return {
        "id": str(number),
        "name": "@everyone" if not place else _name(luck),
        "permissions": str(luck.getrandbits(49)),
        "color": luck.getrandbits(24),
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "position": place,
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _channel(number: int, place: int, roles: list[Payload], luck: random.Random) -> Payload:
    kind = (CATEGORY, TEXT, TEXT, TEXT, TEXT, VOICE)[place % 6]
    rules = [
        {"id": luck.choice(roles)["id"], "type": 0, "allow": str(luck.getrandbits(40)), "deny": "1024"}
        for _ in range(place % 3)
    ]
    both = {
        "id": str(number),
        "type": kind,
        "name": _name(luck),
        "position": place,
        "permission_overwrites": rules,
        "parent_id": None if kind == CATEGORY else str(number - place % 6),
        "flags": 0,
    }
    if kind == VOICE:
        return {**both, "bitrate": 64000, "user_limit": 0, "rtc_region": None, "nsfw": False}
    more = {"topic": None if place % 4 else " ".join(_name(luck) for _ in range(6)), "nsfw": False}
    return {**both, **more, "rate_limit_per_user": 0, "last_message_id": str(luck.getrandbits(60))}


def _member(roles: list[Payload], luck: random.Random) -> Payload:
    return {
        "user": {**_user(BOT, luck), "bot": True},
        "nick": None,
        "avatar": None,
        "roles": [role["id"] for role in roles[-1:]],
        "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
        "communication_disabled_until": None,
    }


def _user(number: int, luck: random.Random) -> Payload:
    return {
        "id": str(number),
        "username": _name(luck),
        "global_name": _name(luck),
        "discriminator": "0",
        "avatar": f"{luck.getrandbits(128):032x}",
        "public_flags": 0,
    }


def _emoji(number: int, luck: random.Random) -> Payload:
    named = {"id": str(number), "name": _name(luck), "roles": []}
    return {**named, "require_colons": True, "managed": False, "animated": False, "available": True}


def _name(luck: random.Random) -> str:
    return "".join(luck.choices("abcdefghijklmnopqrstuvwxyz-", k=luck.randrange(5, 18)))
