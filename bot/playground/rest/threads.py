"""Threads: opened below a message, renamed, archived and opened again."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import (
    NO_PERMISSION,
    THREAD_ARCHIVED,
    THREAD_THERE,
    UNKNOWN_MESSAGE,
    WRONG_KIND_OF_CHANNEL,
)
from bot.playground.rest.bodies import json_response, path_id, read_object
from bot.playground.small_discord import HERE
from bot.playground.world import objects

ROUTES = web.RouteTableDef()
LASTING = (60, 1440, 4320, 10080)
"""The minutes of quiet after which a thread may be archived."""
NAME_LIMIT = 100


@ROUTES.post(r"/channels/{channel:\d+}/messages/{message:\d+}/threads")
async def open_thread(request: web.Request) -> web.Response:
    """Open a thread below a message, of which there can be one."""
    world = request.app[HERE].world
    channel = world.channel(path_id(request, "channel"))
    message = world.message(channel.id, path_id(request, "message"))
    if "ephemeral_for" in message:
        raise UNKNOWN_MESSAGE()
    if channel.guild is None or channel.thread is not None:
        raise WRONG_KIND_OF_CHANNEL()
    if int(message["id"]) in world.channels:
        raise THREAD_THERE()
    body = {"auto_archive_duration": 1440, **await read_object(request)}
    _check(body, required=True)
    thread = world.open_thread(message, body["name"], world.place.bot, body["auto_archive_duration"])
    return json_response(objects.channel(world, thread), 201)


@ROUTES.patch(r"/channels/{channel:\d+}")
async def edit(request: web.Request) -> web.Response:
    """Rename one of the bot's own threads, archive it, or open it again; the bot may change nothing else."""
    world, body = request.app[HERE].world, await read_object(request)
    channel = world.channel(path_id(request, "channel"))
    thread = channel.thread
    if thread is None or thread.owner != world.place.bot:
        raise NO_PERMISSION()
    _check(body)
    if thread.archived and body.get("archived") is not False:
        raise THREAD_ARCHIVED()
    changed = channel._replace(
        name=body.get("name", channel.name),
        thread=thread._replace(minutes=body.get("auto_archive_duration", thread.minutes)),
    )
    if changed != channel:
        world.change_thread(changed)
    world.turn(changed, archived=body.get("archived", thread.archived))
    return json_response(objects.channel(world, world.channel(channel.id)))


def _check(body: Payload, *, required: bool = False) -> None:
    """Raise Refused for a name or a time that Discord does not take."""
    errors = FormErrors()
    if required or "name" in body:
        errors.check_length(("name",), body.get("name"), 1, NAME_LIMIT)
    if body.get("auto_archive_duration", LASTING[0]) not in LASTING:
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {LASTING}.")
    errors.raise_if_any()
