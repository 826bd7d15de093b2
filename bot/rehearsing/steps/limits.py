"""How often Discord lets a call be made: what the headers of its answers say, and what counts for what."""

from __future__ import annotations

import asyncio

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import Stage
from bot.rehearsing.step import Step
from bot.rehearsing.told import said_by
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, text

ANSWER = "POST /interactions/*/*/callback"
BY_TOKEN = "PATCH /webhooks/*/*/messages/*"
POST, EDIT, DELETE = (
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "DELETE /channels/*/messages/*",
)
EDITS = 6
"""One more than a token is thought to take at once."""
NOTHING_SAID = "Discord says nothing of a limit"


async def _pace(stage: Stage) -> None:
    click = await stage.press("Press the button: it is edited seven times, faster than Discord lets it.", "Hurry")
    await click.response.edit_message(view=stage.screen("Answered"))
    stage.note("answers", held=stage.limit(ANSWER) is None, said=_said(stage, ANSWER))
    try:
        await stage.edit(click, stage.screen(f"1 of {EDITS}"))
        _first_of_all(stage)
        for number in range(2, EDITS + 1):
            await stage.edit(click, stage.screen(f"{number} of {EDITS}"))
    except TRANSIENT as error:
        stage.note("bucket", held=False, said=said_by(error))
    else:
        stage.note("bucket", held=True)
    again = await stage.press("Press at once.", "Now", what="now")
    began = asyncio.get_running_loop().time()
    await again.response.edit_message(view=stage.screen("Answered"))
    stage.note("outside", held=asyncio.get_running_loop().time() - began < 1)
    await _in_the_channel(stage)


def _first_of_all(stage: Stage) -> None:
    """Note whether the first edit by a token after its answer is the first one that its limit counts."""
    limit = stage.limit(BY_TOKEN)
    if limit is None:
        stage.note("type-7", held=False, said=NOTHING_SAID)
    else:
        said = f"{limit.left} of {limit.calls} were left after one edit"
        stage.note("type-7", held=limit.left == limit.calls - 1, said=said)


async def _in_the_channel(stage: Stage) -> None:
    """Post, edit and delete a message, and note what has been said of all limits until now."""
    message = await stage.channel.send(view=Screen(text("A message to be edited")))
    stage.undo(message.delete)
    await message.edit(view=Screen(text("A message to be deleted")))
    await message.delete()
    for fact, kind, calls, seconds in (
        *(("token", BY_TOKEN, 5, 2), ("posts", POST, 5, 5)),
        *(("edits", EDIT, 5, 5), ("deletes", DELETE, 5, 1)),
    ):
        limit = stage.limit(kind)
        held = limit is not None and (limit.calls, round(limit.seconds)) == (calls, seconds)
        stage.note(fact, held=held, said=_said(stage, kind))


def _said(stage: Stage, kind: str) -> str:
    limit = stage.limit(kind)
    return NOTHING_SAID if limit is None else f"{limit.calls} in {limit.seconds:g} s"


LIMITS = (
    Step(
        "pace",
        "How often a call may be made",
        "A token edits its message again and again without a rest; then something else is answered.",
        "bot/ui/publishing/outbox/send_queues.py",
        (
            Fact("answers", "Answers to presses have no limit of their own", relied_on=False),
            Fact("type-7", "An answer that edits does not count for its token's limit", relied_on=False),
            Fact("bucket", "Six edits of one token are taken, one after the other"),
            Fact("outside", "Meanwhile another answer takes less than a second"),
            Fact("token", "A token edits five times in two seconds", relied_on=False),
            Fact("posts", "Five messages are posted in a channel in five seconds", relied_on=False),
            Fact("edits", "Five messages are edited in a channel in five seconds", relied_on=False),
            Fact("deletes", "Five messages are deleted in a channel in a second", relied_on=False),
        ),
        _pace,
    ),
)
