"""People who play as people do: from their panels, in the channel or among their direct messages, and now and then
by a button of the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from simcord.results import InteractionResult

from bot.ui.controls import Control
from bot.ui.publishing.outbox.places import panel_of
from bot.ui.publishing.outbox.slots import Slot
from bot.ui.screens import Face
from tests.cogs.crowd import Crowd
from tests.cogs.world import World, controls, shown

SELDOM = 10 * 60.0
"""Seconds without a press at the table after which somebody looks for something to press there; a press there is
good for 14 minutes."""
AT_TABLE = ("hand", "offer", "pass", "accept", "harvest", "rules")
"""The buttons of the table that anybody presses."""


class Home(StrEnum):
    """Where somebody plays."""

    CHANNEL = "channel"
    """In the panel that *My hand* opens below the table."""
    DIRECT = "direct"
    """In the direct message."""
    COMMAND = "command"
    """In the panel that `/hand` opens."""


class Company(Crowd):
    """They make offers, answer them and go on, each where they are at `home`; with `seldom` somebody presses a
    button of the table so many seconds after the last press there, without it nobody ever does."""

    def __init__(
        self,
        world: World,
        table: int,
        names: Sequence[str],
        homes: Sequence[Home],
        *,
        seldom: float | None = SELDOM,
        seed: int = 1,
        thinking: float = 0.0,
    ) -> None:
        super().__init__(world, table, names, seed=seed, thinking=thinking)
        self.homes = dict(zip(names, homes, strict=True))
        self.seldom = seldom
        self.at_table: list[float] = []
        """When somebody pressed a button of the table, in seconds."""

    async def settle_down(self) -> None:
        """Everybody opens their panel where they play."""
        for name in self.names:
            await self.hand(name)
            await self.awake(name)

    async def hand(self, name: str) -> Any:
        """The person's panel with its usual buttons; it is opened where they play if it is nowhere awake there."""
        if not self._asked(name) and not self._opened(name):
            return await self._open(name)
        return await super().hand(name)

    def _opened(self, name: str) -> bool:
        """Whether something stands where this person plays: a panel that is awake, or any direct message."""
        panel = Slot(self.table, panel_of(self.world[name].id))
        awake = self.world.bot.publisher.panels.face(panel) is Face.LIVE
        return awake is not (self.homes[name] is Home.DIRECT)

    async def _open(self, name: str) -> Any:
        match self.homes[name]:
            case Home.CHANNEL:
                return shown(await self.click(name, self.world.table_message(self.table), "hand"))
            case Home.COMMAND:
                self.clicks += 1
                result = await self.world[name].slash(self.world.channel, "hand")
                await self._think()
                return shown(result)
            case Home.DIRECT:
                # *Play here*
                return shown(await self.click(name, self.world.direct_message(name, self.table), "hand"))

    async def awake(self, name: str) -> Any:
        """The person's panel, which they wake if it rests."""
        panel = await self.hand(name)
        if any(control.action == "hand" for control in controls(panel)):
            panel = shown(await self.click(name, panel, "hand"))
        return panel

    async def board(self, name: str) -> Any:
        """All that stands at the table is in the panel, too."""
        return await self.awake(name)

    async def no_more(self, name: str) -> None:
        """Say so, where that can be said and is not yet."""
        panel = await self.awake(name)
        if any(control.action == "pass" for control in controls(panel)):
            await self.click(name, panel, "pass")

    async def farm(self, name: str) -> None:
        """Whoever plays from a panel harvests where it says so."""
        if any(control.action in ("buy", "harvest") for control in controls(await self.awake(name))):
            await super().farm(name)

    async def propose(self, name: str) -> None:
        """Make an offer, while that can be done."""
        if any(control.action == "offer" for control in controls(await self.awake(name))):
            await super().propose(name)

    # At the table

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Click this very control, and note when it was one of the table's."""
        if int(message.id) == int(self.world.table_message(self.table).id):
            self.at_table.append(self.now())
        return await super().press(name, message, control)

    def now(self) -> float:
        """The moment, in unix seconds."""
        return float(self.world.env.now().timestamp())

    async def step(self) -> str:
        """As ever; where it is time, somebody presses a button of the table first."""
        if self.seldom is not None and self.now() - max(self.at_table, default=0) > self.seldom:
            await self._press_at_table(self.luck.choice(self.names))
            if await self.over():
                return ""
        return await super().step()

    async def _press_at_table(self, name: str) -> None:
        message = self.world.table_message(self.table)
        found = [control for control in controls(message) if control.action in AT_TABLE]
        await self.press(name, message, self.luck.choice(found))
