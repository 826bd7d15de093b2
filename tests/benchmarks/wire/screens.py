"""What people see on the small Discord, and what they may click there to drive their game on."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bot.playground.protocol.components import walk
from bot.playground.protocol.payload import Payload
from bot.playground.world.events import Deleted, Edited, Event, Posted
from bot.playground.world.world import World
from tests.benchmarks.wire.template import Seated

MOVES = ({"plant", "plant-all", "turn-up", "end"}, {"harvest-plant"}, {"ask-harvest-plant"})
"""The actions that drive a game on; where there are none of the first kind, those of the next."""
LOOK = "hand"


class Target(NamedTuple):
    """A button on a message, and who may press it."""

    table: int
    """The place of the table among those of the template."""
    person: int
    message: int
    custom_id: str
    component: int


class Screens:
    """Everybody's messages, as they are at any moment."""

    def __init__(self, world: World, seated: Sequence[Seated], luck: random.Random) -> None:
        self.posts: dict[int, list[int]] = defaultdict(list)
        """The ids of the messages of each channel, in the order in which they were posted."""
        self._luck = luck
        self._seated = seated
        self._hands: list[dict[int, list[Target]]] = [{} for _ in seated]
        self._public: list[int] = [0 for _ in seated]
        self._whose = {dm: (n, one) for n, seat in enumerate(seated) for one, dm in seat.people.items()}
        self._tables = {seat.channel: number for number, seat in enumerate(seated)}
        self._world = world
        self._changed = asyncio.Event()
        for message in world.messages.values():
            self._take(Posted(message))
        world.listeners.append(self._take)

    def table_of(self, channel: int) -> int | None:
        """The table to which a channel belongs, be it the table's own or somebody's direct messages."""
        whose = self._whose.get(channel)
        return whose[0] if whose is not None else self._tables.get(channel)

    def public(self, table: int) -> int:
        """The id of a table's message."""
        return self._public[table]

    def move(self, table: int) -> Target | None:
        """What drives this table on, by lot; None where nobody sees anything of the kind just now."""
        hands = self._hands[table]
        return self._luck.choice(hands[max(hands)]) if hands else None

    def look(self, table: int, place: int | None = None) -> Target:
        """*My hand* on the message of the table, pressed by the person at this place, or by anybody there."""
        people = list(self._seated[table].people)
        person = self._luck.choice(people) if place is None else people[place]
        targets = _targets(table, person, self._world.messages[self._public[table]])
        return next(target for target in targets if _action(target) == LOOK)

    async def change(self) -> None:
        """Wait until anything changes."""
        self._changed.clear()
        await self._changed.wait()

    def _take(self, event: Event) -> None:
        if not isinstance(event, Posted | Edited | Deleted):
            return
        self._changed.set()
        message = event.message
        number, channel = int(message["id"]), int(message["channel_id"])
        if isinstance(event, Posted):
            self.posts[channel].append(number)
        if "ephemeral_for" in message:
            # Among direct messages it is a sentence about something that went wrong.
            if channel in self._tables:
                self._note_hand(self._tables[channel], int(message["ephemeral_for"]), event)
        elif channel in self._tables:
            table = self._tables[channel]
            # One that a fresh message has followed is edited once more, to lose its buttons, and then deleted.
            if not isinstance(event, Deleted) and any(_action(one) == LOOK for one in _targets(table, 0, message)):
                self._public[table] = number
        elif channel in self._whose:
            self._note_hand(*self._whose[channel], event)

    def _note_hand(self, table: int, person: int, event: Posted | Edited | Deleted) -> None:
        """Note what this person may do in a message that they alone see."""
        number = int(event.message["id"])
        found = [] if isinstance(event, Deleted) else _best(_targets(table, person, event.message))
        self._hands[table].pop(number, None)
        if found:
            self._hands[table][number] = found


def _targets(table: int, person: int, message: Payload) -> list[Target]:
    number = int(message["id"])
    return [
        Target(table, person, number, one["custom_id"], one["id"])
        for one in walk(message["components"])
        if one["type"] == 2 and "custom_id" in one and not one.get("disabled")
    ]


def _best(targets: Sequence[Target]) -> list[Target]:
    for actions in MOVES:
        found = [one for one in targets if _action(one) in actions]
        if found:
            return found
    return []


def _action(target: Target) -> str:
    return target.custom_id.split(":")[2]
