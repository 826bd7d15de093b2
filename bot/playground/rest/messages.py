"""Messages: posting, showing, editing and deleting them."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import (
    DMS_CLOSED,
    NO_PERMISSION,
    NOT_YOURS,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    UNKNOWN_MESSAGE,
)
from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.rest.bodies import json_response, path_id, read_body
from bot.playground.small_discord import HERE
from bot.playground.world.messages import EPHEMERAL, changed, create
from bot.playground.world.world import World

ROUTES = web.RouteTableDef()
OLD = 60 * 60
"""Seconds after which edits of a message are limited further."""


@ROUTES.post(r"/channels/{channel:\d+}/messages")
async def post(request: web.Request) -> web.Response:
    """Post a message; with `enforce_nonce`, only if it has not been posted already."""
    world = request.app[HERE].world
    channel = world.channel(path_id(request, "channel"))
    body = await read_body(request)
    body.data["flags"] = int(body.data.get("flags") or 0) & ~EPHEMERAL
    nonce = body.data.get("nonce")
    if nonce is not None and body.data.get("enforce_nonce") is True:
        before = next((one for one in world.history(channel.id) if one.get("nonce") == nonce), None)
        if before is not None and _is_its_own(world, before):
            return json_response(before)
    more = {} if nonce is None else {"nonce": nonce}
    message = create(world, channel.id, world.place.bot, body, **more)
    if channel.thread is not None and channel.thread.locked:
        raise THREAD_LOCKED()
    if channel.person is not None and not world.people[channel.person].dms_open:
        raise DMS_CLOSED()
    world.post(message)
    return json_response(message)


@ROUTES.get(r"/channels/{channel:\d+}/messages/{message:\d+}")
async def get(request: web.Request) -> web.Response:
    """Answer with a message."""
    return json_response(_message(request))


@ROUTES.patch(r"/channels/{channel:\d+}/messages/{message:\d+}")
async def edit(request: web.Request) -> web.Response:
    """Edit one of the bot's own messages."""
    here, before = request.app[HERE], _message(request)
    if not _is_its_own(here.world, before):
        raise NOT_YOURS()
    if here.world.now() - seconds_of(int(before["id"])) > OLD:
        here.rates.old_edit(int(before["id"]))
    _require_open(here.world, path_id(request, "channel"))
    message = changed(here.world, before, await read_body(request))
    here.world.edit(message)
    return json_response(message)


@ROUTES.delete(r"/channels/{channel:\d+}/messages/{message:\d+}")
async def delete(request: web.Request) -> web.Response:
    """Delete one of the bot's own messages."""
    world, message = request.app[HERE].world, _message(request)
    if not _is_its_own(world, message):
        raise NO_PERMISSION()
    _require_open(world, path_id(request, "channel"))
    world.delete(message)
    return json_response()


def _require_open(world: World, channel: int) -> None:
    """Refuse to change a message in an archived thread; a new one opens it."""
    thread = world.channel(channel).thread
    if thread is not None and thread.archived:
        raise THREAD_ARCHIVED()


def _message(request: web.Request) -> Payload:
    """Find the message; ephemeral ones are reached only through their interaction."""
    world = request.app[HERE].world
    message = world.message(world.channel(path_id(request, "channel")).id, path_id(request, "message"))
    if "ephemeral_for" in message:
        raise UNKNOWN_MESSAGE()
    return message


def _is_its_own(world: World, message: Payload) -> bool:
    return bool(message["author"]["id"] == str(world.place.bot))
