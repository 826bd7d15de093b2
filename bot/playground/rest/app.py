"""Puts all routes together: who may call, how often, and what an error looks like."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.playground.protocol.limits import Bucket, Limits
from bot.playground.protocol.payload import text_of
from bot.playground.protocol.refusals import NOT_FOUND, UNAUTHORIZED, Refused
from bot.playground.rest import (
    applications,
    callbacks,
    channels,
    gateways,
    guilds,
    messages,
    scheduled_events,
    threads,
    users,
)
from bot.playground.rest.bodies import json_response
from bot.playground.small_discord import HERE, SmallDiscord

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_TOKEN = re.compile(r"(webhooks|interactions)/(\d+)/[^/]+")


def api(here: SmallDiscord) -> web.Application:
    """Make the application that serves /api/v10."""
    app = web.Application(middlewares=[_refusals, _rates, _authorized])
    app[HERE] = here
    for rooms in (gateways, users, applications, guilds, scheduled_events, channels, messages, callbacks, threads):
        app.add_routes(rooms.ROUTES)
    return app


@web.middleware
async def _refusals(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer errors as Discord does."""
    try:
        return await handler(request)
    except Refused as refused:
        log.info("refused: %s %s, %s", request.method, _path(request), text_of(refused.body))
        response = json_response(refused.body, refused.status)
        response.headers.update(refused.headers)
        return response
    except web.HTTPException as error:
        if error.status == NOT_FOUND.status:
            log.warning("the small Discord does not know %s %s", request.method, _path(request))
        return json_response({"message": f"{error.status}: {error.reason}", "code": 0}, error.status)


@web.middleware
async def _rates(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Enforce the rate limits; only calls to known routes count."""
    resource = request.match_info.route.resource
    if resource is None:
        return await handler(request)
    here, path = request.app[HERE], resource.canonical.removeprefix("/api/v10")
    route = f"{request.method} {path}"
    major = next(
        (request.match_info[key] for key in ("channel", "guild", "token") if key in request.match_info), ""
    )
    counted = not path.startswith(("/webhooks", "/interactions"))
    headers = here.rates.take(route, major, _bucket(here.limits, request.method, path), counted=counted)
    try:
        response = await handler(request)
    except Refused as refused:
        refused.headers = {**headers, **refused.headers}
        raise
    response.headers.update(headers)
    return response


def _bucket(limits: Limits, method: str, path: str) -> Bucket | None:
    if path.startswith("/webhooks"):
        return limits.webhook
    if path.startswith("/channels"):
        return limits.deleting if method == "DELETE" else limits.messages
    return None


@web.middleware
async def _authorized(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Let only the bot in; responses to interactions carry a token of their own."""
    here = request.app[HERE]
    given = request.headers.get("Authorization", "").removeprefix("Bot ")
    if _TOKEN.search(request.path) is None and not secrets.compare_digest(given.encode(), here.token.encode()):
        raise UNAUTHORIZED()
    return await handler(request)


def _path(request: web.Request) -> str:
    """Give the path, with tokens left out."""
    return _TOKEN.sub(r"\1/\2/…", request.path)
