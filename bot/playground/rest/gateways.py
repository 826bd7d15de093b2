"""Says where the gateway is, and with how many shards the bot should connect."""

from __future__ import annotations

from aiohttp import web

from bot.playground.rest.bodies import json_response
from bot.playground.small_discord import HERE

ROUTES = web.RouteTableDef()


@ROUTES.get("/gateway")
async def address(request: web.Request) -> web.Response:
    """Answer with the gateway's address."""
    return json_response({"url": request.app[HERE].gateway.address})


@ROUTES.get("/gateway/bot")
async def advice(request: web.Request) -> web.Response:
    """Answer with the gateway's address, the advised number of shards, and how often the bot may identify."""
    here = request.app[HERE]
    limit = here.gateway.logins.limit()
    return json_response({"url": here.gateway.address, "shards": here.limits.shards, "session_start_limit": limit})
