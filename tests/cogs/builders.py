"""People at a table of High Bohn: they buy, store, peek and answer, by what their screens offer alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.ui.controls import Control
from tests.cogs.crowd import Crowd
from tests.cogs.driving import selects
from tests.cogs.world import controls, custom_id, raw

EAGER: Mapping[str, float] = {
    "name-type": 1.0,
    "keep-order": 0.5,
    "order-drawn": 1.0,
    "buy-building": 0.7,
    "buy-no-more": 1.0,
    "peek": 0.8,
    "bottom": 0.5,
    "move-card": 0.8,
    "store": 0.5,
}
"""What is done first where the hand offers it, and how willingly."""

BUYING = ("buy-building", "buy-buildings")


class Builders(Crowd):
    """They look into the town now and then (the share `shopping` of all steps), and save for dear buildings."""

    shopping = 0.35

    async def step(self) -> str:
        """Somebody buys, or one of those waited for answers, uses a building, or plays on."""
        if self.luck.random() < self.shopping and await self.shop(self.luck.choice(self.names)):
            return ""
        name = self.luck.choice(await self.waiting())
        hand = await self.hand(name)
        found = [control for control in controls(hand) if control.action in EAGER]
        for action, willing in EAGER.items():
            these = [control for control in found if control.action == action]
            if these and self.luck.random() < willing:
                await self.use(name, hand, self.luck.choice(these))
                return name
        return await super().step()

    async def use(self, name: str, message: Any, control: Control) -> None:
        """Press a button, fill in the form that it opens, or choose from the list that it is."""
        found = [part for part in selects(raw(message)) if part["custom_id"] == custom_id(control)]
        if found:
            await self.choose(name, message, found[0])
        elif control.action in ("move-card", "choose-thalers"):
            await self.fill_in(name, message, control)
        else:
            await self.press(name, message, control)

    async def choose(self, name: str, message: Any, part: Mapping[str, Any]) -> None:
        """Choose something from a list, as many as may be."""
        self.clicks += 1
        options = [option["value"] for option in part["options"]]
        self.done.add(part["custom_id"].split(":")[2])
        values = self.luck.sample(options, self.luck.randint(1, part.get("max_values", 1)))
        await self.world.actor(name, message).select(message, values, custom_id=part["custom_id"])

    async def fill_in(self, name: str, message: Any, control: Control) -> None:
        """Choose anything in each list of a form."""
        shown = await self.press(name, message, control)
        assert shown.modal is not None, control
        values = {
            part["custom_id"]: self.luck.sample([one["value"] for one in part["options"]], part["min_values"])
            for part in selects(shown.modal["components"])
        }
        await self.world.actor(name, message).submit_modal(shown, values)

    async def shop(self, name: str) -> bool:
        """Open the town, turn its pages until something can be paid, and buy it; whether something was clicked."""
        source = await self.hand(name) if self.luck.random() < 0.5 else self.world.table_message(self.table)
        if not any(control.action == "town" for control in controls(source)):
            return False
        page = (await self.click(name, source, "town")).response
        for _ in range(9):
            offered = [
                control for control in controls(page) if control.action in ("buy-building", "buy-buildings")
            ]
            if offered:
                await self.use(name, page, self.luck.choice(offered))
                return True
            further = [c for c in controls(page) if c.action == "town" and c.args and c.args[0] != "0"]
            if not further:
                return False
            page = (await self.press(name, page, further[-1])).response
        raise AssertionError("the town has no end")

    async def farm(self, name: str) -> None:
        """As everybody does; where a harvest leaves a choice of thalers, choose."""
        menu = await self.click(name, self.world.table_message(self.table), "harvest")
        chosen = [control for control in controls(menu.response) if control.action == "choose-thalers"]
        if chosen:
            await self.use(name, menu.response, chosen[0])
        else:
            await super().farm(name)
