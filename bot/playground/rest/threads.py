"""Threads: opened below a message or in private, renamed, archived and opened again."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import (
    NO_PERMISSION,
    THREAD_ARCHIVED,
    THREAD_THERE,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    WRONG_KIND_OF_CHANNEL,
)
from bot.playground.protocol.snowflakes import seconds_of
from bot.playground.rest.bodies import json_response, path_id, read_object
from bot.playground.small_discord import HERE
from bot.playground.world import objects
from bot.playground.world.places import Channel

ROUTES = web.RouteTableDef()
MEMBER = r"/channels/{channel:\d+}/thread-members/{user:\d+}"
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


@ROUTES.post(r"/channels/{channel:\d+}/threads")
async def open_private_thread(request: web.Request) -> web.Response:
    """Open a private thread, below no message; others are opened below one."""
    world = request.app[HERE].world
    channel = world.channel(path_id(request, "channel"))
    if channel.guild is None or channel.thread is not None:
        raise WRONG_KIND_OF_CHANNEL()
    body = {"auto_archive_duration": 1440, "type": objects.PRIVATE_THREAD, **await read_object(request)}
    _check(body, required=True)
    thread = world.open_private_thread(channel, body["name"], world.place.bot, body["auto_archive_duration"])
    return json_response(objects.channel(world, thread), 201)


@ROUTES.get(MEMBER)
async def member(request: web.Request) -> web.Response:
    """Answer with somebody's membership in a private thread."""
    channel, members = _private(request)
    person = path_id(request, "user")
    if person not in members:
        raise UNKNOWN_MEMBER()
    joined = objects.stamp(seconds_of(channel.id))
    return json_response({"id": str(channel.id), "user_id": str(person), "flags": 0, "join_timestamp": joined})


@ROUTES.put(MEMBER)
async def let_in(request: web.Request) -> web.Response:
    """Let somebody into a private thread."""
    world, (channel, members) = request.app[HERE].world, _private(request)
    person = path_id(request, "user")
    if person not in world.people:
        raise UNKNOWN_USER()
    assert channel.thread is not None
    if channel.thread.archived:
        raise THREAD_ARCHIVED()
    if person not in members:
        world.change_thread(channel._replace(thread=channel.thread._replace(members=(*members, person))))
    return json_response()


@ROUTES.patch(r"/channels/{channel:\d+}")
async def edit(request: web.Request) -> web.Response:
    """Rename one of the bot's own threads, archive it, or open it again; the bot may change nothing else."""
    world, body = request.app[HERE].world, await read_object(request)
    channel = world.channel(path_id(request, "channel"))
    thread = channel.thread
    if thread is None or thread.owner != world.place.bot:
        raise NO_PERMISSION()
    _check(body)
    if thread.archived and (thread.locked or body.get("archived") is not False):
        raise THREAD_ARCHIVED()
    changed = channel._replace(
        name=body.get("name", channel.name),
        thread=thread._replace(minutes=body.get("auto_archive_duration", thread.minutes)),
    )
    if changed != channel:
        world.change_thread(changed)
    world.turn(changed, archived=body.get("archived", thread.archived))
    return json_response(objects.channel(world, world.channel(channel.id)))


@ROUTES.delete(r"/channels/{channel:\d+}")
async def delete(request: web.Request) -> web.Response:
    """Refuse to delete a channel or a thread: that takes a permission which the bot has nowhere."""
    request.app[HERE].world.channel(path_id(request, "channel"))
    raise NO_PERMISSION()


def _private(request: web.Request) -> tuple[Channel, tuple[int, ...]]:
    """Find a private thread, and who is in it; the small Discord does not know who is in others."""
    channel = request.app[HERE].world.channel(path_id(request, "channel"))
    if channel.thread is None or channel.thread.members is None:
        raise WRONG_KIND_OF_CHANNEL()
    return channel, channel.thread.members


def _check(body: Payload, *, required: bool = False) -> None:
    """Raise Refused for a name or a time that Discord does not take."""
    errors = FormErrors()
    if required or "name" in body:
        errors.check_length(("name",), body.get("name"), 1, NAME_LIMIT)
    if body.get("auto_archive_duration", LASTING[0]) not in LASTING:
        errors.add(("auto_archive_duration",), "BASE_TYPE_CHOICES", f"Value must be one of {LASTING}.")
    errors.raise_if_any()
