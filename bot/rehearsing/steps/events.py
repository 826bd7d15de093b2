"""Scheduled events: made, moved, deleted by somebody, cancelled, and begun by themselves."""

from __future__ import annotations

import contextlib
import datetime

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import NotHere, Stage
from bot.rehearsing.step import Step
from bot.ui.faults import TRANSIENT

UNKNOWN, OVER = 10070, 180000
HOUR, SOON = 3600.0, 40.0
"""Seconds until an event begins."""
BEGUN = SOON + 15
"""Seconds after which one that begins soon has surely begun."""


async def _event(stage: Stage) -> None:
    guild = stage.channel.guild
    event = await _made(stage, "Rehearsal", HOUR)
    if event is None:
        return
    listed = await stage.holds("listed", guild.fetch_scheduled_events(with_counts=False))
    makers = {one.creator_id for one in listed or () if one.id == event.id}
    stage.note("listed", held=makers == {stage.client.user and stage.client.user.id})
    await stage.holds("moved", event.edit(start_time=_in(stage, HOUR + 300)))
    await stage.asks("seen", "Is there an event *Rehearsal* at the top of the channels?")
    await stage.did("Delete that event yourself (or press *Done*, and the bot does).", "event-deleted")
    with contextlib.suppress(*TRANSIENT):
        await event.delete()
    await stage.refuses("gone", guild.fetch_scheduled_event(event.id), UNKNOWN)
    await stage.refuses("gone", event.delete(), UNKNOWN)


async def _over(stage: Stage) -> None:
    guild = stage.channel.guild
    soon, off = await _made(stage, "Begins soon", SOON), await _made(stage, "Called off", HOUR)
    if soon is None or off is None:
        return
    await stage.holds("cancelled", off.cancel())
    there = await stage.holds("there", guild.fetch_scheduled_event(off.id, with_counts=False))
    stage.note("there", held=there is not None and there.status is discord.EventStatus.cancelled)
    await stage.refuses("no-edit", off.edit(name="Called off again"), OVER, UNKNOWN)
    stage.guide("An event begins by itself in less than a minute. Do nothing, or leave it out.")
    await stage.wait(BEGUN)
    begun = await stage.holds("begins", guild.fetch_scheduled_event(soon.id, with_counts=False))
    stage.note("begins", held=begun is not None and begun.status is discord.EventStatus.active)
    if begun is None or begun.status is not discord.EventStatus.active:
        return
    await stage.holds("ended", begun.end())
    await stage.refuses("no-edit", begun.edit(name="Over, and changed"), OVER, UNKNOWN)
    await stage.holds("deleted", begun.delete())


async def _made(stage: Stage, name: str, seconds: float) -> discord.ScheduledEvent | None:
    """Make an event that begins in so many seconds; raises NotHere."""
    guild = stage.channel.guild
    if not guild.me.guild_permissions.create_events:
        raise NotHere("the bot may create no events here")
    making = guild.create_scheduled_event(
        name=name,
        start_time=_in(stage, seconds),
        end_time=_in(stage, seconds + HOUR),
        location="Here",
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
    )
    event = await stage.holds("made", making)
    if event is not None:
        stage.undo(event.delete)
    return event


def _in(stage: Stage, seconds: float) -> datetime.datetime:
    return datetime.datetime.fromtimestamp(stage.now() + seconds, datetime.UTC)


EVENTS = (
    Step(
        "event",
        "A scheduled event, deleted",
        "An event is made, moved, and deleted by somebody else.",
        "bot/features/nights/events.py",
        (
            Fact("made", "With *Create Events* the bot makes an event of no channel"),
            Fact("listed", "Among all events Discord says that the bot has made it"),
            Fact("moved", "It changes what it has made"),
            Fact("seen", "It is seen"),
            Fact("gone", "One that was deleted is unknown (10070), to look at and to delete"),
        ),
        _event,
        needs="Create Events",
    ),
    Step(
        "event-over",
        "A scheduled event that is over",
        "An event is cancelled, another one begins by itself and is ended; then both are changed.",
        "bot/features/nights/events.py",
        (
            Fact("made", "The bot makes two events"),
            Fact("cancelled", "One to come is cancelled"),
            Fact("there", "Asked for a cancelled one, Discord says so", relied_on=False),
            Fact("begins", "An event of no channel begins by itself", relied_on=False),
            Fact("ended", "One that has begun is ended"),
            Fact("no-edit", "One that is over takes no edit (180000 or 10070)"),
            Fact("deleted", "One that is over is deleted all the same", relied_on=False),
        ),
        _over,
        needs="Create Events",
    ),
)
