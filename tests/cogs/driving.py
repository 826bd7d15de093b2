"""People at a table: they look at their screens alone and click what they find there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from simcord.results import InteractionResult

from bot.store import Status
from bot.ui.bohnanza.chapters.trading.unanswered import ASKING
from bot.ui.controls import Control
from tests.cogs.world import World, controls, custom_id, raw, shown


class Driver:
    """Plays the people of one table by their screens; `closed` play with *My hand* alone."""

    def __init__(
        self, world: World, table: int, names: Sequence[str], closed: Sequence[str] = (), seed: int = 1
    ) -> None:
        self.world = world
        self.table = table
        self.names = names
        self.closed = closed
        self.luck = random.Random(seed)
        self.clicks = 0
        self.offered: set[tuple[int, str]] = set()

    async def game(self) -> Any:
        """The table itself; asked only for whom it waits and whether it is over."""
        return await self.world.bot.tables.get(self.table)

    async def over(self) -> bool:
        """Whether the game has ended."""
        return (await self.game()).row.status is Status.ENDED

    async def waiting(self) -> list[str]:
        """The people whom the game waits for."""
        table = await self.game()
        ids = {table.seats[seat].person_id for seat in table.game.to_act(table.state)}
        return [name for name in self.names if self.world[name].id in ids]

    async def hand(self, name: str) -> Any:
        """The person's panel with its usual buttons, or with the question whether they end trading over an
        offer to them: where it is, or by the *My hand* button."""
        if self._asked(name):
            return self.world.hand_message(name, self.table)
        if name in self.closed:
            return shown(await self.click(name, self.world.table_message(self.table), "hand"))
        panel = self.world.hand_message(name, self.table)
        if any(control.action == "back" for control in controls(panel)):
            await self.click(name, panel, "back")
        return self.world.hand_message(name, self.table)

    def _asked(self, name: str) -> bool:
        part = self.world.bot.publisher.panels.besides(self.table, self.world[name].id).part
        return part is not None and part.action == ASKING

    async def click(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Click, and count it."""
        self.clicks += 1
        return await self.world.click(name, message, action, *args)

    async def step(self) -> str:
        """Let one of those whom the game waits for act; who it was."""
        name = self.luck.choice(await self.waiting())
        hand = await self.hand(name)
        found = {control.action: control for control in controls(hand)}
        if "end" in found and "back" in found:
            await self.press(name, hand, found["end"])
        elif "end" in found:
            await self.trade(name, hand)
        elif "leave-rest" in found and self.luck.random() < 0.4:
            await self.press(name, hand, found["leave-rest"])
        elif "discard" in found and self.luck.random() < 0.4:
            await self.discard(name, hand, found["discard"])
        elif "plant-all" in found:
            await self.press(name, hand, found["plant-all"])
        elif "plant" in found and ("turn-up" not in found or self.luck.random() < 0.4):
            await self.press(name, hand, found["plant"])
        elif "turn-up" in found:
            await self.press(name, hand, found["turn-up"])
        elif "leave-rest" in found:
            await self.press(name, hand, found["leave-rest"])
        elif "harvest-plant" in found:
            await self.press(name, hand, found["harvest-plant"])
        elif "harvest-field" in found:
            await self.press(name, hand, found["harvest-field"])
        elif "ask-harvest-field" in found:
            await self.confirm(name, await self.press(name, hand, found["ask-harvest-field"]))
        else:
            await self.confirm(name, await self.press(name, hand, found["ask-harvest-plant"]))
        return name

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Click this very control."""
        self.clicks += 1
        result: InteractionResult = await self.world.actor(name, message).click(
            message, custom_id=custom_id(control)
        )
        return result

    async def confirm(self, name: str, asked: InteractionResult) -> None:
        """Say yes to a question that was asked privately."""
        yes = next(control for control in controls(shown(asked)) if control.action.startswith("harvest"))
        await self.press(name, shown(asked), yes)

    async def trade(self, name: str, hand: Any) -> None:
        """Offer something once a turn, let somebody accept what they can, and end trading."""
        table = await self.game()
        if (table.sequence, name) not in self.offered and self.luck.random() < 0.5:
            await self.offer(name, hand)
            await self.somebody_accepts(name)
            self.offered.add(((await self.game()).sequence, name))
            hand = await self.hand(name)
        await self.click(name, hand, "end")

    async def discard(self, name: str, hand: Any, control: Control) -> None:
        """Press the button of a card that was left, or choose one card of the own hand."""
        if control.args != ("",):
            await self.press(name, hand, control)
            return
        part = next(part for part in selects(raw(hand)) if part["custom_id"] == custom_id(control))
        self.clicks += 1
        values = [self.luck.choice(part["options"])["value"]]
        await self.world.actor(name, hand).select(hand, values, custom_id=part["custom_id"])

    async def offer(self, name: str, message: Any, action: str = "offer", *args: str) -> None:
        """Build an offer: one more of the cards, for one more of the beans or as a gift, and send it."""
        panel = shown(await self.click(name, message, action, *args))
        panel, given = await self._choose_card(name, panel)
        if not given or self.luck.random() < 0.5:
            panel = await self._press_one(name, panel, "want")
        await self.click(name, panel, "send")

    async def _choose_card(self, name: str, panel: Any) -> tuple[Any, bool]:
        """Choose a card to give by its button or in the list of a long hand; whether there was one."""
        if any(control.action == "give" for control in controls(panel)):
            return await self._press_one(name, panel, "give"), True
        for part in selects(raw(panel)):
            if ":give-list:" in part["custom_id"]:
                self.clicks += 1
                values = [self.luck.choice(part["options"])["value"]]
                actor = self.world.actor(name, panel)
                return shown(await actor.select(panel, values, custom_id=part["custom_id"])), True
        return panel, False

    async def _press_one(self, name: str, panel: Any, action: str) -> Any:
        """Press one of the buttons of this action."""
        found = [control for control in controls(panel) if control.action == action]
        return shown(await self.press(name, panel, self.luck.choice(found)))

    async def somebody_accepts(self, giver: str) -> None:
        """One of the others presses *Accept* at the table; who lacks the cards is told so."""
        for name in self.names:
            if name == giver:
                continue
            message = self.world.table_message(self.table)
            offers = [control for control in controls(message) if control.action == "accept"]
            if not offers:
                return
            await self.press(name, message, offers[-1])

    async def play(self, moves: int = 10_000) -> int:
        """Play on until the game is over, or so many steps; the number of steps."""
        for done in range(moves):
            if await self.over():
                return done
            await self.step()
        return moves


def selects(components: Any) -> list[dict[str, Any]]:
    """All lists to choose from, at any depth."""
    found = []
    for part in components:
        if part.get("type") == 3:
            found.append(part)
        found += selects(part.get("components", ()))
        found += selects([part["component"]] if "component" in part else ())
    return found
