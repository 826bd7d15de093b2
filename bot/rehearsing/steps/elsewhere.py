"""Where the bot is not: in a group message, with one friend; who hears of it, and how many messages may follow."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord

from bot.rehearsing.facts import Fact
from bot.rehearsing.offered import installable
from bot.rehearsing.stage import NotHere, Stage
from bot.rehearsing.step import Step
from bot.rehearsing.steps.late import GROUP, revival
from bot.rehearsing.told import said_by
from bot.ui.contexts import Context, context_of
from bot.ui.faults import TRANSIENT
from bot.ui.layout import Screen, row, text
from bot.ui.reply import FOLLOW_UPS

TOO_MANY = 40094
NEEDED = "group"
SHARDS = 2
BETWEEN = 6.0
"""Seconds between two logins; Discord wants five."""
COMES_UP = 60.0
"""Seconds in which one more connection has to be there, or gone."""


async def _group(stage: Stage) -> None:
    click = await _typed_elsewhere(
        stage,
        "Add the bot to your own apps (its profile, *Add App*), and type */rehearse* in a group message or in a "
        "direct message with a friend.",
    )
    stage.note("context", held=click.is_user_integration())
    shown = Screen(text("A message of the group"), row(revival(GROUP, "Wake up")))
    await stage.holds("answered", click.response.send_message(view=shown))
    first = await click.original_response()
    stage.note("answered", held=not first.flags.ephemeral)
    stage.kept[GROUP] = click, first.id
    await stage.holds("edited", stage.edit(click, shown))
    await _follow(stage, click)
    await stage.asks("rings", "Did these messages call your friend, as a new message does?", "friend")
    if click.user.id != stage.host.id:
        await stage.holds("written-to", click.user.send(view=Screen(text("Does this arrive?"))))


async def _follow(stage: Stage, click: discord.Interaction) -> None:
    """Let messages follow, one of which Discord refuses, until it takes no more."""
    taken, refused = 0, False
    while taken <= FOLLOW_UPS:
        if taken == FOLLOW_UPS - 1 and not refused:
            refused = True
            with contextlib.suppress(*TRANSIENT):
                await click.followup.send(view=Screen(text("")), wait=True)
        try:
            await click.followup.send(view=Screen(text(f"Follow-up {taken + 1}")), wait=True)
        except discord.HTTPException as error:
            stage.note("ends", held=error.code == TOO_MANY, said=said_by(error))
            break
        taken += 1
    stage.note("five", held=taken >= FOLLOW_UPS - 1, said=f"{taken} were taken")
    stage.note("refused-counts", held=taken < FOLLOW_UPS, said=f"{taken} were taken, and one refused")
    if taken > FOLLOW_UPS:
        stage.note("ends", held=False, said=f"{taken} were taken")


async def _shards(stage: Stage) -> None:
    _for_apps(stage)
    stage.guide("One moment: two more connections of the bot are made. Do nothing, or leave it out.")
    async with _ears(stage) as heard:
        click = await _typed_elsewhere(stage, "Type */rehearse* in the group message once more.")
        await click.response.send_message(view=Screen(text("Heard")), ephemeral=True)
        await stage.sleep(1)
        stage.note("first", held=heard == {0}, said=f"heard by {', '.join(map(str, sorted(heard)))} of 0 and 1")


async def _typed_elsewhere(stage: Stage, words: str) -> discord.Interaction:
    _for_apps(stage)
    while True:
        click = await stage.typed(words, NEEDED)
        if context_of(click) is Context.ELSEWHERE:
            return click
        await click.response.send_message("Not here: where the bot is not.", ephemeral=True)


def _for_apps(stage: Stage) -> None:
    if not installable(stage.client):
        raise NotHere("people may not add this bot to their own apps")


class _Ear(discord.Client):
    """A connection that hears what one of two shards is told, and says nothing."""

    def __init__(self, shard: int, heard: set[int]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), shard_id=shard, shard_count=SHARDS, enable_debug_events=True
        )
        self._heard = heard
        self.up = asyncio.Event()
        """Set once Discord has let it in."""

    async def on_connect(self) -> None:
        """Note that it is there."""
        self.up.set()

    async def on_socket_raw_receive(self, frame: str) -> None:
        """Note who hears of something pressed or typed where the bot is not."""
        event = json.loads(frame)
        if event.get("t") == "INTERACTION_CREATE" and event["d"].get("context") == 2:
            self._heard.add(self.shard_id or 0)


@asynccontextmanager
async def _ears(stage: Stage) -> AsyncIterator[set[int]]:
    """Both of two shards, beside the connection of the rehearsal; what comes is whoever has heard something."""
    heard = set[int]()
    ears = [_Ear(shard, heard) for shard in range(SHARDS)]
    running = list[asyncio.Task[None]]()
    try:
        for ear in ears:
            running.append(asyncio.create_task(ear.start(stage.client.http.token or ""), name="ear"))
            await stage.meanwhile(_up(ear, running[-1]), "for two more connections")
            await stage.meanwhile(stage.sleep(BETWEEN), "for two more connections")
        yield heard
    finally:
        for task in running:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(COMES_UP):
                await asyncio.gather(*running, *(ear.close() for ear in ears), return_exceptions=True)


async def _up(ear: _Ear, running: asyncio.Task[None]) -> None:
    """Wait until this connection is there; discord.py would try for ever."""
    up = asyncio.create_task(ear.up.wait(), name="up")
    try:
        await asyncio.wait({running, up}, timeout=COMES_UP, return_when=asyncio.FIRST_COMPLETED)
    finally:
        up.cancel()
    if running.done() or not ear.up.is_set():
        raise NotHere("a second connection does not come up")


ELSEWHERE = (
    Step(
        "group",
        "A group message",
        "A command is typed where the bot is not, and messages follow its answer.",
        "bot/ui/contexts.py",
        (
            Fact("context", "Discord says that it is no server and whose the bot is there"),
            Fact("answered", "The answer is everybody's"),
            Fact("edited", "It is edited by its token"),
            Fact("five", "Five messages may follow"),
            Fact("ends", "One more is refused (40094)"),
            Fact("refused-counts", "A refused message counts as one of the five", relied_on=False),
            Fact("rings", "What follows an answer there calls everybody", relied_on=False),
            Fact("written-to", "Who has the bot among their own apps can be written to", relied_on=False),
        ),
        _group,
    ),
    Step(
        "shards",
        "Who hears of a group message",
        "Two shards listen while a command is typed where the bot is not.",
        "bot/shards.py",
        (Fact("first", "The first of two shards hears of it, and it alone", relied_on=False),),
        _shards,
    ),
)
