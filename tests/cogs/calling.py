"""The evenings by which the calls of a move are counted: who plays where, and what a move may cost there."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.cogs.company import SELDOM, Company, Home
from tests.cogs.counting import Call, Counting
from tests.cogs.drawing import plainly
from tests.cogs.world import World, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
GAME = "rio_grande_2000"
THINKING = 4.0
"""Seconds from one act to the next, on average: the faster people act, the more changes share a call."""
TOO_OLD = 16 * 60
"""Seconds after which the click on *Start* edits nothing any more."""


class Evening(NamedTuple):
    """Who plays where, whether anybody presses a button of the table, and what a move may cost: counted calls."""

    name: str
    homes: tuple[Home, ...]
    seldom: float | None
    goal: float


EVENINGS = (
    Evening("panels in the channel", (Home.CHANNEL,) * 5, SELDOM, goal=0.25),
    Evening("direct messages", (Home.DIRECT,) * 5, SELDOM, goal=0.4),
    Evening("nobody at the table", (Home.DIRECT,) * 3 + (Home.COMMAND,) * 2, None, goal=0.75),
)


class Counted(NamedTuple):
    """What so many moves cost."""

    moves: int
    calls: Counter[Call]
    read_after: list[float]
    """Seconds after which those read it who had to decide."""
    seconds: float
    """What the moves took, in virtual time."""

    @property
    def a_move(self) -> float:
        """Counted calls a move."""
        return self.calls.total() / self.moves


async def spend(path: Path, evening: Evening, moves: int, *, seed: int = 1) -> Counted:
    """Let five people play on for so many moves, in as many games as that takes."""
    async with world(path, *NAMES, seed=seed, pace=None, draw=plainly) as here:
        found, played = Counted(0, Counter(), [], 0), 0
        while found.moves < moves:
            played += 1
            found = _both(found, await _game(here, evening, moves - found.moves, seed * 100 + played))
        assert not here.env.errors
    return found


def _both(one: Counted, other: Counted) -> Counted:
    return Counted(
        one.moves + other.moves,
        one.calls + other.calls,
        one.read_after + other.read_after,
        one.seconds + other.seconds,
    )


async def _game(here: World, evening: Evening, moves: int, seed: int) -> Counted:
    """One game, or so many moves of it."""
    table = await here.open(*NAMES, game=GAME)
    await here.env.advance_time(60 if evening.seldom else TOO_OLD)
    people = Company(here, table, NAMES, evening.homes, seldom=evening.seldom, seed=seed, thinking=THINKING)
    await people.settle_down()
    before, counting, began = await here.moves(), Counting(here, table), here.env.now()
    while await here.moves() - before < moves and not await people.over():
        await people.step()
    played, took = await here.moves() - before, (here.env.now() - began).total_seconds()
    await here.env.advance_time(60)
    return Counted(played, counting.by_kind(), counting.read_after, took)
