"""What others do to the bot: they write below its messages, lock its threads, and delete them."""

from __future__ import annotations

import contextlib
from functools import partial

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import NotHere, Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.places import close
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, text

NOT_YOURS, NO_PERMISSION = 50005, 50013
LOCKED, ARCHIVED, UNKNOWN_CHANNEL = 160005, 50083, 10003
MOMENT = 1.0
"""Seconds in which the gateway tells what it is to tell."""


async def _written(stage: Stage) -> None:
    click = await stage.did(
        "Write any word into this channel, then press *Done*. What it says is not written down.", "written"
    )
    private = await click.followup.send(view=stage.screen("Only you see this"), ephemeral=True, wait=True)
    # Of what else stands in the channel nothing is asked.
    newest = [one async for one in stage.channel.history(limit=1)]
    theirs = next((one for one in newest if one.author.id == stage.host.id), None)
    if theirs is None:
        raise NotHere("nothing was written")
    await stage.sleep(MOMENT)
    stage.note("told", held=stage.wrote.get(theirs.id) == stage.host.id)
    stage.note("untold", held=private.id not in stage.wrote)
    mine = stage.channel.get_partial_message(theirs.id)
    await stage.refuses("not-ours", mine.edit(view=Screen(text("Not mine"))), NOT_YOURS)


async def _locked(stage: Stage) -> None:
    if stage.channel.permissions_for(stage.channel.guild.me).manage_threads:
        raise NotHere("the bot may manage threads here, so that none is closed to it")
    line = await stage.post(Screen(text("A thread to be locked")))
    thread = await stage.holds("opened", line.create_thread(name="To be locked", auto_archive_duration=10080))
    if thread is None:
        return
    stage.undo(partial(close, stage, thread))
    inside = await thread.send(view=Screen(text("Inside")))
    await stage.did("Lock the thread *To be locked* (in its menu, *Lock Thread*), then press *Done*.", "locked")
    again = await stage.client.fetch_channel(thread.id)
    locked = isinstance(again, discord.Thread) and again.locked
    if not locked and await _takes(thread):
        raise NotHere("the thread was not locked")
    stage.note("said", held=locked)
    await stage.refuses("no-post", thread.send(view=Screen(text("And now?"))), LOCKED, ARCHIVED, NO_PERMISSION)
    await stage.refuses("no-edit", inside.edit(view=Screen(text("And now?"))), LOCKED, ARCHIVED, NO_PERMISSION)
    await stage.did("Now delete that thread (in its menu, *Delete Thread*), then press *Done*.", "thread-deleted")
    with contextlib.suppress(*TRANSIENT):
        await stage.client.fetch_channel(thread.id)
        raise NotHere("the thread was not deleted")
    await stage.refuses("gone", stage.client.fetch_channel(thread.id), UNKNOWN_CHANNEL)
    await stage.refuses("gone", thread.send(view=Screen(text("And now?"))), UNKNOWN_CHANNEL)
    await stage.refuses("gone", inside.edit(view=Screen(text("And now?"))), UNKNOWN_CHANNEL)


async def _takes(thread: discord.Thread) -> bool:
    """Whether a message may be written in this thread."""
    try:
        await thread.send(view=Screen(text("And now?")))
    except TRANSIENT:
        return False
    return True


OTHERS = (
    Step(
        "written",
        "What somebody writes",
        "Somebody writes a word, and the bot tries to edit that.",
        "cogs/channels.py",
        (
            Fact("told", "The gateway tells that somebody has written, and who"),
            Fact("untold", "Of private answers it tells nothing, or says that they are private"),
            Fact("not-ours", "A message of somebody else takes no edit (50005)"),
        ),
        _written,
    ),
    Step(
        "locked",
        "A thread locked, and deleted",
        "Somebody locks a thread of the bot, then deletes it.",
        "bot/ui/faults.py",
        (
            Fact("opened", "A thread is opened below a message"),
            Fact("no-post", "A locked thread takes no message (160005, 50083 or 50013)"),
            Fact("no-edit", "It takes no edit either (160005, 50083 or 50013)", relied_on=False),
            Fact("said", "Asked for it, Discord says that it is locked"),
            Fact("gone", "A deleted one is unknown (10003), to write in, to edit in and to look at"),
        ),
        _locked,
        needs="Create Public Threads, Send Messages in Threads",
    ),
)
