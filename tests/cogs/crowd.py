"""A livelier company: people who trade, answer, change their minds, type commands, and at times click twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord.results import InteractionResult

from bot.ui.controls import Control
from tests.cogs.driving import Driver
from tests.cogs.world import World, controls, custom_id, shown

COMMITTING = frozenset(
    {"plant", "plant-all", "harvest-plant", "harvest-field", "turn-up", "end", "buy"}
    | {"accept", "decline", "withdraw", "pass"}
)
"""The buttons that make a move; all others only show something."""


class Crowd(Driver):
    """`typing` is the share of moves made by commands, every `twice`th button is clicked twice at once, and after
    each act `thinking` virtual seconds pass."""

    committing = COMMITTING

    def __init__(
        self,
        world: World,
        table: int,
        names: Sequence[str],
        closed: Sequence[str] = (),
        *,
        seed: int = 1,
        typing: float = 0.0,
        twice: int = 0,
        thinking: float = 0.0,
    ) -> None:
        super().__init__(world, table, names, closed, seed)
        self.typing = typing
        self.twice = twice
        self.thinking = thinking
        self.doubled = 0
        self.done: set[str] = set()

    async def board(self, name: str) -> Any:
        """Where this person presses what stands at the table, and in their panel as well."""
        return self.world.table_message(self.table)

    # Clicking

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Click this very control; now and then twice, before the bot could answer the first click."""
        self.clicks += 1
        if self.twice and control.action in self.committing and self.clicks % self.twice == 0:
            result = await self._press_twice(name, message, control)
        else:
            result = await self.world.actor(name, message).click(message, custom_id=custom_id(control))
        self.done.add(control.action)
        await self._think()
        return result

    async def click(self, name: str, message: Any, action: str, *args: str) -> InteractionResult:
        """Click the one button of this action."""
        found = [c for c in controls(message) if c.action == action and c.args[: len(args)] == args]
        assert found, f"no {action} on this message: {[c.action for c in controls(message)]}"
        return await self.press(name, message, found[0])

    async def _press_twice(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Two clicks of one control: one at most is a move, the other is answered for this person alone."""
        first, second = await self.world.double_click(name, message, control)
        moved = await self.world.moves(first.id, second.id)
        assert moved <= 1, control
        if moved:
            self.doubled += 1
            dm = self.world[name].user.dm_channel.id
            assert second.responded
            # Of two private answers the later one has taken the other away.
            both = (InteractionResult(self.world.env, one) for one in (first, second))
            below = [answer for result in both for answer in result.followups]
            assert all(answer.ephemeral for answer in below)
            assert below or second.ephemeral or second.channel_id == dm or _ephemeral(message), control
        return InteractionResult(self.world.env, first)

    async def _think(self) -> None:
        if self.thinking:
            await self.world.env.advance_time(self.luck.uniform(0.5, 1.5) * self.thinking)

    # Typing commands

    async def type(self, name: str, command: str, **options: str) -> InteractionResult:
        """Type a command, in the channel or (who can be written to) in the bot's DM."""
        self.clicks += 1
        self.done.add(f"/{command}")
        if name not in self.closed and self.luck.random() < 0.3:
            result: InteractionResult = await self.world[name].user.slash(command, **options)
        else:
            result = await self.world[name].slash(self.world.channel, command, **options)
            assert result.ephemeral
        await self._think()
        return result

    async def choices(self, name: str, command: str, option: str, typed: str = "", **filled: str) -> list[str]:
        """What autocomplete lists for an option."""
        found = await self.world[name].autocomplete(self.world.channel, command, option, typed, **filled)
        return [str(choice["value"]) for choice in found]

    # Playing

    async def step(self) -> str:
        """One of those waited for acts; now and then somebody harvests or buys a field unasked."""
        if self.luck.random() < 0.08:
            await self.farm(self.luck.choice(self.names))
            if await self.over():
                return ""
        if self.typing and self.luck.random() < self.typing and await self.plant_by_command():
            return ""
        return await super().step()

    async def plant_by_command(self) -> bool:
        """Somebody waited for plants or turns up by a command; False where it is trading time."""
        name = self.luck.choice(await self.waiting())
        hand = await self.hand(name)
        found = {control.action for control in controls(hand)}
        if "end" in found:
            return False
        if "turn-up" in found and self.luck.random() < 0.5:
            await self.type(name, "end")
            return True
        fields = await self.choices(name, "plant", "field")
        if fields:
            await self.type(name, "plant", field=self.luck.choice(fields))
            return True
        fields = await self.choices(name, "plant", "harvest")
        result = await self.type(name, "plant", harvest=self.luck.choice(fields))
        if any(control.action == "harvest-plant" for control in controls(shown(result))):
            await self.confirm(name, result)
        return True

    async def farm(self, name: str) -> None:
        """Buy a third field if the hand says so, else harvest the first field that pays, if one does."""
        hand = await self.hand(name)
        if any(control.action == "buy" for control in controls(hand)):
            untried = {"buy", "/buy"} - self.done
            if untried == {"/buy"} or (untried != {"buy"} and self.luck.random() < self.typing):
                await self.type(name, "buy")
            else:
                await self.click(name, hand, "buy")
            return
        if self.luck.random() < self.typing:
            fields = await self.choices(name, "harvest", "field")
            if fields:
                await self.type(name, "harvest", field=fields[0])
            return
        menu = await self.click(name, await self.board(name), "harvest")
        for control in controls(shown(menu)):
            if control.action == "harvest-field":
                await self.press(name, shown(menu), control)
                return

    # Trading

    async def trade(self, name: str, hand: Any) -> None:
        """Offers, answers to them, and at last the end of trading."""
        for _ in range(self.luck.choice((0, 1, 1, 2))):
            await self.propose(name)
        others = [other for other in self.names if other != name]
        for other in self.luck.sample(others, len(others)):
            await self.answer(other)
        if self.luck.random() < 0.5:
            await self.review(name)
        if self.luck.random() < self.typing:
            await self.type(name, "end")
        else:
            await self.click(name, await self.hand(name), "end")

    async def propose(self, name: str) -> None:
        """Make an offer, by the form at the table or by a command."""
        if self.luck.random() >= self.typing:
            await self.offer(name, await self.board(name))
            await self._think()
            return
        give = await self.choices(name, "offer", "give")
        want = await self.choices(name, "offer", "want")
        options = {"give": self.luck.choice(give)} if give else {}
        if self.luck.random() < 0.6 or not options:
            options["want"] = self.luck.choice(want)
        if self.luck.random() < 0.4:
            options["to"] = self.luck.choice(await self.choices(name, "offer", "to"))
        await self.type(name, "offer", **options)

    async def answer(self, name: str) -> None:
        """Accept, decline, make a counter-offer, say no more, or say nothing."""
        message = await self.board(name)
        offers = [control for control in controls(message) if control.action == "accept"]
        luck = self.luck.random()
        if not offers or luck < 0.15:
            if luck < 0.1:
                await self.no_more(name)
        elif luck < 0.6:
            await self.accept(name, message, self.luck.choice(offers))
        elif luck < 0.8:
            await self.decline(name, self.luck.choice(offers))
        else:
            await self.counter(name)

    async def no_more(self, name: str) -> None:
        """Say so, once; a second time is refused."""
        if self.luck.random() < self.typing:
            await self.type(name, "pass")
        else:
            await self.click(name, await self.board(name), "pass")

    async def accept(self, name: str, message: Any, offer: Control) -> None:
        """Press *Accept*; who lacks the cards is told so."""
        if self.luck.random() < self.typing:
            numbers = await self.choices(name, "accept", "offer")
            if not numbers:
                return
            await self.type(name, "accept", offer=numbers[-1])
        else:
            await self.press(name, message, offer)

    async def decline(self, name: str, offer: Control) -> None:
        """Say no to an offer, in the hand or in the list of all offers."""
        message = await self.hand(name)
        if self.luck.random() < self.typing:
            numbers = await self.choices(name, "decline", "offer")
            if numbers:
                await self.type(name, "decline", offer=numbers[0])
            return
        if any(control.action == "offers" for control in controls(message)):
            message = shown(await self.click(name, message, "offers"))
        found = [one for one in controls(message) if (one.action, one.args) == ("decline", offer.args)]
        if found:
            message = shown(await self.press(name, message, found[0]))
        await self.back(name, message)

    async def back(self, name: str, message: Any) -> None:
        """Return to the hand from what was looked at."""
        if any(control.action == "back" for control in controls(message)):
            await self.click(name, message, "back")

    async def counter(self, name: str) -> None:
        """Answer an offer with one of one's own, by way of the list of offers; or just offer something."""
        hand = await self.hand(name)
        if not any(control.action == "offers" for control in controls(hand)):
            await self.propose(name)
            return
        listed = await self.click(name, hand, "offers")
        answers = [control for control in controls(shown(listed)) if control.action == "counter"]
        if answers:
            self.done.add("counter")
            await self.offer(name, shown(listed), "counter", *answers[0].args)
        else:
            await self.back(name, shown(listed))

    async def review(self, name: str) -> None:
        """The active player looks at all offers, if there are any: accepts one, or takes back an own one."""
        hand = await self.hand(name)
        if not any(control.action == "offers" for control in controls(hand)):
            return
        listed = await self.click(name, hand, "offers")
        found = [control for control in controls(shown(listed)) if control.action in ("accept", "withdraw")]
        if not found:
            await self.back(name, shown(listed))
            return
        control = self.luck.choice(found)
        if self.luck.random() < self.typing:
            await self.type(name, control.action, offer=control.args[0])
        else:
            await self.press(name, shown(listed), control)


def _ephemeral(message: Any) -> bool:
    """Whether one person alone sees this message in the channel."""
    return bool(message.flags.ephemeral if hasattr(message, "flags") else message.ephemeral)
