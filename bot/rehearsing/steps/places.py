"""Threads, public and private, what is left of an archived one, and who is a member."""

from __future__ import annotations

from functools import partial

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import NotHere, Stage
from bot.rehearsing.step import Step
from bot.rehearsing.told import said_by
from bot.ui.layout import Screen, text

ALREADY_THERE, ARCHIVED, UNKNOWN_MEMBER, UNKNOWN_USER = 160004, 50083, 10007, 10013
NO_ROOM, NO_PERMISSION = 50001, 50013
NOBODY = 10**17
"""A number that no person has."""


async def _thread(stage: Stage) -> None:
    line = await stage.post(Screen(text("A thread begins here")))
    thread = await stage.holds("opened", line.create_thread(name="Rehearsal", auto_archive_duration=10080))
    if thread is None:
        return
    stage.undo(partial(close, stage, thread))
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
    stage.undo(partial(close, stage, thread))
    await stage.refuses("not-in", thread.fetch_member(stage.host.id), UNKNOWN_MEMBER)
    await stage.asks("unseen", "Does a friend who does not manage the server see *Private*?", "friend", right="No")
    await stage.holds("added", thread.add_user(discord.Object(stage.host.id)))
    await stage.holds("in", thread.fetch_member(stage.host.id))
    await stage.holds("archived", thread.edit(archived=True))
    again = await stage.holds("known", stage.client.fetch_channel(thread.id))
    stage.note("known", held=isinstance(again, discord.Thread) and again.is_private() and again.archived)


async def close(stage: Stage, thread: discord.Thread) -> None:
    """Delete the thread; where the bot may not do that, it is archived, and the terminal says that it stays."""
    try:
        await thread.delete()
    except discord.Forbidden:
        await thread.edit(archived=True)
        stage.say(f"The thread {thread.name} stays, archived: to delete it, the bot lacks Manage Threads.")


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
