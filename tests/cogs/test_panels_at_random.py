"""Random games in which people press whatever there is, wherever it is: the panel stays one, and whole."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.publishing.tokens import GOOD_FOR
from tests.cogs.driving import selects
from tests.cogs.mishaps import press
from tests.cogs.privately import Watch, tokens_are_young
from tests.cogs.world import World, controls, custom_id, raw, world

NAMES = ("Ana", "Ben", "Cleo", "Dan")
STEPS = 120
NEVER = frozenset({"leave", "cancel", "pause", "rematch", "join", "start", "table"})
"""What ends or stops the game, and what moves the table."""
COMMANDS = ("hand", "hint", "pass", "end", "plant")


class Wanderer:
    """Lets people press at random, on what stands now and on what stood there once."""

    def __init__(self, here: World, table: int, seed: str) -> None:
        self.here = here
        self.table = table
        self.luck = random.Random(seed)
        self.watch = Watch(here, table)
        self.former: list[tuple[str, Any]] = []
        """Messages that somebody has seen; their buttons may still stand on the screen."""

    async def step(self) -> None:
        """Somebody does something."""
        name = self.luck.choice(NAMES)
        match self.luck.choices(
            ("press", "type", "old", "dismiss", "restart", "wait"), weights=(70, 12, 8, 3, 2, 5)
        ):
            case ["press"]:
                await self._press(name, self._message(name))
            case ["type"]:
                command = self.luck.choice(COMMANDS)
                if self.luck.random() < 0.3:
                    await self.here[name].user.slash(command)
                else:
                    await self.here[name].slash(self.here.channel, command)
            case ["old"] if self.former:
                await self._press_again(*self.luck.choice(self.former))
            case ["dismiss"]:
                for answer in self.watch.answers(name):
                    self.here.env.backend.delete_message(self.here.channel.id, answer.id)
            case ["restart"]:
                await self.here.restart()
                await self.here.bot.publisher.slots.read(self.table)
            case _:
                await self.here.env.advance_time(self.luck.choice((1, 130, GOOD_FOR)))

    def _message(self, name: str) -> Any:
        """The table, or something that this person has in private."""
        private = [*self.watch.answers(name)[-1:], *self.watch.directs(name)]
        if not private or self.luck.random() < 0.35:
            return self.here.table_message(self.table)
        return self.luck.choice(private)

    async def _press_again(self, name: str, message: Any) -> None:
        """Press what may stand on this message no longer, if the message is still there."""
        found = [one for one in controls(message) if one.action not in NEVER]
        if found and message.id in self.here.env.backend.messages.get(message.channel.id, {}):
            await press(self.here, name, message, custom_id(self.luck.choice(found)))

    async def _press(self, name: str, message: Any) -> None:
        found = [one for one in controls(message) if one.action not in NEVER]
        if not found:
            return
        control = self.luck.choice(found)
        self.former = [*self.former[-20:], (name, message)]
        actor = self.here.actor(name, message)
        lists = {part["custom_id"]: part for part in selects(raw(message))}
        part = lists.get(custom_id(control))
        if part is None:
            await actor.click(message, custom_id=custom_id(control))
            return
        values = [option["value"] for option in part["options"]][: max(1, part.get("min_values", 1))]
        await actor.select(message, values, custom_id=custom_id(control))


@pytest.mark.parametrize(("game", "seed"), [("rio_grande_2000", "a"), ("high_bohn", "b"), ("amigo_1997", "c")])
async def test_there_is_one_panel_whatever_people_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: str
) -> None:
    async with world(tmp_path, *NAMES) as here:
        if seed == "b":
            here.close_dms("Dan")
        table = await here.open(*NAMES, game=game)
        wanderer = Wanderer(here, table, seed)
        with tokens_are_young(here, monkeypatch) as used:
            for _ in range(STEPS):
                await wanderer.step()
                await here.env.settle()
                wanderer.watch.check(*NAMES)
        assert used
