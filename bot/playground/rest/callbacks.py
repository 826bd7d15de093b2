"""Receives responses to interactions: the callback, and the webhook for followups."""

from __future__ import annotations

from aiohttp import web

from bot.playground.interactions.interactions import Interaction
from bot.playground.protocol.refusals import UNKNOWN_WEBHOOK
from bot.playground.rest.bodies import json_response, path_id, read_body
from bot.playground.small_discord import HERE

ROUTES = web.RouteTableDef()
WHICH = r"/webhooks/{application:\d+}/{token}/messages/{which}"


@ROUTES.post(r"/interactions/{interaction:\d+}/{token}/callback")
async def respond(request: web.Request) -> web.Response:
    """Take the first response, within three seconds."""
    here, body = request.app[HERE], await read_body(request)
    interaction = here.interactions.awaiting(path_id(request, "interaction"), request.match_info["token"])
    callback = here.responses.respond(interaction, body)
    return json_response(callback if request.query.get("with_response") in ("1", "true") else None)


@ROUTES.post(r"/webhooks/{application:\d+}/{token}")
async def follow_up(request: web.Request) -> web.Response:
    """Take a followup message."""
    body = await read_body(request)
    return json_response(request.app[HERE].responses.follow_up(_interaction(request), body))


@ROUTES.get(WHICH)
async def get(request: web.Request) -> web.Response:
    """Answer with the original response or a followup, as it is now."""
    return json_response(request.app[HERE].responses.get(_interaction(request), request.match_info["which"]))


@ROUTES.patch(WHICH)
async def edit(request: web.Request) -> web.Response:
    """Edit the original response or a followup."""
    body = await read_body(request)
    return json_response(
        request.app[HERE].responses.edit(_interaction(request), request.match_info["which"], body)
    )


@ROUTES.delete(WHICH)
async def delete(request: web.Request) -> web.Response:
    """Delete the original response or a followup."""
    request.app[HERE].responses.delete(_interaction(request), request.match_info["which"])
    return json_response()


def _interaction(request: web.Request) -> Interaction:
    here = request.app[HERE]
    if path_id(request, "application") != here.world.place.bot:
        raise UNKNOWN_WEBHOOK()
    return here.interactions.answered(request.match_info["token"])
