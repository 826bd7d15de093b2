"""The servers, their channels and members."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.refusals import UNKNOWN_GUILD, UNKNOWN_MEMBER
from bot.playground.rest.bodies import json_response, path_id
from bot.playground.small_discord import HERE
from bot.playground.world import objects
from bot.playground.world.world import World

ROUTES = web.RouteTableDef()


@ROUTES.get(r"/guilds/{guild:\d+}")
async def guild(request: web.Request) -> web.Response:
    """Answer with a server."""
    return json_response(objects.guild(_world(request), path_id(request, "guild")))


@ROUTES.get(r"/guilds/{guild:\d+}/channels")
async def channels(request: web.Request) -> web.Response:
    """Answer with a server's channels."""
    world = _world(request)
    return json_response([objects.channel(world, one) for one in world.guild_channels(path_id(request, "guild"))])


@ROUTES.get(r"/guilds/{guild:\d+}/members/{user:\d+}")
async def member(request: web.Request) -> web.Response:
    """Answer with a member of a server."""
    world, person = _world(request), path_id(request, "user")
    if person not in world.people and person != world.place.bot:
        raise UNKNOWN_MEMBER()
    return json_response(objects.member(world, path_id(request, "guild"), person))


def _world(request: web.Request) -> World:
    world = request.app[HERE].world
    if path_id(request, "guild") not in world.guilds:
        raise UNKNOWN_GUILD()
    return world
