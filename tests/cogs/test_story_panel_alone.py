"""A whole game of four from their panels alone: each press is on a button of one's own panel, and whoever trades
has seen there what all others grow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.art.scenes.hand import Hand
from bot.games.bohnanza.cards import BEAN
from bot.games.bohnanza.state import Phase, State
from bot.ui.components import Scene
from bot.ui.controls import Control
from bot.ui.publishing.outbox.places import PUBLIC
from bot.ui.publishing.outbox.slots import Slot
from tests.cogs.decks import shorten
from tests.cogs.drawing import galleries
from tests.cogs.driving import Driver
from tests.cogs.shuffling import Runs
from tests.cogs.world import World, controls, world

NAMES = ("Ana", "Ben", "Cleo", "Dan")
TRADING = {"offer", "give", "want", "to", "send", "accept", "counter", "decline", "end", "pass", "back"}


class Easel:
    """Draws what can be found again by its file."""

    def __init__(self) -> None:
        self.scenes: dict[bytes, Scene] = {}

    def __call__(self, scene: Scene) -> bytes:
        """A file that names the scene."""
        made = repr(scene).encode()
        self.scenes[made] = scene
        return made


class AtTheirPanels(Driver):
    """People who look at nothing but their own panels, and press nothing else."""

    def __init__(self, here: World, table: int, easel: Easel) -> None:
        super().__init__(here, table, NAMES, seed=3)
        self.easel = easel
        self.pressed = list[str]()

    async def click(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Click one's own panel."""
        found = [one for one in controls(message) if one.action == action and one.args[: len(args)] == args]
        return await self.press(name, message, found[0])

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Press a button of one's own panel; while trading, below what all others grow."""
        public = self.world.bot.publisher.slots.get(Slot(self.table, PUBLIC))
        assert public is not None
        assert message.id != public.message_id
        state: State = (await self.game()).state
        if state.phase is Phase.TRADE and control.action in TRADING:
            self.sees_the_others(name, message, state)
        self.pressed.append(control.action)
        return await super().press(name, message, control)

    def sees_the_others(self, name: str, message: Any, state: State) -> None:
        """What stands above the hand is what lies before everybody else just now."""
        scene = self.scene(message)
        for other in scene.others:
            player = state.players[other.place]
            assert other.name == NAMES[other.place]
            assert other.acts == (other.place == state.active)
            assert (other.hand, other.thalers) == (len(player.hand), len(player.thalers))
            assert [(one.beans, one.cards) for one in other.fields] == [
                ((BEAN[field.crop[0]],) if field.crop else (), len(field.crop)) for field in player.fields
            ]
        assert [other.place for other in scene.others] == [at for at in range(4) if NAMES[at] != name]
        assert all(other.name in galleries(message)[0]["description"] for other in scene.others)

    def scene(self, message: Any) -> Hand:
        """What the picture of a panel shows."""
        (shown,) = galleries(message)
        scene = self.easel.scenes[self.world.env.backend.cdn.get(shown["media"]["url"]) or b""]
        assert isinstance(scene, Hand)
        return scene

    async def somebody_accepts(self, giver: str) -> None:
        """Whoever is asked wakes their panel, and presses what stands there: *Accept*, or *I'm done*."""
        for name in NAMES:
            panel = await self.hand(name)
            if name != giver and any(one.action == "hand" for one in controls(panel)):
                await self.click(name, panel, "hand")
                panel = await self.hand(name)
            if name == giver or (await self.game()).state.phase is not Phase.TRADE:
                continue
            for action in ("accept", "pass"):
                if any(one.action == action for one in controls(panel)):
                    await self.click(name, panel, action)
                    break


async def test_four_play_a_whole_game_by_nothing_but_the_buttons_of_their_panels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch, "rio_grande_2000", "red garden soy stink", exhaustions=1)
    easel = Easel()
    async with world(tmp_path, *NAMES, chance=Runs(5), draw=easel) as here:
        people = AtTheirPanels(here, await here.open(*NAMES), easel)
        await people.play(200)

        assert await people.over()
        assert {"plant", "turn-up", "offer", "give", "send", "accept", "pass", "end"} <= {*people.pressed}
        assert not here.env.errors
