"""Threads, public and private, what is left of an archived one, scheduled events, and who is a member."""

from __future__ import annotations

import contextlib
import datetime
from functools import partial

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import NotHere, Stage, said_by
from bot.rehearsing.step import Step
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, text

ALREADY_THERE, ARCHIVED, UNKNOWN_MEMBER, UNKNOWN_USER, UNKNOWN_EVENT = 160004, 50083, 10007, 10013, 10070
NO_ROOM, NO_PERMISSION = 50001, 50013
NOBODY = 10**17
"""A number that no person has."""


async def _thread(stage: Stage) -> None:
    line = await stage.post(Screen(text("A thread begins here")))
    thread = await stage.holds("opened", line.create_thread(name="Rehearsal", auto_archive_duration=10080))
    if thread is None:
        return
    stage.undo(partial(_closed, thread))
    stage.note("numbered", held=thread.id == line.id)
    await stage.refuses("one", line.create_thread(name="Second"), ALREADY_THERE)
    inside = await thread.send(view=stage.screen("Inside", inside="Press me"))
    await stage.holds("archived", thread.edit(archived=True))
    await stage.refuses("no-edit", inside.edit(view=stage.screen("Edited?", inside="Press me")), ARCHIVED)
    stage.guide("Open the thread below *A thread begins here* and press the button in it.")
    click = await stage.pressed("inside")
    await stage.holds("answered", click.response.edit_message(view=stage.screen("Answered")))
    await stage.holds("awake", thread.send(view=Screen(text("Awake again"))))
    await stage.holds("awake", inside.edit(view=stage.screen("Edited")))


async def _private_thread(stage: Stage) -> None:
    try:
        thread = await stage.channel.create_thread(name="Private", type=discord.ChannelType.private_thread)
    except discord.HTTPException as error:
        if error.code in (NO_ROOM, NO_PERMISSION):
            raise NotHere("the bot may open no private threads here") from error
        stage.note("opened", held=False, said=said_by(error))
        return
    stage.note("opened", held=True)
    stage.undo(partial(_closed, thread))
    await stage.refuses("not-in", thread.fetch_member(stage.host.id), UNKNOWN_MEMBER)
    await stage.asks(
        "unseen", "Is *Private* not to be seen for a friend who does not manage the server?", "friend"
    )
    await stage.holds("added", thread.add_user(discord.Object(stage.host.id)))
    await stage.holds("in", thread.fetch_member(stage.host.id))
    await stage.holds("archived", thread.edit(archived=True))
    again = await stage.holds("known", stage.client.fetch_channel(thread.id))
    stage.note("known", held=isinstance(again, discord.Thread) and again.is_private() and again.archived)


async def _closed(thread: discord.Thread) -> None:
    """Delete the thread; where the bot may not do that, it is archived and left behind."""
    try:
        await thread.delete()
    except discord.HTTPException:
        with contextlib.suppress(*TRANSIENT):
            await thread.edit(archived=True)
        raise


async def _event(stage: Stage) -> None:
    guild = stage.channel.guild
    if not guild.me.guild_permissions.create_events:
        raise NotHere("the bot may create no events here")
    begins = datetime.datetime.fromtimestamp(stage.now() + 3600, datetime.UTC)
    event = await stage.holds(
        "made",
        guild.create_scheduled_event(
            name="Rehearsal",
            start_time=begins,
            end_time=begins + datetime.timedelta(hours=1),
            location="Here",
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        ),
    )
    if event is None:
        return
    stage.undo(event.delete)
    listed = await stage.holds("listed", guild.fetch_scheduled_events(with_counts=False))
    makers = {one.creator_id for one in listed or () if one.id == event.id}
    stage.note("listed", held=makers == {stage.client.user and stage.client.user.id})
    await stage.holds("moved", event.edit(start_time=begins + datetime.timedelta(minutes=5)))
    await stage.asks("seen", "Is there an event *Rehearsal* at the top of the channels?")
    await stage.did("Delete that event yourself (or press *Done*, and the bot does).", "event-deleted")
    with contextlib.suppress(*TRANSIENT):
        await event.delete()
    await stage.refuses("gone", guild.fetch_scheduled_event(event.id), UNKNOWN_EVENT)
    await stage.refuses("gone", event.delete(), UNKNOWN_EVENT)


async def _members(stage: Stage) -> None:
    guild = stage.channel.guild
    asked = await stage.holds("asked", guild.query_members(user_ids=[stage.host.id, NOBODY], cache=False))
    stage.note("asked", held=asked is not None and [one.id for one in asked] == [stage.host.id])
    await stage.holds("known", guild.fetch_member(stage.host.id))
    await stage.refuses("unknown", guild.fetch_member(NOBODY), UNKNOWN_MEMBER, UNKNOWN_USER)


PLACES = (
    Step(
        "thread",
        "A thread, archived",
        "A thread is opened below a line, archived, pressed in, and opened again.",
        "bot/ui/publishing/threads.py",
        (
            Fact("opened", "A thread is opened below a message"),
            Fact("numbered", "It has the number of that message"),
            Fact("one", "A second one there is refused (160004)"),
            Fact("archived", "The bot archives its own thread"),
            Fact("no-edit", "A message in an archived thread takes no edit (50083)"),
            Fact("answered", "A press in an archived thread is answered by an edit", relied_on=False),
            Fact("awake", "A new message opens it, and edits are taken again"),
        ),
        _thread,
        needs="Create Public Threads, Send Messages in Threads",
    ),
    Step(
        "private-thread",
        "A private thread, archived",
        "A private thread is asked who is in it, and what it was.",
        "cogs/channel_access.py",
        (
            Fact("opened", "The bot may open one"),
            Fact("not-in", "Who is not in it is an unknown member (10007)"),
            Fact("unseen", "Who is not in it does not see it"),
            Fact("added", "Somebody is let in"),
            Fact("in", "Then Discord knows them there"),
            Fact("archived", "The bot archives it"),
            Fact("known", "Asked for it, Discord still says that it is private, and archived"),
        ),
        _private_thread,
    ),
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
        "members",
        "Who is on the server",
        "The bot asks for you, and for somebody who does not exist.",
        "bot/features/nights/members.py",
        (
            Fact("asked", "Over the gateway one may ask for people by number without an intent"),
            Fact("known", "Who is there is known"),
            Fact("unknown", "Who is not there is an unknown member or user (10007, 10013)"),
        ),
        _members,
    ),
)
