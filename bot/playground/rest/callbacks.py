"""Answers to interactions: the callback, and the webhook for what follows it."""

from __future__ import annotations

from aiohttp import web

from bot.playground.interactions.interactions import Interaction
from bot.playground.protocol.refusals import UNKNOWN_WEBHOOK
from bot.playground.rest.bodies import answer, body_of, number
from bot.playground.small_discord import HERE

ROUTES = web.RouteTableDef()
WHICH = r"/webhooks/{application:\d+}/{token}/messages/{which}"


@ROUTES.post(r"/interactions/{interaction:\d+}/{token}/callback")
async def first(request: web.Request) -> web.Response:
    """The first answer, within three seconds."""
    here, body = request.app[HERE], await body_of(request)
    interaction = here.interactions.answering(number(request, "interaction"), request.match_info["token"])
    told = here.answers.first(interaction, body)
    return answer(told if request.query.get("with_response") in ("1", "true") else None)


@ROUTES.post(r"/webhooks/{application:\d+}/{token}")
async def follow(request: web.Request) -> web.Response:
    """One more message."""
    body = await body_of(request)
    return answer(request.app[HERE].answers.follow(_interaction(request), body))


@ROUTES.get(WHICH)
async def get(request: web.Request) -> web.Response:
    """An answer, as it is now."""
    return answer(request.app[HERE].answers.message(_interaction(request), request.match_info["which"]))


@ROUTES.patch(WHICH)
async def edit(request: web.Request) -> web.Response:
    """Change an answer."""
    body = await body_of(request)
    return answer(request.app[HERE].answers.edit(_interaction(request), request.match_info["which"], body))


@ROUTES.delete(WHICH)
async def delete(request: web.Request) -> web.Response:
    """Take an answer away."""
    request.app[HERE].answers.delete(_interaction(request), request.match_info["which"])
    return answer()


def _interaction(request: web.Request) -> Interaction:
    here = request.app[HERE]
    if number(request, "application") != here.world.place.bot:
        raise UNKNOWN_WEBHOOK()
    return here.interactions.following(request.match_info["token"])
