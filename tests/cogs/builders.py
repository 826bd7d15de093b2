"""People at a table of High Bohn: they buy, store, peek and answer, by what their screens offer alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from simcord.results import InteractionResult

from bot.ui.controls import Control
from tests.cogs.crowd import COMMITTING, Crowd
from tests.cogs.driving import selects
from tests.cogs.world import World, controls, custom_id, raw, shown

EAGER: Mapping[str, float] = {
    "name-type": 1.0,
    "order-drawn": 0.6,
    "keep-order": 1.0,
    "peek": 0.8,
    "bottom": 0.5,
    "move-card": 0.8,
    "store": 0.5,
    "harvest-plant": 1.0,
    "harvest-field": 1.0,
    "ask-harvest-field": 1.0,
}
"""What is done first where the hand offers it, and how willingly."""
COMMAND: Mapping[str, tuple[str, ...]] = {
    "peek": ("peek",),
    "bottom": ("bottom",),
    "keep-order": ("order",),
    "order-drawn": ("order", "cards"),
    "move-card": ("move", "card", "to"),
    "store": ("store", "card"),
}
"""The command that does what a control does, with its options."""
BUYING = ("buy-building", "buy-buildings")


class Builders(Crowd):
    """They look into the town now and then (the share `shopping` of all steps) and buy what is dear there;
    `together` is who bought which buildings at once."""

    committing = COMMITTING | {"buy-building", "buy-no-more", "name-type", "keep-order", "peek", "bottom", "store"}

    def __init__(
        self,
        world: World,
        table: int,
        names: Sequence[str],
        closed: Sequence[str] = (),
        *,
        shopping: float = 0.3,
        seed: int = 1,
        typing: float = 0.0,
        twice: int = 0,
        thinking: float = 0.0,
    ) -> None:
        super().__init__(world, table, names, closed, seed=seed, typing=typing, twice=twice, thinking=thinking)
        self.shopping = shopping
        self.together: list[tuple[str, list[str]]] = []

    async def step(self) -> str:
        """Somebody buys, or one of those waited for answers, uses a building, or plays on."""
        if self.luck.random() < self.shopping and await self.shop(self.luck.choice(self.names)):
            return ""
        name = self.luck.choice(await self.waiting())
        hand = await self.hand(name)
        found = controls(hand)
        if any(control.action == "buy-no-more" for control in found):
            if self.luck.random() < 0.4 or not await self.buy(name, hand, eager=True):
                await self.click(name, hand, "buy-no-more")
            return name
        for action, willing in EAGER.items():
            these = [control for control in found if control.action == action]
            if these and self.luck.random() < willing:
                await self.use(name, hand, self._best(these))
                return name
        return await super().step()

    def _best(self, same: Sequence[Control]) -> Control:
        """Any of them; of harvests the fullest field."""
        if same[0].action == "harvest-plant":
            return max(same, key=lambda control: int(control.args[-1]))
        return self.luck.choice(same)

    async def use(self, name: str, message: Any, control: Control) -> None:
        """Press a button, fill in the form that it opens, choose from the list that it is, or type its command."""
        lists = [part for part in selects(raw(message)) if part["custom_id"] == custom_id(control)]
        if control.action in COMMAND and self.luck.random() < self.typing:
            await self.say(name, *COMMAND[control.action])
        elif lists:
            await self.choose(name, message, lists[0], [self.luck.choice(_values(lists[0]))])
        elif control.action == "choose-thalers":
            await self.fill_in(name, message, control)
        elif control.action == "move-card":
            await self.move_a_card(name, message, control)
        else:
            await self.press(name, message, control)

    async def say(self, name: str, command: str, *options: str) -> None:
        """Type a command, each option as its list offers it."""
        filled: dict[str, str] = {}
        for option in options:
            filled[option] = self.luck.choice(await self.choices(name, command, option, **filled))
        await self.type(name, command, **filled)

    async def choose(
        self, name: str, message: Any, part: Mapping[str, Any], values: Sequence[str]
    ) -> InteractionResult:
        """Choose this from a list."""
        self.clicks += 1
        self.done.add(part["custom_id"].split(":")[2])
        actor = self.world.actor(name, message)
        result: InteractionResult = await actor.select(message, list(values), custom_id=part["custom_id"])
        await self._think()
        return result

    async def fill_in(self, name: str, message: Any, control: Control) -> None:
        """Choose anything in each list of a form."""
        shown = await self.press(name, message, control)
        assert shown.modal is not None, control
        values = {
            part["custom_id"]: self.luck.sample(_values(part), part["min_values"])
            for part in selects(shown.modal["components"])
        }
        await self.world.actor(name, message).submit_modal(shown, values)
        await self._think()

    async def move_a_card(self, name: str, message: Any, control: Control) -> None:
        """Choose anything in both lists of Bank 4, and move that card, or skip it where it lies there already."""
        panel = shown(await self.press(name, message, control))
        for which in ("card", "to"):
            part = next(one for one in selects(raw(panel)) if f":{which}:" in one["custom_id"])
            panel = shown(await self.choose(name, panel, part, [self.luck.choice(_values(part))]))
        moved = next(one for one in controls(panel) if one.action == "move-to")
        await self.press(name, panel, moved)

    # Buying

    async def shop(self, name: str) -> bool:
        """Open the town and buy what can be paid, perhaps on the page of its type; whether anything was bought."""
        if self.luck.random() < self.typing:
            return await self.buy_by_command(name)
        source = await self.hand(name) if self.luck.random() < 0.5 else self.world.table_message(self.table)
        if not any(control.action == "town" for control in controls(source)):
            return False
        page = shown(await self.click(name, source, "town"))
        if self.luck.random() < 0.6:
            return await self.buy(name, page)
        (types,) = [part for part in selects(raw(page)) if part["custom_id"].endswith(":town-type")]
        page = shown(await self.choose(name, page, types, ["1"]))
        for number in range(2, len(types["options"]) + 1):
            if await self.buy(name, page):
                return True
            page = shown(await self.click(name, page, "town-type", str(number)))
        return await self.buy(name, page)

    async def buy(self, name: str, message: Any, *, eager: bool = False) -> bool:
        """Buy what one likes of all that this message offers; whether it offers anything of that kind."""
        offered = [control for control in controls(message) if control.action in BUYING]
        lists = [part for part in selects(raw(message)) if "buy-buildings" in part["custom_id"]]
        single = [control.args[0] for control in offered if control.action == "buy-building"]
        liked = self.liked([*single, *(value for part in lists for value in _values(part))], eager=eager)
        if not liked:
            return False
        if lists:
            await self.choose(name, message, lists[0], liked)
        else:
            await self.press(name, message, next(control for control in offered if control.args == (liked[0],)))
        self._note(name, liked)
        return True

    async def buy_by_command(self, name: str) -> bool:
        """Buy what one likes of all that `/buy` lists, one after the comma of the other."""
        listed = [
            one.removesuffix(".").lower().replace(" ", "-") for one in await self.choices(name, "buy", "what")
        ]
        liked = self.liked([one for one in listed if one[-1:].isdecimal()], eager=False)
        if liked:
            await self.type(name, "buy", what=", ".join(one.replace("-", " ") for one in liked))
            self._note(name, liked)
        return bool(liked)

    def _note(self, name: str, liked: list[str]) -> None:
        if len(liked) > 1:
            self.together.append((name, liked))

    def liked(self, buildings: Iterable[str], *, eager: bool) -> list[str]:
        """The dearest of each type; those of price 1 seldom, unless eager."""
        types: dict[str, str] = {}
        for building in sorted(buildings, key=_price):
            if eager or self._is_dear(building):
                types[building[:-2]] = building
        return list(types.values())

    def _is_dear(self, building: str) -> bool:
        return _price(building) > 1 or self.luck.random() < 0.05

    async def trade(self, name: str, hand: Any) -> None:
        """Every other time nobody has anything to trade, or the table does not show yet that there is trading."""
        at_table = [control.action for control in controls(self.world.table_message(self.table))]
        if self.luck.random() < 0.5 or "offer" not in at_table:
            await self.click(name, hand, "end")
        else:
            await super().trade(name, hand)

    async def farm(self, name: str) -> None:
        """Harvest a full field, or seldom buy a third one; where a harvest leaves a choice, choose."""
        if self.luck.random() < 0.1:
            await super().farm(name)
            return
        menu = shown(await self.click(name, self.world.table_message(self.table), "harvest"))
        found = controls(menu)
        chosen = [control for control in found if control.action == "choose-thalers"]
        ripe = [control for control in found if control.action == "harvest-field" and int(control.args[-1]) > 5]
        if chosen:
            await self.use(name, menu, chosen[0])
        elif ripe:
            await self.press(name, menu, max(ripe, key=lambda control: int(control.args[-1])))


def _values(part: Mapping[str, Any]) -> list[str]:
    return [option["value"] for option in part["options"]]


def _price(building: str) -> int:
    return int(building[-1])
