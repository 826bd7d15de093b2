"""Answers a bot that asks over the gateway who is on a server: by numbers, or by how names begin."""

from __future__ import annotations

from typing import Any

from bot.playground.protocol.payload import Payload
from bot.playground.world import objects
from bot.playground.world.world import World

MOST = 100
"""So many people a bot hears of at once; to hear of all takes an intent that Discord gives to few."""


def members_chunk(world: World, asked: Any) -> Payload | None:
    """Give the event that answers this; None where it is nothing that can be asked."""
    if not isinstance(asked, dict) or not str(asked.get("guild_id")).isdecimal():
        return None
    guild = int(asked["guild_id"])
    if guild not in world.guilds:
        return None
    numbers = asked.get("user_ids")
    wanted = _begin(world, asked) if numbers is None else [numbers] if isinstance(numbers, int | str) else numbers
    wanted = [str(number) for number in wanted][:MOST]
    there = {str(number) for number in (*world.people, world.place.bot)}
    answer: Payload = {
        "guild_id": str(guild),
        "members": [objects.member(world, guild, int(one)) for one in wanted if one in there],
        "not_found": [one for one in wanted if one not in there],
        "chunk_index": 0,
        "chunk_count": 1,
    }
    return answer | ({"nonce": asked["nonce"]} if "nonce" in asked else {})


def _begin(world: World, asked: Payload) -> list[int]:
    """The people whose names begin so."""
    start, limit = str(asked.get("query") or "").casefold(), int(asked.get("limit") or MOST)
    return [one.id for one in world.people.values() if one.name.casefold().startswith(start)][:limit]
