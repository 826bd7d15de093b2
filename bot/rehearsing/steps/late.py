"""What becomes of tokens after a quarter of an hour, and of messages after an hour; each may be left out."""

from __future__ import annotations

import math

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.stage import BLUE, PREFIX, NotHere, Stage
from bot.rehearsing.step import Step
from bot.rehearsing.told import said_by
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Button, Screen, button, row, text
from bot.ui.publishing.outbox.tokens import GOOD_FOR

ANSWER, GROUP = "answer", "group"
"""Under these names the clicks are kept whose tokens grow old, and on whose messages somebody presses late."""
OVER = 15 * 60 + 20
"""Seconds after a click in which its token is surely over."""
INVALID_TOKEN = 50027
OLD = 3600
"""Seconds after which a message takes few edits."""
TRIED = 12
"""So many edits of an old message are tried."""


def revival(whose: str, label: str) -> Button:
    """A button that a message keeps until this step."""
    return button(label, f"{PREFIX}:late:{whose}", BLUE)


async def _late(stage: Stage) -> None:
    if ANSWER not in stage.kept:
        raise NotHere("there is no private answer from the first step")
    click, message_id = stage.kept[ANSWER]
    await _grow_old(stage, click, GOOD_FOR - 5, "The first private answer has to grow 14 minutes old.")
    screen = Screen(text("Fourteen minutes old"), row(revival(ANSWER, "Wake up")))
    token = stage.by_token(click)
    await stage.holds("fourteen", token.edit_message(message_id, view=screen))
    await _grow_old(stage, click, OVER, "Now its token has to end.")
    await stage.refuses("over", token.edit_message(message_id, view=screen), INVALID_TOKEN)
    stage.guide("Press *Wake up* on your private message *Fourteen minutes old*, above.")
    again = await stage.pressed(ANSWER)
    await again.response.defer()
    await stage.holds("revived", stage.edit(again, Screen(text("Awake"))))
    if GROUP in stage.kept:
        stage.guide("Press *Wake up* on the message in the group.", "group")
        there = await stage.pressed(GROUP)
        await stage.holds("group", there.response.edit_message(view=Screen(text("Awake"))))
        await stage.holds("group", stage.edit(there, Screen(text("Awake, and edited"))))


async def _old(stage: Stage) -> None:
    message = await stage.post(Screen(text("A message that has to grow an hour old")))
    stage.guide("In an hour the bot edits a message that is an hour old. Few have that hour: leave it out.")
    await stage.wait(OLD + 10)
    for number in range(TRIED):
        try:
            await message.edit(view=Screen(text(f"Edit {number + 1}")))
        except TRANSIENT as error:
            stage.note("few", held=True, said=f"{number} were taken, then {said_by(error)}")
            return
    stage.note("few", held=False, said=f"{TRIED} were taken")


async def _grow_old(stage: Stage, click: discord.Interaction, seconds: float, words: str) -> None:
    left = click.created_at.timestamp() + seconds - stage.now()
    if left > 0:
        minutes = math.ceil(left / 60)
        more = "a minute" if minutes == 1 else f"{minutes} minutes"
        stage.guide(f"{words} That takes {more} more, or leave it out.")
        await stage.wait(left)


LATE = (
    Step(
        "late",
        "A token after 14 minutes",
        "The token of the first private answer is used after 14 minutes and after 15.",
        "bot/ui/publishing/outbox/tokens.py",
        (
            Fact("fourteen", "A token edits for 14 minutes"),
            Fact("over", "After 15 it is refused (50027)"),
            Fact("revived", "A press on the old message brings a token that edits it, by number and token alone"),
            Fact("group", "So it is with a message where the bot is not", relied_on=False),
        ),
        _late,
    ),
    Step(
        "old",
        "A message after an hour",
        "A message is edited again and again when it is an hour old.",
        "bot/ui/publishing/outbox/posting.py",
        (Fact("few", "A message that is an hour old takes few edits"),),
        _old,
    ),
)
