"""Scheduled events in SimCord as Discord has them: who may make and change them, and what they may say."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import discord
import pytest
from simcord.backend import errors
from simcord.http.router import RequestContext

from bot.playground.protocol.refusals import Refused
from bot.playground.protocol.scheduled_events import OVER, check_event

if TYPE_CHECKING:
    from tests.cogs.world import World

SIMCORD_ASKS = ("manage_events",)
"""What SimCord asks for, whatever is done with an event."""


@contextmanager
def events_as_on_discord() -> Iterator[None]:
    """Meanwhile SimCord asks for the permissions that Discord asks for, and refuses what Discord would."""
    asked = RequestContext.require_guild_permissions

    def required(context: RequestContext, guild: int, *names: str) -> None:
        if names != SIMCORD_ASKS:
            asked(context, guild, *names)
            return
        _require(context, guild)
        if context.method != "DELETE":
            _check(context, guild)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RequestContext, "require_guild_permissions", required)
        yield


def let_create_events(here: World, *, may: bool) -> None:
    """Let the bot create events on the server, or not; either way it manages none of others."""
    backend, guild = here.env.backend, here.guild.id
    (number,) = backend.get_guild(guild).members[backend.bot_user.id].role_ids
    allowed = discord.Permissions(backend.get_role(guild, number).permissions)
    allowed.update(create_events=may, manage_events=False)
    backend.edit_role(guild, number, {"permissions": allowed.value})


def _require(context: RequestContext, guild: int) -> None:
    """To make an event takes *Create Events*, which will do for what one has made, too."""
    backend = context.backend
    may = discord.Permissions(backend.compute_permissions(guild, backend.bot_user.id))
    own = context.method == "POST" or _event(context, guild).creator_id == backend.bot_user.id
    if not ((own and may.create_events) or (context.method != "POST" and may.manage_events)):
        raise errors.missing_permissions()


def _check(context: RequestContext, guild: int) -> None:
    now = context.backend.clock.now().timestamp()
    try:
        if context.method == "POST":
            check_event(context.body(), context.body().keys(), now)
            return
        event = _event(context, guild)
        if event.status in OVER:
            raise errors.BackendError(400, 180000, "Cannot update a finished event")
        check_event({**vars(event), **context.body()}, context.body().keys(), now, event.status)
    except Refused as refused:
        raise errors.invalid_form_body(errors=refused.body["errors"]) from None


def _event(context: RequestContext, guild: int) -> Any:
    return context.backend.get_scheduled_event(guild, context.int_arg("event_id"))
