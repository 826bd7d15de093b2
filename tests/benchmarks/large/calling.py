"""How many calls a move costs that Discord counts, by where people play; played in virtual time."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple

from bot.ui.publishing.outbox.places import panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.screens import Face
from tests.cogs.drawing import plainly
from tests.cogs.takers import NAMES, Takers
from tests.cogs.world import World, controls, shown, world

MOVES = 200
THINKING = 4.0
"""Seconds from one act to the next, on average: so there are some eight from one move to the next."""
SELDOM = 10 * 60.0
"""Seconds after which somebody presses a button of the table again; its token holds for 14 minutes."""
FREE = ("/interactions/", "/webhooks/")
"""Answers to clicks, and edits by their tokens, do not count."""


TOO_OLD = 16 * 60
"""Seconds after which the press on *Start* edits the table's message no more."""


class Way(StrEnum):
    """Where everybody plays, and whether somebody presses a button of the table every ten minutes."""

    CHANNEL = "channel"
    """From panels in the channel, with presses at the table."""
    DIRECT = "direct"
    """From direct messages, with presses at the table."""
    ALONE = "alone"
    """From direct messages, and nobody ever presses anything at the table."""


class Calls(NamedTuple):
    """What so many moves came to."""

    a_move: float
    """Calls that count, for each move."""
    between: float
    """Seconds from one move to the next."""


async def calls(path: Path, moves: int, way: Way) -> Calls:
    """Let five people play so many moves in this way."""
    async with world(path, *NAMES, seed=1, pace=None, draw=plainly) as here:
        company = _Company(here, await here.open(*NAMES), NAMES, way)
        await here.env.advance_time(TOO_OLD if way is Way.ALONE else 0)
        await company.play(10)
        since, began, before = len(here.env.http_requests), _now(here), await here.moves()
        while await here.moves() - before < moves and not await company.over():
            await company.step()
        played, took = await here.moves() - before, _now(here) - began
        # What is left to send belongs to it.
        await here.env.advance_time(60)
        counted = [one for one in here.env.http_requests[since:] if not one.path.startswith(FREE)]
    return Calls(len(counted) / played, took / played)


class _Company(Takers):
    """People who play from their panels, wherever these are; most press something at the table now and then."""

    def __init__(self, here: World, table: int, names: Sequence[str], way: Way) -> None:
        super().__init__(here, table, names, seed=1, thinking=THINKING)
        self.way = way
        self._pressed = _now(here)

    async def step(self) -> str:
        """As ever; once it is time, somebody presses a button of the table before."""
        if self.way is not Way.ALONE and _now(self.world) - self._pressed > SELDOM:
            await self._press_at_table()
        return await super().step()

    async def hand(self, name: str) -> Any:
        """The panel, which *My hand* opens in the channel where it is not awake there."""
        panel = Slot(self.table, panel_of(self.world[name].id))
        awake = self.world.bot.publisher.panels.face(panel) is Face.LIVE
        if self.way is Way.CHANNEL and not awake and not self._asked(name):
            self._pressed = _now(self.world)
            return shown(await self.click(name, self.world.table_message(self.table), "hand"))
        return await super().hand(name)

    async def _press_at_table(self) -> None:
        """Whoever may say that they are done does so, which opens nothing."""
        message, waiting = self.world.table_message(self.table), await self.waiting()
        found = [one for one in controls(message) if one.action == "pass"]
        others = [name for name in self.names if name not in waiting]
        if found and others:
            self._pressed = _now(self.world)
            await self.press(self.luck.choice(others), message, found[0])


def _now(here: World) -> float:
    return float(here.env.now().timestamp())
