"""Channels and their histories."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.form_errors import FormErrors
from bot.playground.rest.bodies import json_response, path_id
from bot.playground.small_discord import HERE
from bot.playground.world import objects

ROUTES = web.RouteTableDef()


@ROUTES.get(r"/channels/{channel:\d+}")
async def channel(request: web.Request) -> web.Response:
    """Answer with a channel."""
    world = request.app[HERE].world
    return json_response(objects.channel(world, world.channel(path_id(request, "channel"))))


@ROUTES.post(r"/channels/{channel:\d+}/typing")
async def typing(request: web.Request) -> web.Response:
    """Accept a typing indicator; the page shows none."""
    request.app[HERE].world.channel(path_id(request, "channel"))
    return json_response()


@ROUTES.get(r"/channels/{channel:\d+}/messages")
async def history(request: web.Request) -> web.Response:
    """Answer with a channel's messages that everyone can see, newest first."""
    world, here = request.app[HERE].world, path_id(request, "channel")
    world.channel(here)
    limit = _asked(request, "limit", 50)
    errors = FormErrors()
    errors.check_range(("limit",), limit, 1, 100)
    errors.raise_if_any()
    found = [message for message in world.history(here) if "ephemeral_for" not in message]
    before, after = _asked(request, "before", 1 << 64), _asked(request, "after", -1)
    found = [message for message in found if after < int(message["id"]) < before]
    return json_response(found[-limit:] if after >= 0 else found[:limit])


def _asked(request: web.Request, name: str, default: int) -> int:
    given = request.query.get(name, "")
    return int(given) if given.isdecimal() else default
