"""The application: its slash commands and its emojis."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from bot.playground.protocol.form_errors import FormErrors
from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import TOO_MANY_EMOJIS, UNKNOWN_APPLICATION, UNKNOWN_EMOJI, UNKNOWN_GUILD
from bot.playground.rest.bodies import json_response, path_id, read_list, read_object
from bot.playground.small_discord import HERE
from bot.playground.world import objects
from bot.playground.world.command_names import without_localizations
from bot.playground.world.commands import accept
from bot.playground.world.places import File
from bot.playground.world.world import World

ROUTES = web.RouteTableDef()
COMMANDS = r"/applications/{application:\d+}/commands"
IN_GUILD = r"/applications/{application:\d+}/guilds/{guild:\d+}/commands"
EMOJIS = r"/applications/{application:\d+}/emojis"
MOST_EMOJIS = 2000
"""The most emojis that one application may have."""
_IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)


@ROUTES.get("/oauth2/applications/@me")
async def application(request: web.Request) -> web.Response:
    """Answer with the application itself."""
    return json_response(objects.application(request.app[HERE].world))


@ROUTES.get(COMMANDS)
@ROUTES.get(IN_GUILD)
async def commands(request: web.Request) -> web.Response:
    """Answer with the global commands, or those of one server; in all languages only if that is asked for."""
    told = _world(request).commands_of(_guild(request))
    everything = request.query.get("with_localizations", "").lower() in {"true", "1"}
    return json_response(told if everything else [without_localizations(command) for command in told])


@ROUTES.put(COMMANDS)
@ROUTES.put(IN_GUILD)
async def set_commands(request: web.Request) -> web.Response:
    """Overwrite the global commands, or those of one server."""
    world, guild = _world(request), _guild(request)
    world.set_commands(guild, accept(world, guild, await read_list(request)))
    return json_response(world.commands_of(guild))


@ROUTES.get(EMOJIS)
async def emojis(request: web.Request) -> web.Response:
    """Answer with the application emojis."""
    return json_response({"items": list(_world(request).emojis.values())})


@ROUTES.post(EMOJIS)
async def add_emoji(request: web.Request) -> web.Response:
    """Create an application emoji."""
    world, data = _world(request), await read_object(request)
    image = _image(data)
    if len(world.emojis) >= MOST_EMOJIS:
        raise TOO_MANY_EMOJIS()
    emoji = {
        "id": str(world.upload(image)),
        "name": image.name,
        "animated": image.kind == "image/gif",
        "roles": [],
        "require_colons": True,
        "managed": False,
        "available": True,
        "user": objects.user(world, world.place.bot),
    }
    world.add_emoji(emoji)
    return json_response(emoji, 201)


@ROUTES.delete(EMOJIS + r"/{emoji:\d+}")
async def delete_emoji(request: web.Request) -> web.Response:
    """Delete an application emoji."""
    world, emoji = _world(request), path_id(request, "emoji")
    if emoji not in world.emojis:
        raise UNKNOWN_EMOJI()
    world.delete_emoji(emoji)
    return json_response()


def _image(data: Payload) -> File:
    errors = FormErrors()
    if not re.fullmatch(r"\w{2,32}", str(data.get("name"))):
        errors.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    found = _IMAGE.fullmatch(str(data.get("image")))
    content = _decoded(found[2]) if found else None
    if found is None or content is None:
        errors.add(("image",), "IMAGE_INVALID", "Invalid image")
    elif len(content) > 256 * 1024:
        errors.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    errors.raise_if_any()
    assert found is not None
    assert content is not None
    return File(str(data["name"]), found[1], content)


def _decoded(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        return None


def _world(request: web.Request) -> World:
    world = request.app[HERE].world
    if path_id(request, "application") != world.place.bot:
        raise UNKNOWN_APPLICATION()
    return world


def _guild(request: web.Request) -> int | None:
    if "guild" not in request.match_info:
        return None
    guild = path_id(request, "guild")
    if guild not in request.app[HERE].world.guilds:
        raise UNKNOWN_GUILD()
    return guild
