"""Keeps what the tokens of answered interactions reach, since no token ends with a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bot.playground.interactions.interactions import Interaction
from bot.playground.protocol.payload import Payload
from bot.playground.world.world import World


def granted(interaction: Interaction) -> Payload:
    """Write an interaction as it is kept."""
    return {
        "id": str(interaction.id),
        "token": interaction.token,
        "kind": interaction.kind,
        "person": interaction.person,
        "channel": interaction.channel.id,
        "message": interaction.message,
        "name": interaction.name,
        "original": interaction.original,
        "posted": sorted(interaction.posted),
        "owners": interaction.owners,
        "followed": interaction.followed,
    }


def restored(world: World) -> Iterator[Interaction]:
    """Give the interactions that were answered before the restart, oldest first."""
    for grant in world.grants.values():
        if grant["channel"] in world.channels:
            yield _read(world, grant)


def _read(world: World, grant: Payload) -> Interaction:
    return Interaction(
        int(grant["id"]),
        grant["token"],
        grant["kind"],
        grant["person"],
        world.channels[grant["channel"]],
        asyncio.get_running_loop().create_future(),
        grant["message"],
        grant["name"],
        answered=True,
        original=grant["original"],
        posted=set(grant["posted"]),
        owners=grant.get("owners", {}),
        followed=grant.get("followed", 0),
    )
