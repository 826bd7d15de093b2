"""People at a table of Nicht die Bohne: they look at their screens alone, and click what they find there."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.games.nicht_die_bohne.cards import DECK, FACE, Card
from bot.games.nicht_die_bohne.state import State
from bot.ui.controls import Control, read
from bot.ui.nicht_die_bohne.typed.naming import faces
from bot.ui.nicht_die_bohne.wording.symbols import card_name
from bot.ui.publishing.outbox.places import PUBLIC, hand_of
from tests.cogs.driving import Driver
from tests.cogs.mishaps import show
from tests.cogs.world import World, controls, custom_id, parts

NICHT_DIE_BOHNE = "nicht_die_bohne"
MOVES = ("lay", "change", "take")
CALLED = re.compile(r"(?:Red|Blue|Green|Yellow) (?:\d+|minus|×2|nicht die Bohne)")
"""A card by its name; in scoring areas a colon stands behind the colour."""
HELD = re.compile(r"> \S+ (Red|Blue|Green|Yellow): (.+)")
"""A colour of a hand."""


async def position(here: World, table: int, state: State) -> None:
    """Put a running table into this position, and show it to everybody."""
    found = await here.bot.tables.get(table)
    found.state = state
    await show(here, table, PUBLIC, *map(hand_of, found.people()))


def choices(message: Any, action: str) -> list[Control]:
    """What can be clicked of this action: buttons, and each card of a list as the button that it stands for. The
    card laid keeps its place in the hand, and cannot be clicked."""
    found = []
    for part in parts(message):
        control = read(str(part.get("custom_id", "")))
        if control is None or control.action != action or part.get("disabled"):
            continue
        cards = (
            [(option["value"],) for option in part["options"] if not option["default"]]
            if "options" in part
            else [()]
        )
        found += [control._replace(args=(*control.args, *card)) for card in cards]
    return found


def cards_shown(said: Mapping[str, Any]) -> Iterator[str]:
    """The names of the cards of the hand that a message shows."""
    for part in walk_components(said.get("components", ())):
        if "**Your cards**" in str(part.get("content", "")):
            for colour, cards in HELD.findall(part["content"].replace("\N{NO-BREAK SPACE}", " ")):
                for card in cards.split(" · "):
                    (face,) = faces("en", colour + re.sub(r"^\W+ ", "", card))
                    yield called(next(card for card in DECK if FACE[card] == face))


def called(card: Card) -> str:
    """The name of a card as `CALLED` finds it."""
    found = CALLED.search(card_name("en", card))
    assert found is not None
    return found[0]


class Company(Driver):
    """`typing` is the share of moves made by commands, `changing` of those who lay and then change their card,
    `at_table` of cards taken by the buttons of the table message, `twice` of clicks made twice at once; after each
    act `thinking` virtual seconds pass, on average."""

    def __init__(
        self,
        world: World,
        table: int,
        names: Sequence[str],
        closed: Sequence[str] = (),
        *,
        seed: int = 1,
        typing: float = 0.0,
        changing: float = 0.0,
        at_table: float = 0.5,
        twice: float = 0.0,
        thinking: float = 0.0,
    ) -> None:
        super().__init__(world, table, names, closed, seed)
        self.typing = typing
        self.changing = changing
        self.at_table = at_table
        self.twice = twice
        self.thinking = thinking
        self.doubled = 0
        self.done: set[str] = set()

    async def step(self) -> str:
        """One of those waited for lays or takes a card."""
        name = self.luck.choice(await self.waiting())
        phase = str((await self.game()).state.phase)
        if self.luck.random() < self.typing:
            await self.type(name, "take" if phase == "take" else "lay")
        elif phase == "take":
            await self.take(name)
        else:
            await self.choose(name, await self.hand(name), "lay")
        if phase == "lay" and self.luck.random() < self.changing:
            await self.change(name)
        await self.think()
        return name

    async def take(self, name: str) -> None:
        """Take a card by a button at the table, or by one of the hand."""
        table = self.world.table_message(self.table)
        at_table = self.luck.random() < self.at_table
        await self.choose(name, table if at_table else await self.hand(name), "take")

    async def change(self, name: str) -> None:
        """Lay another card in place of the one before, where it is not too late."""
        hand = await self.hand(name)
        if choices(hand, "change"):
            await self.choose(name, hand, "change")

    async def choose(self, name: str, message: Any, action: str) -> None:
        """Click any button of this action that can be clicked, or choose any card of its list."""
        await self.press(name, message, self.luck.choice(choices(message, action)))

    async def press(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Click this very control; now and then twice, before the bot could answer the first click."""
        self.done.add(control.action)
        if control not in controls(message):
            return await self.pick(name, message, control)
        if control.action in MOVES and self.luck.random() < self.twice:
            self.clicks += 1
            first, second = await self.world.double_click(name, message, control)
            assert await self.world.moves(first.id, second.id) == 1
            assert second.responded
            self.doubled += 1
            return InteractionResult(self.world.env, first)
        return await super().press(name, message, control)

    async def pick(self, name: str, message: Any, control: Control) -> InteractionResult:
        """Choose the card that this control ends with in the list of the others."""
        self.clicks += 1
        *args, card = control.args
        listed = custom_id(control._replace(args=tuple(args)))
        result: InteractionResult = await self.world.actor(name, message).select(message, [card], custom_id=listed)
        return result

    async def type(self, name: str, command: str) -> None:
        """Type a command with a card that its list offers, in the channel or in the bot's DM."""
        self.clicks += 1
        self.done.add(f"/{command}")
        actor: Any = self.world[name]
        choices = await actor.autocomplete(self.world.channel, command, "card", "", table=self.table)
        card = self.luck.choice([str(choice["value"]) for choice in choices])
        if name not in self.closed and self.luck.random() < 0.3:
            await actor.user.slash(command, card=card, table=self.table)
        else:
            result = await actor.slash(self.world.channel, command, card=card, table=self.table)
            assert result.ephemeral

    async def think(self) -> None:
        """Let some time pass."""
        if self.thinking:
            await self.world.env.advance_time(self.luck.uniform(0.5, 1.5) * self.thinking)
