"""The scheduled events of a server: who may make, change and delete them, and what they may say."""

from __future__ import annotations

from aiohttp import web

from bot.playground.protocol.payload import Payload
from bot.playground.protocol.refusals import EVENT_OVER, NO_PERMISSION, TOO_MANY_EVENTS, UNKNOWN_GUILD
from bot.playground.protocol.scheduled_events import MOST, OVER, Status, check_event, seconds
from bot.playground.rest.bodies import json_response, path_id, read_object
from bot.playground.small_discord import HERE
from bot.playground.world import objects
from bot.playground.world.roles import CREATE_EVENTS, MANAGE_EVENTS, of_bot
from bot.playground.world.world import World

ROUTES = web.RouteTableDef()
EVENTS = r"/guilds/{guild:\d+}/scheduled-events"
ONE = EVENTS + r"/{event:\d+}"
SETTABLE = (
    *("name", "description", "scheduled_start_time", "scheduled_end_time"),
    *("privacy_level", "entity_type", "channel_id", "entity_metadata"),
)
TIMES = ("scheduled_start_time", "scheduled_end_time")


@ROUTES.get(EVENTS)
async def events(request: web.Request) -> web.Response:
    """Answer with the events of a server that are not over."""
    world, guild = _server(request)
    return json_response([_counted(request, event) for event in world.scheduled.of(guild)])


@ROUTES.post(EVENTS)
async def make(request: web.Request) -> web.Response:
    """Make an event."""
    world, guild = _server(request)
    _require(world, CREATE_EVENTS)
    data = await read_object(request)
    check_event(data, data.keys() - {"status"}, world.now())
    if len(world.scheduled.of(guild)) >= MOST:
        raise TOO_MANY_EVENTS()
    event = {
        "id": str(world.snowflakes.next()),
        "guild_id": str(guild),
        "creator_id": str(world.place.bot),
        "creator": objects.user(world, world.place.bot),
        "channel_id": None,
        "description": None,
        "entity_id": None,
        "image": None,
        "recurrence_rule": None,
        "status": int(Status.SCHEDULED),
        **_settled(data),
    }
    world.scheduled.put(event)
    return json_response(event)


@ROUTES.get(ONE)
async def get(request: web.Request) -> web.Response:
    """Answer with an event."""
    _, event = _event(request)
    return json_response(_counted(request, event))


@ROUTES.patch(ONE)
async def edit(request: web.Request) -> web.Response:
    """Change an event, or how far it is."""
    world, before = _event(request)
    _require(world, _needed(world, before))
    data = await read_object(request)
    if before["status"] in OVER:
        raise EVENT_OVER()
    given = {key: value for key, value in data.items() if key in (*SETTABLE, "status")}
    check_event(before | given, given.keys(), world.now(), before["status"])
    event = {**before, **_settled(given), **{key: given[key] for key in ("status",) if key in given}}
    world.scheduled.put(event)
    return json_response(event)


@ROUTES.delete(ONE)
async def delete(request: web.Request) -> web.Response:
    """Delete an event."""
    world, event = _event(request)
    _require(world, _needed(world, event))
    world.scheduled.delete(event)
    return json_response()


@ROUTES.get(ONE + "/users")
async def users(request: web.Request) -> web.Response:
    """Answer with those who are interested in an event: nobody can say so here."""
    _event(request)
    return json_response([])


def _needed(world: World, event: Payload) -> int:
    """The permissions of which one is needed to change this event; for its own, that to make some will do."""
    own: bool = event["creator_id"] == str(world.place.bot)
    return MANAGE_EVENTS | (CREATE_EVENTS if own else 0)


def _require(world: World, any_of: int) -> None:
    if not of_bot(world) & any_of:
        raise NO_PERMISSION()


def _settled(data: Payload) -> Payload:
    """Give the fields that may be set, with their times as Discord writes them."""
    given = {key: data[key] for key in SETTABLE if key in data}
    return given | {key: objects.stamp(seconds(given[key]) or 0.0) for key in TIMES if key in given}


def _counted(request: web.Request, event: Payload) -> Payload:
    asked = request.query.get("with_user_count", "").lower() in {"true", "1"}
    return event | {"user_count": 0} if asked else event


def _event(request: web.Request) -> tuple[World, Payload]:
    world, guild = _server(request)
    return world, world.scheduled.get(guild, path_id(request, "event"))


def _server(request: web.Request) -> tuple[World, int]:
    world, guild = request.app[HERE].world, path_id(request, "guild")
    if guild not in world.guilds:
        raise UNKNOWN_GUILD()
    return world, guild
