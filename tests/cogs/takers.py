"""People who make offers, and press only the *Accept* that stands in their own panel."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from simcord.results import InteractionResult

from bot.games import CATALOGUE
from bot.ui.controls import Control
from tests.cogs.driving import Driver
from tests.cogs.mishaps import press
from tests.cogs.world import World, controls, custom_id, shown, words, world

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eli")
TRADING = [key for key, game in CATALOGUE.items() if game.family == "bohnanza" and key != "duel"]
"""The games with trading."""


class Press(NamedTuple):
    """An *Accept* of this offer that somebody pressed: how far the game was when they saw it and when they
    pressed it, and whether that counted."""

    name: str
    offer: int
    seen_at: int
    pressed_at: int
    counted: bool
    answer: str

    @property
    def in_vain(self) -> bool:
        """Whether it was refused though nobody had been quicker."""
        return not self.counted and self.seen_at == self.pressed_at


class Takers(Driver):
    """Whoever trades and the others make offers; then everybody presses what they saw, one after the other. After
    each press `thinking` virtual seconds pass, on average. None of them presses a button of the table."""

    def __init__(self, here: World, table: int, names: Sequence[str], *, seed: int, thinking: float = 0.0) -> None:
        super().__init__(here, table, names, seed=seed)
        self.thinking = thinking
        self.presses: list[Press] = []

    async def click(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Click, and think."""
        result = await super().click(name, message, action, *args)
        await self._think()
        return result

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Click this very control, and think."""
        result = await super().press(name, message, control)
        await self._think()
        return result

    async def _think(self) -> None:
        if self.thinking:
            await self.world.env.advance_time(self.luck.uniform(0.5, 1.5) * self.thinking)

    async def trade(self, name: str, hand: Any) -> None:
        """Some offers, some answers, and at last the end of trading."""
        for offering in [name, *self.luck.sample(self.names, 2)]:
            await self._offers(offering)
        await self._all_accept(at_once=self.luck.random() < 0.5)
        await self.click(name, await self.hand(name), "end")

    async def _offers(self, name: str) -> None:
        panel = await self.hand(name)
        if any(control.action == "hand" for control in controls(panel)):
            panel = shown(await self.click(name, panel, "hand"))
        if any(control.action == "offer" for control in controls(panel)):
            await self.offer(name, panel)

    async def _all_accept(self, *, at_once: bool) -> None:
        """Everybody presses an *Accept* of their panel: one that they saw before anybody pressed, or each that
        stands there, looking again after every press."""
        seen = {name: await self._seen(name) for name in self.luck.sample(self.names, len(self.names))}
        for name, found in seen.items():
            if at_once and found:
                await self._accept(name, *self.luck.choice(found))
            while not at_once and (newest := await self._seen(name)):
                await self._accept(name, *self.luck.choice(newest))

    async def _seen(self, name: str) -> list[tuple[Control, int]]:
        panel, at = await self.hand(name), (await self.game()).sequence
        return [(one, at) for one in controls(panel) if one.action == "accept"]

    async def _accept(self, name: str, control: Control, seen_at: int) -> None:
        pressed_at = (await self.game()).sequence
        message = self.world.hand_message(name, self.table)
        result = await press(self.world, name, message, custom_id(control))
        counted = bool(await self.world.moves(result._interaction.id))
        answer = words(shown(result)).partition("\n")[0]
        self.presses.append(Press(name, int(control.args[0]), seen_at, pressed_at, counted, answer))
        await self._think()


async def taking(path: Path, game: str, seed: int, steps: int) -> list[Press]:
    """A game of so many steps at most; what was pressed."""
    async with world(path, *NAMES, seed=seed) as here:
        takers = Takers(here, await here.open(*NAMES, game=game), NAMES, seed=seed)
        await takers.play(steps)
        assert not here.env.errors
    return takers.presses
