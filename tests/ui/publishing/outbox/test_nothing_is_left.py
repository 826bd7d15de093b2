"""Whatever is marked, waits, is held and fails in whatever order: in the end all is shown as it is."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.ui.publishing.outbox.patience import AT_ONCE, COMPUTERS, FOLLOWS, TELLS
from bot.ui.publishing.outbox.places import PUBLIC, hand_of, panel_of
from bot.ui.publishing.outbox.send_queues import SendQueues
from bot.ui.publishing.outbox.slots import Slot
from tests.breadth import few
from tests.ui.publishing.outbox.test_send_queues import Hours, refusal

QUEUES = {Slot(1, PUBLIC): 600, Slot(2, PUBLIC): 600, Slot(1, hand_of(11)): 11, Slot(1, panel_of(11)): -11}
FAULTS = (TimeoutError(), refusal(0, 503), refusal(50013), RuntimeError("a mistake"))
DAY = 86_400.0
ONCE_LEFT = (21, 57, 77)
"""Here what had waited long enough while it was held was never sent."""


class Table:
    """What changes, is pressed on, and is shown, in hours that pass at once."""

    def __init__(self, seed: int) -> None:
        self.luck, self.hours = random.Random(seed), Hours()
        self.queues = SendQueues(self.publish, pace=1.0)
        self.queues.sleep, self.queues.rest, self.queues.used = self.hours.sleep, self.hours.rest, self.luck.random
        self.now = dict.fromkeys(QUEUES, 0)
        self.shown = dict.fromkeys(QUEUES, 0)
        self.fails = True

    async def publish(self, slot: Slot, *, fresh: bool) -> bool:
        now = self.now[slot]
        await self.hours.sleep(self.luck.choice([0, 0.3, 3]))
        if self.fails and self.luck.random() < 0.2:
            raise self.luck.choice(FAULTS)
        self.shown[slot] = now
        return True

    async def play(self) -> None:
        """Change something, or press somewhere, now and then."""
        for _ in range(20):
            await self.hours.sleep(self.luck.choice([0, 0.2, 3, 9]))
            slot = self.luck.choice(list(QUEUES))
            if self.luck.random() < 0.5:
                self.now[slot] += 1
                patience = self.luck.choice([AT_ONCE, FOLLOWS, TELLS, COMPUTERS])
                self.queues.mark(QUEUES[slot], slot, fresh=False, patience=patience)
            else:
                with self.queues.holding([slot]):
                    await self.hours.sleep(self.luck.choice([0, 0.3, 6]))

    def look(self) -> None:
        """What the clock does each minute."""
        for slot, fresh in self.queues.given_up():
            self.queues.take_up(slot)
            self.queues.mark(QUEUES[slot], slot, fresh=fresh)


@pytest.mark.parametrize("seed", few(range(100), *ONCE_LEFT))
async def test_in_the_end_everything_is_shown_as_it_is(seed: int) -> None:
    table = Table(seed)
    people = [asyncio.create_task(table.play()) for _ in range(3)]
    await table.hours.pass_until(DAY)
    await asyncio.gather(*people)
    table.fails = False
    for day in (2, 3):
        table.look()
        await table.hours.pass_until(day * DAY)
    assert table.shown == table.now
    await table.queues.finish()
