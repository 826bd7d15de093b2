"""The bot itself, and its direct messages with people."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.refusals import UNKNOWN_USER
from bot.playground.rest.bodies import json_response, path_id, read_object
from bot.playground.small_discord import HERE
from bot.playground.world import objects
from bot.playground.world.roles import of_bot

ROUTES = web.RouteTableDef()


@ROUTES.get("/users/@me")
async def me(request: web.Request) -> web.Response:
    """Answer with the bot itself."""
    world = request.app[HERE].world
    return json_response(objects.user(world, world.place.bot))


@ROUTES.get("/users/@me/guilds")
async def servers(request: web.Request) -> web.Response:
    """Answer with the servers where the bot is, and what it may do there."""
    world = request.app[HERE].world
    may = str(of_bot(world))
    told = [{"id": str(number), "name": name, "permissions": may} for number, name in world.guilds.items()]
    return json_response([{**one, "icon": None, "banner": None, "owner": False, "features": []} for one in told])


@ROUTES.get(r"/users/{user:\d+}")
async def user(request: web.Request) -> web.Response:
    """Answer with a person or the bot."""
    return json_response(objects.user(request.app[HERE].world, path_id(request, "user")))


@ROUTES.post("/users/@me/channels")
async def open_dm(request: web.Request) -> web.Response:
    """Open the direct messages with a person; that works even if nothing can be sent there."""
    world = request.app[HERE].world
    recipient = str((await read_object(request)).get("recipient_id"))
    if not recipient.isdecimal() or int(recipient) not in world.people:
        raise UNKNOWN_USER()
    return json_response(objects.channel(world, world.dm(int(recipient))))
