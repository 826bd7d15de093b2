"""One random game, and all that must be true of it after every step."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from tests.cogs.drawing import plainly
from tests.cogs.privately import tokens_are_young
from tests.cogs.promises import Promises, quiet_log
from tests.cogs.wandering import Done, Wanderer
from tests.cogs.world import World, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli", "Fay", "Gil")
WITH_COMPUTERS = 0.3
"""The share of games with computers."""

WITH_PICTURES = 0.5
"""The share of games in which messages have pictures."""
AT_OWN_PACE = 0.3
"""The share of games in which the bot waits between its calls, as it does on Discord."""
AT_REST = 20
"""Seconds after which all messages are up to date again."""


class Failed(AssertionError):
    """A promise was broken: after which step, and what was done last."""

    def __init__(self, step: int, last: list[Done]) -> None:
        listed = ", ".join(f"{done.name} {done.what}" for done in last)
        super().__init__(f"step {step}: {listed}")


async def evening(path: Path, game: str, seed: str, steps: int) -> int:
    """Play one game at random, at most so many steps; how many there were. Raises AssertionError where something
    is not as it must be."""
    luck = random.Random(f"{game} {seed}")
    players = luck.choice(CATALOGUE[game].players)
    people = max(1, players - luck.randint(1, 2)) if luck.random() < WITH_COMPUTERS else players
    names = NAMES[:people]
    pace = None if luck.random() < AT_OWN_PACE else 0.0
    # Drawn apart, so that the same seed still plays the same game in words.
    draw = plainly if random.Random(f"pictures {game} {seed}").random() < WITH_PICTURES else None
    async with world(path, *names, seed=luck.randrange(10**6), pace=pace, draw=draw) as here:
        closed = {name for name in names if luck.random() < 0.1}
        for name in closed:
            here.close_dms(name)
        table = await _open(here, game, names, players - people)
        with pytest.MonkeyPatch.context() as patch, tokens_are_young(here, patch) as used, quiet_log():
            played = await _played(here, Wanderer(here, table, names, luck, closed), steps)
        assert used
        return played


async def _open(here: World, game: str, names: tuple[str, ...], computers: int) -> int:
    await here[names[0]].slash(here.channel, "play", game=game, computers=computers)
    for name in names[1:]:
        await here.click(name, here.table_message(), "join")
    await here.click(names[0], here.table_message(), "start")
    return 1


async def _played(here: World, wanderer: Wanderer, steps: int) -> int:
    promises, last = Promises(here, wanderer), list[Done]()
    # Whoever pressed *Start* is not called to the first turn.
    await promises.remember()
    for step in range(steps):
        try:
            done = await wanderer.step()
            last = [*last[-5:], done]
            await promises.note(done)
            # At the bot's own pace several people act before all messages follow.
            if here.pace is not None or step == steps - 1 or wanderer.luck.random() < 0.5:
                if here.pace is None:
                    await here.env.advance_time(AT_REST)
                await promises.check()
        except Exception as error:
            raise Failed(step, last) from error
        if not (await here.bot.tables.get(wanderer.table)).running:
            return step + 1
    return steps
